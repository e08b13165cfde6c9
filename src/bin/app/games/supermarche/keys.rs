//! D does what the button says, N and C read the roll, Y and N answer the offer, S restocks, F fills
//! the shelves, and 1 to 5 choose a customer.
use high_street::games::supermarche::Slot;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Go,
    No,
    Yes,
    Coupon,
    Restock,
    Fill,
    Slot(Slot),
}

impl Key {
    pub fn named(key: &str) -> Option<Key> {
        match key {
            "d" | "D" => Some(Key::Go),
            "n" | "N" => Some(Key::No),
            "y" | "Y" => Some(Key::Yes),
            "c" | "C" => Some(Key::Coupon),
            "s" | "S" => Some(Key::Restock),
            "f" | "F" => Some(Key::Fill),
            _ => {
                let nth = key.parse::<usize>().ok()?.checked_sub(1)?;
                Slot::ALL.get(nth).copied().map(Key::Slot)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_for_what_the_labels_say() {
        assert_eq!(Key::named("d"), Some(Key::Go));
        assert_eq!(Key::named("5"), Some(Key::Slot(Slot::ALL[4])));
        assert_eq!(["0", "6", "x", "Enter"].map(Key::named), [None; 4]);
    }
}
