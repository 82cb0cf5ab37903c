//! Stones in a row seen as trees: counts, values, orders, bounds, keys and notation.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::base::messages::{Lang, Localize as _};
use crate::game::mnk::{self, RandomPosition, Setup, Stone, Variant, perft};

fn mnk(text: &str) -> Problem {
    Problem::new(Position::Mnk(Setup::try_from(text.to_owned()).unwrap()))
}

fn random(variant: Variant, stones: u32, seed: u64) -> Problem {
    let recipe = RandomPosition {
        variant,
        stones,
        seed,
    };
    Problem::new(Position::Mnk(recipe.generate().unwrap().setup()))
}

/// Fail-soft α-β with a table, in the mover's eyes.
fn solve(tree: &mut MnkTree, mut alpha: i32, mut beta: i32, known: &mut Known) -> i32 {
    if let Some(value) = tree.leaf() {
        return tree.player().negamax(value).get();
    }
    let key = tree.key();
    let (low, high) = known.get(&key).copied().unwrap_or((-5000, 5000));
    if low >= beta {
        return low;
    }
    if high <= alpha {
        return high;
    }
    alpha = alpha.max(low);
    beta = beta.min(high);
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let mut best = -5000;
    for m in moves {
        tree.play(m);
        best = best.max(-solve(tree, -beta, -alpha.max(best), known));
        tree.undo();
        if best >= beta {
            break;
        }
    }
    let entry = known.entry(key).or_insert((-5000, 5000));
    if best < beta {
        entry.1 = best;
    }
    if best > alpha {
        entry.0 = best;
    }
    best
}

type Known = HashMap<u64, (i32, i32)>;

fn solved(problem: &Problem) -> i32 {
    let AnyTree::Mnk(mut tree) = problem.tree().unwrap() else {
        panic!("another game")
    };
    solve(&mut tree, -5000, 5000, &mut HashMap::new())
}

/// The value by the rules alone: minimax over positions, nothing of trees.
fn by_brute_force(position: mnk::Position) -> i32 {
    if position.winner().is_some() {
        return -(position.empties() as i32 + 1);
    }
    let legal = mnk::Bits(position.legal());
    let values = legal.map(|square| -by_brute_force(position.play(square).unwrap()));
    values.max().unwrap_or(0)
}

fn leaf_count(tree: &mut impl GameTree) -> u64 {
    if tree.leaf().is_some() {
        return 1;
    }
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let mut count = 0;
    for m in moves {
        tree.play(m);
        count += leaf_count(tree);
        tree.undo();
    }
    count
}

#[test]
fn tic_tac_toe_is_a_tree_of_255168_leaves_and_a_draw() {
    let problem = mnk("tictactoe start");
    assert_eq!(leaf_count(&mut problem.tree().unwrap()), 255_168);
    assert_eq!(value(&problem), 0);
}

#[test]
fn small_boards_have_their_known_values_in_every_order() {
    // Four in a row on 4×4 and on 5×4 with gravity are draws; three in a row on 4×4 is a quick win.
    for (text, expected) in [
        ("connect4 4x4", 0),
        ("connect4 5x4", 0),
        ("mnk 4x4 in-row 4", 0),
        ("mnk 4x4 in-row 3", 12),
        ("mnk 4x3 in-row 3", 6),
    ] {
        let problem = Problem {
            order: Order::Squares,
            ..mnk(text)
        };
        assert_eq!(solved(&problem), expected, "{text}");
    }
    for &order in mnk("tictactoe").position.orders() {
        let problem = Problem {
            order,
            ..mnk("mnk 4x3 in-row 3")
        };
        assert_eq!(solved(&problem), 6);
        let ask = |question| {
            solved(&Problem {
                question,
                ..problem.clone()
            })
        };
        assert_eq!(ask(Question::Wld), 1);
        assert_eq!(ask(Question::AtLeast(6)), 1);
        assert_eq!(ask(Question::AtLeast(7)), 0);
        // At a depth a win that is seen is beyond every estimate.
        assert_eq!(ask(Question::Depth(7)), 1006);
        assert!(ask(Question::Depth(6)).abs() < 1000);
    }
}

#[test]
fn values_are_those_of_the_rules_alone() {
    let free = Variant::new(4, 4, 3, false).unwrap();
    let long = Variant::new(5, 3, 4, false).unwrap();
    let falling = Variant::new(4, 4, 3, true).unwrap();
    let mut wins = 0;
    for (variant, stones) in [
        (Variant::TIC_TAC_TOE, 2),
        (free, 8),
        (long, 7),
        (falling, 6),
        (Variant::CONNECT_FOUR, 32),
    ] {
        for seed in 0..12 {
            let problem = random(variant, stones, seed);
            let Position::Mnk(setup) = &problem.position else {
                panic!("another game")
            };
            let expected = by_brute_force(setup.position().unwrap());
            assert_eq!(solved(&problem), expected, "{setup}");
            wins += u32::from(expected != 0);
            let wld = Problem {
                question: Question::Wld,
                ..problem.clone()
            };
            assert_eq!(solved(&wld), expected.signum());
        }
    }
    assert!(wins > 10);
}

#[test]
fn the_cursor_comes_back_and_leaves_at_a_depth_are_lines() {
    for (text, depth) in [("connect4", 5), ("tictactoe", 4), ("mnk 5x4 in-row 3", 3)] {
        let problem = Problem {
            question: Question::Depth(depth),
            ..mnk(text)
        };
        value(&problem);
        let Position::Mnk(setup) = &problem.position else {
            panic!("another game")
        };
        // No game is over so early.
        let lines = perft(&setup.position().unwrap(), depth);
        assert_eq!(leaf_count(&mut problem.tree().unwrap()), lines);
    }
}

#[test]
fn bounds_that_the_rules_prove_hold() {
    let falling = Variant::new(4, 4, 3, true).unwrap();
    for seed in 0..30 {
        let problem = random(falling, 9, seed);
        let exact = Value::new(solved(&problem));
        let mut tree = problem.tree().unwrap();
        let bounds = tree.static_bounds(true).unwrap();
        assert!(
            bounds.lower <= exact && exact <= bounds.upper,
            "{}",
            problem.position
        );
        assert_eq!(tree.static_bounds(false), None);
        let Position::Mnk(setup) = &problem.position else {
            panic!("another game")
        };
        let other = setup.position().unwrap();
        // The same from the other side of the board: MIN's turn.
        for m in mnk::Bits(other.legal()) {
            tree.play(Move(m.index()));
            let below = tree.static_bounds(true).unwrap();
            let value = -by_brute_force(other.play(m).unwrap());
            let value = Value::new(value);
            assert!(below.lower <= value && value <= below.upper);
            tree.undo();
        }
    }
    // Neither side can win any more.
    let dead = mnk("XOX XOO OX. X");
    let bounds = dead.tree().unwrap().static_bounds(true).unwrap();
    assert_eq!(bounds, Bounds::exact(Value::new(0)));
}

#[test]
fn equal_positions_have_equal_keys_whatever_led_there() {
    let problem = mnk("connect4");
    let mut tree = problem.tree().unwrap();
    let mut after = |line: &str| {
        let moves = problem.line(line).unwrap();
        moves.iter().for_each(|&m| tree.play(m));
        let found = (tree.key(), tree.node_id());
        moves.iter().for_each(|_| tree.undo());
        found
    };
    let (one, other) = (after("1 2 3"), after("3 2 1"));
    assert_eq!(one.0, other.0);
    assert_ne!(one.1, other.1);
    assert_ne!(one.0, after("1 3 2").0);
}

#[test]
fn moves_are_named_by_columns_where_stones_fall_and_by_squares_elsewhere() {
    let names = |text: &str| -> Vec<String> {
        let mut tree = mnk(text).tree().unwrap();
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        for &m in &moves {
            assert_eq!(tree.parse_move(&tree.move_text(m)), Ok(m));
        }
        let name = |&m| tree.move_name(m, Lang::En);
        moves.iter().map(name).collect()
    };
    assert_eq!(names("connect4 1111"), ["1", "2", "3", "4", "5", "6", "7"]);
    assert_eq!(names("connect4 111111"), ["2", "3", "4", "5", "6", "7"]);
    assert_eq!(names("XO. ... ..X O")[..3], ["c1", "a2", "b2"]);
    let tree = mnk("connect4 4").tree().unwrap();
    assert_eq!(tree.parse_move("d5"), tree.parse_move("4"));
    let refused = |text: &str| tree.parse_move(text).unwrap_err().to_string();
    assert_eq!(refused("d1"), "a stone does not stay on d1, it falls to d5");
    assert!(refused("x").contains("`x` is not a square"));
    assert!(refused("8").contains("lies outside the 7×6 board"));
}

#[test]
fn a_finished_game_has_nothing_to_search() {
    let said = |text: &str, lang| {
        let playable = mnk(text).playable();
        playable.map_err(|error| error.localize(lang))
    };
    assert_eq!(said("connect4 4453", Lang::En), Ok(()));
    assert_eq!(
        said("connect4 1212121", Lang::En),
        Err("the game is over: X has a row".into())
    );
    assert_eq!(
        said("XOX XOO OXX O", Lang::Ja),
        Err("盤が埋まり終局です".into())
    );
    assert_eq!(
        said("XX. ... ... X", Lang::En),
        Err(
            "this board cannot be searched: no game leads here: X, who begins, has 2 stones and O \
             0; as many or one more are possible"
                .into()
        )
    );
}

#[test]
fn a_text_says_by_itself_that_it_is_of_this_family() {
    let game = |text: &str| {
        let (position, _) = read(text, Hints::default()).unwrap();
        (position.game(), position.to_string())
    };
    for (text, name, shown) in [
        ("XO. .X. ..O X", "tictactoe", "XO. .X. ..O X"),
        ("xo-\n.x.\n..o", "tictactoe", "XO. .X. ..O X"),
        (
            "connect4 4x4 44",
            "connect4",
            ".... .... ...O ...X X in-row 4 gravity",
        ),
        (
            "mnk 5x5 in-row 4 b2c1",
            "mnk",
            "..O.. .X... ..... ..... ..... X in-row 4",
        ),
        (
            "..... ..... ..... ..... ..... X in-row 5",
            "mnk",
            "..... ..... ..... ..... ..... X in-row 5",
        ),
        (
            "# a game {with a comment}\nXO. .X. ..O X moves c1 {good} a3 # end",
            "tictactoe",
            "XOX .X. O.O X",
        ),
    ] {
        assert_eq!(game(text), (name, shown.to_owned()), "{text}");
    }
    // Boards of Othello's sizes stay Othello's unless they say more.
    assert_eq!(game(".... .OX. .XO. .... X").0, "othello");
    assert_eq!(game(".... .OX. .XO. .... X in-row 4").0, "mnk");
}

#[test]
fn what_is_known_of_the_board_fills_what_a_text_leaves_out() {
    let named = |name: &str, text: &str| {
        let hints = Game::named(name).unwrap();
        read(text, hints).unwrap().0.to_string()
    };
    assert_eq!(named("tictactoe", "start"), "... ... ... X");
    assert_eq!(named("tictactoe", "b2c1"), "..O .X. ... X");
    assert!(named("connect4", "4453").ends_with(" ...O... ..OXX.. X in-row 4 gravity"));
    assert_eq!(
        named("connect4", "4"),
        "....... ....... ....... ....... ....... ...X... O in-row 4 gravity"
    );
    // A small board with the rules of the name; three by three can only be tic-tac-toe.
    assert_eq!(
        named("connect4", ".... .... .... .... X"),
        ".... .... .... .... X in-row 4 gravity"
    );
    assert_eq!(named("connect4", "XO. ... ... X"), "XO. ... ... X");
    let board = BoardHint {
        in_row: Some(4),
        gravity: None,
        ..BoardHint::new(5, 5)
    };
    let hints = Hints {
        game: Some(Game::Mnk),
        board: Some(board),
        ..Hints::default()
    };
    let (position, _) = read("b2c1", hints).unwrap();
    assert_eq!(
        position.to_string(),
        "..O.. .X... ..... ..... ..... X in-row 4"
    );
    assert_eq!(position.board().unwrap().in_row, Some(4));
}

fn variants() -> impl Strategy<Value = Variant> {
    (3..=8u32, 3..=8u32, any::<bool>()).prop_flat_map(|(columns, rows, gravity)| {
        (3..=columns.max(rows))
            .prop_map(move |in_row| Variant::new(columns, rows, in_row, gravity).unwrap())
    })
}

proptest! {
    #[test]
    fn any_arrangement_is_read_as_it_is_written(
        variant in variants(),
        x in any::<u64>(),
        o in any::<u64>(),
        is_os in any::<bool>(),
    ) {
        let mut setup = Setup::empty(variant);
        for square in variant.all_squares() {
            let stone = match (x & square.bit() != 0, o & square.bit() != 0) {
                (true, _) => Some(Stone::X),
                (false, true) => Some(Stone::O),
                _ => None,
            };
            setup.set(square, stone);
        }
        setup.side = if is_os { Stone::O } else { Stone::X };
        let text = setup.to_string();
        prop_assert_eq!(Setup::try_from(text.clone()).unwrap(), setup);
        // Whatever else is being looked at.
        let hints = Hints { board: Some(BoardHint::square(8)), ..Hints::default() };
        prop_assert_eq!(read(&text, hints).unwrap().0, Position::Mnk(setup));
        let kept = ron::to_string(&Position::Mnk(setup)).unwrap();
        prop_assert_eq!(ron::from_str::<Position>(&kept).unwrap(), Position::Mnk(setup));
        prop_assert_eq!(setup.position().is_err(), setup.objections().iter().any(|o| o.bars()));
    }

    #[test]
    fn any_game_is_read_as_it_is_written(variant in variants(), choices in prop::collection::vec(any::<u64>(), 0..40)) {
        let mut record = mnk::Record::new(mnk::Position::start(variant));
        for choice in choices {
            let legal = record.last().legal();
            if legal == 0 || record.last().is_over() {
                break;
            }
            let at = (choice % u64::from(legal.count_ones())) as usize;
            record.play(mnk::Bits(legal).nth(at).unwrap()).unwrap();
        }
        let reading = mnk::read(&record.to_string(), &mnk::Hint::default()).unwrap();
        prop_assert_eq!(reading.setup, Setup::from(&record));
        if !record.moves().is_empty() {
            prop_assert_eq!(reading.record.unwrap(), record);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", signs in "[XO.\\- a-h1-8\n{}#x=]*") {
        for text in [text, signs] {
            let _ = mnk::read(&text, &mnk::Hint::default());
            mnk::is_written(&text);
        }
    }
}
