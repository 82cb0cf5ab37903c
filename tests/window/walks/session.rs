//! A session is run, gone through, saved at a moment, and opened in another window: there it is the
//! same moment. What a window or a file does not hold today stands in [`NOT_YET`].

use egui::Key;
use yomiki::play::game_session::GameSession;

use super::person::{Desk, Person};
use super::watcher::{ALPHA_BETA, SSS, Sight};
use super::{Missing, is_still_missing};

/// Of what is done in the first window, what is not in the second.
const NOT_YET: &[Missing] = &[
    Missing {
        step: "the other window",
        what: "runs before the last one",
        is_possible: |person| {
            person.looks_at(Sight::EarlierRuns);
            person.sees_containing("Show again #")
        },
    },
    Missing {
        step: "the other window",
        what: "the node that was folded",
        is_possible: |person| {
            person.looks_at(Sight::Trees);
            person.sees_containing(" folded ")
        },
    },
];

/// A mate in five.
const PROBLEM: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

/// All that tells one moment from another.
#[derive(PartialEq, Debug)]
struct Seen {
    document: String,
    leaves: [Vec<i32>; 2],
    counters: [(u64, u64); 2],
    roots: [String; 2],
    clock: f64,
    picked: Option<(String, String)>,
}

impl Seen {
    fn by(person: &mut Person) -> Seen {
        person.looks_at(Sight::Trees);
        let names = [SSS, ALPHA_BETA];
        let open = |name| person.run_of(name).open_now();
        let counters = names.map(|name| (person.leaves(name), open(name)));
        Seen {
            document: person.document(),
            leaves: names.map(|name| person.values_looked_at(name)),
            counters,
            roots: names.map(|name| person.node(name, "root")),
            clock: person.model().clock_value(),
            picked: person.picked(),
        }
    }
}

#[test]
fn a_session_opens_at_the_moment_at_which_it_was_saved() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("lecture.ron");
    let mut person = Person::sits_down();
    // What a file does not hold comes first, so that it is there to be lost.
    person.goes_to(Desk::Play);
    person.begins_a_quick_game();
    person.plays("f5");
    person.goes_to(Desk::Lab);
    person.chooses_experiment("Figure 1: all searches on one small tree");
    person.goes_to(Desk::Solve);
    person.pastes(PROBLEM);
    let problem = person.model().position_text();
    person.solves_the_mate();
    // It is there again once a tree was looked at.
    person.goes_to(Desk::Watch);
    person.goes_to(Desk::Solve);
    person.must_see("Mate in 5 moves");

    person.goes_to(Desk::Watch);
    person.runs_to_the_end();
    person.runs_to_the_end();
    person.goes_to_leaf(5);
    person.calls("Bookmark this moment");
    person.presses(Key::Escape);
    person.picks_node(ALPHA_BETA, "0.0.1");
    person.presses(Key::H);
    person.must_see("α-β node 0.0.1 ");
    person.must_see(" folded ");
    person.presses(Key::H);
    let before = Seen::by(&mut person);
    assert_eq!(before.leaves[0], [10, 25, 5, 30, 80]);
    assert_eq!(before.counters.map(|(leaves, _)| leaves), [5, 5]);
    person.presses(Key::H);
    // All that is missing afterwards is there now.
    for part in NOT_YET
        .iter()
        .filter(|part| part.step == "the other window")
    {
        assert!(
            (part.is_possible)(&mut person),
            "{} is lost here",
            part.what
        );
    }
    person.saves_as(&file);

    let mut other = Person::sits_down();
    other.opens(&file);
    other.waits_until("the moment that was saved", |person| {
        let said = person.sees_containing("The searches were run again, up to where");
        said && !person.model().is_on_its_way()
    });
    assert_eq!(Seen::by(&mut other), before);
    assert!(!other.model().has_unsaved_work(), "looking is no edit");
    other.goes_to(Desk::Solve);
    assert_eq!(other.model().position_text(), problem);
    other.goes_to(Desk::Play);
    let goes_on = |game: &GameSession| !game.entries().is_empty() && game.is_under_way();
    assert!(other.game().is_some_and(goes_on));
    other.goes_to(Desk::Lab);
    assert_eq!(other.model().lab().plan().experiment, "000-fig1");
    other.goes_to(Desk::Watch);
    is_still_missing(&mut other, NOT_YET, "the other window");
    // From there on it goes as it would have gone.
    other.looks_at(Sight::Trees);
    other.steps_one_leaf();
    assert_eq!([SSS, ALPHA_BETA].map(|name| other.leaves(name)), [6, 6]);
}
