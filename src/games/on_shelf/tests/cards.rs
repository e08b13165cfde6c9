//! Cards, board, clock and weekdays against the data of the rule book.
use super::given::{brand, category, customer, day, item, space, texts};
use super::kit::BOOK;
use crate::games::on_shelf::clock::{Hour, Icon};
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::goods::{Brand, Category, Item};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::setup::Setup;
use crate::games::on_shelf::spaces::{SHELF_SPACES, STOCK_SPACES, ShelfSpace, Space, StockSpace};

#[test]
fn every_customer_is_as_printed() {
    let cards = BOOK["customers"]["cards"].as_array().unwrap();
    assert_eq!(cards.len(), CustomerId::all().count());
    for (card, id) in cards.iter().zip(CustomerId::all()) {
        assert_eq!(customer(card["id"].as_str().unwrap()), id);
        assert_eq!(card["archetype"], id.name());
        assert_eq!(card["total"], id.total());
        let symbols: Vec<Item> = card["symbols"]
            .as_array()
            .unwrap()
            .iter()
            .map(|symbol| {
                let text = |key: &str| symbol[key].as_str().unwrap().to_owned();
                Item::new(category(&text("category")), brand(&text("brand")))
            })
            .collect();
        assert_eq!(symbols, id.symbols());
        assert_eq!(item(card["leftmost"].as_str().unwrap()), id.leftmost());
    }
}

#[test]
fn every_brand_is_asked_for_alike() {
    for wanted in Item::all() {
        let symbols = CustomerId::all().flat_map(CustomerId::symbols);
        let demand = symbols.filter(|symbol| *symbol == wanted).count();
        let printed = match wanted.category {
            Category::Beer => 18,
            Category::Wine => 12,
            Category::Liquor => 6,
        };
        assert_eq!(demand, printed, "{wanted}");
    }
}

#[test]
fn every_category_is_as_printed() {
    for (row, category) in BOOK["categories"].as_array().unwrap().iter().zip(Category::ALL) {
        assert_eq!(row["id"], category.name());
        assert_eq!(row["value"], category.value());
        assert_eq!(row["deduction"], category.deduction());
        assert_eq!(row["stockQuota"], category.quota());
        assert_eq!(row["fillCost"], category.fill_price());
        assert_eq!(row["shelfSpacesPerBrand"], category.shelf_spaces());
        let bonus = row["coopShelfBonus"].as_f64().unwrap();
        assert_eq!(format!("{}", bonus * 2.0), category.half_points().to_string());
    }
}

#[test]
fn the_wheel_goes_round_once() {
    let order = texts(&BOOK["brands"]["order"]);
    assert_eq!(order, Brand::ALL.map(Brand::name));
    for brand in Brand::ALL {
        let similar = texts(&BOOK["board"]["wheel"]["similar"][brand.name()]);
        assert_eq!(similar, brand.similar().map(Brand::name), "beside {brand}");
    }
}

#[test]
fn every_space_touches_its_neighbours_and_nothing_else() {
    let zones = [("shelf", SHELF_SPACES), ("stock", STOCK_SPACES)];
    for (zone, count) in zones {
        let spaces = BOOK["board"][zone]["spaces"].as_array().unwrap();
        assert_eq!(spaces.len(), count);
        for row in spaces {
            let here = space(row["id"].as_str().unwrap());
            let near: Vec<Space> = texts(&row["adjacent"]).into_iter().map(space).collect();
            assert_eq!(here.neighbours(), near, "beside {here}");
        }
    }
    let mut seen = [false; SHELF_SPACES];
    ShelfSpace::all().for_each(|space| seen[space.index()] = true);
    assert_eq!(seen, [true; SHELF_SPACES], "each shelf space has a place of its own");
    let stocks: Vec<usize> = StockSpace::all().map(StockSpace::index).collect();
    assert!(stocks.into_iter().eq(0..STOCK_SPACES));
}

#[test]
fn the_clock_has_its_icons() {
    for (row, hour) in BOOK["clock"].as_array().unwrap().iter().zip(Hour::all()) {
        assert_eq!(row["hour24"], hour.of_day());
        assert_eq!(row["label"], hour.to_string());
        let icon = match hour.icon() {
            Icon::Closed => "closed",
            Icon::Event => "event",
            Icon::Rush => "rush",
            Icon::End => "end",
        };
        assert_eq!(row["type"], icon, "at {hour}");
        assert!(row["round"].is_null() || row["round"] == hour.round());
    }
    assert_eq!(Hour::OPENING.next_rush().unwrap().to_string(), "12 noon");
}

#[test]
fn every_weekday_finds_its_cubes() {
    for row in BOOK["weekdays"].as_array().unwrap() {
        let day = day(row["id"].as_str().unwrap());
        assert_eq!(row["name"], day.name());
        for category in Category::ALL {
            assert_eq!(row[category.name()], day.cubes(category), "{category} on {day}");
        }
        assert_eq!(row["eventModifier"], day.modifier());
    }
}

#[test]
fn the_event_table_has_twelve_rows() {
    let rows = BOOK["events"].as_array().unwrap();
    assert_eq!(rows.len(), HourEvent::ALL.len());
    for (row, event) in rows.iter().zip(HourEvent::ALL) {
        assert_eq!(row["max"], event.row());
        assert!(!event.text().is_empty() && event.text().ends_with('.'));
    }
}

#[test]
fn a_team_begins_and_rushes_by_its_seats() {
    for seats in Setup::FEWEST..=Setup::MOST {
        let setup = Setup::cooperative(seats);
        let printed = |key: &str| BOOK["coop"][key][seats.to_string()].as_i64().unwrap();
        assert_eq!(i64::from(setup.team_start()), printed("startCsi"));
        assert_eq!(i64::try_from(setup.rush_cards()).unwrap(), printed("rushCards"));
    }
}
