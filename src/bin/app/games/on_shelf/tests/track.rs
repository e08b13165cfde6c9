//! The index track: every disc can be read, on one space or side by side.
use high_street::games::on_shelf::{Position, Setup, View};
use high_street::table::{Eye, Game, Log, Seat, Seed};

use crate::face::{Face, Role};
use crate::testing::{drawn, scene, who};

fn board(csi: [i32; 6]) -> String {
    let position = Position::deal(&Setup::competitive(6), Seed(1), &mut Log::default());
    let mut view: View = position.view(Eye::Public);
    for (seat, csi) in Seat::all(6).zip(csi) {
        view.players[seat].csi = csi;
    }
    drawn(Position::board(&scene(&view, &who(6), Role::Public)))
}

/// How often `what` stands in each of the three drawings.
fn of_each(board: &str, what: &str) -> [usize; 3] {
    let drawing = |class: &str| {
        let from = board.find(class).expect("it is drawn");
        let to = from + board[from..].find("</svg>").expect("it ends");
        board[from..to].matches(what).count()
    };
    ["os-track--wide", "os-track--middle", "os-track--narrow"].map(drawing)
}

#[test]
fn six_discs_on_one_space_lie_on_each_other_and_on_the_board() {
    for csi in [0, 130] {
        let board = board([csi; 6]);
        assert_eq!(of_each(&board, "os-track__disc"), [6; 3]);
        assert_eq!(of_each(&board, "os-track__pin"), [0; 3]);
    }
}

#[test]
fn discs_side_by_side_are_held_apart() {
    let board = board([22, 24, 26, 27, 60, 130]);
    assert_eq!(of_each(&board, "os-track__disc"), [6; 3]);
    let pins = of_each(&board, "os-track__pin");
    assert!(pins.iter().all(|pins| *pins >= 2), "{pins:?}");
    assert!(pins[0] <= pins[2], "the less room, the more pins: {pins:?}");
}

#[test]
fn the_track_grows_with_whoever_leads_and_holds_whoever_is_behind() {
    let board = board([-7, 0, 12, 40, 99, 130]);
    for number in ["-10", "130"] {
        assert!(board.contains(&format!(">{number}</text>")), "{number}");
    }
}
