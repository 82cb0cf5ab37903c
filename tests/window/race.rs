//! The race: run, scrubbed, its overlay read from the screen and compared with the engine's own.

use std::collections::BTreeSet;

use egui_kittest::kittest::Queryable;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::gui::layout::PaneKind;
use yomiki::search::catalogue::{Choice, run};
use yomiki::search::{Account, Silent};
use yomiki::session::examples;

use crate::support::{example, model, run_to_the_end};

/// The leaves an algorithm evaluates, in order, by the engine alone.
fn leaves(example: &str, id: &str) -> Vec<u64> {
    let mut tree = examples::find(example)
        .unwrap()
        .session()
        .problem
        .tree()
        .unwrap();
    let mut account = Account::unlimited().with_leaf_order(1 << 20);
    let report = run(
        &mut tree,
        &Choice::new(id).plan().unwrap(),
        &mut account,
        &mut Silent,
    );
    report.lists.unwrap().leaf_order
}

#[test]
fn the_overlay_on_screen_is_the_engines_own_at_every_moment() {
    let mut h = example("random81");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.state_mut()
        .act(Action::Command(Command::ShowPane(PaneKind::Race)));
    h.run_steps(3);
    let (sss, alpha_beta) = (leaves("random81", "sss"), leaves("random81", "alpha-beta"));
    for moment in [0usize, 1, 7, 20, alpha_beta.len()] {
        h.state_mut().act(Action::SeekClock(moment as f64));
        h.run_steps(2);
        let first =
            |order: &[u64]| -> BTreeSet<u64> { order.iter().take(moment).copied().collect() };
        let (a, b) = (first(&sss), first(&alpha_beta));
        let expected = [
            ("both", a.intersection(&b).count()),
            ("only first", a.difference(&b).count()),
            ("only second", b.difference(&a).count()),
        ];
        for (name, count) in expected {
            let found = h
                .query_all_by_label_contains(&format!("overlay {name} leaves {count} "))
                .count();
            assert_eq!(found, 1, "after {moment} leaves: {name} should be {count}");
        }
    }
    assert!(model(&h).is_live() || model(&h).clock_value() > 0.0);
}

#[test]
fn the_theorem_is_stated_with_its_figures_and_its_missing_condition() {
    let mut h = example("first");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.state_mut()
        .act(Action::Command(Command::ShowPane(PaneKind::Race)));
    h.run_steps(3);
    h.get_by_label_contains("SSS* evaluated 7 leaves, all of them among α-β's 13");
    h.state_mut().act(Action::SetRunner(
        1,
        Choice::new("alpha-beta").with("table", 16),
    ));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.run_steps(2);
    h.get_by_label_contains("table of positions");
}
