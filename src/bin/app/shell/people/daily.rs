//! The deals of the days: which were played on their day, how many in a row, and how well.
use std::collections::BTreeMap;

use high_street::table::Arrange;

use super::tally::Played;
use crate::device::{clock, days};

/// One day's deals of one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day {
    /// The slug and the best result of each title, in the order they were first finished.
    pub results: Vec<(String, i32)>,
    /// Finished before the day after was over: later ones are practice and break no streak, nor make one.
    pub in_time: bool,
}

/// By running number of the day.
pub type Days = BTreeMap<i64, Day>;

pub fn days_of(played: &Played<'_>) -> Days {
    let mut found = Days::new();
    let mut parts: Vec<_> = played.all().collect();
    parts.arrange_by_key(|(one, _)| one.at);
    for (one, player) in parts {
        let number = u32::try_from(one.deal).ok();
        let Some(day) = number.and_then(days::running) else { continue };
        let Some(finished) = days::running(clock::day(one.at)) else { continue };
        // Nobody plays the deal of a day to come: it is a number like any other.
        if finished < day {
            continue;
        }
        let entry = found.entry(day).or_insert(Day { results: Vec::new(), in_time: false });
        entry.in_time |= finished <= day + 1;
        match entry.results.iter_mut().find(|(game, _)| *game == one.game) {
            Some((_, best)) => *best = player.points.max(*best),
            None => entry.results.push((one.game.clone(), player.points)),
        }
    }
    found
}

/// How many days in a row up to today, or up to yesterday while today's deal is still to be played.
pub fn streak(days: &Days, today: i64) -> u32 {
    let played = |day: i64| days.get(&day).is_some_and(|day| day.in_time);
    let last = if played(today) { today } else { today - 1 };
    let run = (0..=last).take_while(|back| played(last - back)).count();
    u32::try_from(run).expect("few days")
}

pub fn longest_streak(days: &Days) -> u32 {
    let (mut longest, mut run, mut last) = (0, 0, None);
    for (&day, _) in days.iter().filter(|(_, day)| day.in_time) {
        run = if last == Some(day - 1) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(day);
    }
    longest
}

/// The best result of a daily deal in each title, and its day; the earlier of equals.
pub fn bests(days: &Days) -> Vec<(String, i32, i64)> {
    let mut bests: Vec<(String, i32, i64)> = Vec::new();
    for (&day, entry) in days {
        for (game, points) in &entry.results {
            match bests.iter_mut().find(|(other, ..)| other == game) {
                Some(best) if best.1 >= *points => {}
                Some(best) => (best.1, best.2) = (*points, day),
                None => bests.push((game.clone(), *points, day)),
            }
        }
    }
    bests
}
