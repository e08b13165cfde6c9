//! The sentences of a report.
use high_street::table::Level;
use high_street::table::report::{Account, Estimate, Measure, Rarity, Report, Verdict};

use crate::face::level_name;
use crate::words;

/// "12 points", "$12".
pub fn amount(measure: Measure, whole: i32) -> String {
    match measure {
        Measure::Score => words::money(whole),
        Measure::Win | Measure::Goal => words::count(whole, "point"),
    }
}

/// "+12", "−$3".
pub fn change(measure: Measure, whole: i32) -> String {
    let plus = if whole > 0 { "+" } else { "" };
    match measure {
        Measure::Score => format!("{plus}{}", words::money(whole)),
        Measure::Win | Measure::Goal => format!("{plus}{}", words::signed(whole)),
    }
}

/// "33%", "$170".
pub fn level(measure: Measure, whole: i32) -> String {
    match measure {
        Measure::Score => words::money(whole),
        Measure::Win | Measure::Goal => format!("{}%", words::signed(whole)),
    }
}

/// "−12 (± 5)".
pub fn estimate(measure: Measure, estimate: Estimate) -> String {
    let margin = amount(measure, estimate.margin().whole());
    format!("{} (± {margin})", change(measure, estimate.mean.whole()))
}

/// One sentence: from what anybody could expect to what came of it.
pub fn sentence(name: &str, measure: Measure, account: &Account<String>, alone: bool) -> String {
    let [before, deal, luck, own, others] = account.parts.whole();
    let turned = |what: &str, whole: i32| {
        let verb = if whole < 0 { "cost" } else { "brought" };
        format!("{what} {verb} {}", amount(measure, whole.abs()))
    };
    let mut parts =
        vec![turned("the deal", deal), turned("draws and dice", luck), turned("own choices", own)];
    if !alone {
        parts.push(turned("the choices of the others", others));
    }
    let result = level(measure, account.parts.result.whole());
    format!(
        "{name} could expect {} before the deal; {}: that makes {result}.",
        level(measure, before),
        words::list(&parts)
    )
}

/// "About as unlucky as one game in six (41 of 240 games from other deals)."
pub fn rarity(rarity: Rarity) -> String {
    let Rarity { lucky, alike, sample } = rarity;
    let how = if lucky { "lucky" } else { "unlucky" };
    let beside = format!("({alike} of {sample} games from other deals)");
    match (sample + alike / 2).checked_div(alike) {
        None => format!("Luck: more {how} than any of {sample} games from other deals."),
        Some(0..=2) => format!("Luck: about as usual {beside}."),
        Some(one_in) => format!("Luck: about as {how} as one game in {one_in} {beside}."),
    }
}

/// What a choice is called.
pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Mistake => "A mistake",
        Verdict::Slip => "A slip",
        Verdict::Taste => "A matter of taste",
        Verdict::Find => "A find: better than Sharp’s own choice",
        Verdict::Same => "As Sharp would have done",
    }
}

/// Where who played alone stands among the three computers on the same deal.
pub fn same_deal(report: &Report<String>, name: &str, own: i32) -> Option<String> {
    let results = &report.same_deal;
    if results.len() < Level::ALL.len() {
        return None;
    }
    let told: Vec<String> = results
        .iter()
        .map(|(level, money)| format!("{} {}", level_name(*level), words::money(*money)))
        .collect();
    let ahead = results.iter().filter(|(_, money)| *money > own).count();
    let place = words::ordinal(u8::try_from(ahead + 1).unwrap_or(u8::MAX));
    let all = results.len() + 1;
    Some(format!(
        "On the same deal: {}. With {}, {name} stands {place} of {all}.",
        words::list(&told),
        words::money(own)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_has_a_size_and_its_sample_beside_it() {
        let say = |lucky, alike| rarity(Rarity { lucky, alike, sample: 240 });
        assert_eq!(
            say(false, 40),
            "Luck: about as unlucky as one game in 6 (40 of 240 games from other deals)."
        );
        assert_eq!(say(true, 110), "Luck: about as usual (110 of 240 games from other deals).");
        assert_eq!(say(true, 0), "Luck: more lucky than any of 240 games from other deals.");
    }

    #[test]
    fn chances_are_told_in_points_and_money_in_dollars() {
        assert_eq!(change(Measure::Win, 12), "+12");
        assert_eq!(change(Measure::Win, -1), "−1");
        assert_eq!(amount(Measure::Goal, 1), "1 point");
        assert_eq!(change(Measure::Score, -7), "−$7");
        assert_eq!(level(Measure::Win, 33), "33%");
    }
}
