//! The inspector: what is said of a node, and where its links lead.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, NodeRef};
use yomiki::problem::Move;
use yomiki::search::catalogue::{AlgorithmConfig, PreparedSearch};
use yomiki::search::depth_first::realization;
use yomiki::session::settings::Settings;
use yomiki::trace::{Kind, NodeId, StepSize};
use yomiki::worker::Breakpoint;

use crate::support::{example, finished, model, run, window};

fn select(h: &mut Harness<'_, App>, runner: usize, path: &[u32]) -> NodeId {
    let moves: Vec<Move> = path.iter().map(|&m| Move(m)).collect();
    let run = model(h).runners()[runner].run.as_ref().unwrap();
    let node = run.nodes().find(&moves).unwrap();
    h.state_mut()
        .act(Action::Select(Some(NodeRef { runner, node })));
    h.run_steps(2);
    node
}

#[test]
fn without_a_run_it_says_what_to_do_and_then_shows_where_the_search_is() {
    let mut h = example("first");
    h.get_by_label_contains("Run a search and click a node");
    run(&mut h);
    h.run_steps(2);
    h.get_by_label_contains("No node is selected");
}

#[test]
fn alpha_beta_says_why_a_leaf_was_cut_and_links_lead_to_the_owner() {
    let mut h = finished("first");
    // The first leaf that α-β cuts.
    let run = model(&h).runners()[1].run.as_ref().unwrap();
    let log = &run.record().log;
    let cut = log
        .range(0, log.len())
        .find(|event| event.kind == Kind::Cut)
        .unwrap();
    let path: Vec<u32> = run.nodes().path(cut.node).iter().map(|m| m.0).collect();
    let owner = cut.owner();
    select(&mut h, 1, &path);
    says(&h, "Cut: ");
    says(&h, "cut).");
    // The owner of the bound is a link.
    let name = run_name(&h, 1, owner);
    let links: Vec<_> = h.get_all_by_label(&name).collect();
    links.last().unwrap().click();
    h.run_steps(2);
    assert_eq!(
        model(&h).selected(),
        Some(NodeRef {
            runner: 1,
            node: owner
        })
    );
}

#[test]
fn going_from_cut_to_cut_explains_the_cut() {
    let mut h = finished("first");
    for runner in [0, 1] {
        h.state_mut().act(Action::SetActiveRunner(runner));
        h.state_mut().act(Action::Seek { runner, event: 0 });
        h.state_mut().act(Action::Step(StepSize::Cut));
        h.run_steps(3);
        let run = model(&h).runners()[runner].run.as_ref().unwrap();
        let last = run.moment().now.events - 1;
        let event = run.record().log.get(last).unwrap();
        assert!(matches!(event.kind, Kind::Cut | Kind::PreCut));
        assert_eq!(run.just_cut(), Some(event.node));
        says(&h, "this is what was cut just now");
        says(&h, &run_name(&h, runner, event.node));
    }
}

#[test]
fn realization_tells_what_is_left_of_the_threshold() {
    let mut h = example("shogi-two-golds");
    let choice = AlgorithmConfig::new("realization").with("threshold", 2);
    let runner = model(&h).runners().len();
    h.state_mut().act(Action::AddRunner(choice.clone()));
    run(&mut h);
    select(&mut h, runner, &[]);
    says(&h, "r 2.000");
    let run = model(&h).runners()[runner].run.as_ref().unwrap();
    assert!(run.report().is_some());
    // A child of the root has what its move leaves.
    let (first, m) = (run.nodes().children(NodeId::ROOT))
        .find_map(|child| Some((child, *run.nodes().path(child).first()?)))
        .unwrap();
    assert_ne!(first, NodeId::ROOT);
    let Ok(PreparedSearch::Realization(parameters)) = choice.prepare() else {
        panic!("no plan");
    };
    let mut tree = run.problem().tree().unwrap();
    let left = realization::remaining(&mut tree, &parameters, &[m]).unwrap();
    assert!(left < 2000);
    select(&mut h, runner, &[m.0]);
    let shown = format!("r {:.3}", left as f64 / 1000.0).replace('-', "−");
    says(&h, &shown);
}

/// Some text of the window contains this.
fn says(h: &Harness<'_, App>, text: &str) {
    assert!(
        h.query_all_by_label_contains(text).next().is_some(),
        "nothing says '{text}'"
    );
}

/// Clicks the button whose name begins like this.
fn click_beginning(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label_contains(name).click();
    h.run_steps(2);
}

fn run_name(h: &Harness<'_, App>, runner: usize, node: NodeId) -> String {
    let run = model(h).runners()[runner].run.as_ref().unwrap();
    match run.node_name(node, Lang::En) {
        name if name.is_empty() => "root".to_owned(),
        name => name,
    }
}

#[test]
fn numbers_follow_the_moment_and_the_history_leads_back() {
    let mut h = finished("first");
    select(&mut h, 0, &[0]);
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: 0,
    });
    h.run_steps(2);
    says(&h, "P is not generated yet");
    let middle = model(&h).runners()[0].run.as_ref().unwrap().events() / 2;
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: middle,
    });
    h.run_steps(2);
    h.get_by_label("U_b 25");
    h.get_by_label("L_b −∞");
    says(&h, "U_b(P) = 25 comes from");
    // A reason that came to hold earlier leads there.
    h.get_all_by_label_contains("event ")
        .next()
        .expect("a moment to go to")
        .click();
    h.run_steps(2);
    assert!(model(&h).shown_event(0) < middle);
}

#[test]
fn a_node_can_be_made_a_breakpoint_and_the_next_run_stops_there() {
    let mut h = finished("first");
    select(&mut h, 0, &[1, 0]);
    click_beginning(&mut h, "Stop here");
    assert_eq!(model(&h).breakpoints(), [Breakpoint::Selected(vec![1, 0])]);
    click_beginning(&mut h, "Stop here");
    assert!(model(&h).breakpoints().is_empty());
}

#[test]
fn search_from_here_makes_the_nodes_position_the_document() {
    let mut h = finished("first");
    select(&mut h, 0, &[1, 0]);
    click_beginning(&mut h, "Search from here");
    assert_eq!(
        model(&h).position_text().replace(',', " "),
        "[[5 65] [30 80]]"
    );
}

#[test]
fn every_pane_of_insight_speaks_japanese() {
    let session = yomiki::session::examples::first().session();
    let settings = Settings {
        lang: Lang::Ja,
        ..Settings::default()
    };
    let mut h = window(session, settings);
    h.run_steps(2);
    h.get_by_label_contains("節点をクリックすると");
    run(&mut h);
    select(&mut h, 0, &[0, 0, 0]);
    says(&h, "選ばれた");
}
