//! The keys in a list, the table's and the game's: nobody has to find them by chance.
use yew::prelude::*;

/// The keys every table knows.
const KEYS: [(&[&str], &str); 9] = [
    (&["Tab", "Enter"], "reach and press everything"),
    (&["Enter"], "raise the shutter, on the screen that names you"),
    (&["Esc"], "close, or hide my things behind the shutter"),
    (&["U"], "undo"),
    (&["H"], "hold to peek at my own things"),
    (&["L"], "the log"),
    (&["R"], "the rules, at the right chapter"),
    (&["M"], "sound on or off"),
    (&["?"], "these keys and those of the game"),
];

#[derive(Properties, PartialEq)]
pub struct ShortcutsProps {
    /// Those of the game on the table.
    #[prop_or_default]
    pub game: Vec<(String, String)>,
}

#[component]
pub fn Shortcuts(ShortcutsProps { game }: &ShortcutsProps) -> Html {
    html! {
        <dl class="keylist">
            for (key, does) in game {
                <div><dt><kbd>{ key }</kbd></dt><dd>{ does }</dd></div>
            }
            for (keys, does) in KEYS {
                <div>
                    <dt>
                        for key in keys { <kbd>{ *key }</kbd> }
                    </dt>
                    <dd>{ does }</dd>
                </div>
            }
        </dl>
    }
}
