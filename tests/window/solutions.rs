//! Solution trees painted into the trees.

use crate::support::{click, finished};

#[test]
fn solution_trees_are_painted_when_asked_for() {
    let mut h = finished("first");
    h.run_steps(3);
    let without = h.render().expect("our own renderer draws");
    click(&mut h, "Solutions");
    h.hover_at(egui::pos2(640.0, 790.0));
    h.run_steps(3);
    let with = h.render().expect("our own renderer draws");
    let changed = without
        .pixels()
        .zip(with.pixels())
        .filter(|(a, b)| a != b)
        .count();
    assert!(changed > 2_000, "only {changed} pixels changed");
}
