//! What lies where on the screen.
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, NodeList};

pub struct Lying {
    /// Empty for a place.
    pub piece: String,
    pub at: String,
    /// `None` for a piece that is no pile.
    pub count: Option<usize>,
    pub element: Element,
    pub rect: DomRect,
}

impl Lying {
    pub fn is_single(&self) -> bool {
        self.count.is_none() && !self.piece.is_empty()
    }
}

pub fn look(frames: &Frames) -> Vec<Lying> {
    // A ghost still on its way lies nowhere.
    all("[data-at]:not(.travel *)")
        .filter_map(|element| {
            let rect = frames.seen(&element);
            Some(Lying {
                piece: element.get_attribute("data-piece").unwrap_or_default(),
                at: element.get_attribute("data-at")?,
                count: element.get_attribute("data-count").and_then(|count| count.parse().ok()),
                element,
                rect,
            })
        })
        .collect()
}

/// What scrolls by itself and where it is: asked once a look, not once a piece.
pub struct Frames(Vec<(Element, DomRect)>);

impl Frames {
    pub fn now() -> Frames {
        let place = |element: Element| (element.clone(), element.get_bounding_client_rect());
        Frames(all(".board, .tray").map(place).collect())
    }

    /// Where an element is seen; nowhere, if what it lies in has scrolled it away. Nothing flies from
    /// or to there: its ghost would pass over the bar.
    pub fn seen(&self, element: &Element) -> DomRect {
        let rect = element.get_bounding_client_rect();
        let middle = rect.top() + rect.height() / 2.0;
        let frame = self.0.iter().find(|(frame, _)| frame.contains(Some(element)));
        match frame {
            Some((_, frame)) if middle < frame.top() || middle > frame.bottom() => nowhere(),
            _ => rect,
        }
    }
}

fn nowhere() -> DomRect {
    DomRect::new().expect("a rectangle of no size")
}

pub fn all(selector: &str) -> impl Iterator<Item = Element> {
    elements(document().query_selector_all(selector).ok())
}

pub fn elements(list: Option<NodeList>) -> impl Iterator<Item = Element> {
    let count = list.as_ref().map_or(0, NodeList::length);
    (0..count).filter_map(move |index| list.as_ref()?.get(index)?.dyn_into().ok())
}
