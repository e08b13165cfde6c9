//! Games and wins by name, for people who play together often.
use std::rc::Rc;

use yew::prelude::*;

use crate::routes::Route;
use crate::store::history::{self, Finished};

#[derive(Properties, PartialEq)]
pub struct WinsProps {
    pub all: Rc<Vec<Finished>>,
}

/// Games and wins of everyone who has played, the most successful first.
#[component]
pub fn Wins(WinsProps { all }: &WinsProps) -> Html {
    let wins = history::wins(all);
    let teams = wins.iter().any(|one| one.together.played > 0);
    html! {
        <section class="panel" aria-labelledby="wins">
            <div class="panel__head">
                <h2 id="wins">{ "Who won how often" }</h2>
                <p>{ "Names, not people: whoever shares a name shares its wins." }</p>
            </div>
            if wins.is_empty() {
                <p>{ "So far only computers have played to the end." }</p>
            } else {
                <table class="sheet">
                    <thead>
                        <tr>
                            <th scope="col">{ "Name" }</th>
                            <th scope="col">{ "Games" }</th>
                            <th scope="col">{ "Wins" }</th>
                            if teams {
                                <th scope="col">{ "Together" }</th>
                                <th scope="col">{ "Won together" }</th>
                            }
                        </tr>
                    </thead>
                    <tbody>
                        for one in wins {
                            <tr key={one.name.clone()}>
                                <th scope="row"><a href={Route::person(&one.name).to_string()}><bdi>{ one.name.clone() }</bdi></a></th>
                                <td>{ one.rivals.played }</td>
                                <td><b>{ one.rivals.won }</b></td>
                                if teams {
                                    <td>{ one.together.played }</td>
                                    <td><b>{ one.together.won }</b></td>
                                }
                            </tr>
                        }
                    </tbody>
                </table>
            }
        </section>
    }
}
