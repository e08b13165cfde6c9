//! The words of this shop: points, goods, spaces and hands as they stand in sentences.
use high_street::games::on_shelf::{
    Brand, CustomerId, How, Item, Job, ShelfSpace, Source, Space, StockSpace, View,
};
use high_street::table::Seat;

pub use crate::words::capital;
use crate::words::{count, list, signed};

/// "+3", "−1", "0".
pub fn gain(csi: impl Into<i64>) -> String {
    let csi = csi.into();
    if csi > 0 { format!("+{csi}") } else { signed(csi) }
}

/// "2 spills": so many things of a list.
pub fn number(of: usize, one: &str) -> String {
    count(i64::try_from(of).expect("nothing here is that many"), one)
}

/// A name that may be broken on a narrow card, where a reader would break it.
pub fn narrow(name: &str) -> String {
    let breaks = [
        ("Housewarming", "House\u{ad}warming"),
        ("Anniversary", "Anni\u{ad}versary"),
        ("weekender", "week\u{ad}ender"),
        ("treasurer", "trea\u{ad}surer"),
    ];
    breaks.iter().fold(name.to_owned(), |name, (word, broken)| name.replace(word, broken))
}

/// "2 white, 1 blue": equal cubes are counted.
pub fn cubes(brands: impl IntoIterator<Item = Brand>) -> String {
    let mut counts = [0_u32; 5];
    for brand in brands {
        counts[brand.index()] += 1;
    }
    let named = Brand::ALL.into_iter().filter(|brand| counts[brand.index()] > 0);
    let words: Vec<String> =
        named.map(|brand| format!("{} {brand}", counts[brand.index()])).collect();
    if words.is_empty() { "nothing".to_owned() } else { list(&words) }
}

pub fn jobs(jobs: &[Job]) -> String {
    let names: Vec<&str> = jobs.iter().map(|job| job.name()).collect();
    list(&names)
}

/// "white beer, white beer and black beer".
pub fn items(items: &[Item]) -> String {
    let words: Vec<String> = items.iter().map(Item::to_string).collect();
    list(&words)
}

pub fn spaces(spaces: &[Space]) -> String {
    let words: Vec<String> = spaces.iter().map(Space::to_string).collect();
    list(&words)
}

/// Where a bottle comes from, in a word or two.
pub const fn how(how: How) -> &'static str {
    match how {
        How::Shelf => "shelf",
        How::Stock => "stock",
        How::SimilarShelf => "similar, shelf",
        How::SimilarStock => "similar, stock",
    }
}

pub const fn source(source: Source) -> &'static str {
    match source {
        Source::Stock => "Stock",
        Source::Fill => "Fill",
        Source::Clean => "Clean",
        Source::CheckOut => "Check Out",
        Source::PreOrder => "Pre-Order",
        Source::Rush => "Rush hours",
        Source::Assortment => "Temporary assortment",
        Source::Identification => "Identification",
        Source::Evening => "Evening",
    }
}

/// "the blue wine shelf": its number says nothing to anybody.
pub fn shelf(space: ShelfSpace) -> String {
    format!("the {} shelf", space.item())
}

pub fn stock(space: StockSpace) -> String {
    format!("the {} stock", space.item())
}

pub fn place(space: Space) -> String {
    match space {
        Space::Shelf(space) => shelf(space),
        Space::Stock(space) => stock(space),
    }
}

/// "3 customers".
pub fn customers(customers: u32) -> String {
    count(customers, "customer")
}

/// The customers of a hand, where this screen may draw them: its owner's own, or all where hands
/// lie open. Customers taken openly are known to everybody, but nobody's hand is listed for others.
pub fn hand(view: &View, seat: Seat) -> Option<Vec<CustomerId>> {
    let drawn = view.me == Some(seat) || view.setup.hands_lie_open() || view.result.is_some();
    view.players[seat].customers.faces().filter(|_| drawn)
}
