//! The time, as people and saves need it; no rule ever asks it.
use super::days;

/// Milliseconds since 1970.
pub fn now() -> u64 {
    // Screens are also rendered natively, in tests, where there is no browser to ask.
    if cfg!(not(target_arch = "wasm32")) {
        return 0;
    }
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let now = js_sys::Date::now() as u64;
    now
}

/// "today", "yesterday", "3 days ago", "12 Jun 2026".
pub fn ago(then: u64) -> String {
    if cfg!(not(target_arch = "wasm32")) {
        return String::new();
    }
    #[allow(clippy::cast_precision_loss)]
    let day = |at: u64| {
        let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64));
        date.set_hours(12);
        date
    };
    let (then_date, today) = (day(then), day(now()));
    #[allow(clippy::cast_possible_truncation)]
    let days = ((today.get_time() - then_date.get_time()) / 86_400_000.0).round() as i64;
    match days {
        i64::MIN..=0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        2..=6 => format!("{days} days ago"),
        _ => date(then),
    }
}

/// "16 Nov 2026".
pub fn date(at: u64) -> String {
    if cfg!(not(target_arch = "wasm32")) {
        return String::new();
    }
    #[allow(clippy::cast_precision_loss)]
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64));
    words(date.get_full_year(), date.get_month() + 1, date.get_date())
}

fn words(year: u32, month: u32, day: u32) -> String {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    format!("{day} {} {year}", MONTHS[month as usize - 1])
}

/// The number of this day, as 20261116: everyone who plays today's deal gets the same cards.
pub fn today() -> u32 {
    day(now())
}

/// The number of the day a moment fell on, here.
pub fn day(at: u64) -> u32 {
    if cfg!(not(target_arch = "wasm32")) {
        return days::date(i64::try_from(at / 86_400_000).unwrap_or(0));
    }
    #[allow(clippy::cast_precision_loss)]
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64));
    date.get_full_year() * 10_000 + (date.get_month() + 1) * 100 + date.get_date()
}

/// "16 Nov" for the number of a day.
pub fn short_date(number: u32) -> String {
    let words = words(number / 10_000, (number / 100 % 100).clamp(1, 12), number % 100);
    words[..words.len() - 5].to_owned()
}

/// "Deal of 16 Nov 2026" for the number of a day, "Deal 4711" for any other.
pub fn deal_name(deal: u64) -> String {
    let number = u32::try_from(deal).unwrap_or(0);
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
    match (year, month, day) {
        (2000..=2999, 1..=12, 1..=31) => format!("Deal of {}", words(year, month, day)),
        _ => format!("Deal {deal}"),
    }
}

/// Notes the moment under a name in the browser's own timeline, where measures and tests find it.
pub fn mark(name: &str) {
    if let Some(performance) = gloo::utils::window().performance() {
        performance.clear_marks_with_mark_name(name);
        let _ = performance.mark(name);
    }
}

#[cfg(test)]
mod tests {
    use super::deal_name;

    #[test]
    fn the_deal_of_a_day_is_called_by_its_date() {
        assert_eq!(deal_name(20_261_116), "Deal of 16 Nov 2026");
        for other in [1, 4711, 20_261_316, 20_261_100, 999_999_999, u64::MAX] {
            assert_eq!(deal_name(other), format!("Deal {other}"));
        }
    }
}
