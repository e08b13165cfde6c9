//! A seat's token. Colour never tells alone: it has a pattern and a letter, and stands beside a
//! name.
use high_street::table::Chair;
use yew::prelude::*;

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
    name.chars().next().map_or_else(|| "?".to_owned(), |c| c.to_uppercase().take(1).collect())
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
