//! Those who have played on this device, offered by name: whoever comes back need not type.
use yew::prelude::*;

use crate::store::{history, saves};
use high_street::table::Sitter;

/// How many are offered: a line or two.
const MOST: usize = 8;

#[derive(Properties, PartialEq)]
pub struct KnownProps {
    /// The names that sit at the table already.
    pub seated: Vec<String>,
    pub choose: Callback<String>,
}

#[component]
pub fn Known(KnownProps { seated, choose }: &KnownProps) -> Html {
    let all = use_memo((), |()| people(played()));
    let free: Vec<&String> = all.iter().filter(|name| !seated.contains(name)).take(MOST).collect();
    if free.is_empty() {
        return html! {};
    }
    html! {
        <div class="known" role="group" aria-label="Players known here">
            <span aria-hidden="true">{ "Known here:" }</span>
            for name in free {
                <button key={name.clone()} type="button" class="btn" onclick={
                    let name = name.clone();
                    choose.reform(move |_: MouseEvent| name.clone())
                }><bdi>{ name }</bdi></button>
            }
        </div>
    }
}

/// The names of every game on this device, the latest game first: those that wait, then those that are over.
fn played() -> impl Iterator<Item = (String, bool)> {
    let waiting = saves::list().into_iter().filter_map(|row| row.record.ok());
    let sitting = waiting.flat_map(|record| {
        let seats: Vec<(String, bool)> = record
            .chairs
            .values()
            .map(|chair| (chair.name.clone(), chair.sitter == Sitter::Person))
            .collect();
        seats
    });
    let over = history::load().into_iter().flat_map(|game| game.players);
    sitting.chain(over.map(|player| (player.name, player.person)))
}

fn people(players: impl Iterator<Item = (String, bool)>) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for (name, person) in players {
        if person && !known.contains(&name) {
            known.push(name);
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::people;

    #[test]
    fn people_are_known_once_the_latest_first_and_computers_never() {
        let played = [("Mia", true), ("Olive", false), ("Jonas", true), ("Mia", true)];
        let played = played.map(|(name, person)| (name.to_owned(), person));
        assert_eq!(people(played.into_iter()), ["Mia", "Jonas"]);
    }
}
