//! Whatever a file holds, importing it gives a table that can be played or a sentence that says
//! what is wrong. Never a panic.
use high_street::games::fiasko::{Position, Setup};
use high_street::table::{
    Chair, Computers, Dice, Eye, Hue, Level, LoadError, Pending, Record, Save, Seats, Seed,
    Session, Sitter, pack,
};
use serde_json::{Value, json};

/// Some actions of a game between computers.
fn session(steps: usize) -> Session<Position> {
    let mut session = Session::new(Setup::by_the_book(3), Seed(19)).unwrap();
    let (mut bot, mut dice) = (Position::computer(Level::Normal), Dice::new(Seed(7)));
    while let Pending::Seats(pending) = session.pending() {
        if session.len() == steps {
            break;
        }
        let view = session.view(Eye::Seat(pending[0]));
        let action = bot.choose(pending[0], &view, &mut dice);
        session.play(pending[0], action).unwrap();
    }
    session
}

fn record(session: &Session<Position>) -> Record {
    let names = ["Ada", "Ben", "Cora"];
    let mut record = Record {
        format: Record::FORMAT,
        game: "fiasko".to_owned(),
        title: "Sunday".to_owned(),
        chairs: Seats::from_fn(3, |seat| Chair {
            name: names[seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        }),
        round: session.round(),
        standings: session.standings(),
        next: Some("Ada".to_owned()),
        finished: session.is_over(),
        saved_at: 1_700_000_000_000,
        save: String::new(),
    };
    record.set_save(session.save().to_json());
    record
}

fn value(record: &Record) -> Value {
    serde_json::from_str(&record.to_json()).unwrap()
}

fn assert_sentence(text: &str) {
    let capital = text.chars().next().is_some_and(char::is_uppercase);
    assert!(capital && text.ends_with('.') && !text.contains('{'), "no sentence: {text}");
    assert!(text.chars().count() < 300, "too long: {text}");
}

/// All that the page does with a file: read it, list it, play its save again.
fn import(json: &str) {
    let record = match Record::from_json(json) {
        Ok(record) => record,
        Err(why) => return assert_sentence(&why.to_string()),
    };
    assert!((1..=6).contains(&record.chairs.count()));
    assert_eq!(record.standings.count(), record.chairs.count());
    for (seat, chair) in record.chairs.iter() {
        assert!((1..=24).contains(&chair.name.chars().count()));
        assert!(Hue::ALL.contains(&chair.hue));
        assert!(record.chairs.iter().all(|(other, c)| other == seat || c.hue != chair.hue));
    }
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record), "mended once for all");
    match record.save_json() {
        Err(why) => assert_sentence(&why.to_string()),
        Ok(save) => load(&save),
    }
}

fn load(save: &str) {
    match Save::<Position>::load(save) {
        Ok(session) => drop(session.view(Eye::Public)),
        Err(why) => {
            assert_sentence(&why.to_string());
            if let LoadError::StoppedAt { session, .. } = why {
                let again = Save::<Position>::load(&session.save().to_json());
                assert_eq!(again.unwrap(), *session, "the game up to there can go on");
            }
        }
    }
}

/// Every place in a value, as a path of keys.
fn places(value: &Value) -> Vec<String> {
    let below = |key: &str, inner: &Value| {
        let key = key.replace('~', "~0").replace('/', "~1");
        places(inner).into_iter().map(|path| format!("/{key}{path}")).collect::<Vec<_>>()
    };
    let mut all = vec![String::new()];
    match value {
        Value::Array(items) => {
            all.extend(items.iter().enumerate().flat_map(|(i, item)| below(&i.to_string(), item)));
        }
        Value::Object(fields) => {
            all.extend(fields.iter().flat_map(|(key, field)| below(key, field)));
        }
        _ => {}
    }
    all
}

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

fn save_value(session: &Session<Position>) -> Value {
    serde_json::from_str(&session.save().to_json()).unwrap()
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
        let nest = format!("{}0{}", open.repeat(100_000), close.repeat(100_000));
        for json in [
            nest.clone(),
            open.repeat(100_000),
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

#[test]
fn a_save_longer_than_any_game_is_refused() {
    let mut save = save_value(&session(1));
    let action = save["actions"][0].clone();
    save["actions"] = Value::Array(vec![action; 20_001]);
    let why = Save::<Position>::load(&save.to_string()).expect_err("too long").to_string();
    assert_sentence(&why);
    assert!(why.contains("20001"), "{why}");
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
