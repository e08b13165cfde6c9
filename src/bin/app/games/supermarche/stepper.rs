//! Minus, how many, plus. A blocked end says why when pressed.
use high_street::games::supermarche::Food;
use yew::prelude::*;

use super::look::look;
use crate::parts::icon;

/// What an end of the stepper does.
#[derive(Clone, PartialEq)]
pub enum Press {
    Do(Callback<()>),
    /// The sentence a press is answered with.
    Say(AttrValue),
}

#[derive(Properties, PartialEq)]
pub struct StepperProps {
    pub food: Food,
    pub count: u8,
    /// "bought", "brought out".
    pub done: AttrValue,
    /// "Buy 1 dairy for $2".
    pub more: AttrValue,
    pub less: AttrValue,
    pub plus: Press,
    pub minus: Press,
    pub refuse: Callback<AttrValue>,
}

#[component]
pub fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { food, count, done, .. } = props;
    let word = look(*food).word;
    let end = |art: &'static str, label: &AttrValue, press: &Press| {
        let blocked = matches!(press, Press::Say(_)).then_some("true");
        let onclick = {
            let (press, refuse) = (press.clone(), props.refuse.clone());
            Callback::from(move |_: MouseEvent| match &press {
                Press::Do(act) => act.emit(()),
                Press::Say(why) => refuse.emit(why.clone()),
            })
        };
        html! {
            <button type="button" aria-label={label.clone()} aria-disabled={blocked} {onclick}>{ icon(art) }</button>
        }
    };
    html! {
        <div class="stepper sm-step" role="group" aria-label={food.name()} data-quick="">
            { end("i-minus", &props.less, &props.minus) }
            <output aria-label={format!("{count} {word} {done}")}>{ count }</output>
            { end("i-plus", &props.more, &props.plus) }
        </div>
    }
}
