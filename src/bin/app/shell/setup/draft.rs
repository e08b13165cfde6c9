//! Who will sit around the table, while it is being set up.
use std::ops::RangeInclusive;
use std::rc::Rc;

use high_street::table::{Chair, Hue, Level, Seat, Seats, Sitter, clean_name};
use yew::Reducible;

use crate::device::letters::small;

/// One chair being prepared. Its `id` stays while others come, go and change places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub id: u8,
    /// As typed; an empty one stands for the usual name.
    pub name: String,
    pub hue: Hue,
    pub sitter: Sitter,
}

const PEOPLE: [&str; 6] = ["Ada", "Ben", "Cora", "Dev", "Emil", "Flora"];
const COMPUTERS: [&str; 6] = ["Till", "Penny", "Olive", "Herb", "Ginger", "Basil"];

fn usual_name(id: u8, sitter: Sitter) -> &'static str {
    let names = match sitter {
        Sitter::Person => PEOPLE,
        Sitter::Computer(_) => COMPUTERS,
    };
    names[usize::from(id) % names.len()]
}

impl Place {
    pub fn usual_name(&self) -> &'static str {
        usual_name(self.id, self.sitter)
    }
}

#[derive(Clone, Debug)]
pub enum Change {
    Name(u8, String),
    /// Somebody who has played here before: on this chair, or on the first one that nobody has named.
    Known(Option<u8>, String),
    Hue(u8, Hue),
    Sitter(u8, Sitter),
    Add,
    Remove(u8),
    Up(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    places: Vec<Place>,
    range: RangeInclusive<u8>,
}

impl Draft {
    /// The last table again, as far as the game still seats it; else two people and computers.
    pub fn new(range: RangeInclusive<u8>, last: Option<&[Chair]>) -> Draft {
        let mut draft = Draft { places: Vec::new(), range };
        for chair in last.unwrap_or_default() {
            if draft.may_add() {
                draft.add(chair.sitter);
                let place = draft.places.last_mut().expect("just added");
                place.name = clean_name(&chair.name);
                let id = place.id;
                draft.recolour(id, chair.hue);
            }
        }
        let fresh = draft.places.is_empty();
        while draft.count() < *draft.range.start()
            || (fresh && draft.count() < 3 && draft.may_add())
        {
            let person = draft.count() < 2 || !fresh;
            draft.add(if person { Sitter::Person } else { Sitter::Computer(Level::Normal) });
        }
        draft
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub fn count(&self) -> u8 {
        u8::try_from(self.places.len()).expect("a table has few seats")
    }

    pub fn may_add(&self) -> bool {
        self.count() < *self.range.end()
    }

    pub fn may_remove(&self) -> bool {
        self.count() > *self.range.start()
    }

    pub fn people(&self) -> usize {
        self.places.iter().filter(|place| place.sitter == Sitter::Person).count()
    }

    /// Whether another chair has this colour.
    pub fn is_taken(&self, hue: Hue, by_other_than: u8) -> bool {
        self.places.iter().any(|place| place.hue == hue && place.id != by_other_than)
    }

    /// The names they will play under: cleaned, never empty, never the same twice.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for place in &self.places {
            let typed = place.name.trim();
            let name = clean_name(if typed.is_empty() { place.usual_name() } else { typed });
            let free = |name: &str| !names.iter().any(|other| same(other, name));
            let name = std::iter::once(name.clone())
                .chain((2..=7).map(|number| numbered(&name, number)))
                .find(|name| free(name))
                .expect("a table has at most six names");
            names.push(name);
        }
        names
    }

    pub fn chairs(&self) -> Seats<Chair> {
        let mut names = self.names().into_iter();
        Seats::from_fn(self.count(), |seat: Seat| {
            let place = &self.places[seat.index()];
            let name = names.next().expect("every place has a name");
            Chair { name, hue: place.hue, sitter: place.sitter }
        })
    }

    /// Where somebody would sit who has played here before: on a person's chair that nobody has named,
    /// or on one more.
    fn seat_known(&mut self, at: Option<u8>, name: String) {
        let unnamed = |place: &&Place| {
            place.sitter == Sitter::Person && place.name.trim() == place.usual_name()
        };
        let free = at.or_else(|| self.places.iter().find(unnamed).map(|place| place.id));
        if free.is_none() && self.may_add() {
            self.add(Sitter::Person);
        }
        let id = free.or_else(|| self.places.last().map(|place| place.id));
        if let Some(place) = id.and_then(|id| self.place(id)) {
            place.name = name;
            place.sitter = Sitter::Person;
        }
    }

    fn place(&mut self, id: u8) -> Option<&mut Place> {
        self.places.iter_mut().find(|place| place.id == id)
    }

    fn add(&mut self, sitter: Sitter) {
        let id = (0..6).find(|id| self.places.iter().all(|place| place.id != *id));
        let id = id.expect("a table has at most six seats");
        let usual = Hue::ALL[usize::from(id) % Hue::ALL.len()];
        let hue = [usual].into_iter().chain(Hue::ALL).find(|hue| !self.is_taken(*hue, id));
        let hue = hue.expect("there are as many colours as seats");
        self.places.push(Place { id, name: usual_name(id, sitter).to_owned(), hue, sitter });
    }

    fn recolour(&mut self, id: u8, hue: Hue) {
        let known = Hue::ALL.contains(&hue);
        if known
            && !self.is_taken(hue, id)
            && let Some(place) = self.place(id)
        {
            place.hue = hue;
        }
    }

    fn reseat(&mut self, id: u8, sitter: Sitter) {
        let Some(place) = self.place(id) else { return };
        // A name nobody chose changes with the kind of player.
        if place.name == place.usual_name() {
            usual_name(id, sitter).clone_into(&mut place.name);
        }
        place.sitter = sitter;
    }
}

fn same(one: &str, other: &str) -> bool {
    small(one) == small(other)
}

/// "Ada 2", cut so that the number is not lost again.
fn numbered(name: &str, number: u8) -> String {
    const ROOM: usize = 22;
    let name: String = name.chars().take(ROOM).collect();
    format!("{} {number}", name.trim_end())
}

impl Reducible for Draft {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut draft = (*self).clone();
        match change {
            Change::Name(id, name) => {
                if let Some(place) = draft.place(id) {
                    place.name = name;
                }
            }
            Change::Known(at, name) => draft.seat_known(at, name),
            Change::Hue(id, hue) => draft.recolour(id, hue),
            Change::Sitter(id, sitter) => draft.reseat(id, sitter),
            Change::Add if draft.may_add() => draft.add(Sitter::Person),
            Change::Remove(id) if draft.may_remove() => draft.places.retain(|place| place.id != id),
            Change::Up(id) => {
                let at = draft.places.iter().position(|place| place.id == id);
                if let Some(at @ 1..) = at {
                    draft.places.swap(at - 1, at);
                }
            }
            Change::Add | Change::Remove(_) => {}
        }
        draft.into()
    }
}
