//! A mate is set up, solved, and gone through: its line, its other defences, and back.

use egui::Key;

use super::person::{Desk, Person};

/// A mate in five with several defences.
const PROBLEM: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

#[test]
fn a_mate_is_pasted_solved_and_its_tree_browsed() {
    let mut person = Person::sits_down();
    person.pastes(PROBLEM);
    assert_eq!(person.model().position_text(), PROBLEM);
    person.goes_to(Desk::Solve);
    person.solves_the_mate();
    person.must_see("Mate in 5 moves, no less.");

    // The line, by its buttons and by its moves.
    assert_eq!(person.mating_line().len(), 5);
    person.goes_one_move_on();
    person.goes_one_move_on();
    person.goes_one_move_back();
    assert_eq!(person.moves_on_the_board(), 1);
    person.goes_to_the_mate();
    assert!(person.sees_the_mate());
    person.goes_to_move(3);
    assert!(!person.sees_the_mate());
    person.goes_to_the_problem();
    assert_eq!(person.moves_on_the_board(), 0);

    // A defence that is not the best is chosen, and what follows it.
    person.opens_all_defences();
    let main = person.defences();
    assert_eq!(
        main.len(),
        3,
        "the first check, and two answers with theirs"
    );
    person.opens_other_defences();
    person.opens_what_follows();
    let all = person.defences();
    let (depth, chosen) = all
        .iter()
        .find(|(indent, _)| *indent > 0)
        .expect("a variation");
    assert!(*depth > 0);
    person.clicks(chosen);
    let on_board = person.moves_on_the_board();
    assert!(on_board > 0, "the variation is on the board");

    // And back.
    person.opens_other_defences();
    assert_eq!(person.defences(), main);
    person.goes_back_to_the_line();
    person.goes_to_the_problem();
    assert_eq!(person.moves_on_the_board(), 0);
    assert_eq!(person.model().position_text(), PROBLEM);
}

#[test]
fn a_ready_mate_is_gone_through_by_keys_and_taken_home() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut person = Person::sits_down();
    person.opens_example("tsume");
    person.goes_to(Desk::Solve);
    person.solves_the_mate();
    person.must_see("Mate in 5 moves, no less.");
    for (key, moves) in [
        (Key::ArrowRight, 1),
        (Key::ArrowRight, 2),
        (Key::ArrowLeft, 1),
        (Key::End, 5),
        (Key::Home, 0),
    ] {
        person.presses(key);
        assert_eq!(person.moves_on_the_board(), moves, "{key:?}");
    }
    let file = folder.path().join("mate.kifu");
    person.writes("Line as KIF…", &file, &file);
    let text = std::fs::read_to_string(&file).expect("a text");
    let record = yomiki::game::shogi::notation::kif::read(&text).expect("a record");
    assert_eq!(record.moves().len(), 5);
}
