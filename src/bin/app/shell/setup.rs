use std::marker::PhantomData;

use yew::prelude::*;

use crate::face::Face;

#[derive(Properties, PartialEq)]
pub struct SetupProps<G: Face> {
    #[prop_or_default]
    game: PhantomData<G>,
}

#[component]
pub fn SetupPage<G: Face>(_: &SetupProps<G>) -> Html {
    html! {}
}
