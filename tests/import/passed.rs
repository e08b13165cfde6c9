//! A game in a link: only a finished one, and believed no more than a file.
use super::*;
use high_street::table::{Luck, pack, passed_on};

fn packed(session: &Session<Position>) -> Option<String> {
    session.packed_to_pass_on(record(session))
}

#[test]
fn a_finished_game_comes_back_from_its_link_without_its_name() {
    let played = session(usize::MAX);
    let link = packed(&played).expect("it is over");
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
    let read = passed_on(&link).expect("just packed");
    assert_eq!(read.save_json().unwrap(), played.save().to_json());
    assert_eq!((read.title.as_str(), read.finished, read.laid_open), ("", true, false));
    assert_eq!(read.chairs, record(&played).chairs);
}

#[test]
fn a_running_game_is_never_passed_on_whatever_its_record_says() {
    let running = session(9);
    let forged = Record { finished: true, laid_open: true, ..record(&running) };
    assert_eq!(running.packed_to_pass_on(forged), None);
    let tried = session(usize::MAX).play_on(3, Luck::Same).expect("it went on there");
    assert_eq!(packed(&tried), None);
    assert_eq!(packed(&session(usize::MAX).prefix(3)), None);
}

#[test]
fn a_link_to_a_running_game_is_refused_in_a_sentence() {
    let running = record(&session(9));
    let link = pack(&format!("{}\n{}", running.to_json(), session(9).save().to_json()));
    let why = passed_on(&link).expect_err("it runs").to_string();
    assert_sentence(&why);
    assert!(why.contains("not over"), "{why}");
}

#[test]
fn a_link_cut_off_or_changed_anywhere_gives_a_sentence_or_a_record() {
    let link = packed(&session(usize::MAX)).expect("it is over");
    for cut in 0..link.len() {
        assert_sentence(&passed_on(&link[..cut]).expect_err("cut off").to_string());
    }
    for at in 0..link.len() {
        let mut letters = link.clone().into_bytes();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        match passed_on(&String::from_utf8(letters).unwrap()) {
            Ok(record) => import(&record.to_json()),
            Err(why) => assert_sentence(&why.to_string()),
        }
    }
}

#[test]
fn a_bomb_and_other_things_in_a_link_are_refused() {
    let bomb = pack(&" ".repeat((256 << 10) + 1));
    let much = "A".repeat(300_000);
    let odd = [bomb.as_str(), &much, "", "not base64!", &pack("no record at all"), &pack("{}\n{}")];
    for link in odd {
        assert_sentence(&passed_on(link).expect_err("no game").to_string());
    }
}
