//! What is counted up for everybody: the table of room and goods, and the phases of the log.
use high_street::games::brick_and_mortar::{Contest, Event, Item, MonthPhase};
use high_street::table::{Eye, Game};
use yew::prelude::*;

use super::super::ledger::Ledger;
use super::super::phases;
use super::*;
use crate::face::Seen;

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
            let html = drawn(html! { <Ledger view={Seen::new(view.clone())} who={who.clone()} /> });
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
        let mut before = MonthPhase::Setup;
        walk::<Position>(&setup, 8, |position, log, _| {
            let after = position.view(Eye::Public).stage.month_phase();
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

/// Whoever reads the log can follow every sum: where price times number is not what was paid, the
/// sentence names the stores that changed it, or says that points were paid instead.
#[test]
fn no_sum_of_the_log_hides_a_modifier() {
    let mut changed = [0; 2];
    let who = who(4);
    for seed in 50..90 {
        walk::<Position>(&Setup::draft(4), seed, |_, log, _| {
            for event in log.heard_by(Eye::Public) {
                let (count, price, paid, stores, at): (u32, u32, u32, Vec<String>, usize) =
                    match event {
                        Event::Sold { price, bill, .. } => (
                            bill.lots.iter().map(|lot| lot.count).sum(),
                            *price,
                            bill.money,
                            bill.lots
                                .iter()
                                .filter(|lot| lot.each > 0)
                                .flat_map(|lot| {
                                    lot.changes.iter().map(|change| change.store.to_string())
                                })
                                .collect(),
                            0,
                        ),
                        Event::Stocked { price, bill, .. } => (
                            bill.lots.iter().map(|lot| lot.count).sum(),
                            *price,
                            bill.total,
                            bill.lots
                                .iter()
                                .flat_map(|lot| {
                                    lot.changes.iter().map(|change| change.store.to_string())
                                })
                                .collect(),
                            1,
                        ),
                        _ => continue,
                    };
                let line = drawn(Position::told(event, &who).words);
                if count * price != paid {
                    let told = !stores.is_empty() || line.contains("for points");
                    assert!(told && stores.iter().all(|store| line.contains(store)), "{line}");
                    changed[at] += 1;
                }
            }
        });
    }
    assert!(changed.into_iter().all(|count| count > 3), "{changed:?}");
}

/// Dials of the sale say what was sold, never what the same seat bought in Supply.
#[test]
fn the_sale_speaks_of_no_purchase() {
    let mut seen = 0;
    let who = who(4);
    for seed in 400..440 {
        walk::<Position>(&Setup::draft(4), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            if view.stage.month_phase() != MonthPhase::Sale {
                return;
            }
            let text = own(&view, &who, Role::Public);
            seen += usize::from(text.contains("Lowest price first"));
            assert!(!text.contains("<small>Bought "), "{text}");
        });
    }
    assert!(seen > 20, "{seen}");
}

/// An item is only at risk if the others could fill every box it might find.
#[test]
fn boxes_that_nobody_else_can_fill_are_certain() {
    let mut seen = 0;
    for seed in 100..160 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Seat(pending[0]));
            let Some(Prompt::DialSale(dial)) = &view.prompt else { return };
            let others = dial.have.values().sum::<u32>() - dial.have[pending[0]];
            let sure = dial.limit.boxes.saturating_sub(others)
                + dial.limit.centers
                + dial.limit.borrowable;
            for quantity in 0..=dial.most {
                let preview = view.dial_preview(dial.item, quantity, 1).expect("my own eyes");
                assert_eq!(preview.at_risk, quantity.saturating_sub(sure));
            }
            seen += usize::from(dial.limit.boxes > others);
        });
    }
    assert!(seen > 0, "some boxes were certain");
}
