//! Ready positions, one click away, from a tree that is understood at a glance to a hard endgame.

use super::{Clock, Session};
use crate::base::messages::{Text, keys};
use crate::explain::why::NumberKind;
use crate::problem::{self, Evaluator, Game, Hints, Order, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;

#[derive(Clone, Copy, Debug)]
pub struct Example {
    pub id: &'static str,
    pub game: Game,
    pub name: Text,
    pub tip: Text,
    /// Any text that can be read as a position.
    position: &'static str,
    runners: &'static [&'static str],
    /// Events a second; 0 = not held back.
    speed: f64,
    asked: Asked,
}

/// What is asked about the position.
#[derive(Clone, Copy, Debug)]
enum Asked {
    /// What the game usually asks.
    Usual,
    /// The value at a depth, as Suzuki, Inui & Kotani do.
    Depth(u32, Evaluator, Order),
    /// Win, draw or loss; a mate by checks.
    Wld,
    Mate,
}

/// All three answers to the root's left move lead to one and the same position.
const SHARED: &str = r#"{"0":["OR",[1,2]],"1":["AND",[3,4,5]],"2":["AND",[13,24]],"3":["OR",[6]],"4":["OR",[6]],"5":["OR",[6]],"6":["AND",[7,8]],"7":["OR",[9,10]],"8":["OR",[11,12]],"9":["F",[]],"10":["T",[]],"11":["F",[]],"12":["T",[]],"13":["OR",[14]],"14":["AND",[15,18,21]],"15":["OR",[16,17]],"16":["T",[]],"17":["F",[]],"18":["OR",[19,20]],"19":["F",[]],"20":["F",[]],"21":["OR",[22,23]],"22":["F",[]],"23":["F",[]],"24":["OR",[25,27]],"25":["AND",[26]],"26":["F",[]],"27":["AND",[28]],"28":["OR",[29,30]],"29":["F",[]],"30":["F",[]]}"#;

/// From the set of the tests: two golds and a silver in hand.
const TSUME: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

const CLASSIC: &[&str] = &["sss", "alpha-beta"];

pub static EXAMPLES: &[Example] = &[
    Example {
        id: "first",
        game: Game::Tree,
        name: keys::session_sixteen_leaves,
        tip: keys::session_sss_needs_7_leaves_where,
        position: "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]",
        runners: CLASSIC,
        speed: 12.0,
        asked: Asked::Usual,
    },
    Example {
        id: "fig1",
        game: Game::Tree,
        name: keys::session_no_cuts_for_alpha_beta,
        tip: keys::session_alpha_beta_looks_at_all,
        position: "[[[[5,45],[15,25]],[[10,50],[80,35]]],[[[65,40],[70,75]],[[20,55],[60,30]]]]",
        runners: CLASSIC,
        speed: 12.0,
        asked: Asked::Usual,
    },
    Example {
        id: "ties",
        game: Game::Tree,
        name: keys::session_equal_values,
        tip: keys::session_where_values_tie_the_two,
        position: "[[[3,1],[1,1]],3]",
        runners: &["sss", "sss-stockman", "mt-sss", "alpha-beta"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "recursive",
        game: Game::Tree,
        name: keys::session_between_alpha_beta_and_sss,
        tip: keys::session_recursive_sss_with_c_2,
        position: "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]",
        runners: &["sss", "recursive-sss", "alpha-beta"],
        speed: 12.0,
        asked: Asked::Usual,
    },
    Example {
        id: "random81",
        game: Game::Tree,
        name: keys::session_81_random_leaves,
        tip: keys::session_a_uniform_tree_of_depth,
        position: "random:seed=5,depth=4,branching=3",
        runners: CLASSIC,
        speed: 40.0,
        asked: Asked::Usual,
    },
    Example {
        id: "random4096",
        game: Game::Tree,
        name: keys::session_4_096_random_leaves,
        tip: keys::session_depth_6_four_moves_everywhere,
        position: "random:seed=2,depth=6,branching=4",
        runners: CLASSIC,
        speed: 2000.0,
        asked: Asked::Usual,
    },
    Example {
        id: "incremental",
        game: Game::Tree,
        name: keys::session_correlated_values,
        tip: keys::session_every_move_adds_a_little,
        position: "random:seed=3,depth=6,branching=4,values=incremental",
        runners: CLASSIC,
        speed: 2000.0,
        asked: Asked::Usual,
    },
    Example {
        id: "andor",
        game: Game::AndOr,
        name: keys::session_a_small_and_or_tree,
        tip: keys::session_true_if_some_branch_of,
        position: "[[[T F] [F [T T]]] [[F T] [T [T F]]] [F T]]",
        runners: &["alpha-beta", "branch-threshold"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "proof",
        game: Game::AndOr,
        name: keys::session_where_is_a_proof_cheapest,
        tip: keys::session_pn_search_df_pn_and,
        position: "[[[T [F T]] [[T F] T]] [[T T [[T] F]] T [[T T] [F]]]]",
        runners: &["pn", "df-pn", "c-star"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "shared",
        game: Game::AndOr,
        name: keys::session_paths_that_meet,
        tip: keys::session_a_graph_in_which_df,
        position: SHARED,
        runners: &["df-pn", "wpns"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello6",
        game: Game::Othello,
        name: keys::session_six_empties,
        tip: keys::session_the_last_six_moves_of,
        position: "random:size=8,empties=6,seed=3",
        runners: CLASSIC,
        speed: 60.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello8",
        game: Game::Othello,
        name: keys::session_eight_empties,
        tip: keys::session_a_few_hundred_leaves,
        position: "random:size=8,empties=8,seed=3",
        runners: CLASSIC,
        speed: 600.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello4x4",
        game: Game::Othello,
        name: keys::session_4_4_from_the_start,
        tip: keys::session_the_whole_game_the_first,
        position: "-----OX--XO----- X",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello6x6",
        game: Game::Othello,
        name: keys::session_6_6_ten_empties,
        tip: keys::session_thousands_of_leaves_memory_begins,
        position: "random:size=6,empties=10,seed=1",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello6x6-16",
        game: Game::Othello,
        name: keys::session_6_6_sixteen_empties,
        tip: keys::session_the_positions_of_katoh,
        position: "O-----OOX-O-OXOO---OOOX---OOOX--X-OO X",
        runners: &["sss", "recursive-sss", "alpha-beta"],
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello12",
        game: Game::Othello,
        name: keys::session_twelve_empties,
        tip: keys::session_8_8_with_twelve_empties,
        position: "random:size=8,empties=12,seed=5",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello-proof",
        game: Game::Othello,
        name: keys::session_win_draw_or_loss,
        tip: keys::session_eight_empties_asked_for_win,
        position: "random:size=8,empties=8,seed=3",
        runners: &["df-pn", "wpns", "alpha-beta-sorted"],
        speed: 2000.0,
        asked: Asked::Wld,
    },
    Example {
        id: "tictactoe",
        game: Game::Mnk,
        name: keys::session_tic_tac_toe,
        tip: keys::session_tic_tac_toe_tip,
        position: "X.. .O. ..X O",
        runners: CLASSIC,
        speed: 60.0,
        asked: Asked::Usual,
    },
    Example {
        id: "tictactoe-start",
        game: Game::Mnk,
        name: keys::session_tic_tac_toe_start,
        tip: keys::session_tic_tac_toe_start_tip,
        position: "tictactoe start",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "connect4-4x4",
        game: Game::Mnk,
        name: keys::session_connect_four_small,
        tip: keys::session_connect_four_small_tip,
        position: "connect4 4x4 1423",
        runners: &["mt-sss", "alpha-beta"],
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "connect4",
        game: Game::Mnk,
        name: keys::session_connect_four,
        tip: keys::session_connect_four_tip,
        position: "connect4 4453",
        runners: &["alpha-beta", "nega-scout"],
        speed: 4000.0,
        asked: Asked::Depth(6, Evaluator::Positional, Order::Squares),
    },
    Example {
        id: "gomoku-small",
        game: Game::Mnk,
        name: keys::session_gomoku_small,
        tip: keys::session_gomoku_small_tip,
        position: "mnk 8x8 in-row 5 d4e5d5e4c5f5",
        runners: &["alpha-beta", "pvs"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Evaluator),
    },
    Example {
        id: "shogi-two-golds",
        game: Game::Shogi,
        name: keys::session_two_golds_against_a_king,
        tip: keys::session_mate_in_three_among_few,
        position: "7k1/9/5G1G1/9/9/9/9/9/9 b - 1",
        runners: &["sss", "alpha-beta"],
        speed: 60.0,
        asked: Asked::Depth(3, Evaluator::Material, Order::Generation),
    },
    Example {
        id: "shogi-start",
        game: Game::Shogi,
        name: keys::session_three_plies_from_the_start,
        tip: keys::session_thirty_moves_a_node_alpha,
        position: "startpos",
        runners: &["alpha-beta", "sss"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Positional),
    },
    Example {
        id: "shogi-race",
        game: Game::Shogi,
        name: keys::session_the_four_searches_of_paper,
        tip: keys::session_alpha_beta_aspiration_pvs_and,
        position: "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b",
        runners: &["alpha-beta", "aspiration", "pvs", "nega-scout"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Positional),
    },
    Example {
        id: "shogi-unordered",
        game: Game::Shogi,
        name: keys::session_the_same_without_ordering,
        tip: keys::session_moves_as_generated_see_what,
        position: "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b",
        runners: &["alpha-beta", "aspiration", "pvs", "nega-scout"],
        speed: 0.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Generation),
    },
    Example {
        id: "shogi-tsume",
        game: Game::Shogi,
        name: keys::session_a_gold_in_hand,
        tip: keys::session_a_mate_in_three_found,
        position: "8k/8p/6R2/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1",
        runners: &["alpha-beta", "nega-scout"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Material, Order::Material),
    },
    Example {
        id: "tsume",
        game: Game::Shogi,
        name: keys::session_a_mate_in_five,
        tip: keys::session_tsume_shogi_as_an_and,
        position: TSUME,
        runners: &["c-star", "df-pn", "pn"],
        speed: 400.0,
        asked: Asked::Mate,
    },
    Example {
        id: "shogi-many",
        game: Game::Shogi,
        name: keys::session_593_moves,
        tip: keys::session_the_most_moves_a_position,
        position: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        runners: &["alpha-beta"],
        speed: 4000.0,
        asked: Asked::Depth(2, Evaluator::Material, Order::Material),
    },
];

pub fn find(id: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.id == id)
}

/// What the window opens with.
pub fn first() -> &'static Example {
    &EXAMPLES[0]
}

impl Example {
    pub fn session(&self) -> Session {
        let hints = Hints {
            game: Some(self.game),
            ..Hints::default()
        };
        let (position, _) =
            problem::read(self.position, hints).expect("a test reads every example's position");
        let runners: Vec<AlgorithmConfig> = self
            .runners
            .iter()
            .map(|id| AlgorithmConfig::new(id))
            .collect();
        let speed = (self.speed > 0.0).then_some(self.speed);
        let mut problem = Problem::new(position);
        match self.asked {
            Asked::Usual => {}
            Asked::Depth(depth, evaluator, order) => {
                problem = Problem {
                    question: Question::Depth(depth),
                    evaluator,
                    order,
                    ..problem
                };
            }
            Asked::Wld => problem.question = Question::Wld,
            Asked::Mate => problem.question = Question::Mate,
        }
        // Searches by numbers expand much before they see a leaf.
        let clock = if runners
            .iter()
            .all(|choice| NumberKind::of(choice).is_some())
        {
            Clock::Expansions
        } else {
            Clock::default()
        };
        Session {
            speed,
            clock,
            ..Session::new(problem, runners)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Value;
    use crate::search::catalogue::run;
    use crate::search::{SearchContext, Silent};

    #[test]
    fn what_is_called_a_mate_is_one() {
        for (id, value) in [("shogi-tsume", 999_997), ("tsume", 1)] {
            let session = find(id).expect("an example").session();
            for choice in &session.runners {
                let mut tree = session.problem.tree().expect("a tree");
                let plan = choice.prepare().expect("a plan");
                let report = run(
                    &mut tree,
                    &plan,
                    &mut SearchContext::unlimited(),
                    &mut Silent,
                );
                assert_eq!(
                    report.value(),
                    Some(Value::new(value)),
                    "{id} {}",
                    choice.id
                );
            }
        }
    }

    #[test]
    fn every_example_can_be_run() {
        for example in EXAMPLES {
            let session = example.session();
            session
                .problem
                .tree()
                .unwrap_or_else(|e| panic!("{}: {e}", example.id));
            for choice in &session.runners {
                choice
                    .prepare()
                    .unwrap_or_else(|e| panic!("{}: {e}", example.id));
            }
        }
    }
}
