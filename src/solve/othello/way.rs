//! The way from the paper's sorted α-β to this solver, technique by technique, as it was measured:
//! the tables at the head of this module, which a lesson shows too.

use crate::base::messages::{Text, keys};

/// Positions on which techniques were measured, one added to those before it.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    pub positions: Text,
    pub techniques: &'static [Technique],
}

/// What was added, and what the positions took together from then on.
#[derive(Clone, Copy, Debug)]
pub struct Technique {
    pub name: Text,
    /// As printed: node counts repeat exactly, times do not.
    pub million_nodes: &'static str,
    pub seconds: &'static str,
}

const fn technique(name: Text, million_nodes: &'static str, seconds: &'static str) -> Technique {
    Technique {
        name,
        million_nodes,
        seconds,
    }
}

/// Six to eighteen empties.
pub const SHORT: Leg = Leg {
    positions: keys::solve_ffo_1_to_23_6,
    techniques: &[
        technique(keys::solve_sorted_alpha_beta_as_in, "20.8", "2.11"),
        technique(keys::solve_null_windows_last_squares_by, "13.0", "0.307"),
        technique(keys::solve_odd_quadrants_first, "10.7", "0.255"),
        technique(keys::solve_transposition_table, "6.21", "0.158"),
        technique(keys::solve_stable_discs, "6.13", "0.147"),
        technique(keys::solve_children_looked_up_before_any, "5.91", "0.148"),
        technique(keys::solve_evaluator_from_13_empties_on, "3.43", "0.099"),
    ],
};

/// Twenty to twenty-three empties, where the last steps weigh more.
pub const LONG: Leg = Leg {
    positions: keys::solve_ffo_40_to_44_20,
    techniques: &[
        technique(keys::solve_all_but_the_evaluator, "351", "11.7"),
        technique(keys::solve_evaluator_looking_ahead, "176", "10.0"),
        technique(keys::solve_windows_around_its_guess_the, "167", "8.6"),
        technique(keys::solve_table_in_large_pages, "167", "6.5"),
        technique(keys::solve_four_plies_ahead_at_most, "181", "5.7"),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::Lang;

    #[test]
    fn the_module_and_the_lesson_tell_the_same() {
        let told: Vec<&str> = include_str!("mod.rs")
            .lines()
            .filter(|line| line.starts_with("//! | ") && !line.contains("---"))
            .collect();
        for leg in [SHORT, LONG] {
            for technique in leg.techniques {
                let Technique {
                    name,
                    million_nodes,
                    seconds,
                } = technique;
                let row = format!(
                    "//! | {} | {million_nodes} | {seconds} |",
                    name.get(Lang::En)
                );
                assert!(told.contains(&row.as_str()), "{row}");
            }
        }
        let rows = SHORT.techniques.len() + LONG.techniques.len();
        // Two headings, and the six lines of the table of bands.
        assert_eq!(told.len(), rows + 2 + 6);
    }
}
