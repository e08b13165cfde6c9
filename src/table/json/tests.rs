//! The reader beside `serde_json`.
use super::*;
use serde::{Deserialize, Serialize};

#[derive(PartialEq, Debug, Serialize, Deserialize)]
enum Kind {
    Unit,
    New(Option<i64>),
    Pair(u16, String),
    Fields { list: Vec<Kind>, mark: Mark, flags: [bool; 3] },
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Mark;

#[derive(PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Sheet {
    id: u64,
    note: Option<String>,
    rows: Vec<(i8, Option<u8>)>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Whole {
    kinds: Vec<Kind>,
    sheet: Sheet,
}

fn sample() -> Whole {
    let letters = "Käse, \"brie\" \\ / \u{8}\u{c}\n\r\t\u{1} 🧀 \u{7f}".to_owned();
    let list = vec![Kind::Unit, Kind::New(None), Kind::New(Some(i64::MIN))];
    Whole {
        kinds: vec![
            Kind::Fields { list, mark: Mark, flags: [true, false, true] },
            Kind::Pair(u16::MAX, letters.clone()),
            Kind::Unit,
        ],
        sheet: Sheet {
            id: u64::MAX,
            note: Some(letters),
            rows: vec![(-128, None), (0, Some(255))],
        },
    }
}

fn kind(text: &str) -> Result<Kind, Wrong> {
    read(text).map_err(|fault| fault.what)
}

#[test]
fn what_is_written_is_read_as_it_was() {
    let whole = sample();
    for text in [serde_json::to_string(&whole), serde_json::to_string_pretty(&whole)] {
        assert_eq!(read::<Whole>(&text.unwrap()).unwrap(), whole);
    }
}

#[test]
fn a_letter_may_be_written_in_other_ways() {
    let text = |text: &str| read::<String>(text).map_err(|fault| fault.what);
    assert_eq!(text(r#""\u004b\u00E4se \ud83e\uddc0\/""#).unwrap(), "Käse 🧀/");
    for garbled in
        [r#""\ud83e""#, r#""\ud83e\u0041""#, r#""\uddc0""#, r#""\u00g0""#, r#""\x41""#, "\"\n\""]
    {
        assert_eq!(text(garbled), Err(Wrong::Garbled), "{garbled}");
    }
}

#[test]
fn what_nobody_knows_is_passed_over() {
    let text = r#" { "id" : 7 , "new" : [ { "a" : -1.5e+3, "b": [] }, "x\"y", null, true ], "rows" : [ ] } "#;
    assert_eq!(read::<Sheet>(text).unwrap(), Sheet { id: 7, ..Sheet::default() });
    for garbled in [r#"{"new":[1 2]}"#, r#"{"new":{"a" 1}}"#, r#"{"new":01}"#, r#"{"new":?}"#] {
        assert_eq!(read::<Sheet>(garbled).unwrap_err().what, Wrong::Garbled, "{garbled}");
    }
}

#[test]
fn a_deep_nest_is_passed_over_but_not_entered() {
    let nested = |open: &str, close: &str| {
        format!("{{\"new\":{}0{}}}", open.repeat(100_000), close.repeat(100_000))
    };
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[1,{\"b\":", "},2]")] {
        assert!(read::<Sheet>(&nested(open, close)).is_ok());
        assert!(read::<Sheet>(&nested(open, "")).is_err());
    }
    let kinds = |depth| {
        let (open, close) =
            (r#"{"Fields":{"list":["#, r#"],"mark":null,"flags":[true,true,true]}}"#);
        kind(&format!("{}{}", open.repeat(depth), close.repeat(depth)))
    };
    assert!(kinds(20).is_ok());
    assert_eq!(kinds(100_000), Err(Wrong::Garbled));
}

#[test]
fn it_says_what_is_wrong_and_where() {
    let said = |text: &str| read::<Whole>(text).unwrap_err().to_string();
    assert_eq!(said("{\"kinds\":["), "it ends too early, at line 1, column 10");
    assert_eq!(said("{\n \"kinds\": 7}"), "a part is missing or odd at line 2, column 10");
    assert_eq!(said("{\"kinds\":[}"), "it is garbled at line 1, column 10");
    assert_eq!(said("{\"kinds\":[]}"), "a part is missing or odd at line 1, column 12");
}

#[test]
fn numbers_and_lists_must_fit() {
    assert_eq!(kind(r#"{"Pair":[65536,""]}"#), Err(Wrong::Odd));
    assert_eq!(kind(r#"{"Pair":[-1,""]}"#), Err(Wrong::Odd));
    assert_eq!(kind(r#"{"Pair":[1.0,""]}"#), Err(Wrong::Odd));
    assert_eq!(kind(r#"{"Pair":[1]}"#), Err(Wrong::Odd));
    assert_eq!(kind(r#"{"Pair":[1,"",2]}"#), Err(Wrong::Odd));
    assert_eq!(kind(r#"{"Unit":null}"#), Ok(Kind::Unit));
    assert_eq!(kind(r#"{"Other":null}"#), Err(Wrong::Odd));
    assert_eq!(kind(r#"{"Unit":null,"New":1}"#), Err(Wrong::Garbled));
    assert_eq!(kind(r#""Pair""#), Err(Wrong::Odd));
}

/// Every text that is cut, or in which one letter is another, is read or refused as `serde_json` would.
#[test]
fn a_broken_text_is_refused_where_others_refuse_it() {
    let text = serde_json::to_string(&sample()).unwrap();
    let mut broken = 0;
    let mut check = |text: &str| {
        let (ours, theirs) = (read::<Whole>(text), serde_json::from_str::<Whole>(text));
        assert_eq!(ours.as_ref().ok(), theirs.as_ref().ok(), "{text}");
        broken += u32::from(ours.is_err());
    };
    for (at, _) in text.char_indices() {
        let (before, rest) = text.split_at(at);
        check(before);
        let mut after = rest.chars();
        let _ = after.next();
        for letter in "\"\\[]{},:0-.ntu a".chars() {
            check(&format!("{before}{letter}{}", after.as_str()));
        }
    }
    assert!(broken > 1_000, "{broken} broken texts");
}
