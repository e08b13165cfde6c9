//! Random games, drawn for every eye, and what this face promises besides.
use high_street::games::shopping_mall::{Cash, Position, Setup};

use crate::testing::face_suite;

fn setups() -> Vec<Setup> {
    let table = |seats| {
        let book = Setup::by_the_book(seats);
        let open = Setup { cash: Cash::Open, ..book.clone() };
        [book, open]
    };
    (3..=4).flat_map(table).collect()
}

face_suite!(Position, setups());

#[test]
fn dump_screens() {
    use crate::face::{Face, Role};
    use crate::games::shopping_mall::pick::{Pick, pick};
    use crate::testing::{drawn, scene, walk, who};
    use high_street::games::shopping_mall::{Prompt, Spot};
    use high_street::table::{Eye, Game, Pending};
    use std::fmt::Write as _;
    let _ = Spot::all();
    let sprites: String = ["glyphs", "goods", "people", "phases", "pieces", "scenes", "shops"]
        .iter()
        .map(|name| std::fs::read_to_string(format!("assets/art/{name}.svg")).unwrap_or_default())
        .collect();
    let more =
        std::fs::read_to_string("src/bin/app/games/shopping_mall/art.svg").unwrap_or_default();
    let mut styles = String::new();
    for name in ["tokens", "base", "components", "pages", "app", "table"] {
        styles += &std::fs::read_to_string(format!("styles/{name}.css")).unwrap_or_default();
    }
    styles +=
        &std::fs::read_to_string("src/bin/app/games/shopping_mall/style.css").unwrap_or_default();
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    let who = who(4);
    for seed in 0..6 {
        walk::<Position>(&Setup::by_the_book(4), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let seat = pending[0];
            let view = position.view(Eye::Public);
            let kind = match &view.prompt {
                Some(Prompt::Act(act)) if act.moves.is_ok() => "act",
                Some(Prompt::Act(_)) => "auction",
                Some(Prompt::Door(_)) => "door",
                Some(Prompt::Bid(_)) => "bid",
                Some(Prompt::Free(_)) => "free",
                Some(Prompt::Merge(_)) => "merge",
                Some(Prompt::Manager(_)) => "manager",
                Some(Prompt::Arrivals(_)) => "arrivals",
                None => "none",
            };
            let times = seen.entry(kind.to_owned()).or_default();
            *times += 1;
            let wanted = if kind == "act" {
                24
            } else if kind == "bid" {
                30
            } else {
                3
            };
            if *times != wanted {
                return;
            }
            let scene = scene::<Position>(&view, &who, Role::Decide(seat));
            let mut variants = vec![(kind.to_owned(), scene.clone())];
            if let Some(Prompt::Act(act)) = &view.prompt {
                if kind == "act" {
                    let found = act
                        .moves
                        .as_ref()
                        .unwrap()
                        .iter()
                        .max_by_key(|offer| offer.outcome.visits.len())
                        .unwrap();
                    let one = crate::testing::scene::<Position>(&view, &who, Role::Decide(seat));
                    pick(&one, act).set(Pick::Crowd(found.from));
                    variants.push(("crowd".to_owned(), one));
                    let two = crate::testing::scene::<Position>(&view, &who, Role::Decide(seat));
                    pick(&two, act).set(Pick::Way(found.from, found.route, None));
                    variants.push(("way".to_owned(), two));
                } else {
                    let lot = act.lots[0].premises.slots().next().unwrap();
                    let one = crate::testing::scene::<Position>(&view, &who, Role::Decide(seat));
                    pick(&one, act).set(Pick::Lot(lot));
                    variants.push(("lot".to_owned(), one));
                }
            }
            for (name, scene) in variants {
                let status = Position::status(&view, &who, Role::Decide(seat));
                let counter = Position::counter(&scene, seat);
                let shown = crate::counter::Shown {
                    name: who.name(seat),
                    shared: true,
                    shell: yew::html! { <button class="btn btn--undo"><span>{ "Undo" }</span></button> },
                    done: None,
                };
                let body = drawn(yew::html! {
                    <div class="table table--open" data-seats="4">
                        <header class="bar"><div class="bar__in"><div class="bar__title">{ "Shopping Mall" }<span class="bar__sub">{ "Round 3 · 4 players" }</span></div><div class="bar__phases">{ Position::phases(&view) }</div></div><div class="valance"></div></header>
                        <section class="status">{ crate::parts::chip(&who.0[seat], "lg") }<div class="status__words"><h2 class="status__text">{ status.text }</h2><p class="status__hint">{ status.hint }</p></div></section>
                        <aside class="players"><ul class="seats">
                            for s in high_street::table::Seat::all(4) { {{ let f = Position::facts(&view, s); yew::html! {
                                <li class={yew::classes!("seat", (s == seat).then_some("is-now"))} data-seat={who.0[s].hue.number().to_string()}><span class="seat__head">{ crate::parts::chip(&who.0[s], "sm") }<bdi class="seat__name">{ &who.0[s].name }</bdi></span><span class="seat__big">{ f.big }</span><ul class="seat__facts">for (i, (_, w)) in f.facts.iter().enumerate() { <li class={(i > 0).then_some("seat__facts--more")}>{ w }</li> }</ul></li> } }} }
                        </ul><section class="log panel"><h2>{ "What happened" }</h2><ol><li>{ "…" }</li></ol></section></aside>
                        { Position::board(&scene) }
                        { crate::counter::draw(&counter, &shown, &yew::Callback::noop()) }
                    </div>
                });
                let mut page = String::new();
                let _ = write!(
                    page,
                    "<!doctype html><html data-theme=light><meta name=viewport content='width=device-width'><style>{styles}</style><body data-game=mall><div class=sprites aria-hidden=true>{sprites}{more}</div><div id=app>{body}</div></body></html>"
                );
                std::fs::create_dir_all("/tmp/mf").unwrap();
                std::fs::write(format!("/tmp/mf/{name}.html"), page).unwrap();
            }
        });
    }
}
