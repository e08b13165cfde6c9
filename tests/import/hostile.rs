//! Files that nobody wrote in good faith.
use super::*;
use high_street::table::pack;

#[test]
fn a_file_cut_off_anywhere_is_refused() {
    for steps in [3, usize::MAX] {
        let json = record(&session(steps)).to_json();
        for cut in 0..json.len() {
            let why = Record::from_json(&json[..cut]).expect_err("it is cut off");
            assert_sentence(&why.to_string());
        }
    }
}

#[test]
fn random_bytes_are_refused() {
    let mut dice = Dice::new(Seed(1));
    for length in 0..600 {
        let bytes: Vec<u8> = (0..length).map(|_| dice.below(256).try_into().unwrap()).collect();
        let text = String::from_utf8_lossy(&bytes);
        import(&text);
        load(&text);
        let mut record = record(&session(0));
        record.save = text.into_owned();
        import(&record.to_json());
    }
}

#[test]
fn changed_bytes_give_a_sentence_or_a_table() {
    let mut dice = Dice::new(Seed(2));
    for steps in [5, usize::MAX] {
        let json = record(&session(steps)).to_json();
        for _ in 0..1500 {
            let mut bytes = json.clone().into_bytes();
            for _ in 0..dice.roll(3) {
                let at = dice.below(u32::try_from(bytes.len()).unwrap()) as usize;
                bytes[at] = *dice.pick(b"0129-\"[]{},:xAz\\ \n").unwrap();
            }
            import(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn a_value_of_the_wrong_kind_in_any_place_gives_a_sentence_or_a_table() {
    let huge = "9".repeat(400);
    let odd = [
        "null",
        "true",
        "0",
        "-1",
        "1.5",
        "256",
        "65536",
        "4294967296",
        "18446744073709551616",
        "1e999",
        &huge,
        "\"\"",
        "\"Draw\"",
        "\"{\"",
        "[]",
        "{}",
        "[[[]]]",
        "{\"Computer\":\"Hard\"}",
    ];
    let hole = "\u{1}hole";
    let marker = serde_json::to_string(hole).unwrap();
    for whole in [value(&record(&session(4))), save_value(&session(6))] {
        for place in places(&whole) {
            for text in odd {
                let mut whole = whole.clone();
                *whole.pointer_mut(&place).expect("a place in it") = json!(hole);
                let json = whole.to_string().replace(&marker, text);
                import(&json);
                load(&json);
            }
        }
    }
}

#[test]
fn a_missing_or_doubled_part_gives_a_sentence() {
    let whole = value(&record(&session(4)));
    for key in whole.as_object().unwrap().keys() {
        let mut less = whole.clone();
        less.as_object_mut().unwrap().remove(key);
        import(&less.to_string());
        let twice = whole.to_string().replacen('{', &format!("{{\"{key}\":{},", whole[key]), 1);
        assert!(Record::from_json(&twice).is_err(), "{key} stands twice");
        import(&twice);
    }
}

#[test]
fn a_deep_nest_is_refused_or_skipped() {
    let whole = value(&record(&session(4))).to_string();
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let nest = format!("{}0{}", open.repeat(50_000), close.repeat(50_000));
        for json in [
            nest.clone(),
            open.repeat(50_000),
            whole.replacen("\"title\":\"Sunday\"", &format!("\"title\":{nest}"), 1),
        ] {
            assert!(Record::from_json(&json).is_err());
            import(&json);
            load(&json);
        }
        let beside = whole.replacen('{', &format!("{{\"more\":{nest},"), 1);
        assert!(Record::from_json(&beside).is_ok(), "what nobody reads is skipped, not entered");
        import(&beside);
    }
}

#[test]
fn a_huge_file_is_refused_before_it_is_read() {
    let huge = format!("{}{}", " ".repeat(3 << 20), record(&session(0)).to_json());
    let why = Record::from_json(&huge).unwrap_err().to_string();
    assert_sentence(&why);
    assert!(why.contains("too large"), "{why}");
}

#[test]
fn a_bomb_in_the_save_is_refused() {
    let mut record = record(&session(0));
    record.save = pack(&" ".repeat(8 << 20));
    assert!(record.save.len() < 100_000);
    assert_sentence(&record.save_json().unwrap_err().to_string());
    import(&record.to_json());
}
