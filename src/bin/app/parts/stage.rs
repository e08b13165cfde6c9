//! Screens drawn natively, for tests.
use std::rc::Rc;

use yew::prelude::*;

use crate::device::keeping::Kept;
use crate::house::House;
use crate::store::settings::Settings;

#[derive(Properties, PartialEq)]
struct StageProps {
    html: Html,
}

#[component]
fn Stage(StageProps { html }: &StageProps) -> Html {
    let settings = Rc::new(Settings::default());
    let house = House { settings, night: false, change: Callback::noop(), kept: Kept::Here };
    html! { <ContextProvider<House> context={house}>{ html.clone() }</ContextProvider<House>> }
}

/// The markup of a piece of screen, as it stands in the house.
pub fn drawn(html: Html) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let stage = yew::LocalServerRenderer::<Stage>::with_props(StageProps { html });
    runtime.block_on(stage.hydratable(false).render())
}
