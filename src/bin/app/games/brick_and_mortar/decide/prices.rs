//! Price cells: one press a price, from what a type costs at least to what its customers pay at most. The
//! dial beside them reaches the rest.
use high_street::games::brick_and_mortar::Item;
use yew::prelude::*;

pub fn price_cells(item: Item, chosen: u32, change: &Callback<u32>) -> Html {
    let cell = |price: u32| {
        let on = price == chosen;
        html! {
            <button key={price} type="button" class={classes!("bm-price", on.then_some("is-now"))} aria-pressed={on.to_string()}
                onclick={change.reform(move |_: MouseEvent| price)}>{ format!("${price}") }</button>
        }
    };
    html! {
        <div class="bm-prices" role="group" aria-label={format!("Prices of {item}")} data-quick="">
            { for (item.min_price()..=item.max_price()).map(cell) }
        </div>
    }
}
