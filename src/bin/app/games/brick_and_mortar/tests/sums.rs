//! What is counted up for everybody: the table of room and goods, and the phases of the log.
use high_street::games::brick_and_mortar::{Chapter, Contest, Item};
use high_street::table::{Eye, Game};
use yew::prelude::*;

use super::super::ledger::Ledger;
use super::super::phases;
use super::*;

/// The cells of a row of the drawn table, without their markup.
fn cells(html: &str, title: &str) -> Vec<String> {
    let row = html.split("<tr>").find(|row| row.contains(&format!(">{title}<")));
    let cells = row.unwrap_or_else(|| panic!("no row {title}")).split("<td>").skip(1);
    let bare = |cell: &str| {
        let texts =
            cell.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text));
        texts.collect::<String>().trim().to_owned()
    };
    cells.map(bare).collect()
}

#[test]
fn the_ledger_adds_up_and_says_where_dials_decide() {
    let mut seen = [[false; 4]; 2];
    for setup in setups() {
        let who = who(setup.seats);
        walk::<Position>(&setup, 5, |position, _, _| {
            let view = position.view(Eye::Public);
            let html = drawn(html! { <Ledger view={Rc::new(view.clone())} who={who.clone()} /> });
            let all = cells(&html, "All");
            let sale = view.floor.face_up;
            let fought = cells(&html, if sale { "To sell" } else { "To stock" });
            let bank = cells(&html, "General supply");
            for (at, item) in Item::ALL.into_iter().enumerate() {
                let shops = view.players.values().flat_map(|player| &player.building);
                let held: u32 = shops.map(|shop| shop.held(item)).sum();
                let room: u32 = view.rooms(item).values().sum();
                let free = if room > 0 { format!(" +{room} free") } else { String::new() };
                assert_eq!(all[at], format!("{held}{free}"));
                assert_eq!(bank[at], view.bank[item].to_string());
                let contest =
                    if sale { view.sale_contest(item) } else { view.supply_contest(item) };
                let (kind, words) = match contest {
                    Contest::Nobody => (0, "nobody"),
                    Contest::Alone(_) => (1, " alone"),
                    Contest::Enough => (2, "enough"),
                    Contest::Dials => (3, "dials"),
                };
                assert!(fought[at].ends_with(words), "{item}: {}", fought[at]);
                seen[usize::from(sale)][kind] = true;
            }
        });
    }
    assert_eq!(seen, [[true; 4]; 2]);
}

#[test]
fn the_log_can_be_sifted_by_every_phase_and_puts_no_line_into_a_wrong_one() {
    let mut met = [0; Position::PHASES.len()];
    for setup in setups() {
        let mut before = Chapter::Setup;
        walk::<Position>(&setup, 8, |position, log, _| {
            let after = position.view(Eye::Public).stage.chapter();
            for event in log.heard_by(Eye::Public) {
                let Some(chapter) = phases::of(event) else { continue };
                let between = if before <= after {
                    (before..=after).contains(&chapter)
                } else {
                    chapter >= before || chapter <= after
                };
                assert!(between, "{event:?} between {before:?} and {after:?}");
                let name = Position::told(event, &who(4)).phase.expect("it has a phase");
                met[Position::PHASES.iter().position(|phase| *phase == name).unwrap()] += 1;
            }
            before = after;
        });
    }
    assert!(met.iter().all(|count| *count > 0), "{met:?}");
}
