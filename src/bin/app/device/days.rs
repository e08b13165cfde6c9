//! Days as they can be counted: a date's number (20261116) to a running number and back, in the
//! calendar everybody uses.

/// So many days after 1 January 1970. `None` for a number that is no date.
pub fn running(date: u32) -> Option<i64> {
    let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100);
    if !(1970..=2999).contains(&year) || !(1..=12).contains(&month) || day == 0 {
        return None;
    }
    // Years begin in March, so that the leap day is the last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let in_year = i64::from((153 * month + 2) / 5 + day - 1);
    let year = i64::from(year);
    let count = year * 365 + year / 4 - year / 100 + year / 400 + in_year - 719_468;
    Some(count).filter(|count| self::date(*count) == date)
}

/// The number of the date, as 20261116. Of days since 1970.
pub fn date(running: i64) -> u32 {
    let days = u32::try_from(running.max(0) + 719_468).unwrap_or(u32::MAX);
    let era = days / 146_097;
    let of_era = days % 146_097;
    let of_years = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * of_years + of_years / 4 - of_years / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (year, month) = (era * 400 + of_years, if month < 10 { month + 3 } else { month - 9 });
    (year + u32::from(month <= 2)) * 10_000 + month * 100 + day
}

/// 0 for a Monday.
pub fn weekday(running: i64) -> i64 {
    (running + 3).rem_euclid(7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_ninety_years_follows_the_one_before() {
        assert_eq!((date(0), running(19_700_101)), (19_700_101, Some(0)));
        for day in 0..33_000 {
            assert_eq!(running(date(day)), Some(day));
            assert!(date(day) < date(day + 1));
        }
    }

    #[test]
    fn known_days_have_their_names() {
        for (number, name) in [(20_261_116, 0), (20_261_118, 2), (20_000_229, 1), (20_261_122, 6)] {
            assert_eq!(weekday(running(number).unwrap()), name, "{number}");
        }
        for odd in [0, 4_711, 20_260_230, 20_261_301, 20_261_100, 999_999_999] {
            assert_eq!(running(odd), None, "{odd}");
        }
    }
}
