//! A dial: minus, a number, plus. Held buttons repeat and speed up; the number can be typed; arrows,
//! Page, Home and End turn it; a long range has a slider besides.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::parts::icon;

/// From here on a slider is quicker than steps.
const LONG: u32 = 15;
/// A page of steps.
const PAGE: i64 = 5;

/// A button is held from here on; then it repeats, faster and faster.
const HELD: u32 = 400;
const FIRST: u32 = 160;
const FASTEST: u32 = 40;

#[derive(Properties, PartialEq)]
#[allow(clippy::struct_excessive_bools, reason = "properties, each said where a dial is drawn")]
pub struct DialProps {
    pub label: AttrValue,
    pub value: u32,
    pub least: u32,
    pub most: u32,
    /// Only multiples of this count.
    #[prop_or(1)]
    pub step: u32,
    /// A dial of money.
    #[prop_or_default]
    pub money: bool,
    /// A dial among many: lower, label beside it.
    #[prop_or_default]
    pub small: bool,
    /// Among words that say what it counts: the label is only read out.
    #[prop_or_default]
    pub bare: bool,
    /// A long range has one, unless cells beside the dial do its work.
    #[prop_or(true)]
    pub slider: bool,
    /// Under the label: the limit and where it comes from.
    #[prop_or_default]
    pub note: AttrValue,
    /// What a step does, where there is more to say of it than "one more".
    #[prop_or_default]
    pub more: Option<AttrValue>,
    #[prop_or_default]
    pub less: Option<AttrValue>,
    /// Why it does not turn up or down any further, where the limits do not say it.
    #[prop_or_default]
    pub no_more: Option<AttrValue>,
    #[prop_or_default]
    pub no_less: Option<AttrValue>,
    pub change: Callback<u32>,
    /// Says why it does not turn further.
    pub refuse: Callback<AttrValue>,
}

/// Where a dial stands and how far it turns.
#[derive(Clone)]
struct Reach {
    value: u32,
    least: u32,
    most: u32,
    step: u32,
    change: Callback<u32>,
}

impl Reach {
    fn held(&self, to: i64) -> u32 {
        let to = u32::try_from(to.max(0)).unwrap_or(u32::MAX).min(self.most);
        (to - to % self.step).max(self.least)
    }

    /// Whether it turned at all.
    fn turn(&self, to: i64) -> bool {
        let held = self.held(to);
        let turned = held != self.value;
        if turned {
            self.change.emit(held);
        }
        turned
    }
}

/// A held button turns the dial as it stands now, not as it stood when it was pressed.
#[derive(Clone)]
struct Hold {
    latest: Rc<RefCell<Reach>>,
    timer: Rc<RefCell<Option<Timeout>>>,
    /// The click that ends a hold is no further step.
    repeated: Rc<Cell<bool>>,
}

impl Hold {
    fn after(&self, wait: u32, step: i64) {
        let hold = self.clone();
        let repeat = move || {
            hold.repeated.set(true);
            let reach = hold.latest.borrow().clone();
            if reach.turn(i64::from(reach.value) + step) {
                hold.after(faster(wait), step);
            }
        };
        self.timer.replace(Some(Timeout::new(wait, repeat)));
    }

    fn begin(&self, step: i64) -> Callback<PointerEvent> {
        let hold = self.clone();
        Callback::from(move |event: PointerEvent| {
            hold.repeated.set(false);
            if event.is_primary() && event.button() == 0 {
                hold.after(HELD, step);
            }
        })
    }

    fn end(&self) -> Callback<PointerEvent> {
        let timer = self.timer.clone();
        Callback::from(move |_: PointerEvent| drop(timer.take()))
    }
}

const fn faster(wait: u32) -> u32 {
    if wait > FIRST {
        return FIRST;
    }
    let next = wait * 7 / 8;
    if next < FASTEST { FASTEST } else { next }
}

#[component]
pub fn Dial(props: &DialProps) -> Html {
    let DialProps {
        label, value, least, most, step, money, small, bare, note, change, refuse, ..
    } = props;
    let (value, least, most, one) = (*value, *least, *most, i64::from(*step));
    let reach = Reach { value, least, most, step: *step, change: change.clone() };
    let hold = {
        let (latest, timer) = (use_mut_ref(|| reach.clone()), use_mut_ref(|| None));
        latest.replace(reach.clone());
        let repeated = use_mut_ref(Rc::<Cell<bool>>::default).borrow().clone();
        Hold { latest, timer, repeated }
    };
    let turn = {
        let (refuse, reach) = (refuse.clone(), reach.clone());
        let limits = AttrValue::from(format!("{label}: from {least} to {most}."));
        let no_more = props.no_more.clone().unwrap_or_else(|| limits.clone());
        let no_less = props.no_less.clone().unwrap_or(limits);
        Callback::from(move |to: i64| {
            if !reach.turn(to) {
                let up = to >= i64::from(reach.value);
                refuse.emit(if up { no_more.clone() } else { no_less.clone() });
            }
        })
    };
    let turned_by = |by: i64| {
        let (turn, repeated) = (turn.clone(), hold.repeated.clone());
        Callback::from(move |_: MouseEvent| {
            if !repeated.take() {
                turn.emit(i64::from(value) + by);
            }
        })
    };
    let button = |by: i64, art: &'static str, words: AttrValue, at_end: bool| {
        html! {
            <button type="button" aria-label={words} aria-disabled={at_end.then_some("true")}
                onpointerdown={hold.begin(by)} onpointerup={hold.end()} onpointercancel={hold.end()}
                onpointerleave={hold.end()} onclick={turned_by(by)}>{ icon(art) }</button>
        }
    };
    let onkeydown = {
        let turn = turn.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(to) = reached(&event.key(), value, (least, most), one) {
                event.prevent_default();
                turn.emit(to);
            }
        })
    };
    let onchange = {
        let turn = turn.clone();
        Callback::from(move |event: Event| {
            let field = event.target_unchecked_into::<HtmlInputElement>();
            let typed = field.value().trim().parse::<i64>().ok();
            let held = typed.map_or(value, |to| reach.held(to));
            // What cannot be is put right in the field, and said.
            field.set_value(&held.to_string());
            if typed != Some(i64::from(value)) {
                turn.emit(typed.unwrap_or(i64::from(value)));
            }
        })
    };
    let slide = {
        let turn = turn.clone();
        Callback::from(move |event: InputEvent| {
            if let Ok(to) = event.target_unchecked_into::<HtmlInputElement>().value().parse() {
                turn.emit(to);
            }
        })
    };
    let all = Callback::from(|event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    });
    let (shown, low, high) = (value.to_string(), least.to_string(), most.max(least).to_string());
    let more = props.more.clone().unwrap_or_else(|| format!("{label}: one more").into());
    let less = props.less.clone().unwrap_or_else(|| format!("{label}: one less").into());
    let long = props.slider && !*small && !*bare && most.saturating_sub(least) / step >= LONG;
    html! {
        <div class={classes!("number", small.then_some("number--small"), bare.then_some("number--bare"))}>
            if !bare {
                <span class="dial__lab">{ label }if !note.is_empty() { <small>{ note }</small> }</span>
            }
            <div class="stepper" role="group" aria-label={label} data-quick="">
                { button(-one, "i-minus", less, value <= least) }
                <label class={classes!("stepper__field", money.then_some("stepper__field--money"))}>
                    <input type="number" inputmode="numeric" data-number="" aria-label={label} value={shown.clone()}
                        min={low.clone()} max={high.clone()} step={step.to_string()} {onkeydown} {onchange} onfocus={all} />
                </label>
                { button(one, "i-plus", more, value >= most) }
            </div>
            if long {
                <input type="range" class="number__slider" data-number="" aria-label={format!("{label}: slide")} min={low} max={high} step={step.to_string()}
                    value={shown} oninput={slide} />
            }
        </div>
    }
}

/// Where a key turns the dial.
fn reached(key: &str, value: u32, (least, most): (u32, u32), one: i64) -> Option<i64> {
    let value = i64::from(value);
    Some(match key {
        "ArrowUp" | "ArrowRight" => value + one,
        "ArrowDown" | "ArrowLeft" => value - one,
        "PageUp" => value + PAGE * one,
        "PageDown" => value - PAGE * one,
        "Home" => i64::from(least),
        "End" => i64::from(most),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_turn_it_by_one_by_five_and_to_its_ends() {
        let turned = |key| reached(key, 7, (3, 20), 1);
        assert_eq!(["ArrowUp", "ArrowLeft"].map(turned), [Some(8), Some(6)]);
        assert_eq!(["PageUp", "PageDown"].map(turned), [Some(12), Some(2)]);
        assert_eq!(["Home", "End", "d"].map(turned), [Some(3), Some(20), None]);
    }

    #[test]
    fn it_never_turns_beyond_its_ends() {
        let reach = Reach { value: 7, least: 3, most: 20, step: 1, change: Callback::noop() };
        assert_eq!([-4, 2, 9, 99].map(|to| reach.held(to)), [3, 3, 9, 20]);
        assert!(reach.turn(99) && !reach.turn(7));
        let stuck = Reach { value: 3, least: 3, most: 0, step: 1, change: Callback::noop() };
        assert_eq!(stuck.held(5), 3, "a dial without reach stands at its least");
    }

    #[test]
    fn a_dial_of_steps_stands_on_multiples_only() {
        let reach = Reach { value: 100, least: 50, most: 1230, step: 50, change: Callback::noop() };
        assert_eq!([0, 149, 150, 1229, 9999].map(|to| reach.held(to)), [50, 100, 150, 1200, 1200]);
        assert_eq!(reached("ArrowUp", 100, (50, 1230), 50), Some(150));
        assert_eq!(reached("PageDown", 600, (50, 1230), 50), Some(350));
    }

    #[test]
    fn a_held_button_speeds_up_to_a_limit() {
        let mut waits = vec![HELD];
        for _ in 0..30 {
            waits.push(faster(waits[waits.len() - 1]));
        }
        assert_eq!(waits[1], FIRST);
        assert!(waits.is_sorted_by(|a, b| a >= b));
        assert_eq!(waits.last(), Some(&FASTEST));
    }
}
