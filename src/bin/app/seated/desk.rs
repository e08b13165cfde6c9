//! The one implementation of [`Seated`]: a [`Desk`] and the view it hands out.
use std::rc::Rc;

use high_street::games::{Answer, Garbled, Question};
use high_street::table::{
    Chair, Desk, Eye, Line, Pending, Record, Refusal, Rejected, Screen, Seat, Seats, Seed,
    StandingOrders,
};
use yew::prelude::*;

use super::{Action, At, Ended, LogLine, Press, SceneOf, Seated, Stage, Title};
use crate::counter::Offer;
use crate::face::{ByItself, Face, Facts, Role, Seen, Status, Tip, Who};
use crate::store::saves;
use crate::store::settings::Settings;

pub struct On<G: Face> {
    desk: Desk<G>,
    /// The one view that may be drawn, looked at anew after every change.
    view: Seen<G::View>,
    /// What everybody may see, where the board is drawn from that.
    public: Option<Seen<G::View>>,
    in_public: bool,
    /// What the same eye saw before the last action; nothing where another has taken its place.
    before: Option<Seen<G::View>>,
}

impl<G: Face> On<G> {
    pub fn new(desk: Desk<G>) -> On<G> {
        let public = G::BOARD_FOR_ALL.then(|| Seen::new(desk.public_view()));
        On { view: Seen::new(desk.view()), public, desk, in_public: false, before: None }
    }

    fn see(&mut self) {
        let desk = &self.desk;
        self.view.is_now(if self.in_public { desk.public_view() } else { desk.view() });
        if let Some(public) = &mut self.public {
            public.is_now(desk.public_view());
        }
    }

    /// Whom the screen is for, and what they may do there.
    fn role(&self) -> Role {
        let desk = &self.desk;
        let pending = match desk.pending() {
            Pending::Over(_) => return Role::Over,
            Pending::Seats(_) if self.in_public => return Role::Public,
            Pending::Seats(seats) => seats,
        };
        match (desk.screen(), desk.eye()) {
            (Screen::Report(seat), _) => Role::Report(seat),
            (Screen::Private(seat), _) | (Screen::Open, Eye::Seat(seat)) => {
                if desk.may_decide(seat) { Role::Decide(seat) } else { Role::Watch(seat) }
            }
            // Nothing secret here: whoever is to act decides in the open.
            (Screen::Open, Eye::Public) => match desk.next_person() {
                Some(seat) if pending.contains(&seat) => Role::Decide(seat),
                _ => Role::Public,
            },
            _ => Role::Public,
        }
    }

    fn told<'a>(lines: impl Iterator<Item = Line<'a, G::Event>>, who: &Who) -> Vec<LogLine> {
        lines.map(|line| LogLine::of::<G>(&line, who)).collect()
    }

    /// Once a game is over everybody may read everything; a moment still tells what everybody was told.
    fn told_to_all(&self) -> impl Iterator<Item = Line<'_, G::Event>> {
        self.desk.public_lines().filter(|line| !line.secret)
    }

    fn last(lines: Vec<Line<'_, G::Event>>, most: usize, who: &Who) -> Vec<LogLine> {
        let from = lines.len().saturating_sub(most);
        On::<G>::told(lines.into_iter().skip(from), who)
    }

    fn play(&mut self, press: Press) -> Result<(), Refusal<G::Illegal>> {
        let own = |action: Action| action.get::<G::Action>().ok_or(Refusal::NotHere);
        match press {
            Press::Act(seat, action) => self.desk.act(seat, own(action)?),
            Press::Answer(seat, action) => self.desk.answer(seat, own(action)?),
            Press::Raise(seat) => self.desk.raise(seat).then_some(()).ok_or(Refusal::NotHere),
            Press::Hide => {
                self.desk.hide();
                Ok(())
            }
            Press::Done => {
                self.desk.done();
                Ok(())
            }
            Press::OpenTogether => {
                self.desk.open_together();
                Ok(())
            }
            Press::Undo => self.desk.undo().map_err(|_| Refusal::NotHere),
            Press::Reseat(seat, sitter) => {
                self.desk.reseat(seat, sitter);
                Ok(())
            }
        }
    }
}

impl<G: Face> Seated for On<G> {
    fn title(&self) -> Title {
        Title::of::<G>()
    }

    fn at(&self) -> At {
        let desk = &self.desk;
        let all = |may: &dyn Fn(Seat) -> bool| {
            Seat::all(desk.seats()).filter(|&seat| may(seat)).collect()
        };
        let pending = match desk.pending() {
            Pending::Seats(seats) => seats.to_vec(),
            Pending::Over(_) => Vec::new(),
        };
        At {
            screen: desk.screen(),
            eye: if self.in_public { Eye::Public } else { desk.eye() },
            role: self.role(),
            pending,
            upcoming: desk.upcoming(),
            persons: desk.persons().collect(),
            next_person: desk.next_person(),
            may_raise: all(&|seat| desk.may_raise(seat)),
            may_decide: all(&|seat| desk.may_decide(seat)),
            // Whoever is to act first, then whoever acted last.
            may_peek: desk.upcoming().into_iter().filter(|&seat| desk.may_peek(seat)).collect(),
            computer: desk.computer(),
            sealing: desk.is_sealing(),
            undo: desk.undoable().map(G::words),
            seats: desk.seats(),
            round: desk.round(),
            steps: desk.steps(),
            entries: desk.entries(),
            over: desk.is_over(),
        }
    }

    fn press(&mut self, press: Press, who: &Who) -> Result<(), String> {
        let (eye, before) = (self.desk.eye(), self.view.clone());
        let done = self.play(press).map_err(|why| match &why {
            Refusal::Rules(Rejected::NotYourTurn { pending }) => match pending[..] {
                [seat] => format!("It is {}’s turn.", who.name(seat)),
                _ => format!("{} are choosing.", who.names(pending)),
            },
            why => why.to_string(),
        });
        self.see();
        let same_eye = !self.in_public && self.desk.eye() == eye;
        self.before = Some(before).filter(|_| same_eye);
        done
    }

    fn look(&mut self, in_public: bool) {
        if in_public {
            self.before = None;
        }
        // Whatever changes the desk has looked already.
        if std::mem::replace(&mut self.in_public, in_public) != in_public {
            self.see();
        }
    }

    fn question(&self, ticket: u32, seed: Seed) -> Option<Question> {
        self.desk.ask().map(|ask| Question::new(ticket, &ask, seed))
    }

    fn read(&self, answer: &Answer) -> Result<Action, Garbled> {
        answer.action::<G>().map(Action::new)
    }

    fn by_itself(
        &self,
        who: &Who,
        seat: Seat,
        orders: &StandingOrders,
    ) -> Option<ByItself<Action>> {
        let role = self.role();
        let ByItself { action, says } = G::automatic(&self.view, who, role, orders)?;
        let may = role.decides().is_some() || self.desk.may_act_blind(seat, &action);
        may.then(|| ByItself { action: Action::new(action), says })
    }

    fn blind(&self, seat: Seat) -> Vec<Offer<Action>> {
        let may = |offer: &Offer<G::Action>| {
            offer.action().is_some_and(|action| self.desk.may_act_blind(seat, action))
        };
        let offers = <G as Face>::blind(&self.view, seat).into_iter();
        offers.filter(may).map(|offer| offer.map(Action::new)).collect()
    }

    fn lines(&self, who: &Who, most: usize) -> Vec<LogLine> {
        if self.in_public {
            On::<G>::last(self.told_to_all().collect(), most, who)
        } else {
            On::<G>::last(self.desk.lines().collect(), most, who)
        }
    }

    fn public_lines(&self, who: &Who, from: usize) -> Vec<LogLine> {
        On::<G>::told(self.told_to_all().filter(|line| line.index >= from), who)
    }

    fn digest(&self, who: &Who) -> Vec<LogLine> {
        if self.in_public {
            return Vec::new();
        }
        On::<G>::told(self.desk.digest().into_iter(), who)
    }

    fn missed(&self, who: &Who) -> Option<String> {
        let seat = self.desk.eye().seat().filter(|_| !self.in_public)?;
        let lines = self.desk.digest();
        let events: Vec<&G::Event> = lines.iter().map(|line| line.event).collect();
        G::missed(&events, seat, who)
    }

    fn status(&self, who: &Who) -> Status {
        G::status(&self.view, who, self.role())
    }

    fn facts(&self) -> Seats<Facts> {
        Seats::from_fn(self.desk.seats(), |seat| G::facts(&self.view, seat))
    }

    fn phases(&self) -> Html {
        G::phases(&self.view).unwrap_or_default()
    }

    fn tips(&self) -> Vec<Tip> {
        G::tip(&self.view, self.role())
    }

    fn chapter_now(&self) -> &'static str {
        G::chapter_now(&self.view)
    }

    fn at_this_table(&self) -> Vec<(&'static str, String)> {
        G::at_this_table(&self.view)
    }

    fn scene(&self, stage: Stage, rolling: bool) -> SceneOf {
        let before = self.before.clone().filter(|_| rolling);
        SceneOf::new::<G>(self.view.clone(), before, stage)
    }

    fn board_for_all(&self, who: &Rc<Who>, role: Role, settings: &Rc<Settings>) -> Option<Html> {
        let public = self.public.clone()?;
        let scene = SceneOf::new::<G>(public, None, Stage::to_look_at(who, role, settings));
        Some(scene.board(&Callback::noop()))
    }

    /// Marked where it is made: somebody's own, wherever it is drawn.
    fn peek(&self, seat: Seat, who: &Who) -> Option<Html> {
        let view = self.desk.peek(seat)?;
        Some(html! { <div data-private="">{ G::peek(&view, seat, who) }</div> })
    }

    fn pictured(&self, line: usize, who: &Who) -> Html {
        let event = self.desk.public_lines().find(|one| one.index == line);
        let draw =
            |line: Line<'_, G::Event>| G::pictured(line.event, &self.desk.public_view(), who);
        event.map(draw).unwrap_or_default()
    }

    fn record(&self, chairs: &Seats<Chair>, now: u64) -> Record {
        Record { saved_at: now, ..saves::record(&self.desk, chairs) }
    }

    fn finished(&self) -> Option<Ended> {
        self.desk.finished().cloned().map(Ended::new)
    }

    fn lay_open(self: Box<Self>, record: Record) -> (Ended, Record) {
        let (session, record) = saves::lay_open(self.desk, record);
        (Ended::new(session), record)
    }
}
