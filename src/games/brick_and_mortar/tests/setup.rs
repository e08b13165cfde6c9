//! Set-up and draft, by the rule book.
use crate::games::brick_and_mortar::phases::Phase;
use crate::games::brick_and_mortar::{Action, Item, Position, Setup, StoreId};
use crate::table::{Eye, Game, Log, Pending, Seat, Seed};

fn deal(setup: &Setup) -> Position {
    Position::deal(setup, Seed(5), &mut Log::default())
}

#[test]
fn everybody_begins_with_the_same_money_points_and_cards() {
    for seats in 2..=4_u8 {
        let table = deal(&Setup::draft(seats));
        let many = usize::from(seats);
        for player in table.players.values() {
            assert_eq!((player.money, player.points, player.debt), (15, 10, 0));
            assert_eq!((player.market_hand.len(), player.packet.len()), (5, 4));
            assert!(player.store_hand.is_empty() && player.building.is_empty());
        }
        assert_eq!((table.row.len(), table.on_deck.is_some()), (4, true));
        assert_eq!(table.store_deck.cards().len(), 65 - 4 * many - 5);
        assert_eq!(table.market_deck.cards().len(), 84 - 5 * many);
        assert_eq!(table.starts.len(), many + 2, "Starting Stores to choose from");
        assert_eq!((table.month, table.docks.total()), (1, 0));
        assert!(Item::ALL.into_iter().all(|item| table.bank[item] == item.cubes()));
        assert_eq!(table.tokens_left(), 15);
    }
}

#[test]
fn a_lot_or_the_table_says_who_begins() {
    let begins = |first, seed| {
        let setup = Setup { first, ..Setup::draft(3) };
        Position::deal(&setup, Seed(seed), &mut Log::default()).order[0]
    };
    let third = Some(Seat::new(2));
    assert!((0..20).all(|seed| begins(third, seed) == Seat::new(2)));
    for seat in Seat::all(3) {
        assert!((0..20).any(|seed| begins(None, seed) == seat), "{seat:?} may begin");
    }
}

/// Three cards are kept one by one, of packets that go round to the left.
#[test]
fn a_packet_is_passed_to_the_next_seat_and_its_last_card_is_discarded() {
    let mut table = deal(&Setup::draft(3));
    let packets = table.players.map(|_, player| player.packet.clone());
    let card = |of: u8, place: usize| packets[Seat::new(of)][place];
    for round in 0..3_usize {
        for seat in Seat::all(3) {
            // The packet that lies here came from so many seats before.
            let from = (seat.index() + 3 - round) % 3;
            let lies: Vec<StoreId> =
                packets[Seat::new(u8::try_from(from).unwrap())][round..].to_vec();
            assert_eq!(table.players[seat].packet, lies, "round {round}");
            assert_eq!(table.view(Eye::Public).players[seat].own, None, "in secret");
        }
        for seat in Seat::all(3) {
            let keep = Action::Keep(table.players[seat].packet[0]);
            table.play(seat, keep, &mut Log::default()).unwrap();
        }
    }
    assert_eq!(table.players[Seat::new(0)].store_hand, [card(0, 0), card(2, 1), card(1, 2)]);
    assert_eq!(table.players[Seat::new(1)].store_hand, [card(1, 0), card(0, 1), card(2, 2)]);
    assert_eq!(table.store_discard.cards(), [card(1, 3), card(2, 3), card(0, 3)]);
    assert!(matches!(table.phase, Phase::Starting { seat } if seat == table.order[0]));
}

#[test]
fn at_the_end_everything_lies_open() {
    let mut table = deal(&Setup::preset(2));
    let mut dice = crate::table::Dice::new(Seed(1));
    while let Pending::Seats(seats) = table.pending() {
        assert_eq!(table.view(Eye::Public).revealed, None);
        let all = table.candidates(seats[0], &mut dice);
        table.play(seats[0], dice.pick(&all).unwrap().clone(), &mut Log::default()).unwrap();
    }
    let revealed = table.view(Eye::Public).revealed.unwrap();
    let discarded: Vec<StoreId> = table.store_discard.cards().iter().rev().copied().collect();
    assert_eq!(revealed.store_discard, discarded);
    assert_eq!(revealed.store_deck.len(), table.store_deck.cards().len());
}
