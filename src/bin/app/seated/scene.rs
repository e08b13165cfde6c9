//! One moment of a game, ready to be drawn: a [`Scene`] without the name of its game.
use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use super::Action;
use crate::counter::{Counter, Drafts, Offer};
use crate::face::{Face, OwnOrders, Role, Scene, Seen, Who};
use crate::store::settings::Settings;

/// What the shell gives to a scene.
pub struct Stage {
    pub who: Rc<Who>,
    pub role: Role,
    pub settings: Rc<Settings>,
    pub refuse: Callback<AttrValue>,
    pub drafts: Drafts,
    pub note_hint: Callback<u64>,
    pub orders: Option<OwnOrders>,
}

impl Stage {
    /// Nothing can be pressed there, and nobody's own things lie there.
    pub fn to_look_at(who: &Rc<Who>, role: Role, settings: &Rc<Settings>) -> Stage {
        Stage {
            who: who.clone(),
            role,
            settings: settings.clone(),
            refuse: Callback::noop(),
            drafts: Drafts::default(),
            note_hint: Callback::noop(),
            orders: None,
        }
    }
}

trait Staged {
    fn any(&self) -> &dyn Any;
    fn is(&self, other: &dyn Any) -> bool;
    fn board(&self, press: &Callback<Offer<Action>>) -> Html;
    fn counter(&self, press: &Callback<Offer<Action>>) -> Option<Counter<Action>>;
    fn around(&self, press: &Callback<Offer<Action>>, inside: Html) -> Html;
}

impl<G: Face> Staged for Scene<G> {
    fn any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Scene<G>>() == Some(self)
    }

    fn board(&self, press: &Callback<Offer<Action>>) -> Html {
        G::board(&with_press(self, press))
    }

    fn counter(&self, press: &Callback<Offer<Action>>) -> Option<Counter<Action>> {
        let seat = self.role.owner()?;
        Some(G::counter(&with_press(self, press), seat).map(Action::new))
    }

    fn around(&self, press: &Callback<Offer<Action>>, inside: Html) -> Html {
        G::around(&with_press(self, press), inside)
    }
}

fn with_press<G: Face>(scene: &Scene<G>, press: &Callback<Offer<Action>>) -> Scene<G> {
    let press = press.reform(|offer: Offer<G::Action>| offer.map(Action::new));
    Scene { press, ..scene.clone() }
}

#[derive(Clone)]
pub struct SceneOf {
    scene: Rc<dyn Staged>,
    /// Whether the table draws the board itself: [`Face::BOARD_FOR_ALL`].
    pub board_for_all: bool,
    pub who: Rc<Who>,
    pub role: Role,
    /// Whether people want to be asked once more where something is lost for good.
    pub confirm: bool,
    pub refuse: Callback<AttrValue>,
    pub drafts: Drafts,
    /// What the owner of the screen has asked for once and for all.
    pub orders: Option<OwnOrders>,
}

impl SceneOf {
    pub fn of<G: Face>(scene: Scene<G>) -> SceneOf {
        SceneOf {
            who: scene.who.clone(),
            role: scene.role,
            confirm: scene.settings.confirm,
            refuse: scene.refuse.clone(),
            drafts: scene.drafts.clone(),
            orders: scene.orders.clone(),
            board_for_all: G::BOARD_FOR_ALL,
            scene: Rc::new(scene),
        }
    }

    pub fn new<G: Face>(
        view: Seen<G::View>,
        before: Option<Seen<G::View>>,
        stage: Stage,
    ) -> SceneOf {
        let Stage { who, role, settings, refuse, drafts, note_hint, orders } = stage;
        SceneOf::of(Scene::<G> {
            view,
            who,
            role,
            settings,
            press: Callback::noop(),
            refuse,
            drafts,
            note_hint,
            before,
            orders,
        })
    }

    pub fn board(&self, press: &Callback<Offer<Action>>) -> Html {
        self.scene.board(press)
    }

    /// Of whoever owns the screen.
    pub fn counter(&self, press: &Callback<Offer<Action>>) -> Option<Counter<Action>> {
        self.scene.counter(press)
    }

    /// What all pieces of board and counter share.
    pub fn around(&self, press: &Callback<Offer<Action>>, inside: Html) -> Html {
        self.scene.around(press, inside)
    }
}

impl PartialEq for SceneOf {
    fn eq(&self, other: &SceneOf) -> bool {
        Rc::ptr_eq(&self.scene, &other.scene) || (*self.scene).is((*other.scene).any())
    }
}
