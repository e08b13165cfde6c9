//! A shop: its row on the street, which is always there, and its pages, which come in a file of their own.
use crate::face::Face;
use crate::own_file::Coming;
use crate::seated::Title;

/// What the street knows of a shop.
pub struct Shop {
    pub slug: &'static str,
    pub name: &'static str,
    /// The game's colours: `data-game` of the body.
    pub colours: &'static str,
    pub front: Front,
    pub players: &'static str,
    pub minutes: &'static str,
    pub blurb: &'static str,
    /// `None` while the game is not built: the shop is shown closed.
    pub open: Option<Open>,
}

/// The drawn front.
pub struct Front {
    /// The drawing, as a file with one symbol in it.
    pub drawing: &'static str,
    /// The id of that symbol.
    pub art: &'static str,
    /// Where the lettering stands, and where the awning ends.
    pub lettering: u16,
    pub awning: u16,
}

/// What the street knows of an open shop without walking in.
pub struct Open {
    /// "Turn 19", for the list of saves.
    pub round_label: fn(u32) -> String,
    /// Brings the shop's own file onto the device, and opens it.
    pub enter: fn() -> Coming<&'static Pages>,
}

/// What is in a shop's own file.
pub struct Pages {
    /// What the shell's pages are drawn from.
    pub title: Title,
    pub style: &'static str,
    /// The drawings only this game uses.
    pub art: &'static str,
}

impl Pages {
    pub const fn of<G: Face>(style: &'static str, art: &'static str) -> Pages {
        Pages { title: Title::of::<G>(), style, art }
    }
}

/// The stylesheet of a shop's folder, as `build.rs` has shortened it.
macro_rules! sheet {
    ($folder:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $folder, ".css"))
    };
}
pub(crate) use sheet;
