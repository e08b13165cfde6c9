//! Slightly wrong data: plain values changed through their JSON.
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::table::Dice;

/// Every name that occurs in `samples`: keys, variants and texts.
pub(super) fn words<T: Serialize>(samples: &[T]) -> Vec<String> {
    let mut words = Vec::new();
    for sample in samples {
        collect(&serde_json::to_value(sample).expect("plain data"), &mut words);
    }
    words.sort();
    words.dedup();
    words
}

fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        Value::Object(fields) => {
            for (key, field) in fields {
                words.push(key.clone());
                collect(field, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Up to `tries` values near `whole` that can still be read as one.
pub(super) fn nudged<T>(whole: &T, words: &[String], tries: u32, dice: &mut Dice) -> Vec<T>
where
    T: Serialize + DeserializeOwned,
{
    let value = serde_json::to_value(whole).expect("plain data");
    (0..tries)
        .filter_map(|_| {
            let mut value = value.clone();
            for _ in 0..dice.roll(2) {
                nudge(&mut value, words, dice);
            }
            serde_json::from_value(value).ok()
        })
        .collect()
}

/// Changes one place somewhere in `value`.
pub(super) fn nudge(value: &mut Value, words: &[String], dice: &mut Dice) {
    let deeper = dice.below(5) > 0;
    match value {
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = dice.below(u32::try_from(items.len()).expect("short")) as usize;
            nudge(&mut items[at], words, dice);
        }
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let at = dice.below(u32::try_from(fields.len()).expect("short")) as usize;
            let field = fields.values_mut().nth(at).expect("counted");
            nudge(field, words, dice);
        }
        Value::Object(fields) if !fields.is_empty() && dice.below(2) == 0 => {
            let key = fields.keys().next().expect("not empty").clone();
            let field = fields.remove(&key).expect("it was there");
            fields.insert(dice.pick(words).cloned().unwrap_or_default(), field);
        }
        Value::Array(items) if dice.below(2) == 0 => {
            let copy = items.first().cloned().unwrap_or(Value::Null);
            items.resize(items.len() + dice.pick(&[1, 2, 300]).expect("three"), copy);
        }
        Value::Array(items) if dice.below(2) == 0 => drop(items.pop()),
        Value::Number(number) if dice.below(2) == 0 => {
            let near = number.as_i64().unwrap_or(0);
            let step = if dice.below(2) == 0 { 1 } else { -1 };
            *value = json!(near.saturating_add(step));
        }
        Value::Bool(flag) => *flag = !*flag,
        _ => *value = odd(words, dice),
    }
}

fn odd(words: &[String], dice: &mut Dice) -> Value {
    let ends = [0, 1, 2, 6, 255, -1, i64::from(i32::MAX), i64::from(u32::MAX), i64::MAX, i64::MIN];
    match dice.below(5) {
        0 => Value::Null,
        1 => json!(dice.pick(&ends)),
        2 => json!(dice.below(30)),
        _ => json!(dice.pick(words).cloned().unwrap_or_default()),
    }
}
