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

#[component]
pub fn Shortcuts() -> Html {
    html! {
        <dl class="keylist">
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
