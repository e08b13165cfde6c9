//! Corrected order: everybody brings one cube from the box.
use high_street::games::on_shelf::{OrderPrompt, Position};

use super::palette::{Palette, palette};
use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;

pub fn order(scene: &Scene<Position>, prompt: &OrderPrompt) -> Decision {
    let OrderPrompt { seat, placements } = prompt;
    let Palette { marks, body, offers } = palette(scene, *seat, placements);
    let heading = format!("{} brings one cube", scene.who.name(*seat));
    let counter = Counter {
        primary: Some(Offer::blocked(
            "Bring one cube",
            "os-stock",
            "Press a ringed place in stock.",
        )),
        inside: offers,
        ..ask(scene, *seat, heading, body)
    };
    Decision { counter, marks }
}
