//! The odds vectors of the rule book, and how they reach the view.
use super::kit::{BOOK, food, food_id};
use crate::games::supermarche::foods::Foods;
use crate::games::supermarche::odds::{
    CERTAIN, Coupons, completes, failing_ways, tenths_of_a_percent,
};
use crate::games::supermarche::purchase::Errand;

#[test]
fn all_odds_vectors_come_out_exactly() {
    let vectors = BOOK["oddsVectors"].as_array().unwrap();
    assert_eq!(vectors.len(), 14);
    for vector in vectors {
        let small = |key: &str| u8::try_from(vector[key].as_u64().unwrap()).unwrap();
        let shelf = |food| u8::try_from(vector["shelf"][food_id(food)].as_u64().unwrap()).unwrap();
        let errand = Errand {
            who: super::given::customer(&vector["customer"]),
            shelves: Foods::from_fn(shelf),
            sale: vector["sale"].as_str().map(|_| food(&vector["sale"])),
            filled: small("filled"),
            coupons_left: small("couponsLeft"),
            coupon_rescues: true,
        };
        assert_eq!(failing_ways(&errand), small("nextRollFails36"), "{vector}");
        for (key, coupons) in [
            ("neverCoupon", Coupons::Never),
            ("couponOnlyIfNeeded", Coupons::WhenNeeded),
            ("bestCoupons", Coupons::Best),
        ] {
            let chance = f64::from(completes(&errand, coupons)) / f64::from(CERTAIN);
            let wanted = vector["complete"][key].as_f64().unwrap();
            assert!((chance - wanted).abs() < 6e-7, "{vector}: {key} is {chance}");
        }
    }
}

#[test]
fn only_what_is_certain_is_shown_as_100_percent_and_only_the_impossible_as_0() {
    let shown = [0, 1, CERTAIN / 2, CERTAIN - 1, CERTAIN].map(tenths_of_a_percent);
    assert_eq!(shown, [0, 1, 500, 999, 1000]);
}
