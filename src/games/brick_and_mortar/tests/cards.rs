//! The cards against the rule book's own data.
use serde_json::Value;

use crate::games::brick_and_mortar::market::Preset;
use crate::games::brick_and_mortar::{
    EMPTY_SLOT_PENALTY, Item, MarketId, Position, SLOT_UTILITIES, Setup, StoreId, pictured,
};
use crate::table::{Game, Log, Seat, Seed};

fn book() -> Value {
    let json = include_str!("book.json");
    serde_json::from_str(json).unwrap()
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

fn item(name: &str) -> Item {
    Item::ALL.into_iter().find(|item| item.name() == name).unwrap()
}

#[test]
fn every_store_bears_the_numbers_of_the_book() {
    let book = book();
    let rows = ["stores", "startingStores"].map(|key| book[key].as_array().unwrap());
    let all: Vec<StoreId> = StoreId::cards().chain(StoreId::starting(4)).collect();
    assert_eq!(all.len(), 71);
    for (id, row) in all.into_iter().zip(rows.into_iter().flatten()) {
        let card = id.card();
        assert_eq!(card.name, row["name"].as_str().unwrap());
        let numbers = ["cost", "utilities", "points"].map(|key| number(&row[key]));
        assert_eq!([card.cost, card.utilities, card.points], numbers, "{id}");
        let holds = row["holds"].as_object().unwrap();
        assert_eq!(card.holds.len(), holds.len(), "{id}");
        for (name, holding) in holds {
            let (capacity, shelves) = id.holding(item(name)).unwrap();
            assert_eq!(capacity, number(&holding["capacity"]), "{id}");
            assert_eq!(u32::try_from(shelves).unwrap(), number(&holding["shelves"]), "{id}");
        }
    }
}

#[test]
fn a_store_does_something_exactly_if_the_book_says_so() {
    let book = book();
    for (id, row) in StoreId::cards().zip(book["stores"].as_array().unwrap()) {
        let effects = row["effects"].as_array().unwrap();
        // The Agency's one sentence is two effects of the book: as supply, and as demand.
        let expected = if id.card().name == "Advertisement Agency" { 1 } else { effects.len() };
        assert_eq!(id.card().modifiers.len(), expected, "{id}");
    }
}

#[test]
fn the_numbers_of_every_effect_are_read_on_its_card() {
    let book = book();
    for (id, row) in StoreId::cards().zip(book["stores"].as_array().unwrap()) {
        let text = id.card().text();
        for effect in row["effects"].as_array().unwrap() {
            for key in ["delta", "points", "count", "max", "pay", "per", "amount", "maxEach"] {
                let Some(value) = effect[key].as_i64() else { continue };
                // One item is "each item", and the bottom shelf counts singly.
                if value.abs() > 1 {
                    assert!(text.contains(&value.abs().to_string()), "{id}: {key} in {text:?}");
                }
            }
        }
    }
}

#[test]
fn a_card_reads_as_sentences() {
    for id in StoreId::cards() {
        for sentence in id.card().modifiers {
            let text = sentence.to_string();
            assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
            assert!(!text.contains("1 points"), "{text}");
        }
    }
    let text = |name: &str| StoreId::named(name).unwrap().card().text();
    assert_eq!(text("Mall Gallery"), "No modifier.");
    assert_eq!(text("Designer Boutique"), "Items sold from here earn $6 more each.");
    assert_eq!(
        text("Estate Seller"),
        "Items bought into this store cost $4 less each (never below $0)."
    );
    assert_eq!(
        text("Resale Shop"),
        "After each type is sold, you may buy opponents' surplus into this store, paying the \
         opponent $4 per electronics, $7 per jewelry, $10 per art."
    );
}

#[test]
fn every_market_card_shows_the_pictures_of_the_book() {
    let book = book();
    let rows = book["marketCards"].as_array().unwrap();
    assert_eq!(rows.len(), MarketId::all().count());
    for (card, row) in MarketId::all().zip(rows) {
        assert!(card.to_string().starts_with(row["id"].as_str().unwrap()));
        for item in Item::ALL {
            let pictures = row["items"].get(item.name()).map_or(0, number);
            assert_eq!(card.items()[item], pictures, "{card}");
        }
    }
}

#[test]
fn v26_the_deck_is_the_distribution_chart() {
    let book = book();
    for item in Item::ALL {
        let row = &book["marketChart"]["rows"][item.name()];
        for pictures in 1..=4_u32 {
            let cards = MarketId::all().filter(|card| card.items()[item] == pictures).count();
            assert_eq!(cards, number(&row[pictures.to_string()]) as usize, "{item}");
        }
        let cards: Vec<MarketId> = MarketId::all().collect();
        assert_eq!(pictured(&cards)[item], number(&row["total"]), "{item}");
        let with = cards.iter().filter(|card| card.items()[item] > 0).count();
        assert_eq!((with * 100 + 42) / 84, number(&row["percent"]) as usize, "{item}");
    }
}

#[test]
fn prices_and_tables_are_those_of_the_book() {
    let book = book();
    for (item, row) in Item::ALL.into_iter().zip(book["itemTypes"].as_array().unwrap()) {
        assert_eq!(item.name(), row["id"].as_str().unwrap());
        assert_eq!(item.letter().to_string(), row["letter"].as_str().unwrap());
        let numbers = ["cubes", "minPrice", "maxPrice"].map(|key| number(&row[key]));
        assert_eq!([item.cubes(), item.min_price(), item.max_price()], numbers);
    }
    for (slot, row) in book["board"]["slots"].as_array().unwrap().iter().enumerate() {
        assert_eq!(SLOT_UTILITIES[slot], number(&row["utility"]));
        assert_eq!(EMPTY_SLOT_PENALTY[slot], number(&row["emptyPenalty"]));
    }
    for seats in 2..=4 {
        let row = &book["playerCounts"][seats.to_string()];
        let setup = Setup::draft(seats);
        assert_eq!(setup.marker(), number(&row["investmentMarker"]));
        assert_eq!(setup.final_month(), number(&row["maxMonths"]));
        let starts = row["startingStores"].as_array().unwrap().len();
        assert_eq!(StoreId::starting(seats).count(), starts);
    }
}

#[test]
fn v16_smaller_tables_leave_out_preset_rows_from_the_top() {
    let book = book();
    let sets = book["presets"]["sets"].as_array().unwrap();
    for seats in 2..=4_u8 {
        for position in 0..usize::from(seats) {
            let set = &sets[position + 4 - usize::from(seats)];
            assert_eq!(number(&set["positions"][seats.to_string()]) as usize, position + 1);
            let preset = Preset::of(position, seats);
            assert_eq!(slug(preset.start()), set["startingStore"].as_str().unwrap());
            assert_eq!(slugs(&preset.stores()), set["stores"]);
            assert_eq!(numbers(&preset.market()), set["marketCards"]);
        }
    }
}

/// The hands lie by turn order, not by seat.
#[test]
fn v16_each_position_in_turn_order_is_dealt_its_row() {
    let book = book();
    let sets = book["presets"]["sets"].as_array().unwrap();
    for seats in 2..=4_u8 {
        let first = Seat::new(1);
        let setup = Setup { first: Some(first), ..Setup::preset(seats) };
        let dealt = Position::deal(&setup, Seed(3), &mut Log::default());
        assert_eq!(dealt.order, first.round(seats).collect::<Vec<_>>());
        for (position, &seat) in dealt.order.iter().enumerate() {
            let set = &sets[position + 4 - usize::from(seats)];
            let player = &dealt.players[seat];
            assert_eq!(slug(player.building[0].store), set["startingStore"].as_str().unwrap());
            assert_eq!(slugs(&player.store_hand), set["stores"]);
            let mut cards: Vec<&str> =
                set["marketCards"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            cards.sort_unstable();
            assert_eq!(numbers(&player.market_hand), Value::from(cards), "sorted");
        }
    }
}

fn slug(id: StoreId) -> String {
    id.card().name.to_lowercase().replace(['(', ')'], "").replace(' ', "-")
}

fn slugs(stores: &[StoreId]) -> Value {
    stores.iter().map(|store| slug(*store)).collect()
}

fn numbers(cards: &[MarketId]) -> Value {
    cards.iter().map(|card| card.to_string()[..3].to_owned()).collect()
}
