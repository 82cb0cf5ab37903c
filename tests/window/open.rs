//! The OPEN list: its order, and how it is tied to the tree.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, NodeRef};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::trace::{Kind, NodeId, OpenOrder};

use crate::support::{example, finished, model, run, show};

fn seek(h: &mut Harness<'_, App>, event: u64) {
    h.state_mut().act(Action::Seek { runner: 0, event });
    h.run_steps(2);
}

/// A moment at which SSS* has just purged a member of OPEN.
fn after_a_purge(h: &Harness<'_, App>) -> u64 {
    let log = &model(h).runners()[0].run.as_ref().unwrap().record().log;
    let cut = (0..log.len()).find(|&i| log[i].kind == Kind::Cut).unwrap();
    cut as u64 + 1
}

fn has(h: &Harness<'_, App>, text: &str) -> bool {
    h.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn members_stand_in_the_order_in_which_they_are_taken() {
    let mut h = finished("first");
    let event = after_a_purge(&h);
    seek(&mut h, event);
    let run = model(&h).runners()[0].run.as_ref().unwrap();
    let order = run
        .moment()
        .open_sorted(run.nodes(), OpenOrder::Greatest, 100);
    assert!(order.len() >= 3);
    for (i, member) in order.iter().enumerate() {
        let name = format!(
            "OPEN member {} {}",
            i + 1,
            run.node_name(member.node, Lang::En)
        );
        h.get_by_label(&name);
    }
    assert!(has(&h, "purged:") && has(&h, "took:"));
}

#[test]
fn a_row_and_its_node_point_at_each_other() {
    let mut h = finished("first");
    let event = after_a_purge(&h);
    seek(&mut h, event);
    let run = model(&h).runners()[0].run.as_ref().unwrap();
    let first = run
        .moment()
        .open_sorted(run.nodes(), OpenOrder::Greatest, 1)[0];
    let name = format!("OPEN member 1 {}", run.node_name(first.node, Lang::En));
    let node = NodeRef {
        runner: 0,
        node: first.node,
    };
    h.get_by_label(&name).hover();
    h.run_steps(2);
    assert_eq!(model(&h).hovered(), Some(node));
    h.get_by_label(&name).click();
    h.run_steps(2);
    assert_eq!(model(&h).selected(), Some(node));
    // Pointing elsewhere lets go.
    h.hover_at(egui::pos2(5.0, 5.0));
    h.run_steps(3);
    assert_eq!(model(&h).hovered(), None);
}

#[test]
fn a_depth_first_search_says_that_it_has_no_open() {
    let mut h = finished("first");
    h.state_mut().act(Action::SetActiveRunner(1));
    seek(&mut h, 20);
    assert!(has(&h, "Depth-first: no OPEN"));
    let run = model(&h).runners()[1].run.as_ref().unwrap();
    let waiting = run.moment().waiting(run.nodes());
    let name = format!("OPEN member 1 {}", run.node_name(waiting[0], Lang::En));
    h.get_by_label(&name);
}

#[test]
fn stockmans_rule_is_named() {
    let mut h = finished("ties");
    h.state_mut().act(Action::SetActiveRunner(1));
    let events = model(&h).runners()[1].run.as_ref().unwrap().events();
    h.state_mut().act(Action::Seek {
        runner: 1,
        event: events / 2,
    });
    h.run_steps(2);
    assert!(has(&h, "Γ"));
    assert_eq!(model(&h).selected().map(|s| s.node), None::<NodeId>);
}

#[test]
fn at_the_end_of_a_cut_recording_open_is_what_the_search_held_then() {
    let mut session = yomiki::session::examples::first().session();
    session.problem.position = "random:seed=3,depth=9,branching=4"
        .parse()
        .map(yomiki::problem::Position::Tree)
        .unwrap();
    session.record_events = 6000;
    let mut h = crate::support::window(session, Default::default());
    h.run_steps(2);
    crate::support::run(&mut h);
    crate::support::show(&mut h, PaneKind::Open);
    h.run_steps(4);
    let run = model(&h).run(0).unwrap();
    assert_eq!((run.is_whole(), run.open_in_the_end()), (false, Some(0)));
    assert!(has(&h, "active, "));
    assert!(!has(&h, "when the search last told"));
    let last = model(&h).run(0).unwrap().events();
    seek(&mut h, last - 1);
    h.run_steps(4);
    assert!(has(&h, "when the search last told"));
}

#[test]
fn where_there_is_room_a_member_is_called_by_its_whole_path() {
    let mut h = finished("othello6");
    h.set_size(egui::vec2(1920.0, 1080.0));
    show(&mut h, PaneKind::Open);
    // The last four moves were always there: it takes a longer path.
    let long = |h: &Harness<'_, App>| {
        let run = model(h).runners()[0].run.as_ref().unwrap();
        let order = run
            .moment()
            .open_sorted(run.nodes(), OpenOrder::Greatest, 8);
        let mut nodes = order.iter().map(|member| member.node);
        let long = nodes.find(|node| run.nodes().depth(*node) == 5)?;
        Some(run.node_name(long, Lang::En))
    };
    let path = (20..600).step_by(20).find_map(|event| {
        seek(&mut h, event);
        long(&h)
    });
    let path = path.expect("a member five moves deep");
    assert!(h.query_all_by_label(&path).next().is_some(), "{path}");
}

#[test]
fn one_tip_is_no_tips() {
    let mut h = example("andor");
    let choice = AlgorithmConfig::new("conspiracy");
    h.state_mut().act(Action::SetRunner(0, choice));
    h.state_mut().act(Action::SetActiveRunner(0));
    run(&mut h);
    show(&mut h, PaneKind::Open);
    let tips = model(&h).runners()[0].run.as_ref().unwrap().open_now();
    assert_eq!(tips, 1);
    assert!(has(&h, "The frontier: 1 tip,"));
}
