//! The deal number: the same number deals the same cards.
use high_street::table::Seed;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::device::chance::LAST_DEAL;
use crate::device::{clock, share};
use crate::routes::Route;
use crate::seated::Title;
use crate::shell::pass_link::PassLink;

/// What was typed: nothing, or a number that can be dealt. `Err` says what is wrong.
pub fn read(text: &str) -> Result<Option<Seed>, String> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    if digits.is_empty() {
        return Ok(None);
    }
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("A deal number has digits only. Leave it empty for a fresh deal.".to_owned());
    }
    match digits.parse() {
        Ok(number @ 1..=LAST_DEAL) => Ok(Some(Seed(number))),
        _ => {
            Err("Deal numbers go from 1 to 999 999 999. Leave it empty for a fresh deal."
                .to_owned())
        }
    }
}

pub const FIELD: &str = "deal";

#[derive(Properties, PartialEq)]
pub struct DealFieldProps {
    pub title: Title,
    pub text: AttrValue,
    pub change: Callback<String>,
}

#[component]
pub fn DealField(DealFieldProps { title, text, change }: &DealFieldProps) -> Html {
    let asked = read(text);
    // Where no number is typed, the deal that everybody has today.
    let passed = asked.as_ref().ok().map(|deal| match deal {
        Some(deal) => (*deal, "Pass this deal on"),
        None => (Seed(clock::today().into()), "Pass today’s deal on"),
    });
    let refusal = asked.err();
    let oninput = change
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <div class="dealfield">
            <label class="field" for={FIELD}>{ "Deal number (optional)" }</label>
            <input id={FIELD} class="input" inputmode="numeric" autocomplete="off" maxlength="14"
                value={text} {oninput} aria-describedby="deal-hint deal-refusal"
                aria-invalid={refusal.is_some().then_some("true")} />
            <p class="refusal" id="deal-refusal" role="alert">{ refusal.unwrap_or_default() }</p>
            <p class="hint" id="deal-hint">
                { "The same number brings the same luck: share it to compare. Empty deals afresh." }
            </p>
            if let Some((Seed(deal), summary)) = passed {
                <details class="dealfield__pass">
                    <summary>{ summary }</summary>
                    <PassLink title={format!("{}: {}", title.name(), clock::deal_name(deal))} label="Link to this deal"
                        link={share::whole(&Route::deal(title.slug(), deal).to_string())} />
                </details>
            }
        </div>
    }
}
