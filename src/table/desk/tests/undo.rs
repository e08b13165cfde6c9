//! What may be taken back: section 8.
use super::*;
use crate::table::lease::Action::{Ask, Haggle};
use crate::table::{Luck, NoUndo};

#[test]
fn own_actions_since_the_screen_was_raised_newest_first() {
    let mut desk = desk(Setup { tips: false, ..SECRET }, "PPP", &[]);
    assert_eq!(desk.undoable(), Err(NoUndo::NothingDone));
    desk.raise(ADA);
    let (view, save) = (desk.view(), desk.save_json());
    desk.act(ADA, Choose(1)).unwrap();
    desk.act(ADA, Announce).unwrap();
    assert_eq!(desk.undoable(), Ok(&Announce));
    desk.undo().unwrap();
    assert_eq!(desk.undoable(), Ok(&Choose(1)));
    desk.undo().unwrap();
    assert_eq!(desk.undoable(), Err(NoUndo::NothingDone));
    assert_eq!((desk.view(), desk.save_json()), (view, save), "the step has vanished");
    assert_eq!(desk.screen(), Screen::Private(ADA));
}

#[test]
fn dice_close_the_past() {
    let mut desk = desk(SECRET, "PPP", &[]);
    desk.raise(ADA);
    desk.act(ADA, Choose(1)).unwrap();
    desk.act(ADA, Haggle).unwrap();
    assert_eq!(desk.undo(), Err(NoUndo::Shown));
    desk.act(ADA, Announce).unwrap();
    desk.undo().unwrap();
    assert_eq!(desk.undo(), Err(NoUndo::Shown), "Haggle is still there");
}

#[test]
fn nothing_from_before_the_hand_over() {
    let mut desk = desk(SECRET, "PPP", &[]);
    desk.raise(ADA);
    desk.act(ADA, Choose(1)).unwrap();
    desk.hide();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours), "on the public screen nothing");
    desk.raise(ADA);
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours), "raised again, begun again");
    assert_eq!(reload(&desk).undoable(), Err(NoUndo::NotYours));
}

#[test]
fn alone_a_reload_changes_nothing() {
    let mut desk = desk(Setup { tips: false, ..SECRET }, "PCC", &[]);
    desk.act(ADA, Choose(1)).unwrap();
    desk.act(ADA, Announce).unwrap();
    let mut again = reload(&desk);
    assert_eq!(again.undoable(), Ok(&Announce), "nobody has taken the device over");
    again.undo().unwrap();
    assert_eq!(again.undoable(), Ok(&Choose(1)));
}

#[test]
fn nothing_that_another_game_had_played() {
    let plain = Setup { tips: false, ..SECRET };
    let opened = desk(plain, "PCC", &TO_BIDS[..1]).lay_open();
    for luck in [Luck::Same, Luck::Fresh(Seed(9))] {
        let mut desk = Desk::new(opened.play_on(1, luck).unwrap(), sitting("PCC"));
        desk.played_on_from(1);
        assert_eq!(desk.undoable(), Err(NoUndo::NothingDone), "{luck:?}");
        desk.act(ADA, Announce).unwrap();
        assert_eq!(desk.undo(), Ok(()));
        assert_eq!(desk.undo(), Err(NoUndo::NothingDone), "its own step is gone, the other stays");
        assert_eq!(desk.steps(), 1);
    }
}

#[test]
fn no_blind_action_and_no_step_of_another() {
    let mut desk = desk(SECRET, "PPP", &won_by(ADA));
    desk.act(ADA, Ask(false)).unwrap();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours));
    desk.act(BEN, Choose(0)).unwrap();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours));
    desk.raise(BEN);
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours), "blind, before the screen was raised");
}

#[test]
fn no_seal_once_it_is_opened_and_none_of_anothers_set() {
    let mut desk = desk(SECRET, "PPP", &TO_BIDS);
    desk.raise(ADA);
    desk.act(ADA, Bid(2)).unwrap();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours), "it may be changed, not taken back");
    for seat in [BEN, CORA] {
        desk.raise(seat);
        desk.act(seat, Bid(0)).unwrap();
    }
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours), "while all is sealed");
    desk.open_together();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours));
}

#[test]
fn a_single_person_takes_back_what_no_computer_has_answered() {
    let mut desk = desk(SECRET, "PCC", &[]);
    desk.act(ADA, Choose(0)).unwrap();
    assert_eq!(desk.undoable(), Ok(&Choose(0)));
    desk.act(ADA, Announce).unwrap();
    desk.answer(BEN, Bid(0)).unwrap();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours));
}

#[test]
fn in_the_open_whoever_is_still_to_act_takes_back_the_own_steps() {
    let mut desk = desk(PLAIN, "PPP", &[]);
    desk.act(ADA, Choose(0)).unwrap();
    assert_eq!(desk.undoable(), Ok(&Choose(0)));
    desk.undo().unwrap();
    assert_eq!(desk.steps(), 0);
    desk.act(ADA, Choose(1)).unwrap();
    assert_eq!(reload(&desk).undoable(), Err(NoUndo::NotYours));
    desk.act(ADA, Announce).unwrap();
    assert_eq!(desk.undoable(), Err(NoUndo::NotYours), "now there is a curtain");
}

#[test]
fn the_end_of_the_game_is_not_taken_back() {
    let mut desk = desk(Setup { tips: true, ..PLAIN }, "P", &[]);
    while !desk.is_over() {
        let action = match desk.steps() % 4 {
            0 => Choose(0),
            1 => Announce,
            2 => Bid(2),
            _ => Ask(false),
        };
        desk.act(ADA, action).unwrap();
    }
    assert_eq!(desk.screen(), Screen::Over);
    assert!(desk.undo().is_err());
}
