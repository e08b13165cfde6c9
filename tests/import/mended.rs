//! Files that can be read, and what is said or mended where they do not fit.
use super::*;

#[test]
fn a_running_and_a_finished_game_come_back_as_they_were() {
    for steps in [0, 1, 30, usize::MAX] {
        let played = session(steps);
        let record = Record::from_json(&record(&played).to_json()).unwrap();
        assert_eq!(record.save.starts_with('{'), played.is_over(), "packed while it runs");
        let loaded = Save::<Position>::load(&record.save_json().unwrap()).unwrap();
        assert_eq!(loaded, played);
    }
}

#[test]
fn a_file_written_before_there_were_hints_is_still_read() {
    let mut whole = value(&record(&session(2)));
    assert_eq!(whole["hints"], 3);
    whole.as_object_mut().unwrap().remove("hints");
    let old = Record::from_json(&whole.to_string()).unwrap();
    assert_eq!(old.hints, 0);
    assert_eq!(Save::<Position>::load(&old.save_json().unwrap()).unwrap(), session(2));
}

#[test]
fn wishes_come_back_while_the_game_runs_and_are_forgotten_with_its_end() {
    let running = record(&session(2));
    assert_eq!(Record::from_json(&running.to_json()).unwrap().orders, orders());
    let over = record(&session(usize::MAX));
    assert!(Record::from_json(&over.to_json()).unwrap().orders.is_empty());
    let broken_off = Record { laid_open: true, ..running };
    assert!(Record::from_json(&broken_off.to_json()).unwrap().orders.is_empty());
}

#[test]
fn a_file_without_orders_is_read_and_written_as_before() {
    let mut whole = value(&record(&session(2)));
    whole.as_object_mut().unwrap().remove("wishes");
    let old = Record::from_json(&whole.to_string()).unwrap();
    assert!(old.orders.is_empty());
    assert_eq!(value(&old).get("wishes"), None);
}

#[test]
fn orders_of_nobody_of_computers_and_beyond_all_measure_are_dropped() {
    let mut whole = value(&record(&session(2)));
    let order = |seat: u8, about: &str, answer: &str| json!({ "seat": seat, "about": about, "answer": answer });
    whole["chairs"][1]["sitter"] = json!({ "Computer": "Easy" });
    let mut orders = vec![
        order(0, "6", "Never"),
        order(0, "6", "Always"),
        order(1, "6", "Always"),
        order(3, "6", "Always"),
        order(255, "6", "Always"),
        order(2, &"6".repeat(5000), "Always"),
    ];
    whole["wishes"] = json!(orders);
    let mended = Record::from_json(&whole.to_string()).unwrap();
    assert_eq!(value(&mended)["wishes"], json!([order(0, "6", "Always")]), "the last word counts");
    orders.extend((0..300).map(|about| order(2, &about.to_string(), "Never")));
    whole["wishes"] = json!(orders);
    let mended = Record::from_json(&whole.to_string()).unwrap();
    assert_eq!(value(&mended)["wishes"].as_array().unwrap().len(), 100);
    // More than anybody would ever mend is not even read.
    orders.extend((0..9000).map(|about| order(2, &about.to_string(), "Never")));
    whole["wishes"] = json!(orders);
    assert_sentence(&Record::from_json(&whole.to_string()).unwrap_err().to_string());
    whole["wishes"] = json!([order(0, "6", "Sometimes")]);
    assert_sentence(&Record::from_json(&whole.to_string()).unwrap_err().to_string());
}

#[test]
fn tables_of_none_or_seven_are_refused_with_the_number() {
    for count in [0, 7, 255, 300] {
        let mut whole = value(&record(&session(0)));
        let chair = whole["chairs"][0].clone();
        whole["chairs"] = Value::Array(vec![chair; count]);
        whole["standings"] = json!(vec![0; count]);
        let why = Record::from_json(&whole.to_string()).unwrap_err().to_string();
        assert_sentence(&why);
        assert!(why.contains(&count.to_string()), "{why}");
    }
}

#[test]
fn standings_that_do_not_fit_the_chairs_are_refused_with_both_numbers() {
    for count in [0, 2, 4, 300] {
        let mut whole = value(&record(&session(0)));
        whole["standings"] = json!(vec![0; count]);
        let why = Record::from_json(&whole.to_string()).unwrap_err().to_string();
        assert_sentence(&why);
        assert!(why.contains('3') && why.contains(&count.to_string()), "{why}");
    }
}

#[test]
fn newer_files_saves_and_rules_are_named_as_such() {
    let mut whole = value(&record(&session(0)));
    whole["format"] = json!(2);
    let why = Record::from_json(&whole.to_string()).unwrap_err().to_string();
    assert!(why.contains("newer High Street"), "{why}");
    for part in ["format", "revision"] {
        let mut save = save_value(&session(2));
        save[part] = json!(999);
        save["actions"] = json!("in a way we do not know yet");
        let why = Save::<Position>::load(&save.to_string()).expect_err("newer").to_string();
        assert_sentence(&why);
        assert!(why.contains("newer High Street"), "{why}");
    }
}

#[test]
fn a_save_of_another_game_is_named_and_not_called_broken() {
    for (slug, named) in [("chess", "chess"), ("<b>{\u{202E}</b>", "bb"), ("", "")] {
        let mut save = save_value(&session(2));
        save["game"] = json!(slug);
        let why = Save::<Position>::load(&save.to_string()).expect_err("foreign").to_string();
        assert_sentence(&why);
        assert!(why.contains(&format!("“{named}”")), "{why}");
    }
}

#[test]
fn a_save_stops_at_the_first_step_against_the_rules_and_keeps_the_game_until_then() {
    let played = session(12);
    for step in 0..12 {
        let mut save = save_value(&played);
        save["actions"][step][0] = json!(200);
        let Err(LoadError::StoppedAt { step: stopped, session }) =
            Save::<Position>::load(&save.to_string())
        else {
            panic!("seat 201 has acted");
        };
        assert_eq!(stopped, step);
        assert_eq!(*session, played.prefix(step));
    }
}

#[test]
fn names_are_data() {
    let long = "x".repeat(100_000);
    let hidden = "\u{200B}\u{200D}\u{2060}\u{FEFF}\u{3164} ";
    let names = [
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("\"}],{", "\"}],{"),
        ("  Ada  ", "Ada"),
        ("A\u{0}d\ta\n", "Ada"),
        ("\u{202E}adA", "adA"),
        ("שלום", "שלום"),
        ("\u{2067}שלום\u{2069}", "שלום"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("A\u{200B}d\u{AD}a", "Ada"),
        ("", "Nobody"),
        (" \t ", "Nobody"),
        (hidden, "Nobody"),
        (&long, &long[..24]),
    ];
    for (given, expected) in names {
        let mut whole = value(&record(&session(0)));
        whole["chairs"][1]["name"] = json!(given);
        whole["title"] = json!(given);
        whole["next"] = json!(given);
        let json = whole.to_string();
        import(&json);
        let record = Record::from_json(&json).unwrap();
        let name = record.chairs.iter().nth(1).map(|(_, chair)| chair.name.clone());
        assert_eq!(name.as_deref(), Some(expected));
        assert_eq!(record.next.as_deref(), Some(expected));
        assert!(record.title.chars().count() <= 60);
    }
}

#[test]
fn colours_that_are_none_or_taken_are_replaced() {
    for (given, expected) in [
        ([0, 9, 255], [1, 2, 3]),
        ([3, 3, 3], [3, 1, 2]),
        ([1, 0, 2], [1, 3, 2]),
        ([6, 5, 4], [6, 5, 4]),
    ] {
        let mut whole = value(&record(&session(0)));
        for (seat, hue) in given.into_iter().enumerate() {
            whole["chairs"][seat]["hue"] = json!(hue);
        }
        let record = Record::from_json(&whole.to_string()).unwrap();
        let hues: Vec<u8> = record.chairs.values().map(|chair| chair.hue.number()).collect();
        assert_eq!(hues, expected);
    }
}

#[test]
fn a_game_laid_open_stays_so_and_cannot_be_played_on() {
    let session = session(40);
    let orders = StandingOrders::default();
    let mut open =
        Record { laid_open: true, finished: true, next: None, orders, ..record(&session) };
    open.set_save(session.save().to_json());
    let again = Record::from_json(&open.to_json()).unwrap();
    assert_eq!(again, open);
    assert!(again.save.starts_with('{'), "nothing in it is secret any more");
    let half = Record { finished: false, ..open };
    assert!(Record::from_json(&half.to_json()).unwrap().finished, "laid open is finished");
}

#[test]
fn a_record_from_before_games_could_be_laid_open_is_still_read() {
    let mut old = value(&record(&session(40)));
    old.as_object_mut().unwrap().remove("laid_open").expect("it is written");
    assert!(!Record::from_json(&old.to_string()).unwrap().laid_open);
}
