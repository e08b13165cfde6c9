//! A dial: minus, number, plus. Arrows, Page, Home and End work as well.
use yew::prelude::*;

use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct DialProps {
    pub label: AttrValue,
    pub value: u32,
    pub least: u32,
    pub most: u32,
    /// A dial of money.
    #[prop_or_default]
    pub money: bool,
    /// A dial among many: lower, label beside it.
    #[prop_or_default]
    pub small: bool,
    /// Under the label: the limit and where it comes from.
    #[prop_or_default]
    pub note: AttrValue,
    pub change: Callback<u32>,
    /// Says why it does not turn further.
    pub refuse: Callback<AttrValue>,
}

#[component]
pub fn Dial(props: &DialProps) -> Html {
    let DialProps { label, value, least, most, money, small, note, change, refuse } = props;
    let (value, least, most) = (*value, *least, *most);
    let turn = {
        let (change, refuse) = (change.clone(), refuse.clone());
        let limits = format!("{label}: from {least} to {most}.");
        Callback::from(move |to: i64| {
            let held = u32::try_from(to.max(0)).unwrap_or(u32::MAX).clamp(least, most.max(least));
            if held == value {
                refuse.emit(limits.clone().into());
            } else {
                change.emit(held);
            }
        })
    };
    let by = |step: i64| turn.reform(move |_: MouseEvent| i64::from(value) + step);
    let onkeydown = {
        let turn = turn.clone();
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowUp" | "ArrowRight" => i64::from(value) + 1,
                "ArrowDown" | "ArrowLeft" => i64::from(value) - 1,
                "PageUp" => i64::from(value) + 5,
                "PageDown" => i64::from(value) - 5,
                "Home" => i64::from(least),
                "End" => i64::from(most),
                _ => return,
            };
            event.prevent_default();
            turn.emit(to);
        })
    };
    let shown = if *money { format!("${value}") } else { value.to_string() };
    let end = |at: bool| at.then_some("true");
    html! {
        <div class={classes!("bm-dial", small.then_some("bm-dial--small"))}>
            <span class="dial__lab">{ label }if !note.is_empty() { <small>{ note }</small> }</span>
            <div class="stepper" role="group" aria-label={label} data-quick="">
                <button type="button" aria-label={format!("{label}: one less")} aria-disabled={end(value <= least)}
                    onclick={by(-1)}>{ icon("i-minus") }</button>
                <output role="spinbutton" tabindex="0" aria-label={label} aria-valuenow={value.to_string()}
                    aria-valuemin={least.to_string()} aria-valuemax={most.to_string()} aria-valuetext={shown.clone()}
                    {onkeydown}>{ shown.clone() }</output>
                <button type="button" aria-label={format!("{label}: one more")} aria-disabled={end(value >= most)}
                    onclick={by(1)}>{ icon("i-plus") }</button>
            </div>
        </div>
    }
}
