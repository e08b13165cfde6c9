//! The sentences of a report.
use high_street::table::Level;
use high_street::table::report::{
    Account, Closer, Estimate, Measure, Parts, ROUGHLY, Rarity, Report, Verdict,
};

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

/// "± 12", "± $12".
pub fn margin(measure: Measure, parts: &Parts) -> String {
    change(measure, parts.margin().whole()).replace('+', "± ")
}

/// Whether luck and choices are known well enough to be told apart: a part that may be off by more than there is
/// between losing and winning says nothing.
pub fn told_apart(measure: Measure, parts: &Parts) -> bool {
    measure == Measure::Score || parts.margin().0 <= WHOLE
}

/// Whether a part is shown that is larger than all there is between losing and winning.
pub fn passes_a_hundred(measure: Measure, parts: &Parts) -> bool {
    let far = [parts.luck, parts.own, parts.others].iter().any(|part| part.0.abs() > WHOLE);
    measure != Measure::Score && far && told_apart(measure, parts)
}

/// From losing to winning, in hundredths.
const WHOLE: i32 = 10_000;

pub const FAR: &str = "A part can be more than 100 points: a chance that falls and rises again and again can be won and \
                       lost more than once, and every change counts where it was made. Only their sum stays between \
                       0 and 100.";
pub const UNSURE: &str = "Where the sample may be off by more than 100 points, luck and choices are not told apart: \
                          only their sum is told.";

/// One sentence: from what anybody could expect to what came of it.
pub fn sentence(name: &str, measure: Measure, account: &Account<String>, alone: bool) -> String {
    let [before, deal, luck, own, others] = account.parts.whole();
    let apart = told_apart(measure, &account.parts);
    // Where chance ends with the deal there is nothing to tell of it, nor of others to who plays alone.
    let parts = [
        ("the deal", deal, true),
        ("draws and dice", luck, apart && account.parts.luck.0 != 0),
        ("their own choices", own, apart),
        ("the choices of the others", others, apart && !alone),
        ("luck and everybody’s choices after it", luck + own + others, !apart),
    ];
    let parts = || parts.iter().filter(|(.., told)| *told);
    let turned = parts().filter(|(_, whole, _)| *whole != 0).map(|(what, whole, _)| {
        let verb = if *whole < 0 { "cost" } else { "brought" };
        format!("{what} {verb} {}", amount(measure, whole.abs()))
    });
    let still: Vec<&str> =
        parts().filter(|(_, whole, _)| *whole == 0).map(|(what, ..)| *what).collect();
    let still = (!still.is_empty()).then(|| format!("{} changed nothing", words::list(&still)));
    let parts: Vec<String> = turned.chain(still).collect();
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
    match (sample + alike / 2).checked_div(alike) {
        None => format!("Luck: {how}, and more so than any of {sample} games from other deals."),
        // No count: where points and the lead tell different stories nothing was counted.
        Some(0..=2) => format!("Luck: nothing unusual beside {sample} games from other deals."),
        Some(one_in) => format!(
            "Luck: about as {how} as one game in {one_in} ({alike} of {sample} games from other deals)."
        ),
    }
}

/// "5 of 34 choices were looked at closely; 1 of them is called a slip or a mistake."
pub fn looked_at(account: &Account<String>) -> Option<String> {
    let Account { choices, judged, blamed, .. } = account;
    let called = match blamed {
        0 => "none of them is called a slip or a mistake".to_owned(),
        1 => "1 of them is called a slip or a mistake".to_owned(),
        more => format!("{more} of them are called slips or mistakes"),
    };
    let own = words::count(*choices, "choice");
    let were = if *judged == 1 { "was" } else { "were" };
    (*judged > 0).then(|| format!("{judged} of {own} {were} looked at closely; {called}."))
}

/// In how many imagined games a choice was reckoned, and what nobody would do beside it.
pub fn reckoned(closer: &Closer<String>) -> String {
    let worlds = closer.worlds;
    if (0..closer.courses.len()).any(|at| is_rough(closer, at)) {
        format!("Reckoned in {worlds} imagined games; “roughly” means in {ROUGHLY}.")
    } else {
        format!("Reckoned in {worlds} imagined games.")
    }
}

/// What was neither done nor Sharp's choice is reckoned in fewer games.
fn is_rough(closer: &Closer<String>, at: usize) -> bool {
    at > closer.sharp as usize && closer.worlds > ROUGHLY
}

/// "25% (± 5 points)", "38% (± 14 points, roughly)".
pub fn worth(measure: Measure, closer: &Closer<String>, at: usize) -> String {
    let worth = closer.courses[at].worth;
    let margin = amount(measure, worth.margin().whole());
    let rough = if is_rough(closer, at) { ", roughly" } else { "" };
    format!("{} (± {margin}{rough})", level(measure, worth.mean.whole()))
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
    use high_street::table::report::{Course, Parts, Points};

    #[test]
    fn luck_has_a_size_and_its_sample_beside_it() {
        let say = |lucky, alike| rarity(Rarity { lucky, alike, sample: 240 });
        assert_eq!(
            say(false, 40),
            "Luck: about as unlucky as one game in 6 (40 of 240 games from other deals)."
        );
        assert_eq!(say(true, 110), "Luck: nothing unusual beside 240 games from other deals.");
        assert_eq!(
            say(true, 0),
            "Luck: lucky, and more so than any of 240 games from other deals."
        );
    }

    #[test]
    fn what_was_reckoned_in_fewer_games_says_so() {
        let say = |sharp, worlds| {
            let worth = Estimate { mean: Points(3_800), error: Points(700) };
            let courses = vec![Course { action: String::new(), worth }; 3];
            let (verdict, gain) = (Verdict::Taste, Estimate::default());
            let closer = Closer { courses, sharp, verdict, gain, worlds };
            (worth_of(&closer, 1), worth_of(&closer, 2), reckoned(&closer))
        };
        let told = |text: &str| text.to_owned();
        let sure = told("38% (± 14 points)");
        assert_eq!(
            say(1, 240),
            (
                sure.clone(),
                told("38% (± 14 points, roughly)"),
                told("Reckoned in 240 imagined games; “roughly” means in 48.")
            )
        );
        let all = |worlds| told(&format!("Reckoned in {worlds} imagined games."));
        assert_eq!(say(2, 240), (sure.clone(), sure.clone(), all(240)));
        assert_eq!(say(0, 48), (sure.clone(), sure, all(48)));
    }

    fn worth_of(closer: &Closer<String>, at: usize) -> String {
        worth(Measure::Win, closer, at)
    }

    /// Thirds of a chance won and lost: what a game without chance can come to.
    fn swinging(error: i32) -> Account<String> {
        let parts = Parts {
            before: Points(2_200),
            deal: Points(800),
            luck: Points(0),
            own: Points(14_900),
            others: Points(-7_900),
            result: Points(10_000),
            error: Points(error),
        };
        Account { parts, ..account(0, 0, 0) }
    }

    #[test]
    fn what_the_sample_cannot_tell_apart_is_told_in_one_sum() {
        let say = |error| sentence("Ben", Measure::Win, &swinging(error), false);
        assert_eq!(
            say(3_000),
            "Ben could expect 22% before the deal; the deal brought 8 points, their own choices brought 149 points and \
             the choices of the others cost 79 points: that makes 100%."
        );
        assert_eq!(
            say(9_000),
            "Ben could expect 22% before the deal; the deal brought 8 points and luck and everybody’s choices after it \
             brought 70 points: that makes 100%."
        );
        let [sure, unsure] = [3_000, 9_000].map(|error| swinging(error).parts);
        assert!(passes_a_hundred(Measure::Win, &sure) && !passes_a_hundred(Measure::Win, &unsure));
        assert!(!passes_a_hundred(Measure::Score, &sure) && told_apart(Measure::Score, &unsure));
        assert!(!passes_a_hundred(Measure::Win, &account(0, 0, 0).parts));
        assert_eq!(margin(Measure::Win, &sure), "± 59");
    }

    fn account(luck: i32, judged: u32, blamed: u32) -> Account<String> {
        let parts = Parts {
            before: Points(3_300),
            deal: Points(200),
            luck: Points(luck),
            own: Points(-1_000 - luck),
            others: Points(-2_500),
            result: Points(0),
            error: Points(400),
        };
        let (rarity, course, moments) = (Rarity::default(), Vec::new(), Vec::new());
        Account { parts, rarity, course, moments, choices: 34, judged, blamed }
    }

    #[test]
    fn where_chance_ends_with_the_deal_no_draws_are_told() {
        let say = |luck| sentence("Ada", Measure::Win, &account(luck, 0, 0), false);
        assert_eq!(
            say(0),
            "Ada could expect 33% before the deal; the deal brought 2 points, their own choices cost 10 points and \
             the choices of the others cost 25 points: that makes 0%."
        );
        assert!(say(-300).contains("draws and dice cost 3 points"));
        assert_eq!(
            say(-1_000),
            "Ada could expect 33% before the deal; the deal brought 2 points, draws and dice cost 10 points, the \
             choices of the others cost 25 points and their own choices changed nothing: that makes 0%."
        );
    }

    #[test]
    fn how_many_choices_were_looked_at_is_told_with_what_they_are_called() {
        let say = |judged, blamed| looked_at(&account(0, judged, blamed));
        assert_eq!(say(0, 0), None);
        assert_eq!(
            say(5, 1).as_deref(),
            Some(
                "5 of 34 choices were looked at closely; 1 of them is called a slip or a mistake."
            )
        );
        assert!(say(1, 0).is_some_and(|told| told.starts_with("1 of 34 choices was looked at")));
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
