//! The addresses of the page: a fragment each, so that the same files work below any path.
//!
//! An address holds a game's name and a random id, never a seed, a turn or a card.
use std::fmt;

/// Names one saved game on this device.
pub type GameId = String;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Street,
    Setup { slug: String },
    Table { slug: String, id: GameId },
    Rules { slug: String },
    History,
    Settings,
}

impl Route {
    /// Reads `#/table/fiasko/k3x9`; anything unknown leads to the street.
    pub fn parse(fragment: &str) -> Route {
        let mut parts = fragment.trim_start_matches(['#', '/']).split('/');
        let word = |part: Option<&str>| {
            part.filter(|p| {
                !p.is_empty() && p.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            })
            .map(str::to_owned)
        };
        let (page, slug, id) = (parts.next(), word(parts.next()), word(parts.next()));
        match (page, slug, id) {
            (Some("new"), Some(slug), _) => Route::Setup { slug },
            (Some("table"), Some(slug), Some(id)) => Route::Table { slug, id },
            (Some("rules"), Some(slug), _) => Route::Rules { slug },
            (Some("history"), ..) => Route::History,
            (Some("settings"), ..) => Route::Settings,
            _ => Route::Street,
        }
    }

    pub fn setup(slug: &str) -> Route {
        Route::Setup { slug: slug.to_owned() }
    }

    pub fn rules(slug: &str) -> Route {
        Route::Rules { slug: slug.to_owned() }
    }

    pub fn table(slug: &str, id: &str) -> Route {
        Route::Table { slug: slug.to_owned(), id: id.to_owned() }
    }

    /// The game whose colours the page wears.
    pub fn slug(&self) -> Option<&str> {
        match self {
            Route::Setup { slug } | Route::Table { slug, .. } | Route::Rules { slug } => Some(slug),
            Route::Street | Route::History | Route::Settings => None,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Street => f.write_str("#/"),
            Route::Setup { slug } => write!(f, "#/new/{slug}"),
            Route::Table { slug, id } => write!(f, "#/table/{slug}/{id}"),
            Route::Rules { slug } => write!(f, "#/rules/{slug}"),
            Route::History => f.write_str("#/history"),
            Route::Settings => f.write_str("#/settings"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_reads_back_as_itself() {
        for route in [
            Route::Street,
            Route::setup("fiasko"),
            Route::table("fiasko", "k3x9"),
            Route::rules("brick-and-mortar"),
            Route::History,
            Route::Settings,
        ] {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
    }

    #[test]
    fn a_strange_address_leads_to_the_street() {
        for odd in
            ["", "#", "#/table/fiasko", "#/new/", "#/new/<script>", "#/nowhere", "#/table/a/b%20c"]
        {
            assert_eq!(Route::parse(odd), Route::Street, "{odd}");
        }
    }
}
