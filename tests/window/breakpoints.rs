//! Breakpoints: added, switched off, checked, and met.

use egui_kittest::kittest::Queryable;
use yomiki::gui::action::Action;
use yomiki::gui::model::Phase;
use yomiki::trace::Kind;
use yomiki::worker::Breakpoint;

use crate::support::{click, example, model, run_to_the_end};

#[test]
fn a_run_pauses_at_the_next_cut_and_says_so() {
    let mut h = example("first");
    click(&mut h, "Breakpoints (0)");
    h.run_steps(8);
    click(&mut h, "+ Add");
    click(&mut h, "The next cut");
    assert_eq!(model(&h).breakpoints(), [Breakpoint::NextCut]);
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    assert_eq!(model(&h).phase(), Phase::Paused);
    for runner in model(&h).runners() {
        let run = runner.run.as_ref().unwrap();
        let last = run.record().log.last().unwrap();
        assert!(matches!(last.kind, Kind::Cut | Kind::PreCut), "{last:?}");
        assert_eq!(run.held_by(), Some(&Breakpoint::NextCut));
    }
    h.run_steps(2);
    assert!(
        h.query_all_by_label_contains("the next cut")
            .next()
            .is_some()
    );
}

#[test]
fn a_condition_that_cannot_be_read_is_explained() {
    let mut h = example("first");
    h.state_mut()
        .act(Action::SetBreakpoints(vec![Breakpoint::Counters(
            "opem > 3".to_owned(),
        )]));
    h.run_steps(2);
    click(&mut h, "Breakpoints (1)");
    h.run_steps(8);
    h.get_by_label_contains("'opem' is no counter");
}
