use yew::prelude::*;

use super::Again;
use crate::parts::Icon;

#[derive(Properties, PartialEq)]
pub struct AheadProps {
    pub deal: u64,
    pub again: Callback<Again>,
    pub export: Callback<()>,
    pub replay: Callback<()>,
}

/// What else can be done with a finished game.
#[component]
pub fn Ahead(AheadProps { deal, again, export, replay }: &AheadProps) -> Html {
    html! {
        <section class="panel span ahead" aria-labelledby="ahead">
            <div class="panel__head">
                <h2 id="ahead">{ "Once more?" }</h2>
                <p>{ "This was deal " }<b class="num">{ grouped(*deal) }</b>
                    { ". Whoever enters it when setting up gets the same cards." }</p>
            </div>
            <div class="row wrap">
                <button type="button" class="btn" onclick={again.reform(|_: MouseEvent| Again::SameDeal)}>
                    <Icon id="i-cards" />{ "Same deal again" }
                </button>
                <button type="button" class="btn" onclick={replay.reform(|_: MouseEvent| ())}>
                    <Icon id="i-eye" />{ "Step through the game" }
                </button>
                <button type="button" class="btn" onclick={export.reform(|_: MouseEvent| ())}>
                    { "Export to a file" }
                </button>
            </div>
        </section>
    }
}

/// "482 113 907": easier to read out.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push('\u{a0}');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deal_numbers_are_read_in_threes() {
        for (number, words) in
            [(7, "7"), (1234, "1\u{a0}234"), (482_113_907, "482\u{a0}113\u{a0}907")]
        {
            assert_eq!(grouped(number), words);
        }
    }
}
