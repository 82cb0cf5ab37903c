//! Solution trees prove the root's bounds.

use proptest::prelude::*;

use super::support::*;
use crate::explain::why::Method;
use crate::problem::{Player, Value};
use crate::trace::Solutions;
use crate::trace::event::{Kind, NodeId};

/// What a player's tree proves: the worst of its tips in the player's eyes.
fn proved(run: &Run, solutions: &Solutions, player: Player) -> Value {
    let nodes = &run.record.nodes;
    let inside = |node: NodeId| solutions.contains(player, node);
    let tips = run
        .all()
        .filter(|&node| inside(node) && !nodes.children(node).any(inside));
    let seen = |node| run.replay.moment().bounds(node).relative_to(player).lower;
    player.negamax(tips.map(seen).min().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn solution_trees_are_strategies_that_prove_the_bounds_of_the_root(seed: u64) {
        let tree = random_tree(seed);
        for text in ["sss", "gsearch-alpha-beta", "gsearch-eligible", "alpha-beta", "minimax", "mt-sss"] {
            let mut run = Run::new(&tree, &choice(text));
            let moments = match run.method {
                Method::Bounds(_) => run.between_steps(),
                _ => vec![run.record.log.len()],
            };
            for at in moments {
                run.seek(at);
                let moment = run.replay.moment();
                let solutions = Solutions::of(&run.record.nodes, moment);
                let context = || format!("{}, event {at}", run.text);
                prop_assert_eq!(proved(&run, &solutions, Player::Max), moment.root().lower, "{}", context());
                prop_assert_eq!(proved(&run, &solutions, Player::Min), moment.root().upper, "{}", context());
                for player in [Player::Max, Player::Min] {
                    for node in run.all().filter(|&n| solutions.contains(player, n)) {
                        let nodes = &run.record.nodes;
                        let generated = nodes.children(node).filter(|&c| moment.is_generated(c)).count();
                        let inside = nodes.children(node).filter(|&c| solutions.contains(player, c)).count();
                        let wanted = if nodes.player(node) == player { generated.min(1) } else { generated };
                        prop_assert_eq!(inside, wanted, "{}", context());
                    }
                }
            }
            // At the end both are worth the value.
            let done = run.record.log.last().unwrap();
            prop_assert_eq!(done.kind, Kind::Done);
            prop_assert_eq!(done.bounds().lower, run.replay.moment().root().lower);
        }
    }
}
