//! Switches, segments and lists: the browser's own fields in the clothes of the house, so that keys
//! and screen readers work as everywhere.
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    pub label: AttrValue,
    #[prop_or_default]
    pub hint: AttrValue,
    pub on: bool,
    pub change: Callback<bool>,
}

#[component]
pub fn Switch(SwitchProps { label, hint, on, change }: &SwitchProps) -> Html {
    let onchange =
        change.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label class="switch">
            <input type="checkbox" role="switch" checked={*on} {onchange} />
            <i aria-hidden="true"></i>
            <span>
                <b>{ label }</b>
                if !hint.is_empty() { <small>{ hint }</small> }
            </span>
        </label>
    }
}

/// One segment: its value, its words, and an icon if it helps.
#[derive(Clone, PartialEq)]
pub struct Choice<T> {
    pub value: T,
    pub label: AttrValue,
    pub icon: Option<&'static str>,
}

impl<T> Choice<T> {
    pub fn new(value: T, label: impl Into<AttrValue>) -> Choice<T> {
        Choice { value, label: label.into(), icon: None }
    }

    pub fn with_icon(value: T, label: impl Into<AttrValue>, icon: &'static str) -> Choice<T> {
        Choice { value, label: label.into(), icon: Some(icon) }
    }
}

#[derive(Properties, PartialEq)]
pub struct PickProps {
    pub label: AttrValue,
    pub choices: Vec<AttrValue>,
    pub chosen: usize,
    pub change: Callback<usize>,
}

/// One of many, folded away.
#[component]
pub fn Pick(PickProps { label, choices, chosen, change }: &PickProps) -> Html {
    let onchange = change.reform(|event: Event| {
        event.target_unchecked_into::<HtmlSelectElement>().selected_index().try_into().unwrap_or(0)
    });
    html! {
        <label class="field">
            { label }
            <select class="input" aria-label={label.clone()} {onchange}>
                for (index, words) in choices.iter().enumerate() {
                    <option key={index} selected={index == *chosen}>{ words }</option>
                }
            </select>
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct SegmentsProps<T: PartialEq + Clone + 'static> {
    /// What is chosen here; read out before the choices.
    pub legend: AttrValue,
    /// Unique on the page: radio buttons are grouped by it.
    pub name: AttrValue,
    pub choices: Vec<Choice<T>>,
    pub chosen: T,
    pub change: Callback<T>,
}

/// A few choices side by side, one of them chosen.
#[component]
pub fn Segments<T: PartialEq + Clone + 'static>(props: &SegmentsProps<T>) -> Html {
    html! {
        <span class="seg" role="radiogroup" aria-label={props.legend.clone()}>
            for choice in &props.choices {
                <label key={choice.label.to_string()}>
                    <input type="radio" name={props.name.clone()} checked={choice.value == props.chosen}
                        onchange={
                            let value = choice.value.clone();
                            props.change.reform(move |_: Event| value.clone())
                        } />
                    if let Some(icon) = choice.icon { { super::icon(icon) } }
                    { choice.label.clone() }
                </label>
            }
        </span>
    }
}

/// A callback that puts one value into a copy of a setup.
pub fn put<S: Clone + 'static, T: 'static>(
    setup: &S,
    change: &Callback<S>,
    set: fn(&mut S, T),
) -> Callback<T> {
    let setup = setup.clone();
    change.reform(move |value| {
        let mut setup = setup.clone();
        set(&mut setup, value);
        setup
    })
}
