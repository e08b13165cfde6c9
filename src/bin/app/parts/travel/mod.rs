//! Pieces that change place are seen moving.
//!
//! A board only says what lies where, and this part finds what moved between two drawings:
//! - `data-piece="store-17" data-at="row"` is one piece: it travels when its place changes.
//! - `data-piece="food" data-at="dock" data-count="3"` is a pile of three equal pieces, the `svg`s in
//!   it. What one pile loses travels to the pile that gains it.
//! - `data-at` alone is a place that may be empty: pieces are seen coming and going there too.
//! - `data-home="food"`: where pieces come from and go to when no pile lost or gained them.
//!
//! Places, not elements, are compared, so a piece may be drawn anew, larger or on another screen. A
//! ghost copies what is on the screen now: nothing hidden can be shown by its way.
mod places;

use high_street::table::Arrange;
use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use gloo::utils::{body, document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

use self::places::{Frames, Lying, all, elements, look};
use super::{Tenths, corner};

/// Milliseconds between two pieces, and the most for all that wait.
const STAGGER: u32 = 40;
const LONGEST_WAIT: u32 = 360;
/// More pieces than this say no more.
const MOST: u32 = 24;

struct Flight {
    ghost: Element,
    from: DomRect,
    to: DomRect,
    /// Unseen until its ghost has landed.
    target: Option<Element>,
}

#[derive(Default)]
struct Memory {
    seen: Vec<Lying>,
    marked: Vec<Element>,
    end: Option<Timeout>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// Call it above everything that is marked; `moment` changes when pieces may have moved.
#[hook]
pub fn use_travel<T: PartialEq + 'static>(moment: T) {
    use_effect_with(moment, |_| {
        travel();
    });
}

/// What lies where before an action is drawn; where nothing was remembered, nothing flies. Called before
/// anything is changed: a look at a page half changed would lay all of it out once more.
pub fn remember_places() {
    let seen = look(&Frames::now());
    MEMORY.with_borrow_mut(|memory| memory.seen = seen);
}

fn travel() {
    land();
    let before = MEMORY.with_borrow_mut(|memory| std::mem::take(&mut memory.seen));
    if before.is_empty() {
        return;
    }
    let frames = Frames::now();
    let seen = look(&frames);
    let mut flights = single(&before, &seen);
    let known = seen.iter().chain(&before);
    let mut pieces: Vec<&str> = known.map(|lying| lying.piece.as_str()).collect();
    pieces.arrange();
    pieces.dedup();
    for piece in pieces {
        flights.extend(between_piles(piece, &before, &seen, &frames));
    }
    flights.retain(|flight| flight.from.width() > 0.0 && flight.to.width() > 0.0);
    flights.truncate(MOST as usize);
    let marked = show(&flights);
    MEMORY.with_borrow_mut(|memory| memory.marked = marked);
}

fn single(before: &[Lying], now: &[Lying]) -> Vec<Flight> {
    let moved = now.iter().filter(|lying| lying.is_single()).filter_map(|lying| {
        let old = before.iter().find(|old| old.is_single() && old.piece == lying.piece)?;
        (old.at != lying.at).then(|| Flight {
            ghost: lying.element.clone(),
            from: old.rect.clone(),
            to: lying.rect.clone(),
            target: Some(lying.element.clone()),
        })
    });
    moved.collect()
}

/// Equal pieces: only places that were there before and after have lost or gained some.
fn between_piles(piece: &str, before: &[Lying], now: &[Lying], frames: &Frames) -> Vec<Flight> {
    let home = document().query_selector(&format!("[data-home='{piece}']")).ok().flatten();
    let (mut lost, mut gained) = (Vec::new(), Vec::new());
    let mut places: Vec<&str> = now.iter().map(|lying| lying.at.as_str()).collect();
    places.arrange();
    places.dedup();
    for at in places.into_iter().filter(|at| before.iter().any(|old| old.at == *at)) {
        let (old, new) = (piles(piece, at, before), piles(piece, at, now));
        let (was, is) = (sum(&old), sum(&new));
        // The first to lie there is the first to go.
        lost.extend(old.first().into_iter().flat_map(|old| (is..was).map(|_| old.rect.clone())));
        gained.extend((was..is).map(|index| spot(&new, index - was, is - was)));
    }
    let mut lost = lost.into_iter();
    let from_home = home.as_ref().map(|home| frames.seen(home));
    let mut flights: Vec<Flight> = gained
        .into_iter()
        .filter_map(|(ghost, target)| {
            let from = lost.next().or_else(|| from_home.clone())?;
            let to = frames.seen(&ghost);
            Some(Flight { ghost, from, to, target })
        })
        .collect();
    if let Some(home) = home {
        flights.extend(lost.map(|from| Flight {
            to: frames.seen(&home),
            ghost: home.clone(),
            from,
            target: None,
        }));
    }
    flights
}

fn piles<'a>(piece: &str, at: &str, all: &'a [Lying]) -> Vec<&'a Lying> {
    let here = |lying: &&Lying| lying.piece == piece && lying.at == at && lying.count.is_some();
    all.iter().filter(here).collect()
}

fn sum(piles: &[&Lying]) -> usize {
    piles.iter().filter_map(|pile| pile.count).sum()
}

/// Where the `index`-th of `gained` new pieces of some piles lies, and what to hide until it is there.
fn spot(piles: &[&Lying], index: usize, gained: usize) -> (Element, Option<Element>) {
    let drawn: Vec<Element> = piles.iter().flat_map(|pile| pieces_of(&pile.element)).collect();
    // A pile too high to be drawn piece by piece takes all in one spot.
    let own = (drawn.len() == sum(piles)).then(|| drawn.len() - gained + index);
    match own.and_then(|own| drawn.get(own)) {
        Some(piece) => (piece.clone(), Some(piece.clone())),
        None => (drawn.last().unwrap_or(&piles[0].element).clone(), None),
    }
}

/// The pieces drawn in a pile, or the only one, which is the pile itself.
fn pieces_of(pile: &Element) -> Vec<Element> {
    if pile.tag_name() == "svg" {
        return vec![pile.clone()];
    }
    elements(pile.query_selector_all("svg").ok()).collect()
}

/// Lets the ghosts fly; hands out what it has marked. Without motion the arrivals are ringed instead.
fn show(flights: &[Flight]) -> Vec<Element> {
    let time = move_time();
    if time > 0 && !flights.is_empty() {
        let _ = fly(flights);
        let end = Timeout::new(time + LONGEST_WAIT, land);
        MEMORY.with_borrow_mut(|memory| memory.end = Some(end));
    }
    // Only now: a ghost must not be copied from what is hidden already.
    let mark = if time > 0 { "data-travels" } else { "data-arrived" };
    let targets = flights.iter().filter_map(|flight| flight.target.clone());
    targets.inspect(|target| drop(target.set_attribute(mark, ""))).collect()
}

/// The time a piece takes: 0 with reduced motion or without animations.
fn move_time() -> u32 {
    let style = window().get_computed_style(&document_element()).ok().flatten();
    let value = style.and_then(|style| style.get_property_value("--t-move").ok());
    value.and_then(|value| milliseconds(value.trim())).unwrap_or(0)
}

fn fly(flights: &[Flight]) -> Option<()> {
    let layer = document().create_element("div").ok()?;
    layer.set_class_name("travel");
    layer.set_attribute("aria-hidden", "true").ok()?;
    layer.set_attribute("inert", "").ok()?;
    let count = u32::try_from(flights.len()).unwrap_or(MOST);
    let stagger = STAGGER.min(LONGEST_WAIT / count);
    for (Flight { ghost, from, to, .. }, index) in flights.iter().zip(0..) {
        let cover: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        let style = cover.style();
        let put =
            |name: &str, pixels: f64| style.set_property(name, &format!("{}px", Tenths(pixels)));
        let ((left, top), (from_left, from_top)) = (corner(to), corner(from));
        put("left", left).ok()?;
        put("top", top).ok()?;
        put("width", to.width()).ok()?;
        put("height", to.height()).ok()?;
        put("--dx", from_left + from.width() / 2.0 - left - to.width() / 2.0).ok()?;
        put("--dy", from_top + from.height() / 2.0 - top - to.height() / 2.0).ok()?;
        style.set_property("--wait", &format!("{}ms", stagger * index)).ok()?;
        cover.append_child(&ghost.clone_node_with_deep(true).ok()?).ok()?;
        layer.append_child(&cover).ok()?;
    }
    // Inside the table, so that it is turned with it; and in what leaves with somebody's stay, so that it cannot
    // outlive it.
    let table = document().query_selector("[data-stay]").ok().flatten();
    table.unwrap_or_else(|| body().into()).append_child(&layer).ok()?;
    Some(())
}

/// Ends what still flies: input never waits for it.
pub fn land() {
    for layer in all(".travel") {
        layer.remove();
    }
    let marked = MEMORY.with_borrow_mut(|memory| {
        memory.end = None;
        std::mem::take(&mut memory.marked)
    });
    for element in marked {
        let _ = element.remove_attribute("data-travels");
        let _ = element.remove_attribute("data-arrived");
    }
}

/// "240ms", or ".24s" as a release writes the same. The library's way of reading fractions is exact to the last of
/// sixteen digits and would be a tenth of a shop's file.
fn milliseconds(time: &str) -> Option<u32> {
    if let Some(number) = time.strip_suffix("ms") {
        return number.parse().ok();
    }
    let (whole, part) = match time.strip_suffix('s')?.split_once('.') {
        Some((whole, part)) => {
            (if whole.is_empty() { "0" } else { whole }, format!("{part:0<3.3}"))
        }
        None => (time.strip_suffix('s')?, "000".to_owned()),
    };
    Some(whole.parse::<u32>().ok()? * 1000 + part.parse::<u32>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::milliseconds;

    #[test]
    fn times_are_read_however_they_are_written() {
        let times = ["240ms", ".24s", "0.24s", "0s", "2s", "1.5s"].map(milliseconds);
        assert_eq!(times, [Some(240), Some(240), Some(240), Some(0), Some(2000), Some(1500)]);
        assert_eq!(["", "fast", "s", "ms"].map(milliseconds), [None; 4]);
    }
}
