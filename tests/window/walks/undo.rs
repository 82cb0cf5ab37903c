//! Twenty-five actions of as many kinds are undone one by one to where all began, and done again to
//! where they ended: after each step the document is, to the letter, what it was there.

use egui::Key;

use super::person::Person;
use super::watcher::Sight;

/// What is done, and how.
type Deed = (&'static str, fn(&mut Person));

/// Two that change one and the same thing never stand in a row: together they would be one step.
const ACTIONS: &[Deed] = &[
    ("a leaf is edited", |person| {
        person.clicks("leaf 0.0.0.1 value 35");
        person.types_into("leaf value", "88");
        person.presses(Key::Escape);
    }),
    (
        "the root's moves are swapped",
        Person::swaps_the_roots_moves,
    ),
    ("a leaf is split", |person| {
        person.clicks("leaf 1.1.1.1 value 40");
        person.presses(Key::Escape);
        person.clicks("Split");
    }),
    ("a node is removed", |person| {
        person.clicks("inner node 0.1");
        person.clicks("Remove");
    }),
    ("an algorithm is added", |person| {
        person.adds_algorithm("Recursive SSS* — ");
    }),
    ("a parameter is set", |person| person.types_into("c", "3")),
    ("the searches are held back less", |person| {
        person.calls("Faster")
    }),
    ("another algorithm takes a place", |person| {
        person.chooses_algorithm(2, "MTD(f) — ");
    }),
    ("an algorithm is taken out", |person| {
        person.calls("Remove the algorithm")
    }),
    ("a limit is set", |person| {
        person.opens_limits();
        person.finds_and_clicks("Nodes");
    }),
    ("less is recorded", |person| {
        person.types_into("recorded events", "500")
    }),
    ("a breakpoint is added", |person| {
        person.looks_at(Sight::Breakpoints);
        person.clicks("Breakpoints (0)");
        person.waits(8);
        person.clicks("+ Add");
        person.clicks("The next cut");
    }),
    ("a random position is taken", |person| {
        person.calls("Random position")
    }),
    ("the breakpoint is switched off", |person| {
        person.ticks("the next cut")
    }),
    ("another position is pasted", |person| {
        person.pastes("[[3 5] [2 [9 4]]]")
    }),
    (
        "the searches are not held back any more",
        Person::runs_to_the_end,
    ),
    ("a moment is marked", |person| {
        person.calls("Bookmark this moment");
        person.presses(Key::Escape);
    }),
    ("another clock is chosen", |person| {
        person.chooses("Clock", "events")
    }),
    ("an example is opened", |person| {
        person.opens_example("othello6")
    }),
    ("another question is asked", |person| {
        person.chooses("question", "win, draw or loss");
    }),
    ("a disc is put on the board", |person| {
        person.clicks("Put black discs (B)");
        person.clicks_what_begins("square a1 ");
    }),
    ("another move order is chosen", |person| {
        person.chooses("move order", "fewest replies first");
    }),
    ("another game is taken up", |person| {
        person.clicks("game: Shogi")
    }),
    ("a depth is set", |person| person.types_into("depth", "2")),
    ("a new comparison is begun", |person| {
        person.calls("New comparison")
    }),
];

#[test]
fn many_actions_are_undone_to_the_start_and_done_again_to_the_end() {
    assert!(ACTIONS.len() >= 20);
    let mut person = Person::sits_down();
    let mut documents = vec![person.document()];
    for (what, action) in ACTIONS {
        action(&mut person);
        let now = person.document();
        assert_ne!(Some(&now), documents.last(), "{what}: nothing has changed");
        documents.push(now);
    }
    for (i, (what, _)) in ACTIONS.iter().enumerate().rev() {
        person.undoes();
        assert_eq!(person.document(), documents[i], "undone: {what}");
    }
    person.undoes();
    assert_eq!(person.document(), documents[0], "there is nothing before");
    for (i, (what, _)) in ACTIONS.iter().enumerate() {
        person.redoes();
        assert_eq!(person.document(), documents[i + 1], "done again: {what}");
    }
    person.redoes();
    assert_eq!(documents.last(), Some(&person.document()), "nor after");
}
