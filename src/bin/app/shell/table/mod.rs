use std::marker::PhantomData;

use yew::prelude::*;

use crate::face::Face;
use crate::routes::GameId;

#[derive(Properties, PartialEq)]
pub struct TableProps<G: Face> {
    pub id: GameId,
    #[prop_or_default]
    game: PhantomData<G>,
}

#[component]
pub fn Table<G: Face>(_: &TableProps<G>) -> Html {
    html! {}
}
