//! What must hold for every tree: the cursor comes back to where it was, and plain minimax over
//! it gives the answer one gets from the game itself.

mod mnk;
mod othello;
mod shogi;

use crate::base::messages::Lang;
use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::game::tree::{Graph, Kind, RandomTree, Tree};

/// Plain minimax from the cursor; checks on the way that `undo` restores the node.
fn minimax(tree: &mut impl GameTree) -> Value {
    if let Some(value) = tree.leaf() {
        return value;
    }
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    assert!(!moves.is_empty());
    let (key, id, ply, player) = (tree.key(), tree.node_id(), tree.ply(), tree.player());
    let mut best = None;
    for m in moves {
        tree.play(m);
        let value = minimax(tree);
        tree.undo();
        assert_eq!(
            (key, id, ply, player),
            (tree.key(), tree.node_id(), tree.ply(), tree.player())
        );
        best = Some(match (best, player) {
            (None, _) => value,
            (Some(best), Player::Max) => value.max(best),
            (Some(best), Player::Min) => value.min(best),
        });
    }
    best.unwrap()
}

fn written(text: &str) -> Problem {
    Problem::new(Position::Tree(text.parse().unwrap()))
}

fn graph(text: &str) -> Problem {
    Problem::new(Position::AndOr(Arc::new(text.parse().unwrap())))
}

fn value(problem: &Problem) -> i32 {
    minimax(&mut problem.tree().unwrap()).get()
}

/// Leaf numbers in the order in which plain minimax meets them.
fn leaves(tree: &mut impl GameTree, ids: &mut Vec<u64>) {
    if tree.leaf().is_some() {
        ids.push(tree.leaf_id());
        return;
    }
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    for m in moves {
        tree.play(m);
        leaves(tree, ids);
        tree.undo();
    }
}

#[test]
fn every_question_about_a_bare_tree_has_its_answer() {
    let problem = written("[[3 5] [-2 [1 9]]]");
    let ask = |question| {
        let problem = Problem {
            question,
            ..problem.clone()
        };
        value(&problem)
    };
    assert_eq!(ask(Question::Score), 3);
    assert_eq!(ask(Question::Wld), 1);
    assert_eq!(ask(Question::AtLeast(3)), 1);
    assert_eq!(ask(Question::AtLeast(4)), 0);
    // One ply deep the two children look like their first leaves, 3 and −2.
    assert_eq!(ask(Question::Depth(1)), 3);
    // Two plies deep [1 9] looks like 1.
    assert_eq!(ask(Question::Depth(2)), 3);
    assert_eq!(ask(Question::Depth(0)), 3);
}

#[test]
fn a_horizon_says_whether_it_hid_anything() {
    let mut tree = written("[[3 5] [7 [1 9]]]").tree().unwrap();
    tree.set_horizon(Some(1));
    assert_eq!(minimax(&mut tree), Value::new(7));
    assert!(tree.horizon_reached());
    tree.set_horizon(Some(3));
    assert_eq!(minimax(&mut tree), Value::new(7));
    assert!(!tree.horizon_reached());
    tree.set_horizon(None);
    let mut shallow = Problem {
        question: Question::Depth(1),
        ..written("[[3 5] [7 [1 9]]]")
    }
    .tree()
    .unwrap();
    shallow.set_horizon(Some(5));
    minimax(&mut shallow);
    assert!(
        !shallow.horizon_reached(),
        "the question's own depth hides nothing"
    );
}

#[test]
fn a_position_has_another_key_with_another_depth_to_go() {
    let mut tree = written("[[3 5] [7 [1 9]]]").tree().unwrap();
    let free = tree.key();
    tree.set_horizon(Some(1));
    let one = tree.key();
    tree.set_horizon(Some(2));
    assert!(free != one && one != tree.key() && free != tree.key());
}

#[test]
fn the_root_order_puts_moves_first_and_keeps_the_others() {
    let mut tree = written("[1 2 3 4]").tree().unwrap();
    tree.set_root_order(&[Move(2), Move(1)]);
    let mut moves = vec![Move(9)];
    tree.moves(&mut moves);
    assert_eq!(moves, [9, 2, 1, 0, 3].map(Move));
}

#[test]
fn orders_sort_by_replies_and_by_the_first_leaf() {
    let order = |order| {
        let problem = Problem {
            order,
            ..written("[[3 5 6] [2 [1 9]] 8 [7]]")
        };
        let mut moves = Vec::new();
        problem.tree().unwrap().moves(&mut moves);
        moves.into_iter().map(|m| m.0).collect::<Vec<_>>()
    };
    assert_eq!(order(Order::Generation), [0, 1, 2, 3]);
    assert_eq!(order(Order::Replies), [2, 3, 1, 0]);
    assert_eq!(order(Order::Evaluator), [2, 3, 0, 1]);
    let squares = Problem {
        order: Order::Squares,
        ..written("[1 2]")
    };
    assert_eq!(
        squares.tree().unwrap_err().to_string(),
        "there is no order `squares` in tree, only generation, replies, evaluator"
    );
}

#[test]
fn static_bounds_are_given_only_where_they_hold() {
    let problem = written("[[3 5]{2..7} [2 9]{..4}]");
    let mut tree = problem.tree().unwrap();
    assert!(tree.static_bounds(false).is_some());
    tree.play(Move(1));
    let expected = Bounds {
        lower: Value::NEG_INF,
        upper: Value::new(4),
    };
    assert_eq!(tree.static_bounds(false), Some(expected));
    tree.undo();
    tree.set_horizon(Some(1));
    assert_eq!(tree.static_bounds(false), None);
    let mut asked = Problem {
        question: Question::AtLeast(3),
        ..problem
    }
    .tree()
    .unwrap();
    asked.play(Move(1));
    assert_eq!(asked.static_bounds(false), Some(asked.window()));
}

#[test]
fn an_and_or_graph_is_worth_one_or_zero() {
    assert_eq!(value(&graph("[[T F] T]")), 1);
    assert_eq!(value(&graph("[[T F] F]")), 0);
    // OR below OR, and a shared child.
    assert_eq!(
        value(&graph(
            r#"{"0":["OR",[1,2]],"1":["OR",[3,4]],"2":["AND",[3,4]],"3":["F",[]],"4":["T",[]]}"#
        )),
        1
    );
    let tree = graph("[[T F] T]").tree().unwrap();
    assert_eq!(
        (tree.window().lower.get(), tree.window().upper.get()),
        (0, 1)
    );
}

#[test]
fn a_path_that_comes_back_is_cut_and_remembered() {
    let mut tree = graph(r#"{"0":["OR",[1]],"1":["AND",[0,2]],"2":["T",[]]}"#)
        .tree()
        .unwrap();
    assert_eq!(minimax(&mut tree), Value::new(0));
    assert!(tree.cut_a_cycle());
    let mut tree = graph(r#"{"0":["OR",[2,1]],"1":["AND",[0,2]],"2":["T",[]]}"#)
        .tree()
        .unwrap();
    assert!(!tree.cut_a_cycle());
    assert_eq!(minimax(&mut tree), Value::new(1));
}

#[test]
fn problems_survive_a_file() {
    let random: RandomTree = "random:seed=4,depth=3..5,branching=2".parse().unwrap();
    for position in [
        written("[[3 5]{2..} 7]").position,
        Position::Tree(Bare::Random(random)),
        graph("[[T F] T]").position,
        graph(r#"{"0":["OR",[1]],"1":["AND",[0,2]],"2":["T",[]]}"#).position,
    ] {
        let problem = Problem {
            question: Question::AtLeast(-3),
            order: Order::Replies,
            ..Problem::new(position)
        };
        let text = ron::to_string(&problem).unwrap();
        assert_eq!(ron::from_str::<Problem>(&text).unwrap(), problem);
        let text = serde_json::to_string(&problem).unwrap();
        assert_eq!(serde_json::from_str::<Problem>(&text).unwrap(), problem);
    }
}

#[test]
fn a_subtree_can_be_searched_on_its_own() {
    let mut tree = written("[[3 5{5..}]{2..7} [-2 [1 9]]]").tree().unwrap();
    tree.play(Move(0));
    assert_eq!(tree.position_text(), "[3 5{5..}]{2..7}");
    let here = tree.here().unwrap();
    // MIN was to move: for the new MAX all signs turn.
    assert_eq!(here.to_string(), "[-3 -5{..-5}]{-7..-2}");
    assert_eq!(value(&Problem::new(here)), -3);
    assert_eq!(tree.move_name(Move(1), Lang::En), "1");
    assert_eq!(tree.parse_move("1"), Ok(Move(1)));
    assert_eq!(
        tree.parse_move("2").unwrap_err().to_string(),
        "there is no child 2: this node has 2, counted from 0"
    );
    let mut tree = graph(r#"{"0":["OR",[1,3]],"1":["AND",[2,3]],"2":["T",[]],"3":["F",[]]}"#)
        .tree()
        .unwrap();
    tree.play(Move(0));
    assert_eq!(
        tree.here().unwrap().to_string(),
        r#"{"1":["AND",[2,3]],"2":["T",[]],"3":["F",[]]}"#
    );
}

/// A graph's truth as a least fixed point: what is provable in finitely many steps.
fn provable(graph: &Graph) -> bool {
    let nodes = 0..graph.node_count() as u32;
    let mut proved: Vec<bool> = nodes.clone().map(|n| graph.kind(n) == Kind::True).collect();
    loop {
        let next: Vec<bool> = nodes
            .clone()
            .map(|n| {
                let mut children = graph.children(n).iter().map(|&c| proved[c as usize]);
                match graph.kind(n) {
                    Kind::True => true,
                    Kind::False => false,
                    Kind::Or => children.any(|p| p),
                    Kind::And => children.all(|p| p),
                }
            })
            .collect();
        if next == proved {
            return proved[graph.root() as usize];
        }
        proved = next;
    }
}

proptest! {
    #[test]
    fn walking_a_random_tree_gives_the_written_ones_value(
        seed: u64, depth in 0..5u32, more in 0..2u32, branching in 1..4u32, wider in 0..2u32, ties in 0..5u32,
    ) {
        let text = format!(
            "random:seed={seed},depth={depth}..{},branching={branching}..{},ties={ties}",
            depth + more, branching + wider,
        );
        let recipe: RandomTree = text.parse().unwrap();
        let held: Tree = recipe.generate().unwrap();
        let value = Value::new(held.values()[0]);
        let uniform = recipe.is_uniform();
        let mut walked = BareTree::random(recipe, Question::Score, Order::Generation);
        prop_assert_eq!(minimax(&mut walked), value);
        let count = held.leaf_count() as u64;
        let mut written = BareTree::new(Arc::new(held), Question::Score, Order::Generation);
        prop_assert_eq!(minimax(&mut written), value);
        let mut ids = Vec::new();
        leaves(&mut written, &mut ids);
        prop_assert_eq!(&ids, &(0..count).collect::<Vec<_>>());
        let mut walked_ids = Vec::new();
        leaves(&mut walked, &mut walked_ids);
        prop_assert!(walked_ids.is_sorted_by(|a, b| a < b));
        prop_assert!(!uniform || walked_ids == ids);
        if uniform {
            prop_assert_eq!(preorder(&mut walked), preorder(&mut written));
        }
    }

    #[test]
    fn cutting_repetitions_gives_what_is_provable(
        lists in prop::collection::vec((any::<bool>(), prop::collection::vec(0..9u64, 0..4)), 1..9),
    ) {
        let n = lists.len() as u64;
        let mut text = String::from("{");
        for (id, (or, children)) in lists.iter().enumerate() {
            let children: Vec<String> = children.iter().map(|c| (c % n).to_string()).collect();
            let kind = match (children.is_empty(), or) {
                (true, true) => "T",
                (true, false) => "F",
                (false, true) => "OR",
                (false, false) => "AND",
            };
            text += &format!("\"{id}\":[\"{kind}\",[{}]],", children.join(","));
        }
        text.pop();
        text.push('}');
        let problem = graph(&text);
        let Position::AndOr(inner) = &problem.position else { unreachable!() };
        prop_assert_eq!(value(&problem), i32::from(provable(inner)));
    }
}

fn preorder(tree: &mut impl GameTree) -> Vec<u64> {
    let mut ids = vec![tree.node_id()];
    if tree.leaf().is_none() {
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        for m in moves {
            tree.play(m);
            ids.extend(preorder(tree));
            tree.undo();
        }
    }
    ids
}
