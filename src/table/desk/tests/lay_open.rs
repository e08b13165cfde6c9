//! A game broken off reveals nothing unless the persons lay everything open: section 14.
use super::*;
use crate::table::Eye;

/// Ada and Ben have sealed, Cora has not.
fn two_sealed() -> Desk<Position> {
    let sealed = TO_BIDS.into_iter().chain([(ADA, Bid(2)), (BEN, Bid(3))]);
    desk(SECRET, "PPP", &sealed.collect::<Vec<_>>())
}

#[test]
fn a_game_that_is_only_left_reveals_nothing() {
    let desk = two_sealed();
    assert!(desk.finished().is_none(), "no session is handed out while the game runs");
    let left = reload(&desk);
    assert_eq!(left.screen(), public(CORA));
    assert!(left.lines().all(|line| !line.secret));
}

#[test]
fn laid_open_every_eye_reads_every_secret_once_and_marked() {
    let desk = two_sealed();
    let public: Vec<usize> = desk.public_lines().map(|line| line.index).collect();
    let session = desk.lay_open();
    let open: Vec<_> = session.lines(Eye::Public).collect();
    assert!(open.iter().any(|line| line.secret), "purses were told in secret");
    assert!(open.iter().filter(|line| !line.secret).all(|line| public.contains(&line.index)));
    for seat in Seat::all(3) {
        assert_eq!(told(&session.lines(Eye::Seat(seat)).collect::<Vec<_>>()), told(&open));
    }
    assert_eq!(session.view(Eye::Seat(ADA)).own_bid, Some(2));
    assert_eq!(session.view(Eye::Seat(BEN)).own_bid, Some(3));
}

#[test]
fn laid_open_nobody_has_won_and_the_save_is_the_same_game() {
    let desk = two_sealed();
    let (save, steps) = (desk.save_json(), desk.steps());
    let session = desk.lay_open();
    assert!(!session.is_over());
    assert_eq!((session.save().to_json(), session.len()), (save, steps));
}

#[test]
fn looking_back_each_eye_sees_what_it_saw_then() {
    let session = two_sealed().lay_open();
    let past = session.prefix(session.len());
    assert!(past.lines(Eye::Public).all(|line| !line.secret));
    assert_eq!(past.view(Eye::Seat(CORA)).own_bid, None);
}
