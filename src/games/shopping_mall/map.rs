//! The map that follows from the coordinates: what a cell is, which tiles share a wall, which
//! sides face which cell, and the corridors between the spots.
use crate::table::Arrange;
use std::sync::LazyLock;

use super::plan::{Cell, SIZE, SLOTS, Side, Sides, Slot, Spot};
use super::routes::{self, Path};

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Lane,
    Spot(Spot),
    Slot(Slot),
}

/// The side of a tile that a cell lies before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub slot: Slot,
    pub side: Side,
}

/// Plain lane cells that hang together, and the spots at their ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corridor {
    pub cells: Vec<Cell>,
    pub ends: Vec<Spot>,
}

pub struct Map {
    ground: [[Ground; SIZE as usize]; SIZE as usize],
    /// Pairs of slots that share a wall: the only ones that can merge.
    pub walls: Vec<(Slot, Slot)>,
    pub corridors: Vec<Corridor>,
    open: [Sides; SLOTS],
    faces: Vec<Vec<Face>>,
    pub(super) paths: Vec<Path>,
}

/// The one map.
pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(Map::survey);
    &MAP
}

impl Map {
    pub fn ground(&self, cell: Cell) -> Ground {
        self.ground[usize::from(cell.row)][usize::from(cell.col)]
    }

    /// The sides of a slot that do not lie against another tile.
    pub fn open_sides(&self, slot: Slot) -> Sides {
        self.open[slot.index()]
    }

    /// The tile sides that face a cell, in the order of the slots.
    pub fn faces(&self, cell: Cell) -> &[Face] {
        &self.faces[usize::from(cell.row * SIZE + cell.col)]
    }

    /// Whether two slots share a wall.
    pub fn walled(&self, one: Slot, other: Slot) -> bool {
        self.walls.contains(&(one.min(other), one.max(other)))
    }

    fn survey() -> Map {
        let mut ground = [[Ground::Lane; SIZE as usize]; SIZE as usize];
        let mut lay = |cell: Cell, what| {
            ground[usize::from(cell.row)][usize::from(cell.col)] = what;
        };
        Slot::all().for_each(|slot| lay(slot.cell(), Ground::Slot(slot)));
        Spot::all().for_each(|spot| lay(spot.cell(), Ground::Spot(spot)));
        let mut map = Map {
            ground,
            walls: Vec::new(),
            corridors: Vec::new(),
            open: [Sides::default(); SLOTS],
            faces: vec![Vec::new(); usize::from(SIZE * SIZE)],
            paths: Vec::new(),
        };
        map.raise_walls();
        map.corridors = map.find_corridors();
        map.paths = routes::find(&map);
        map
    }

    fn raise_walls(&mut self) {
        for slot in Slot::all() {
            for side in Side::ALL {
                let Some(cell) = slot.cell().beside(side) else { continue };
                match self.ground(cell) {
                    Ground::Slot(other) if slot < other => self.walls.push((slot, other)),
                    Ground::Slot(_) => {}
                    Ground::Lane | Ground::Spot(_) => {
                        let open = self.open[slot.index()].iter().chain([side]).collect();
                        self.open[slot.index()] = open;
                        let face = Face { slot, side };
                        self.faces[usize::from(cell.row * SIZE + cell.col)].push(face);
                    }
                }
            }
        }
        self.walls.arrange();
    }

    fn find_corridors(&self) -> Vec<Corridor> {
        let cells = (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| Cell { col, row }));
        let mut lanes: Vec<Cell> =
            cells.filter(|cell| self.ground(*cell) == Ground::Lane).collect();
        let mut corridors = Vec::new();
        while !lanes.is_empty() {
            let mut cells = vec![lanes.remove(0)];
            let mut ends = Vec::new();
            let mut next = 0;
            while next < cells.len() {
                let here: Cell = cells[next];
                for cell in Side::ALL.into_iter().filter_map(|side| here.beside(side)) {
                    match self.ground(cell) {
                        Ground::Spot(spot) if !ends.contains(&spot) => ends.push(spot),
                        Ground::Lane => {
                            if let Some(found) = lanes.iter().position(|lane| *lane == cell) {
                                cells.push(lanes.remove(found));
                            }
                        }
                        Ground::Spot(_) | Ground::Slot(_) => {}
                    }
                }
                next += 1;
            }
            cells.arrange_by_key(|cell| (cell.row, cell.col));
            ends.arrange();
            corridors.push(Corridor { cells, ends });
        }
        corridors
    }
}
