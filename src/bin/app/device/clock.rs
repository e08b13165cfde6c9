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

/// "today", "yesterday", "3 days ago", "12 June 2026".
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
        _ => then_date.to_locale_date_string("en-GB", &wasm_bindgen::JsValue::UNDEFINED).into(),
    }
}

/// The number of this day, as 20261116: everyone who plays today's deal gets the same cards.
pub fn today() -> u32 {
    let today = js_sys::Date::new_0();
    today.get_full_year() * 10_000 + (today.get_month() + 1) * 100 + today.get_date()
}
