//! Several tests at once: the more questions are asked, the likelier is it that chance answers one.

/// Holm's correction: for every p of a family of tests the level at which it would still be rejected, in
/// the order in which they were given.
pub fn holm(p: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&a, &b| p[a].total_cmp(&p[b]));
    let mut adjusted = vec![0.0; p.len()];
    let mut greatest: f64 = 0.0;
    for (rank, &i) in order.iter().enumerate() {
        greatest = greatest.max(p[i] * (p.len() - rank) as f64).min(1.0);
        adjusted[i] = greatest;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_correction_is_that_of_the_textbook() {
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, wanted) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((found - wanted).abs() < 1e-12, "{adjusted:?}");
        }
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
        assert!(holm(&[]).is_empty());
    }
}
