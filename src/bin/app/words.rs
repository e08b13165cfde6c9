//! The small words all shops share, each spelled in one way: amounts, lists, places, shares, money.
//! Dates are the device's own business.

/// "1 card", "8 cards".
pub fn count(number: impl Into<i64>, one: &str) -> String {
    counted(number, one, &format!("{one}s"))
}

/// "1 box", "2 boxes": where an s is not enough.
pub fn counted(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    let word = if number == 1 { one } else { many };
    format!("{} {word}", signed(number))
}

/// "−3", "1,200": a minus is longer than a hyphen, and thousands have a comma.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    let digits = number.unsigned_abs().to_string();
    let mut spelled = if number < 0 { "−".to_owned() } else { String::new() };
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            spelled.push(',');
        }
        spelled.push(digit);
    }
    spelled
}

/// "$7", "−$7".
pub fn money(dollars: impl Into<i64>) -> String {
    let dollars = dollars.into();
    let minus = if dollars < 0 { "−" } else { "" };
    format!("{minus}${}", dollars.unsigned_abs())
}

/// "Ada, Ben and Cora".
pub fn list<S: AsRef<str>>(words: &[S]) -> String {
    joined(words, "and")
}

/// "Draw a card", for "draw a card": the beginning of a sentence of ours.
pub fn capital(words: &str) -> String {
    let mut words = words.to_owned();
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// "milk, pickles or sardines".
pub fn either<S: AsRef<str>>(words: &[S]) -> String {
    joined(words, "or")
}

fn joined<S: AsRef<str>>(words: &[S], last_word: &str) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} {last_word} {last}", rest.join(", ")),
    }
}

/// "first", "second": places at a table of at most six.
pub const fn ordinal(place: u8) -> &'static str {
    match place {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        5 => "fifth",
        _ => "sixth",
    }
}

/// Tenths of a percent: 102 is "10.2%", 810 is "81%".
pub fn percent(tenths: u32) -> String {
    match tenths % 10 {
        0 => format!("{}%", tenths / 10),
        rest => format!("{}.{rest}%", tenths / 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_a_thing_is_not_many() {
        assert_eq!([0, 1, 8].map(|n| count(n, "card")), ["0 cards", "1 card", "8 cards"]);
        assert_eq!([1, 2].map(|n| counted(n, "box", "boxes")), ["1 box", "2 boxes"]);
        assert_eq!(count(-3, "point"), "−3 points");
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        let begun = ["draw a card", "Draw a card", "3 cards", "−3 cards", ""].map(capital);
        assert_eq!(begun, ["Draw a card", "Draw a card", "3 cards", "−3 cards", ""]);
    }

    #[test]
    fn thousands_have_a_comma() {
        let spelled = [0, 50, 600, 1200, 12_350, 100_000, -1150].map(signed);
        assert_eq!(spelled, ["0", "50", "600", "1,200", "12,350", "100,000", "−1,150"]);
    }

    #[test]
    fn money_and_shares_have_one_spelling() {
        assert_eq!([0, 7, -7].map(money), ["$0", "$7", "−$7"]);
        assert_eq!([68, 810, 5].map(percent), ["6.8%", "81%", "0.5%"]);
    }

    #[test]
    fn lists_end_with_their_last_word() {
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["Ada"]), "Ada");
        assert_eq!(list(&["Ada", "Ben", "Cora"]), "Ada, Ben and Cora");
        assert_eq!(either(&["milk", "corn"]), "milk or corn");
        assert_eq!([1, 6].map(ordinal), ["first", "sixth"]);
    }
}
