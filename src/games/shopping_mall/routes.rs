//! The ways a crowd can go: from spot to spot along plain lane cells, no cell twice, and never
//! over a third spot.
use crate::table::Arrange;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::illegal::Illegal;
use super::map::{Face, Ground, Map, map};
use super::plan::{Cell, Fronts, Side, Sides, Spot};

/// One of the 55 routes; written as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Route(u8);

pub const ROUTES: u8 = 55;

/// Where a route runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Course {
    Interior,
    Perimeter,
    Mixed,
}

/// How to tell a route from another one between the same spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Way {
    Only,
    Inside,
    Around,
}

pub(super) struct Path {
    ends: [Spot; 2],
    course: Course,
    way: Way,
    /// Between the two ends, from the first.
    lane: Vec<Cell>,
    /// Whoever starts at the first end goes through these, and likewise from the second; the
    /// cell of arrival is the last.
    steps: [Vec<Step>; 2],
    /// The tile sides passed on either way.
    fronts: [Fronts; 2],
}

/// One cell of a walk and the tile sides passed there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub cell: Cell,
    pub faces: Vec<Face>,
}

impl Route {
    pub fn all() -> impl Iterator<Item = Route> {
        (0..ROUTES).map(Route)
    }

    /// Those that begin at `spot`.
    pub fn from(spot: Spot) -> impl Iterator<Item = Route> {
        Route::all().filter(move |route| route.ends().contains(&spot))
    }

    fn path(self) -> &'static Path {
        &map().paths[usize::from(self.0)]
    }

    pub fn ends(self) -> [Spot; 2] {
        self.path().ends
    }

    pub fn course(self) -> Course {
        self.path().course
    }

    pub fn way(self) -> Way {
        self.path().way
    }

    /// The other end, for whoever starts at `from`; `None` if the route does not begin there.
    pub fn leads(self, from: Spot) -> Option<Spot> {
        match self.ends() {
            [one, other] if one == from => Some(other),
            [other, one] if one == from => Some(other),
            _ => None,
        }
    }

    /// The cells a visitor from `from` goes through, the last one that of arrival.
    pub fn steps(self, from: Spot) -> &'static [Step] {
        let path = self.path();
        &path.steps[usize::from(path.ends[0] != from)]
    }

    /// All tile sides that a visitor from `from` passes.
    pub(super) fn fronts(self, from: Spot) -> Fronts {
        let path = self.path();
        path.fronts[usize::from(path.ends[0] != from)]
    }

    /// The plain lane cells between the ends, from the first end.
    pub fn lane(self) -> &'static [Cell] {
        &self.path().lane
    }

    /// The whole way from `from`, both spots included: for drawing.
    pub fn cells(self, from: Spot) -> Vec<Cell> {
        let steps = self.steps(from).iter().map(|step| step.cell);
        std::iter::once(from.cell()).chain(steps).collect()
    }
}

impl TryFrom<u8> for Route {
    type Error = Illegal;

    fn try_from(number: u8) -> Result<Route, Illegal> {
        let index = number.checked_sub(1).filter(|index| *index < ROUTES);
        index.map(Route).ok_or(Illegal::NoSuchRoute)
    }
}

impl From<Route> for u8 {
    fn from(route: Route) -> u8 {
        route.0 + 1
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{:02}", self.0 + 1)
    }
}

/// Every route once, by its ends; of two between the same spots the shorter one first.
pub(super) fn find(map: &Map) -> Vec<Path> {
    let mut found = Vec::new();
    for spot in Spot::all() {
        let mut ways = Vec::new();
        search(map, spot, &mut Vec::new(), &mut ways);
        ways.retain(|(end, _)| spot < *end);
        ways.arrange_by_key(|(end, lane)| (*end, lane.len()));
        found.extend(ways.into_iter().map(|(end, lane)| ([spot, end], lane)));
    }
    let path = |(ends, lane): &([Spot; 2], Vec<Cell>)| {
        let steps = [steps(map, lane.iter(), ends[1]), steps(map, lane.iter().rev(), ends[0])];
        Path {
            ends: *ends,
            course: course(lane),
            way: way(*ends, lane, &found),
            lane: lane.clone(),
            fronts: steps.each_ref().map(|steps| fronts(steps)),
            steps,
        }
    };
    found.iter().map(path).collect()
}

/// Goes on from the last cell of `lane` in every direction, north first and then clockwise.
fn search(map: &Map, from: Spot, lane: &mut Vec<Cell>, found: &mut Vec<(Spot, Vec<Cell>)>) {
    let here = lane.last().copied().unwrap_or(from.cell());
    for cell in Side::ALL.into_iter().filter_map(|side| here.beside(side)) {
        match map.ground(cell) {
            Ground::Lane if !lane.contains(&cell) => {
                lane.push(cell);
                search(map, from, lane, found);
                lane.pop();
            }
            Ground::Spot(end) if end != from => found.push((end, lane.clone())),
            Ground::Lane | Ground::Spot(_) | Ground::Slot(_) => {}
        }
    }
}

fn on_the_perimeter(lane: &[Cell]) -> usize {
    lane.iter().filter(|cell| cell.on_the_perimeter()).count()
}

fn course(lane: &[Cell]) -> Course {
    match on_the_perimeter(lane) {
        0 => Course::Interior,
        all if all == lane.len() => Course::Perimeter,
        _ => Course::Mixed,
    }
}

/// Of two routes the one with more of the perimeter goes around.
fn way(ends: [Spot; 2], lane: &[Cell], found: &[([Spot; 2], Vec<Cell>)]) -> Way {
    let other = found.iter().find(|(others, cells)| *others == ends && cells != lane);
    match other {
        None => Way::Only,
        Some((_, cells)) if on_the_perimeter(cells) < on_the_perimeter(lane) => Way::Around,
        Some(_) => Way::Inside,
    }
}

fn steps<'a>(map: &Map, lane: impl Iterator<Item = &'a Cell>, end: Spot) -> Vec<Step> {
    let step = |cell: Cell| Step { cell, faces: map.faces(cell).to_vec() };
    lane.copied().chain([end.cell()]).map(step).collect()
}

fn fronts(steps: &[Step]) -> Fronts {
    let mut fronts = Fronts::default();
    for face in steps.iter().flat_map(|step| &step.faces) {
        fronts.add(face.slot, Sides::of(&[face.side]));
    }
    fronts
}
