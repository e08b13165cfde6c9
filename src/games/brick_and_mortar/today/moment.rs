//! When something happens in a month.
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::stage::{MonthPhase, Stage};

/// Later moments are greater: the phase, the type handled in it, the step of that type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Moment(MonthPhase, Option<Item>, u8);

const BEFORE: u8 = 0;
const TRADE: u8 = 1;
const AFTER: u8 = 2;
const AFTER_ANY: u8 = 3;
const AFTER_ALL: u8 = 4;

impl Moment {
    pub(super) fn of(stage: &Stage) -> Moment {
        match stage {
            Stage::Effect(effect) => Moment::window(effect.window),
            _ => Moment(stage.month_phase(), stage.item(), TRADE),
        }
    }

    pub(super) fn stocking(item: Item) -> Moment {
        Moment(MonthPhase::Supply, Some(item), TRADE)
    }

    pub(super) fn selling(item: Item) -> Moment {
        Moment(MonthPhase::Sale, Some(item), TRADE)
    }

    pub(super) fn window(window: Window) -> Moment {
        let (chapter, item, step) = match window {
            Window::BeforeAdvertisement => (MonthPhase::Advertisement, None, BEFORE),
            Window::BeforeSupply => (MonthPhase::Supply, None, BEFORE),
            Window::BeforeStockingFood => (MonthPhase::Supply, Some(Item::Food), BEFORE),
            Window::AfterStocking(item) => (MonthPhase::Supply, Some(item), AFTER),
            Window::AfterStockingAny(item) => (MonthPhase::Supply, Some(item), AFTER_ANY),
            Window::AfterSupply => (MonthPhase::Supply, Some(Item::Art), AFTER_ALL),
            Window::BeforeSale => (MonthPhase::Sale, Some(Item::Food), BEFORE),
            Window::AfterSelling(item) => (MonthPhase::Sale, Some(item), AFTER),
            Window::SurplusOf(item) => (MonthPhase::Sale, Some(item), AFTER_ANY),
            Window::Inventory => (MonthPhase::Inventory, None, BEFORE),
        };
        Moment(chapter, item, step)
    }
}
