//! What a player missed, in a sentence or two: the own losses first, then what others did.
use high_street::games::fiasko::Event;
use high_street::table::Seat;

use super::words;
use crate::face::Who;
use crate::words::list;

pub fn missed(events: &[&Event], seat: Seat, who: &Who) -> Option<String> {
    let mut own: Vec<(u32, Seat)> = Vec::new();
    let mut near: Vec<Seat> = Vec::new();
    let mut fiaskos: Vec<Seat> = Vec::new();
    let mut scored: Vec<String> = Vec::new();
    let mut drew: Vec<(Seat, u32)> = Vec::new();
    for event in events {
        match event {
            Event::Catastrophe { seat: by, lost } => {
                match u32::try_from(lost[seat].len()).unwrap_or(0) {
                    0 if *by == seat => {}
                    0 => near.push(*by),
                    cards => own.push((cards, *by)),
                }
            }
            Event::Fiasko { seat: by, .. } if !fiaskos.contains(by) => fiaskos.push(*by),
            Event::Scored { seat: by, product, points, .. } => {
                scored.push(format!("{} scored {product} for {points}", who.name(*by)));
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
    let told: Vec<String> = lost(&own, seat, who)
        .into_iter()
        .chain(named(&near, who, "a catastrophe", "catastrophes"))
        .chain(named(&fiaskos, who, "a Fiasko", "Fiaskos"))
        .chain(scored)
        .chain(drawn(&drew, who))
        .collect();
    (!told.is_empty()).then(|| format!("{}.", told.join("; ")))
}

/// "Emre lost 4 cards to Basil’s catastrophe and 2 to Mia’s".
fn lost(own: &[(u32, Seat)], seat: Seat, who: &Who) -> Option<String> {
    let (&(cards, by), rest) = own.split_first()?;
    let first = format!("{} to {}’s catastrophe", words::cards(cards), who.name(by));
    let each = rest.iter().map(|(cards, by)| format!("{cards} to {}’s", who.name(*by)));
    let all: Vec<String> = std::iter::once(first).chain(each).collect();
    Some(format!("{} lost {}", who.name(seat), list(&all)))
}

/// "Basil, Ginger and Mia drew Fiaskos".
fn named(seats: &[Seat], who: &Who, one: &str, many: &str) -> Option<String> {
    let what = if seats.len() == 1 { one } else { many };
    (!seats.is_empty()).then(|| format!("{} drew {what}", who.names(seats)))
}

/// "everyone else drew 3", or between which numbers the others drew.
fn drawn(drew: &[(Seat, u32)], who: &Who) -> Option<String> {
    let counts = drew.iter().map(|(_, count)| *count);
    let (least, most) = (counts.clone().min()?, counts.max()?);
    let others = drew.len();
    Some(match drew {
        [(only, count)] => format!("{} drew {}", who.name(*only), words::cards(*count)),
        _ if least < most => format!("{others} others drew {least} to {most}"),
        _ if others + 1 == usize::from(who.0.count()) => format!("everyone else drew {most}"),
        _ => format!("{others} others drew {most}"),
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
        let fiasko = Event::Fiasko { seat: ben, lost: vec![tin] };
        let told: Vec<&Event> = events.iter().collect();
        assert_eq!(
            missed(&told, ada, &who).as_deref(),
            Some("Ada lost 2 cards to Emre’s catastrophe; everyone else drew 2.")
        );
        assert_eq!(missed(&told[..1], ada, &who).as_deref(), Some("Ben drew 1 card."));
        let again = [&events[3], &events[3], &events[0], &fiasko, &fiasko, &events[4], &events[4]];
        assert_eq!(
            missed(&again, ada, &who).as_deref(),
            Some(
                "Ada lost 2 cards to Emre’s catastrophe and 2 to Emre’s; Ben drew a Fiasko; \
                 2 others drew 1 to 2."
            ),
            "however much happened, it is a sentence"
        );
        assert_eq!(missed(&[], ada, &who), None);
    }
}
