//! A table that was played on from another, as it comes in a file.
use super::*;
use high_street::table::Luck;

fn with_fresh(actions: usize, fresh: &[(usize, u64)]) -> String {
    let mut save = save_value(&session(actions));
    let one = |(after, seed): &(usize, u64)| json!({ "after": after, "seed": seed });
    save["format"] = json!(2);
    save["fresh"] = fresh.iter().map(one).collect();
    save.to_string()
}

#[test]
fn luck_drawn_anew_is_read_in_order_and_only_where_a_game_goes_on() {
    for good in [&[][..], &[(0, 7)], &[(0, 7), (3, 8), (4, 9)]] {
        let read = Save::<Position>::load(&with_fresh(4, good)).expect("in order");
        assert_eq!(read.fresh_luck(), good.last().map(|(after, _)| *after));
    }
    let end = session(usize::MAX).len();
    for (actions, odd, named) in [
        (4, &[(5, 7)][..], 5),
        (4, &[(3, 7), (3, 8)], 3),
        (4, &[(3, 7), (1, 8)], 1),
        (end, &[(end, 7)], end),
    ] {
        let why = Save::<Position>::load(&with_fresh(actions, odd)).expect_err("odd").to_string();
        assert_sentence(&why);
        assert!(why.contains(&format!("after action {named},")), "{why}");
    }
}

#[test]
fn a_plain_save_is_written_as_it_always_was() {
    let played = session(usize::MAX);
    let with_its_luck = played.play_on(3, Luck::Same).expect("it went on there");
    let fresh = played.play_on(3, Luck::Fresh(Seed(5))).expect("it went on there");
    for (session, format) in [(&played, 1), (&with_its_luck, 1), (&fresh, 2)] {
        let save = save_value(session);
        assert_eq!((&save["format"], save.get("fresh").is_some()), (&json!(format), format == 2));
    }
}

#[test]
fn a_table_played_on_twice_keeps_only_the_luck_before_it() {
    let played = session(usize::MAX);
    let fresh = |seed| played.play_on(3, Luck::Fresh(Seed(seed))).expect("it went on there");
    assert_ne!(fresh(5).save().to_json(), fresh(6).save().to_json());
    assert_eq!(fresh(5).prefix(2).fresh_luck(), None);
    assert_eq!(fresh(5).play_on(3, Luck::Same), None, "it goes on, so its secrets are not open");
}
