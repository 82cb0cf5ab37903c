//! A game of ten moves against the program: played by clicking squares, taken back, looked through,
//! given up, saved.

use super::person::{Desk, Person};

#[test]
fn ten_moves_are_played_one_taken_back_and_the_game_saved() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut person = Person::sits_down();
    person.goes_to(Desk::Play);
    person.begins_a_quick_game();
    assert_eq!(person.squares_to_play().len(), 4, "the four first moves");
    person.plays("f5");
    for pair in 2..=5 {
        let squares = person.squares_to_play();
        person.plays(&squares[0]);
        assert_eq!(person.moves_made(), 2 * pair, "nobody has to pass so early");
    }
    let played = |person: &Person| -> Vec<String> {
        let entries = person.game().expect("a game").entries().iter();
        entries.map(|entry| entry.text.clone()).collect()
    };
    let ten = played(&person);
    assert_eq!(ten[0], "f5");
    person.must_see("Discs: black ");
    person.must_see("; 50 empty");

    // One's own last move goes back with the answer to it, and another one is made.
    person.takes_back();
    assert_eq!(played(&person), ten[..8]);
    let squares = person.squares_to_play();
    let last = squares.last().expect("there were moves");
    person.plays(last);
    let other = played(&person);
    assert_eq!(other.len(), 10);
    assert_eq!((&other[..8], &other[8]), (&ten[..8], last));

    // An earlier position is looked at, and left again.
    person.looks_at_move(3);
    person.must_see("; 57 empty");
    assert!(person.squares_to_play().is_empty(), "nobody moves there");
    person.clicks("Back to the game");
    person.must_see("; 50 empty");

    person.resigns();
    assert_eq!(played(&person), other);
    let file = folder.path().join("game.ggf");
    person.writes("Save the game…", &file, &file);
    let text = std::fs::read_to_string(&file).expect("a text");
    assert!(text.starts_with("(;GM[Othello]"), "{text}");
    let moves = |color: &str| text.matches(color).count();
    assert_eq!((moves("]B["), moves("]W[")), (5, 5), "{text}");
    assert!(text.contains("RE[-64:r]"), "given up: {text}");
    person.clicks("New game");
    assert!(person.game().is_none());
}
