use high_street::table::Chair;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ChipProps {
    pub chair: Chair,
    /// `lg`, `sm` or nothing.
    #[prop_or_default]
    pub size: Option<&'static str>,
}

/// A seat's token: colour, pattern and letter. Always stands beside the name.
#[component]
pub fn Chip(ChipProps { chair, size }: &ChipProps) -> Html {
    let class = classes!("chip", size.map(|size| format!("chip--{size}")));
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
