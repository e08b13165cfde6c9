//! The public row with the store on deck, and January's Starting Stores.
use high_street::games::brick_and_mortar::{BuildingStep, Stage, StoreId, View};
use yew::prelude::*;

use super::super::store::StoreCard;

pub fn row(view: &View) -> Html {
    html! {
        <section class="panel" aria-label="Stores for auction">
            <div class="panel__head">
                <h2>{ "Stores for auction" }</h2>
                <p>{ "The oldest, on the left, leaves at the end of the phase; if nobody buys one, all four leave." }</p>
            </div>
            <div class="pubrow">
                for (place, &store) in view.row.iter().enumerate() {
                    <StoreCard key={store.to_string()} {store} at={format!("row-{place}")} class={classes!(at_auction(view, store).then_some("is-now"))}>
                        <span class="cost price"><span class="sr">{ "from " }</span>{ format!("${}", store.card().cost) }</span>
                    </StoreCard>
                }
                if let Some(store) = view.on_deck {
                    <div class="deckcard" key="deck">
                        <StoreCard {store} at="deck"><span class="cost tag tag--warn">{ format!("next, ${}", store.card().cost) }</span></StoreCard>
                    </div>
                }
            </div>
        </section>
    }
}

fn at_auction(view: &View, store: StoreId) -> bool {
    let Stage::Building(building) = &view.stage else { return false };
    matches!(&building.step, BuildingStep::Auction(auction) if auction.store == store)
}

pub fn starts(view: &View) -> Html {
    html! {
        <section class="panel" aria-label="Starting Stores">
            <div class="panel__head">
                <h2>{ "Starting Stores" }</h2>
                <p>{ "Chosen in turn order, free of charge, opened with full shelves." }</p>
            </div>
            <div class="pubrow">
                for &store in &view.starts { <StoreCard key={store.to_string()} {store} /> }
            </div>
        </section>
    }
}
