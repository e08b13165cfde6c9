//! A mean and how far off it may be.

/// Numbers of one kind, remembered as far as their mean and its error ask.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Tally {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Tally {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub fn count(&self) -> u32 {
        self.count
    }

    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / f64::from(self.count) }
    }

    /// The square of the standard error of the mean, so that errors of a sum can be added.
    pub fn squared_error(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = f64::from(self.count);
        let spread = (self.squares - self.sum * self.sum / count) / (count - 1.0);
        spread.max(0.0) / count
    }

    pub fn error(&self) -> f64 {
        self.squared_error().sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_how_far_off_it_may_be() {
        let mut tally = Tally::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            tally.add(value);
        }
        assert_eq!((tally.count(), tally.mean().to_bits()), (8, 5.0_f64.to_bits()));
        // The squares of the distances add up to 32: over seven, over eight, and the root.
        assert!((tally.squared_error() - 32.0 / 7.0 / 8.0).abs() < 1e-12);
        assert!((tally.error() - tally.squared_error().sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_number_says_nothing_of_its_error() {
        let mut tally = Tally::default();
        tally.add(3.0);
        assert_eq!(tally.squared_error().to_bits(), 0.0_f64.to_bits());
    }
}
