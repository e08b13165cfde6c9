//! The map that follows from 36 coordinates, held against the one that was drawn up by hand.
use serde_json::Value;

use super::kit::{book, route, side, slot, spot};
use crate::games::shopping_mall::{
    Cell, Course, Ground, ROUTES, Route, SIZE, Side, Slot, Spot, Step, Tick, Tile, Trade, Way, map,
};

fn layout(part: &str) -> Vec<Value> {
    book()["layout"][part].as_array().expect("a list").clone()
}

fn cell(value: &Value) -> Cell {
    let place = |index: usize| u8::try_from(value[index].as_u64().unwrap()).unwrap();
    Cell { col: place(0), row: place(1) }
}

fn cells(value: &Value) -> Vec<Cell> {
    value.as_array().unwrap().iter().map(cell).collect()
}

fn at(value: &Value) -> Cell {
    let place = |key: &str| u8::try_from(value[key].as_u64().unwrap()).unwrap();
    Cell { col: place("col"), row: place("row") }
}

fn sides(value: &Value) -> Vec<Side> {
    value.as_array().unwrap().iter().map(|name| side(name.as_str().unwrap())).collect()
}

fn faces(value: &Value) -> Vec<(Slot, Side)> {
    let face =
        |face: &Value| (slot(face["slot"].as_str().unwrap()), side(face["side"].as_str().unwrap()));
    value.as_array().unwrap().iter().map(face).collect()
}

fn walked(step: &Step) -> (Cell, Vec<(Slot, Side)>) {
    (step.cell, step.faces.iter().map(|face| (face.slot, face.side)).collect())
}

#[test]
fn slots_and_spots_stand_where_the_data_has_them() {
    for (expected, slot) in layout("slots").iter().zip(Slot::all()) {
        assert_eq!(expected["id"], slot.to_string());
        assert_eq!(at(expected), slot.cell());
    }
    for (expected, spot) in layout("spots").iter().zip(Spot::all()) {
        assert_eq!(expected["id"], spot.to_string());
        assert_eq!(at(expected), spot.cell());
        assert_eq!(expected["kind"] == "gate", spot.is_gate());
        assert_eq!(expected["name"].as_str().unwrap().to_lowercase(), spot.name());
    }
    assert_eq!((Slot::all().count(), Spot::all().count()), (20, 16));
}

#[test]
fn the_eight_walls_are_those_of_the_data() {
    let expected = layout("walls").into_iter();
    let pair = |wall: Value| (slot(wall[0].as_str().unwrap()), slot(wall[1].as_str().unwrap()));
    let expected: Vec<_> = expected.map(pair).collect();
    assert_eq!(map().walls, expected);
    assert_eq!(expected.len(), 8);
}

#[test]
fn doors_open_where_the_data_says_for_every_slot_and_tick() {
    for (expected, slot) in layout("slots").iter().zip(Slot::all()) {
        let open: Vec<Side> = map().open_sides(slot).iter().collect();
        assert_eq!(open, sides(&expected["openSides"]), "{slot}");
        for (name, tick) in ["NW", "NE", "SE", "SW"].into_iter().zip(Tick::ALL) {
            let tile = |number| Tile { trade: Trade::Coffee, number, tick };
            let doors: Vec<Side> = tile(4).doors(slot).iter().collect();
            assert_eq!(doors, sides(&expected["doorsByTick"][name]), "{slot} {name}");
            let ace: Vec<Side> = tile(1).doors(slot).iter().collect();
            assert_eq!(ace, sides(&expected["doorsIfAce"]), "{slot}");
        }
    }
}

#[test]
fn the_55_routes_are_those_of_the_data() {
    assert_eq!(layout("routes").len(), usize::from(ROUTES));
    for (expected, route) in layout("routes").iter().zip(Route::all()) {
        assert_eq!(expected["id"], route.to_string());
        let ends = ["a", "b"].map(|end| spot(expected[end].as_str().unwrap()));
        assert_eq!(route.ends(), ends, "{route}");
        assert_eq!(route.lane(), cells(&expected["cells"]), "{route}");
        let course = match expected["kind"].as_str().unwrap() {
            "interior" => Course::Interior,
            "perimeter" => Course::Perimeter,
            _ => Course::Mixed,
        };
        assert_eq!(route.course(), course, "{route}");
        for (way, from) in [("forward", ends[0]), ("backward", ends[1])] {
            let steps = expected[way].as_array().unwrap();
            let expected: Vec<_> =
                steps.iter().map(|step| (cell(&step["cell"]), faces(&step["faces"]))).collect();
            let steps: Vec<_> = route.steps(from).iter().map(walked).collect();
            assert_eq!(steps, expected, "{route} {way}");
        }
    }
}

#[test]
fn the_spots_one_move_away_are_those_of_the_data() {
    for (expected, from) in layout("spots").iter().zip(Spot::all()) {
        let mut near: Vec<Spot> = Route::from(from).filter_map(|route| route.leads(from)).collect();
        near.sort_unstable();
        near.dedup();
        let listed = expected["neighbours"].as_array().unwrap().iter();
        let mut told: Vec<Spot> = listed.map(|name| spot(name.as_str().unwrap())).collect();
        told.sort_unstable();
        assert_eq!(near, told, "{from}");
    }
}

#[test]
fn the_corridors_are_those_of_the_data() {
    let expected = layout("corridors");
    assert_eq!(map().corridors.len(), expected.len());
    for (expected, corridor) in expected.iter().zip(&map().corridors) {
        assert_eq!(corridor.cells, cells(&expected["cells"]), "{}", expected["id"]);
        let ports = expected["ports"].as_array().unwrap().iter();
        let ports: Vec<Spot> = ports.map(|port| spot(port.as_str().unwrap())).collect();
        assert_eq!(corridor.ends, ports, "{}", expected["id"]);
    }
}

#[test]
fn sixty_one_cells_can_be_walked_and_face_what_the_data_says() {
    let all = (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| Cell { col, row }));
    let walkable = all.filter(|cell| !matches!(map().ground(*cell), Ground::Slot(_)));
    let expected = layout("cells");
    let walkable: Vec<Cell> = walkable.collect();
    assert_eq!((walkable.len(), expected.len()), (61, 61));
    for expected in &expected {
        let cell = at(expected);
        let found: Vec<_> = map().faces(cell).iter().map(|face| (face.slot, face.side)).collect();
        assert_eq!(found, faces(&expected["faces"]));
        let on = expected["spot"].as_str().map_or(Ground::Lane, |name| Ground::Spot(spot(name)));
        assert_eq!(map().ground(cell), on);
    }
}

#[test]
fn seven_pairs_of_spots_have_a_way_inside_and_a_way_around() {
    let named = |way| Route::all().filter(move |route| route.way() == way);
    let around: Vec<Route> = named(Way::Around).collect();
    let expected = ["R03", "R11", "R13", "R34", "R37", "R45", "R54"].map(route);
    assert_eq!(around, expected);
    let pairs: Vec<_> = named(Way::Inside).map(Route::ends).collect();
    let others: Vec<_> = around.iter().map(|route| route.ends()).collect();
    assert_eq!(pairs, others);
}

#[test]
fn a_drawn_route_begins_and_ends_on_its_spots() {
    for route in Route::all() {
        for from in route.ends() {
            let cells = route.cells(from);
            let to = route.leads(from).unwrap();
            assert_eq!((cells[0], *cells.last().unwrap()), (from.cell(), to.cell()));
            let joined = |pair: &[Cell]| {
                Side::ALL.into_iter().any(|side| pair[0].beside(side) == Some(pair[1]))
            };
            assert!(cells.windows(2).all(joined), "{route} jumps");
        }
    }
}
