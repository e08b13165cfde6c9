//! When something happens in a month.
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::stage::{Chapter, Stage};

/// Later moments are greater: the phase, the type handled in it, the step of that type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Moment(Chapter, Option<Item>, u8);

const BEFORE: u8 = 0;
const TRADE: u8 = 1;
const AFTER: u8 = 2;
const AFTER_ANY: u8 = 3;
const AFTER_ALL: u8 = 4;

impl Moment {
    pub(super) fn of(stage: &Stage) -> Moment {
        match stage {
            Stage::Effect(effect) => Moment::window(effect.window),
            _ => Moment(stage.chapter(), stage.item(), TRADE),
        }
    }

    pub(super) fn stocking(item: Item) -> Moment {
        Moment(Chapter::Supply, Some(item), TRADE)
    }

    pub(super) fn selling(item: Item) -> Moment {
        Moment(Chapter::Sale, Some(item), TRADE)
    }

    pub(super) fn window(window: Window) -> Moment {
        let (chapter, item, step) = match window {
            Window::BeforeAdvertisement => (Chapter::Advertisement, None, BEFORE),
            Window::BeforeSupply => (Chapter::Supply, None, BEFORE),
            Window::BeforeStockingFood => (Chapter::Supply, Some(Item::Food), BEFORE),
            Window::AfterStocking(item) => (Chapter::Supply, Some(item), AFTER),
            Window::AfterStockingAny(item) => (Chapter::Supply, Some(item), AFTER_ANY),
            Window::AfterSupply => (Chapter::Supply, Some(Item::Art), AFTER_ALL),
            Window::BeforeSale => (Chapter::Sale, Some(Item::Food), BEFORE),
            Window::AfterSelling(item) => (Chapter::Sale, Some(item), AFTER),
            Window::SurplusOf(item) => (Chapter::Sale, Some(item), AFTER_ANY),
            Window::Inventory => (Chapter::Inventory, None, BEFORE),
        };
        Moment(chapter, item, step)
    }
}
