//! The addresses of the page: a fragment each, so that the same files work below any path.
//!
//! An address holds a game's name and a random id, never a turn or a card. Two kinds are made to be
//! passed on and say more: a deal, and a whole game that is over. Both are replaced by a plain one as
//! soon as they are opened.
use std::fmt;

use high_street::table::clean_name;

/// Names one saved game on this device.
pub type GameId = String;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Street,
    Setup {
        slug: String,
        /// The deal somebody passed on.
        deal: Option<u64>,
    },
    Table {
        slug: String,
        id: GameId,
    },
    Rules {
        slug: String,
    },
    /// A finished game that somebody passed on, packed.
    Passed {
        packed: String,
    },
    History,
    /// What one name has played.
    Person {
        name: String,
    },
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
        let (page, second, third) = (parts.next(), parts.next(), parts.next());
        match (page, word(second), word(third)) {
            (Some("new"), Some(slug), deal) => {
                Route::Setup { slug, deal: deal.and_then(|deal| deal.parse().ok()) }
            }
            (Some("game"), ..) if second.is_some_and(is_packed) => {
                Route::Passed { packed: second.unwrap_or_default().to_owned() }
            }
            (Some("people"), ..) => match second.and_then(name_in) {
                Some(name) => Route::Person { name },
                None => Route::History,
            },
            (Some("table"), Some(slug), Some(id)) => Route::Table { slug, id },
            (Some("rules"), Some(slug), _) => Route::Rules { slug },
            (Some("history"), ..) => Route::History,
            (Some("settings"), ..) => Route::Settings,
            _ => Route::Street,
        }
    }

    pub fn setup(slug: &str) -> Route {
        Route::Setup { slug: slug.to_owned(), deal: None }
    }

    pub fn deal(slug: &str, deal: u64) -> Route {
        Route::Setup { slug: slug.to_owned(), deal: Some(deal) }
    }

    pub fn person(name: &str) -> Route {
        Route::Person { name: name.to_owned() }
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
            Route::Setup { slug, .. } | Route::Table { slug, .. } | Route::Rules { slug } => {
                Some(slug)
            }
            Route::Street
            | Route::Passed { .. }
            | Route::History
            | Route::Person { .. }
            | Route::Settings => None,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Street => f.write_str("#/"),
            Route::Setup { slug, deal: None } => write!(f, "#/new/{slug}"),
            Route::Setup { slug, deal: Some(deal) } => write!(f, "#/new/{slug}/{deal}"),
            Route::Table { slug, id } => write!(f, "#/table/{slug}/{id}"),
            Route::Rules { slug } => write!(f, "#/rules/{slug}"),
            Route::Passed { packed } => write!(f, "#/game/{packed}"),
            Route::History => f.write_str("#/history"),
            Route::Person { name } => {
                f.write_str("#/people/")?;
                name.bytes().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
            Route::Settings => f.write_str("#/settings"),
        }
    }
}

fn is_packed(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// A name is written in the numbers of its letters: any letter may be in it, and none is read off
/// an address.
fn name_in(text: &str) -> Option<String> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let byte = |pair: &[u8]| match pair {
        [high, low] => u8::try_from(digit(high)? * 16 + digit(low)?).ok(),
        _ => None,
    };
    let bytes: Option<Vec<u8>> = text.as_bytes().chunks(2).map(byte).collect();
    // An address is anybody's: what no chair could be called is nobody's name.
    let name = String::from_utf8(bytes?).ok()?;
    Some(name).filter(|name| !name.is_empty() && clean_name(name) == *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_reads_back_as_itself() {
        for route in [
            Route::Street,
            Route::setup("fiasko"),
            Route::deal("supermarche", 20_261_116),
            Route::Passed { packed: "7VZ-b_9".to_owned() },
            Route::person("Zoë / <b> & Co"),
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
        // No number, half a number, a sign, a mark that turns the line round, a name without an end.
        let turned = Route::person("Ada\u{202e}").to_string();
        let endless = Route::person(&"A".repeat(500)).to_string();
        for odd in ["#/people/zz", "#/people/414", "#/people/+1", &turned, &endless] {
            assert_eq!(Route::parse(odd), Route::History, "{odd}");
        }
        assert_eq!(Route::parse("#/new/fiasko/x"), Route::setup("fiasko"));
        for odd in [
            "",
            "#",
            "#/game/",
            "#/game/<b>",
            "#/game/a.b",
            "#/table/fiasko",
            "#/new/",
            "#/new/<script>",
            "#/nowhere",
            "#/table/a/b%20c",
        ] {
            assert_eq!(Route::parse(odd), Route::Street, "{odd}");
        }
    }
}
