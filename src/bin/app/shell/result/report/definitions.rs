//! What the words of a report mean, in a drawer.
use yew::prelude::*;

use crate::parts::Dialog;

/// A word and what it means here.
const TERMS: [(&str, &str); 11] = [
    (
        "Sharp’s reckoning",
        "What a player could expect if everybody went on as the computer Sharp plays at a glance. Sharp’s \
         long thoughts would take hours here, so imagined games are played by its quick hand. It is an \
         opinion from a sample, never the truth.",
    ),
    (
        "What one could know",
        "Hidden cards, purses and sealed choices are imagined anew in every game that is reckoned. Nobody \
         is blamed for what nobody could see, and a sealed choice is held against all that the others \
         might have sealed. What can be counted from lines that everybody was told counts as known, as \
         the purses in Shopping Mall do.",
    ),
    ("Before the deal", "The mean over games from other deals, for anybody in this chair."),
    ("Deal", "What the first look at the own cards and the table changed."),
    (
        "Own choices, others’ choices",
        "What was done, less what Sharp would have done at a glance in the same place: in the same \
         imagined games, with the same luck. The sum over the whole game: a chance that falls and rises \
         again can be lost and won more than once, so a sum can pass 100 points.",
    ),
    (
        "Draws and dice",
        "All else that moved the chance: cards, dice, and what came to light. With the other parts it \
         adds up to the result. In a game without chance after the deal there is nothing of it, and \
         deal and choices alone make the sum.",
    ),
    (
        "Not explained",
        "The parts come from a sample. In nineteen of twenty reports they are off against each other by \
         no more than this. Where that is more than 100 points, luck and choices are not told apart.",
    ),
    (
        "Slip, mistake, find",
        "A choice that was looked at again in fresh games beside the ones Sharp thinks out, asked three \
         times. Beside every one of them it loses more than 3 points of winning chance (a slip) or 8 (a \
         mistake), and more than chance explains in nineteen of twenty cases; a find gains more than 3. \
         What Sharp might have done itself is neither. In a game for money, dollars count instead of \
         points.",
    ),
    ("A matter of taste", "No difference that could be told."),
    (
        "Luck, steps 3 to 9",
        "The chance is reckoned at some steps of the game only. What changed between two of them and was \
         nobody’s choice was luck, and came somewhere in these steps.",
    ),
    (
        "One game in six",
        "How many games from other deals were as lucky, measured by how far ahead they ended. The \
         number of games stands beside it. Where the sample leaves doubt, or where points and the lead \
         tell different stories, less luck is claimed.",
    ),
];

#[component]
pub fn Definitions() -> Html {
    let open = use_state(|| false);
    let set = use_callback(open.setter(), |on, open| open.set(on));
    html! {
        <>
            <button type="button" class="btn btn--ghost" onclick={set.reform(|_: MouseEvent| true)}>
                { "What the words mean" }</button>
            if *open {
                <Dialog title="What the words mean" class="drawer" on_close={set.reform(|()| false)}>
                    <dl class="stack">
                        for (term, meaning) in TERMS {
                            <div key={term}><dt><b>{ term }</b></dt><dd>{ meaning }</dd></div>
                        }
                    </dl>
                </Dialog>
            }
        </>
    }
}
