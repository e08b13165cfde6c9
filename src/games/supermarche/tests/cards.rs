//! The cards add up to what the rule book says of them.
use crate::games::supermarche::customers::{CustomerId, TOTALS, WAYS, coupon_chart};
use crate::games::supermarche::distribution::PriceCard;
use crate::games::supermarche::foods::{Food, Foods};

#[test]
fn the_30_customers_have_86_items_21_coupons_and_201_dollars_of_penalties() {
    let sum = |of: fn(CustomerId) -> i32| CustomerId::all().map(of).sum::<i32>();
    assert_eq!(CustomerId::all().count(), 30);
    assert_eq!(sum(|who| i32::from(who.card().items)), 86);
    assert_eq!(sum(|who| i32::from(who.card().coupons)), 21);
    assert_eq!(sum(|who| who.card().penalty), 201);
    let carts = |items| CustomerId::all().filter(|who| who.card().items == items).count();
    assert_eq!([1, 2, 3, 4, 5].map(carts), [5, 7, 8, 7, 3]);
    let bonuses = CustomerId::all().map(CustomerId::card).filter(|card| card.bonus > 0);
    let bonuses: Vec<_> = bonuses.map(|card| (card.name, card.bonus)).collect();
    assert_eq!(bonuses, [("Dave", 8), ("Amy", 10), ("Zoë", 9)]);
}

#[test]
fn the_ranges_of_a_card_cover_every_total_once_and_in_order() {
    for who in CustomerId::all() {
        let card = who.card();
        let covered: Vec<(u8, Food)> = card
            .ranges
            .iter()
            .flat_map(|&(from, to, food)| (from..=to).map(move |total| (total, food)))
            .collect();
        assert!(covered.iter().copied().eq(TOTALS.map(|total| (total, card.wants(total)))));
        assert_eq!(Food::ALL.map(|food| card.chance(food)).iter().sum::<u8>(), 36);
    }
    assert_eq!(WAYS.iter().sum::<u8>(), 36);
}

#[test]
fn the_whole_deck_wishes_what_the_rule_book_has_counted() {
    let wishes = Foods::from_fn(|food| {
        let card =
            |who: CustomerId| u32::from(who.card().items) * u32::from(who.card().chance(food));
        f64::from(CustomerId::all().map(card).sum::<u32>()) / 36.0
    });
    let told = Foods::new([18.14, 21.28, 15.33, 15.97, 15.28]);
    for food in Food::ALL {
        assert!((wishes[food] - told[food]).abs() < 0.006, "{food}: {}", wishes[food]);
    }
}

#[test]
fn diane_wants_bakery_on_30_of_36_rolls_and_stu_nothing_but_frozen() {
    let named = |name: &str| CustomerId::all().find(|who| who.card().name == name).unwrap().card();
    assert_eq!(named("Diane").chance(Food::Bakery), 30);
    assert_eq!(named("Stu").chance(Food::Frozen), 36);
    assert_eq!(named("Gary").pair(9), [Food::Dairy, Food::Frozen]);
    assert_eq!(coupon_chart(7), coupon_chart(12));
}

#[test]
fn six_price_cards_cost_what_they_cost_on_average() {
    let sum = |food| PriceCard::all().map(|card| card.costs()[food]).sum::<i32>();
    assert_eq!(Food::ALL.map(sum), [9, 13, 13, 26, 22]);
    let cheap = PriceCard::all().filter(|card| card.is_cheap(Food::DryGoods));
    assert_eq!(cheap.map(PriceCard::number).collect::<Vec<_>>(), [1, 2, 3]);
    let dear = PriceCard::all().filter(|card| card.is_dear(Food::DryGoods));
    assert_eq!(dear.map(PriceCard::number).collect::<Vec<_>>(), [4, 5, 6]);
}
