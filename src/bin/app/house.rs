//! What every page may ask of the house: how this device likes things, and a way to change that.
use std::rc::Rc;

use yew::prelude::*;

use crate::device::keeping::Kept;
use crate::store::settings::Settings;

#[derive(Clone, PartialEq)]
pub struct House {
    pub settings: Rc<Settings>,
    /// Whether the page wears its dark colours, by choice or because the system does.
    pub night: bool,
    pub change: Callback<Settings>,
    /// Whether all of the page lies on this device.
    pub kept: Kept,
}

#[hook]
pub fn use_house() -> House {
    use_context::<House>().expect("every page stands in the house")
}
