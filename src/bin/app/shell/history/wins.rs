//! Games and wins by name, for people who play together often.
use std::rc::Rc;

use yew::prelude::*;

use crate::store::history::{self, Finished};

#[derive(Properties, PartialEq)]
pub struct WinsProps {
    pub all: Rc<Vec<Finished>>,
}

/// Games and wins of everyone who has played, the most successful first.
#[component]
pub fn Wins(WinsProps { all }: &WinsProps) -> Html {
    let wins = history::wins(all);
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
                        <tr><th scope="col">{ "Name" }</th><th scope="col">{ "Games" }</th><th scope="col">{ "Wins" }</th></tr>
                    </thead>
                    <tbody>
                        for (name, played, won) in wins {
                            <tr key={name.clone()}>
                                <th scope="row"><bdi>{ name }</bdi></th>
                                <td>{ played }</td>
                                <td><b>{ won }</b></td>
                            </tr>
                        }
                    </tbody>
                </table>
            }
        </section>
    }
}
