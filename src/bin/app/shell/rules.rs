use std::marker::PhantomData;

use yew::prelude::*;

use crate::face::Face;

#[derive(Properties, PartialEq)]
pub struct RulesProps<G: Face> {
    #[prop_or_default]
    game: PhantomData<G>,
}

#[component]
pub fn RulesPage<G: Face>(_: &RulesProps<G>) -> Html {
    html! {}
}
