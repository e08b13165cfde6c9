//! A seat's token. Colour never tells alone: it has a pattern and a letter, and stands beside a
//! name.
use high_street::table::Chair;
use yew::prelude::*;

use crate::device::letters::capitals;

/// A seat's token: colour, pattern and letter. Always stands beside the name. `size` is `lg`,
/// `sm` or nothing.
pub fn chip(chair: &Chair, size: &'static str) -> Html {
    let class = match size {
        "" => "chip",
        "lg" => "chip chip--lg",
        _ => "chip chip--sm",
    };
    html! {
        <span {class} data-seat={chair.hue.number().to_string()} aria-hidden="true">
            <b>{ initial(&chair.name) }</b>
        </span>
    }
}

/// The first letter of a name, as a capital where it has one.
pub fn initial(name: &str) -> String {
    let letters = name.chars().next().map(|first| capitals(&first.to_string()));
    letters.and_then(|letters| letters.chars().next()).unwrap_or('?').to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_an_initial() {
        for (name, letter) in
            [("ada", "A"), ("Émile", "É"), ("ß", "S"), ("🛒 cart", "🛒"), ("", "?")]
        {
            assert_eq!(initial(name), letter);
        }
    }
}
