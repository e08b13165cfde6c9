//! Where the cells of the plan lie in the drawing. Rows with shops are higher than rows without, so that
//! a shop has room for its lettering on a phone; `style.css` lays its grid by the same numbers.
use high_street::games::shopping_mall::{Cell, Premises, Side};

const COLUMNS: [i32; 9] = [84, 100, 100, 100, 100, 100, 100, 100, 84];
const ROWS: [i32; 9] = [84, 128, 112, 128, 92, 128, 92, 128, 84];

pub const WIDTH: i32 = sum(&COLUMNS, 9);
pub const HEIGHT: i32 = sum(&ROWS, 9);

const fn sum(sizes: &[i32; 9], until: usize) -> i32 {
    let (mut sum, mut index) = (0, 0);
    while index < until {
        sum += sizes[index];
        index += 1;
    }
    sum
}

/// A rectangle of the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

pub fn cell(cell: Cell) -> Area {
    let (col, row) = (usize::from(cell.col), usize::from(cell.row));
    Area { x: sum(&COLUMNS, col), y: sum(&ROWS, row), w: COLUMNS[col], h: ROWS[row] }
}

/// The ground a shop stands on: one tile, or two beside each other.
pub fn premises(shop: Premises) -> Area {
    let tiles = shop.slots().map(|slot| cell(slot.cell()));
    tiles.reduce(Area::with).expect("a shop stands on a tile")
}

impl Area {
    pub const fn right(self) -> i32 {
        self.x + self.w
    }

    pub const fn bottom(self) -> i32 {
        self.y + self.h
    }

    pub const fn centre(self) -> (i32, i32) {
        (self.x + self.w / 2, self.y + self.h / 2)
    }

    pub const fn inset(self, by: i32) -> Area {
        Area { x: self.x + by, y: self.y + by, w: self.w - 2 * by, h: self.h - 2 * by }
    }

    fn with(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Area { x, y, w: right - x, h: bottom - y }
    }

    /// The ends of one of its sides, clockwise.
    pub const fn side(self, side: Side) -> [(i32, i32); 2] {
        let (left, top, right, bottom) = (self.x, self.y, self.right(), self.bottom());
        match side {
            Side::North => [(left, top), (right, top)],
            Side::East => [(right, top), (right, bottom)],
            Side::South => [(right, bottom), (left, bottom)],
            Side::West => [(left, bottom), (left, top)],
        }
    }
}

#[cfg(test)]
mod tests {
    use high_street::games::shopping_mall::{Slot, Spot};

    use super::*;

    #[test]
    fn the_grid_of_the_style_sheet_is_the_same() {
        let sheet = include_str!("../style.css");
        let track = |sizes: &[i32; 9]| sizes.map(|size| format!("minmax(0, {size}fr)")).join(" ");
        assert!(sheet.contains(&track(&COLUMNS)), "columns");
        assert!(sheet.contains(&track(&ROWS)), "rows");
        assert!(sheet.contains(&format!("aspect-ratio: {WIDTH} / {HEIGHT}")));
    }

    #[test]
    fn no_two_places_overlap() {
        let places = Slot::all().map(Slot::cell).chain(Spot::all().map(Spot::cell));
        let mut areas: Vec<(i32, i32)> =
            places.map(|place| (cell(place).x, cell(place).y)).collect();
        areas.sort_unstable();
        areas.dedup();
        assert_eq!(areas.len(), 36);
    }
}
