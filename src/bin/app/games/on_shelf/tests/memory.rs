//! The identification module: what stands on the screen before *Done* is the same whether it is due or not.
use high_street::games::on_shelf::{Action, CustomerId, Position, Prompt, Setup, View};
use high_street::table::{Eye, Game, Pending, StandingOrders};

use crate::face::{Face, Role};
use crate::testing::{drawn, scene, table, walk, who};

/// The page as it would be with another card at the Check Out, whose own picture is taken out.
fn without_the_card(view: &View, card: Option<CustomerId>, role: Role, seats: u8) -> String {
    let mut view = view.clone();
    if let Some(module) = &mut view.module {
        module.age = card;
    }
    let who = who(seats);
    let mut page = table::<Position>(&view, &who, role);
    let status = Position::status(&view, &who, role);
    page = format!("{}{}{page}", status.text, status.hint);
    page.extend(Position::tip(&view, role).into_iter().map(|tip| tip.key));
    let card = page.find("os-module").map(|from| {
        let to = page[from..].find("</section>").map_or(page.len(), |to| from + to);
        from..to
    });
    card.map_or_else(
        || page.clone(),
        |card| format!("{}{}", &page[..card.start], &page[card.end..]),
    )
}

#[test]
fn before_done_no_card_makes_a_difference_to_the_page() {
    let setup = Setup { module: true, ..Setup::competitive(4) };
    let mut asked = 0;
    for seed in 0..6 {
        walk::<Position>(&setup, seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, role) = (pending[0], Role::Decide(pending[0]));
            let view = position.view(Eye::Seat(seat));
            let toggle = match &view.prompt {
                Some(Prompt::Sale(prompt)) => prompt.finish.identification,
                Some(Prompt::Floor(prompt)) => prompt.finish.identification,
                _ => false,
            };
            if !toggle {
                return;
            }
            asked += 1;
            let cards = [0, 17, 33, 59].map(|card| CustomerId::try_from(card).ok());
            let pages = cards.map(|card| without_the_card(&view, card, role, 4));
            assert!(pages.iter().all(|page| *page == pages[0]), "the page knows that it is due");
            assert!(pages[0].contains("Ask for identification"), "the toggle is there");
        });
    }
    assert!(asked > 20, "a test of memory that never comes up proves nothing");
}

/// A team is asked at the tens of its index: the number is on the board, and nothing else counts with it.
#[test]
fn before_done_the_counter_of_a_team_does_not_know_how_near_the_next_ten_is() {
    let setup = Setup { module: true, ..Setup::cooperative(4) };
    let mut asked = 0;
    walk::<Position>(&setup, 4, |position, _, _| {
        let Pending::Seats(pending) = position.pending() else { return };
        let (seat, who) = (pending[0], who(4));
        let mut view = position.view(Eye::Public);
        let panels = [30, 33, 38, 39].map(|team| {
            view.team = Some(team);
            let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
            let offers =
                counter.offers().map(|offer| (offer.label.clone(), offer.on, offer.stakes.clone()));
            let offers = format!("{:?}", offers.collect::<Vec<_>>());
            drawn(counter.body) + &offers
        });
        assert!(panels.iter().all(|panel| *panel == panels[0]), "the counter knows that it is due");
        asked += usize::from(panels[0].contains("Ask for identification"));
    });
    assert!(asked > 20, "{asked}");
}

#[test]
fn with_the_module_on_nothing_is_done_by_itself() {
    let setup = Setup { module: true, ..Setup::competitive(4) };
    walk::<Position>(&setup, 9, |position, _, _| {
        let Pending::Seats(pending) = position.pending() else { return };
        let view = position.view(Eye::Seat(pending[0]));
        let due = Position::automatic(
            &view,
            &who(4),
            Role::Decide(pending[0]),
            &StandingOrders::default(),
        );
        assert!(due.is_none());
    });
}

#[test]
fn the_toggle_is_off_and_done_does_not_ask_by_itself() {
    let setup = Setup { module: true, ..Setup::cooperative(4) };
    let mut seen = 0;
    walk::<Position>(&setup, 4, |position, _, _| {
        let Pending::Seats(pending) = position.pending() else { return };
        let (seat, who) = (pending[0], who(4));
        let view = position.view(Eye::Public);
        let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
        let toggle = counter.more.iter().find(|offer| offer.label == "Ask for identification");
        let Some(toggle) = toggle else { return };
        seen += 1;
        assert_eq!(toggle.on, Some(false));
        if let Some(Action::Done { identification }) =
            counter.primary.as_ref().and_then(|done| done.action())
        {
            assert!(!identification);
        }
        assert!(
            !drawn(counter.body.clone()).contains("dentification"),
            "the panel does not repeat it"
        );
    });
    assert!(seen > 20);
}
