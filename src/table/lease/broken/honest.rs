//! Flaws that tell secrets.
use super::*;
use crate::table::conformance;
use crate::table::lease::tests::SECRET;

flaw! {
    LeakyLog,
    a_log_that_tells_what_was_drawn_is_caught:
        the_log_tells_no_more_than_the_view says "hears what it cannot see",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        lease.apply(seat, action, log);
        if action == Action::Ask(true) {
            log.public(Event::Tip { to: seat, next: lease.deck.top().copied() });
        }
    }
}

flaw! {
    LeakySeal,
    a_log_that_tells_a_sealed_bid_is_caught:
        a_sealed_choice_shows_to_nobody_else says "hears what was sealed",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        lease.apply(seat, action, log);
        if let Action::Bid(bid) = action {
            log.public(Event::Purse { seat, coins: Some(bid) });
        }
    }
}

flaw! {
    Punctual,
    a_log_that_keeps_the_order_of_sealing_is_caught:
        the_order_of_sealing_is_forgotten says "left == right",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        lease.apply(seat, action, log);
        if let Action::Bid(_) = action {
            log.public(Event::NoTip(seat));
        }
    }
}

flaw! {
    GlassEnvelope,
    a_view_that_shows_a_sealed_bid_is_caught:
        a_sealed_choice_shows_to_nobody_else says "sees what was sealed",
    fn view(lease: &Position, eye: Eye) -> View {
        let bids = Seat::all(lease.seats()).map(|seat| lease.view(Eye::Seat(seat)).own_bid);
        View { own_bid: bids.flatten().max(), ..lease.view(eye) }
    }
}

flaw! {
    PeekingCheck,
    a_refusal_for_a_secret_reason_is_caught:
        an_imagined_world_looks_the_same says "leaks",
    fn check(lease: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let next = lease.deck.top().copied().unwrap_or_default();
        if *action == Action::Bid(next) { Err(Illegal::NotNow) } else { lease.check(seat, action) }
    }
    fn candidates(lease: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let mut all = lease.candidates(seat, dice);
        all.retain(|action| PeekingCheck::check(lease, seat, action).is_ok());
        all
    }
}

flaw! {
    ForgetfulDream,
    an_imagined_world_that_forgets_the_tip_is_caught:
        an_imagined_world_looks_the_same says "left == right",
    fn imagine(seat: Seat, view: &View, dice: &mut Dice) -> Position {
        Position::imagine(seat, &View { tip: None, ..view.clone() }, dice)
    }
}

flaw! {
    CarelessShuffle,
    fresh_luck_that_changes_what_somebody_has_seen_is_caught:
        fresh_luck_changes_only_what_nobody_has_seen says "sees other things",
    fn redraw(lease: &mut Position, dice: Dice) {
        lease.redraw(dice);
        lease.deck.shuffle(&mut lease.dice);
    }
}

flaw! {
    StaleLuck,
    fresh_luck_that_is_the_old_one_is_caught:
        fresh_luck_changes_only_what_nobody_has_seen says "comes as it would have come",
    fn redraw(_: &mut Position, _: Dice) {}
}

flaw! {
    PublicPurse,
    a_purse_on_the_public_table_is_caught:
        an_imagined_world_looks_the_same says "left == right",
    fn view(lease: &Position, eye: Eye) -> View {
        let shown = lease.view(eye);
        let ada = eye.seat().is_none().then(|| lease.purses[Seat::new(0)]);
        View { reserve: ada.unwrap_or(shown.reserve), ..shown }
    }
}

flaw! {
    BlindBid,
    a_blind_action_that_hangs_on_a_secret_is_caught:
        blind_actions_follow_from_the_public_view says "the legality of",
    fn blind(_: &Position, _: Seat, _: &Action) -> bool {
        true
    }
}

flaw! {
    OpenBid,
    an_open_screen_for_a_secret_choice_is_caught:
        blind_actions_follow_from_the_public_view says "offered openly",
    fn private(_: &Position, _: Seat) -> bool {
        false
    }
}

flaw! {
    TelltaleOffer,
    an_offer_that_tells_a_secret_is_caught:
        blind_actions_follow_from_the_public_view says "the offer of",
    fn blind(lease: &Position, seat: Seat, action: &Action) -> bool {
        lease.blind(seat, action) && lease.purses[seat] > 9
    }
}

flaw! {
    FreeLook,
    a_look_that_can_be_taken_back_is_caught:
        what_can_be_taken_back_told_its_doer_nothing says "can be taken back",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        let mut told = Log::default();
        lease.apply(seat, action, &mut told);
        for event in told.heard_by(Eye::Seat(seat)) {
            log.public(event.clone());
        }
    }
}
