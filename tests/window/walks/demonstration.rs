//! The five-minute demonstration: why SSS* needs fewer leaves than α-β, and what that costs, shown
//! to a room. Ten steps, each as far as today's window goes; the rest stands in [`NOT_YET`].

use egui::Key;
use yomiki::gui::model::Run;
use yomiki::problem::Order;

use super::person::{Desk, Person};
use super::watcher::{ALPHA_BETA, SSS, Sight};
use super::{Missing, is_still_missing};

/// Says so to have the 6×6 endgame with sixteen empties searched whole, which takes minutes.
const WHOLE: &str = "YOMIKI_WALK_WHOLE";

/// What the window cannot do yet. Where all depends on a word, it is the one by which the thing will be
/// found: whoever builds it calls it so, or puts its true name here.
const NOT_YET: &[Missing] = &[
    Missing {
        step: "1 the stage",
        what: "the trees take at least 55 % of the window",
        is_possible: |person| {
            let window = person.window.ctx.content_rect();
            let trees = [SSS, ALPHA_BETA].map(|name| person.place_of(&format!("tree of {name}")));
            let area: f32 = trees.iter().map(|tree| tree.area()).sum();
            area >= 0.55 * window.area()
        },
    },
    Missing {
        step: "1 the stage",
        what: "the room is asked for a leaf, of both searches at once",
        is_possible: |person| person.sees_containing("Ask the room"),
    },
    Missing {
        step: "2 the second leaf",
        what: "a caption in words under each tree",
        is_possible: |person| person.sees_containing("took 25"),
    },
    Missing {
        step: "2 the second leaf",
        what: "F goes to the next fork",
        is_possible: |person| {
            let before = person.model().clock_value();
            // Today F makes the camera follow the search, and a second F no longer.
            person.presses(Key::F);
            person.presses(Key::F);
            person.model().clock_value() != before
        },
    },
    Missing {
        step: "3 the fourth leaf",
        what: "a step to a leaf shows what follows from it, too",
        is_possible: |person| {
            person.steps_to_leaf(4);
            let follows = person.node(SSS, "root").ends_with(" ≤30");
            person.goes_to_leaf(4);
            follows
        },
    },
    Missing {
        step: "3 who is next",
        what: "the clock stops before the next node is selected",
        is_possible: |person| person.sees("OPEN member 1 1.0.1.1"),
    },
    Missing {
        step: "3 the fourth leaf",
        what: "a shelf under each tree tells who is next in OPEN",
        is_possible: |person| person.sees_containing("shelf of SSS*"),
    },
    Missing {
        step: "3 the fourth leaf",
        what: "the plot of the root's bounds stands beside the others without being asked for",
        is_possible: |person| person.sees_containing("root bounds"),
    },
    Missing {
        step: "4 SSS* is done",
        what: "why a node was never expanded is told in a balloon at the node",
        is_possible: |person| {
            let node = person.place_of_node(SSS, "0.1");
            person.sees_a_sentence_beside(node)
        },
    },
    Missing {
        step: "5 the six extra leaves",
        what: "O colours the trees by who has been there",
        is_possible: |person| {
            person.presses(Key::O);
            let named = person.sees_containing("only α-β");
            person.presses(Key::O);
            named
        },
    },
    Missing {
        step: "6 the price",
        what: "the peak of the cells is marked, and the cells held then are ringed",
        is_possible: |person| person.sees_containing("peak"),
    },
    Missing {
        step: "7 fairness",
        what: "a child is dragged over its sibling to swap the two",
        is_possible: |person| {
            let before = person.model().position_text();
            let [first, second] = ["0", "1"].map(|path| person.place_of_node(ALPHA_BETA, path));
            person.drags(first, second);
            // Today this moves the picture, and Z fits it again.
            person.presses(Key::Z);
            person.model().position_text() != before
        },
    },
    Missing {
        step: "7 fairness",
        what: "the verdict shows the run before as a ghost, and the least possible",
        is_possible: |person| {
            person.sees_containing("before: 13") || person.sees_containing("least possible")
        },
    },
    Missing {
        step: "8 Othello",
        what: "the verdict names the faster search",
        is_possible: |person| person.sees_containing("faster"),
    },
    Missing {
        step: "9 memory",
        what: "the memory of recursive SSS* is stacked by level",
        is_possible: |person| person.sees_containing("by level"),
    },
    Missing {
        step: "10 homework",
        what: "a link to all this is copied",
        is_possible: |person| person.can_call("Copy link"),
    },
];

#[test]
fn the_five_minute_demonstration() {
    let mut person = Person::sits_down();
    person.takes_full_speed();
    the_room_guesses_on_the_stage(&mut person);
    after_two_leaves_the_searches_part(&mut person);
    after_four_leaves_sss_has_proved_a_bound(&mut person);
    after_seven_leaves_sss_is_done(&mut person);
    alpha_beta_looks_at_six_leaves_more(&mut person);
    sss_holds_more_cells(&mut person);
    with_the_roots_moves_swapped_alpha_beta_is_nearly_as_good(&mut person);
    on_othello_leaves_and_seconds_are_two_things(&mut person, Endgame::asked_for());
    recursive_sss_keeps_to_a_budget(&mut person, Endgame::asked_for());
    the_position_is_taken_home(&mut person);
}

fn the_room_guesses_on_the_stage(person: &mut Person) {
    person.goes_to(Desk::Watch);
    person.presses(Key::F5);
    assert!(person.model().presentation());
    person.calls("Predict, then reveal");
    person.waits_for_the_end();
    person.must_see("Which node does SSS* go to next? Click it.");
    person.clicks_what_begins("sss* node root ");
    person.must_see("1 of 1 right");
    is_still_missing(person, NOT_YET, "1 the stage");
    person.calls("Predict, then reveal");
    // In today's large type there is no room for what comes now.
    person.presses(Key::F5);
}

fn after_two_leaves_the_searches_part(person: &mut Person) {
    person.goes_to(Desk::Watch);
    person.goes_to_leaf(2);
    assert_eq!([SSS, ALPHA_BETA].map(|name| person.leaves(name)), [2, 2]);
    assert_eq!(person.values_looked_at(ALPHA_BETA), [10, 35]);
    assert_eq!(person.values_looked_at(SSS), [10, 25]);
    is_still_missing(person, NOT_YET, "2 the second leaf");
}

fn after_four_leaves_sss_has_proved_a_bound(person: &mut Person) {
    person.goes_to_leaf(4);
    assert_eq!(person.values_looked_at(SSS), [10, 25, 5, 30]);
    assert!(person.node(SSS, "root").ends_with(" ≤30"));
    person.must_see("value ≤30 · 4 leaves");
    assert_eq!(person.node(ALPHA_BETA, "root"), "expanded");
    person.looks_at(Sight::Open);
    // The clock of today has gone on to the next leaf's selection: a few events back it is in OPEN.
    let next = "OPEN member 1 1.0.1.1";
    is_still_missing(person, NOT_YET, "3 who is next");
    for _ in 0..4 {
        if !person.sees(next) {
            person.presses(Key::Comma);
        }
    }
    assert!(
        person.sees(next),
        "{:?}",
        person.names_containing("OPEN member")
    );
    person.goes_to_leaf(4);
    person.looks_at(Sight::Curves);
    person.chooses("curve", "root upper bound");
    person.must_see("curve of SSS*");
    person.chooses("curve", "OPEN");
    is_still_missing(person, NOT_YET, "3 the fourth leaf");
}

fn after_seven_leaves_sss_is_done(person: &mut Person) {
    person.goes_to_leaf(7);
    assert_eq!(
        person.values_looked_at(SSS),
        [10, 25, 5, 30, 80, 55, 60],
        "four prove at most, three at least"
    );
    assert_eq!(person.node(SSS, "root"), "closed 30");
    person.must_see("value 30 · 7 leaves");
    person.picks_node(SSS, "0.1");
    person.looks_at(Sight::Why);
    person.must_see("Dropped from OPEN when root was closed: L_t(P) = 30");
    is_still_missing(person, NOT_YET, "4 SSS* is done");
}

fn alpha_beta_looks_at_six_leaves_more(person: &mut Person) {
    person.presses(Key::End);
    let [sss, alpha_beta] = [SSS, ALPHA_BETA].map(|name| person.leaves_looked_at(name));
    assert_eq!((sss.len(), alpha_beta.len()), (7, 13));
    let more: Vec<_> = alpha_beta
        .iter()
        .filter(|leaf| !sss.contains(leaf))
        .collect();
    assert_eq!(more.len(), 6);
    assert!(
        more.iter().all(|(path, _)| path.starts_with("0.")),
        "in the half that SSS* gave up: {more:?}"
    );
    is_still_missing(person, NOT_YET, "5 the six extra leaves");
    person.looks_at(Sight::Scores);
    person.must_see("overlay both leaves 7 ");
    person.must_see("overlay only second leaves 6 ");
    person.must_see("overlay only first leaves 0 ");
}

fn sss_holds_more_cells(person: &mut Person) {
    person.looks_at(Sight::Scores);
    assert_eq!(
        [SSS, ALPHA_BETA].map(|name| person.most_cells(name)),
        [19, 9]
    );
    is_still_missing(person, NOT_YET, "6 the price");
}

fn with_the_roots_moves_swapped_alpha_beta_is_nearly_as_good(person: &mut Person) {
    person.looks_at(Sight::Trees);
    let before = person.document();
    person.swaps_the_roots_moves();
    person.runs_to_the_end();
    assert_eq!([SSS, ALPHA_BETA].map(|name| person.leaves(name)), [7, 8]);
    // What it took before is not lost.
    person.looks_at(Sight::EarlierRuns);
    person.must_see("Show again #1");
    assert!(person.sees("13"));
    is_still_missing(person, NOT_YET, "7 fairness");
    person.undoes();
    assert_eq!(person.document(), before);
}

/// An Othello endgame, and the leaves that SSS* and α-β need for it: moves as they are generated,
/// then with the fewest replies first.
struct Endgame {
    example: &'static str,
    as_generated: [u64; 2],
    by_replies: [u64; 2],
    budget: u64,
}

impl Endgame {
    /// The one of the demonstration, where somebody asks for it; a smaller one stands in.
    fn asked_for() -> Endgame {
        match std::env::var_os(WHOLE) {
            Some(_) => Endgame {
                example: "othello6x6-16",
                as_generated: [1_201_585, 2_176_164],
                by_replies: [64_023, 149_018],
                budget: 1100,
            },
            None => Endgame {
                example: "othello6x6",
                as_generated: [3189, 5751],
                by_replies: [236, 304],
                budget: 100,
            },
        }
    }
}

fn on_othello_leaves_and_seconds_are_two_things(person: &mut Person, endgame: Endgame) {
    person.opens_example(endgame.example);
    person.looks_at(Sight::Trees);
    person.runs_to_the_end();
    let leaves =
        |person: &Person| [SSS, ALPHA_BETA].map(|name| person.run_of(name).counts().visits);
    assert_eq!(leaves(person), endgame.as_generated);
    // What each has done in the same time, whichever is the faster.
    person.chooses("Clock", "seconds");
    let runs = person.model().runs();
    let longest = runs.map(Run::seconds).fold(0.0, f64::max);
    let end = person.model().clock_end();
    assert!((end - longest).abs() < 0.2 * longest, "{end} {longest}");
    is_still_missing(person, NOT_YET, "8 Othello");
    person.chooses("Clock", "leaves");
    person.chooses("move order", "fewest replies first");
    assert_eq!(person.model().problem().order, Order::Replies);
    person.runs_to_the_end();
    assert_eq!(leaves(person), endgame.by_replies);
}

fn recursive_sss_keeps_to_a_budget(person: &mut Person, endgame: Endgame) {
    person.looks_at(Sight::Budget);
    person.types_into("budget", &endgame.budget.to_string());
    person.clicks("Recursive SSS* within this");
    person.waits_for_the_end();
    let mut runners = person.model().runners().iter();
    let recursive = runners.find(|runner| runner.choice.id == "recursive-sss");
    let recursive = recursive.expect("it has been added");
    assert_eq!(recursive.choice.set["memory"], endgame.budget.to_string());
    let counts = recursive.run.as_ref().expect("it has run").counts();
    let most = counts.max_cells.expect("it counts cells");
    assert!(most <= endgame.budget, "{most}");
    // With less memory than SSS* has, it looks at more leaves.
    assert!(counts.visits > endgame.by_replies[0], "{}", counts.visits);
    is_still_missing(person, NOT_YET, "9 memory");
}

fn the_position_is_taken_home(person: &mut Person) {
    is_still_missing(person, NOT_YET, "10 homework");
    person.calls("Copy position");
    person.must_see("Copied.");
}
