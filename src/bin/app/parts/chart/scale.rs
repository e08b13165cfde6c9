//! Where things go in a chart: round numbers on the axes, labels that do not overlap.
use high_street::table::Arrange;

/// The vertical axis: from `low` to `high` in even steps of 1, 2 or 5 times a power of ten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    low: i64,
    high: i64,
    step: i64,
}

const MOST_STEPS: i64 = 5;

impl Scale {
    /// Holds all values, and zero.
    pub fn over(values: impl Iterator<Item = i32>) -> Scale {
        let (mut least, mut most) = (0, 0);
        for value in values {
            least = least.min(i64::from(value));
            most = most.max(i64::from(value));
        }
        let nice = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
        let span = |step: i64| (least.div_euclid(step) * step, -((-most).div_euclid(step) * step));
        nice.map(|step| (step, span(step)))
            .find(|(step, (low, high))| high - low <= step * MOST_STEPS)
            .map(|(step, (low, high))| Scale { low, high: high.max(low + step), step })
            .expect("steps grow beyond every span")
    }

    pub fn ticks(self) -> impl Iterator<Item = i64> {
        (0..=(self.high - self.low) / self.step).map(move |n| self.low + n * self.step)
    }

    /// 0 at the foot of the axis, 1 at its top.
    #[allow(clippy::cast_precision_loss)]
    pub fn share(self, value: i64) -> f64 {
        (value - self.low) as f64 / (self.high - self.low) as f64
    }
}

/// Which of `count` rounds are named below the axis: the first, the last and round steps between,
/// at most `most` of them.
pub fn named(count: usize, most: usize) -> Vec<usize> {
    const STEPS: [usize; 10] = [1, 2, 3, 5, 10, 15, 20, 25, 30, 50];
    let last = count.saturating_sub(1);
    let wide = last.div_ceil(most.max(2) - 1);
    let step = STEPS.into_iter().find(|step| *step >= wide).unwrap_or(wide.max(1));
    let mut named: Vec<usize> = (0..=last).step_by(step).collect();
    if let Some(end) = named.last_mut().filter(|end| **end != last) {
        // Too close to the end to stand beside it: it makes room.
        if (last - *end) * 3 <= step * 2 {
            *end = last;
        } else {
            named.push(last);
        }
    }
    named
}

/// Moves labels apart that wish to stand at `wishes`, so that none is closer to another than
/// `gap` or leaves `top..=bottom`, where they fit at all.
pub fn spread(wishes: &[f64], gap: f64, top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wishes.len()).collect();
    order.arrange_by(|&a, &b| wishes[a].total_cmp(&wishes[b]));
    let mut places = wishes.to_vec();
    let mut free = top;
    for &index in &order {
        places[index] = places[index].max(free);
        free = places[index] + gap;
    }
    let mut free = bottom;
    for &index in order.iter().rev() {
        places[index] = places[index].min(free);
        free = places[index] - gap;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(values: &[i32]) -> Vec<i64> {
        Scale::over(values.iter().copied()).ticks().collect()
    }

    #[test]
    fn the_axis_has_round_numbers_and_holds_everything() {
        assert_eq!(ticks(&[10, 45]), [0, 10, 20, 30, 40, 50]);
        assert_eq!(ticks(&[3]), [0, 1, 2, 3]);
        assert_eq!(ticks(&[-7, 12]), [-10, -5, 0, 5, 10, 15]);
        assert_eq!(ticks(&[312]), [0, 100, 200, 300, 400]);
    }

    #[test]
    fn nothing_scored_and_absurd_scores_still_have_an_axis() {
        assert_eq!(ticks(&[]), [0, 1]);
        assert_eq!(ticks(&[0, 0]), [0, 1]);
        assert!((2..=6).contains(&ticks(&[i32::MIN, i32::MAX]).len()));
    }

    #[test]
    fn values_lie_between_foot_and_top() {
        let scale = Scale::over([-5, 20].into_iter());
        for (value, share) in [(-5, 0.0), (20, 1.0), (0, 0.2)] {
            assert!((scale.share(value) - share).abs() < 1e-9, "{value}");
        }
    }

    #[test]
    fn first_and_last_round_are_named() {
        assert_eq!(named(7, 7), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(named(30, 7), [0, 5, 10, 15, 20, 25, 29]);
        assert_eq!(named(32, 7), [0, 10, 20, 31]);
        assert_eq!(named(66, 7), [0, 15, 30, 45, 65]);
        assert_eq!(named(12, 5), [0, 3, 6, 11], "the last but one stands apart");
        assert_eq!(named(1, 7), [0]);
        for count in 2..200 {
            let named = named(count, 6);
            assert!(named.len() <= 7 && named[0] == 0 && *named.last().unwrap() == count - 1);
        }
    }

    #[test]
    fn labels_stand_apart_and_inside() {
        let places = spread(&[50.0, 52.0, 51.0, 100.0], 16.0, 20.0, 100.0);
        let mut sorted = places.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= 16.0 - 1e-9), "{places:?}");
        assert!(places.iter().all(|place| (20.0..=100.0).contains(place)), "{places:?}");
        assert!(places[0] < places[2] && places[2] < places[1], "order is kept: {places:?}");
    }
}
