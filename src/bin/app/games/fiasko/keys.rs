//! D draws, S goes to the scores, 1 to 5 choose a row of the sheet.
use high_street::games::fiasko::Product;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Draw,
    Score,
    Product(Product),
}

impl Key {
    pub fn named(key: &str) -> Option<Key> {
        match key {
            "d" | "D" => Some(Key::Draw),
            "s" | "S" => Some(Key::Score),
            _ => {
                let nth = key.parse::<usize>().ok()?.checked_sub(1)?;
                Product::ALL.get(nth).copied().map(Key::Product)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_for_what_the_labels_say() {
        assert_eq!(Key::named("d"), Some(Key::Draw));
        assert_eq!(Key::named("5"), Some(Key::Product(Product::Sardines)));
        assert_eq!(["0", "6", "x", "Enter"].map(Key::named), [None; 4]);
    }
}
