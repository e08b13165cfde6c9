//! What a player missed, in a sentence or two: the own losses first, then what others did.
use high_street::games::fiasko::Event;
use high_street::table::Seat;

use super::words;
use crate::face::Who;
use crate::words::list;

pub fn missed(events: &[&Event], seat: Seat, who: &Who) -> Option<String> {
    let mut worst: Vec<String> = Vec::new();
    let mut others: Vec<String> = Vec::new();
    let mut drew: Vec<(Seat, u32)> = Vec::new();
    for event in events {
        match event {
            Event::Catastrophe { seat: by, lost } => {
                let own = u32::try_from(lost[seat].len()).unwrap_or(0);
                worst.push(match own {
                    0 => format!("{} drew a catastrophe", who.name(*by)),
                    own => format!(
                        "{} lost {} to {}’s catastrophe",
                        who.name(seat),
                        words::cards(own),
                        who.name(*by)
                    ),
                });
            }
            Event::Fiasko { seat: by, lost } => {
                let lost = u32::try_from(lost.len()).unwrap_or(0);
                others.push(format!("{} lost {} to a Fiasko", who.name(*by), words::cards(lost)));
            }
            Event::Scored { seat: by, product, points, .. } => {
                others.push(format!("{} scored {product} for {points}", who.name(*by)));
            }
            Event::Drew { seat: by } | Event::DrewGoods { seat: by, .. } if *by != seat => {
                match drew.iter_mut().find(|(other, _)| other == by) {
                    Some((_, count)) => *count += 1,
                    None => drew.push((*by, 1)),
                }
            }
            _ => {}
        }
    }
    let told: Vec<String> = worst.into_iter().chain(others).chain(drawn(&drew, who)).collect();
    (!told.is_empty()).then(|| format!("{}.", told.join("; ")))
}

/// "everyone else drew 3", or who drew how many.
fn drawn(drew: &[(Seat, u32)], who: &Who) -> Option<String> {
    let (&(_, first), rest) = drew.split_first()?;
    let alike = rest.iter().all(|&(_, count)| count == first);
    Some(match drew {
        [(only, count)] => format!("{} drew {}", who.name(*only), words::cards(*count)),
        _ if alike && drew.len() + 1 == usize::from(who.0.count()) => {
            format!("everyone else drew {first}")
        }
        _ => {
            let each: Vec<String> =
                drew.iter().map(|(seat, count)| format!("{} {count}", who.name(*seat))).collect();
            format!("drawn: {}", list(&each))
        }
    })
}

#[cfg(test)]
mod tests {
    use high_street::games::fiasko::{Event, Goods, Product};
    use high_street::table::{Chair, Hue, Seat, Seats, Sitter};

    use super::missed;
    use crate::face::Who;

    #[test]
    fn the_own_loss_comes_first_and_draws_are_counted() {
        let who = Who(Seats::from_fn(3, |seat| Chair {
            name: ["Ada", "Ben", "Emre"][seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        }));
        let [ada, ben, emre] = [0, 1, 2].map(Seat::new);
        let tin = Goods { product: Product::Milk, value: 5 };
        let lost = Seats::from_fn(3, |seat| if seat == ada { vec![tin; 2] } else { Vec::new() });
        let events = [
            Event::Drew { seat: ben },
            Event::Drew { seat: emre },
            Event::Drew { seat: ben },
            Event::Catastrophe { seat: emre, lost },
            Event::Drew { seat: emre },
        ];
        let told: Vec<&Event> = events.iter().collect();
        assert_eq!(
            missed(&told, ada, &who).as_deref(),
            Some("Ada lost 2 cards to Emre’s catastrophe; everyone else drew 2.")
        );
        assert_eq!(missed(&told[..1], ada, &who).as_deref(), Some("Ben drew 1 card."));
        assert_eq!(missed(&[], ada, &who), None);
    }
}
