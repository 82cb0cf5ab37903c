//! What the pointer shows over a node: what it is, what is known, the position.

use crate::base::messages::{Lang, tr};
use egui::Ui;

use crate::explain::why::infinite_gamma;
use crate::gui::board::{self, Look};
use crate::gui::model::Model;
use crate::gui::tree_view::{counting_of, known_words, number, spelled};
use crate::problem::{Bounds, GameTree, Shown};
use crate::trace::NodeId;

/// The side of the small board, in points.
const BOARD: f32 = 132.0;

pub fn node(ui: &mut Ui, model: &Model, runner: usize, place: NodeId) {
    ui.set_max_width(260.0);
    facts(ui, model, runner, place);
    board(ui, model, place, BOARD);
}

/// What the node is, and what is known of it.
pub fn facts(ui: &mut Ui, model: &Model, runner: usize, place: NodeId) {
    let lang = model.lang();
    let canvas = model.scene().canvas();
    let nodes = canvas.nodes();
    let player = crate::gui::words::player(model, nodes.player(place));
    let depth = nodes.depth(place);
    let kind = match canvas.value(place) {
        Some(_) => tr!(lang, watch_leaf),
        None => player,
    };
    ui.strong(tr!(lang, watch_depth_hover, kind, depth));
    if let Some(name) = model.move_name(nodes, place) {
        ui.label(tr!(lang, watch_after, name));
    }
    let run = model.run(runner);
    match run.zip(canvas.of_run(runner, place)) {
        Some((run, node)) if run.moment().is_generated(node) && !model.hides_cut(runner, node) => {
            let view = run.moment().node(run.nodes(), node);
            ui.label(crate::gui::words::state_in(run, view.state, lang));
            if model.secret_number() == Some(place) {
                ui.label(asked_for(lang));
                return;
            }
            if view.bounds != Bounds::UNKNOWN {
                ui.label(known_words(run, view.bounds, lang));
            }
            if let Some(window) = view.window {
                ui.weak(match counting_of(run) {
                    Some(counting) => tr!(
                        lang,
                        watch_threshold_hover,
                        counting = counting.text(window)
                    ),
                    None => {
                        let (lower, upper) = (number(window.lower), number(window.upper));
                        let text = match infinite_gamma(window) {
                            Some(_) => format!("γ {upper}"),
                            None => format!("α {lower}  β {upper}"),
                        };
                        spelled(run, text, lang)
                    }
                });
            }
            if view.hidden > 0 {
                ui.weak(tr!(
                    lang,
                    watch_nodes_below_are_only_counted,
                    hidden = view.hidden
                ));
            }
        }
        _ => {
            ui.weak(tr!(lang, watch_not_reached));
        }
    }
}

/// In place of numbers that a lesson asks for.
pub fn asked_for(lang: Lang) -> &'static str {
    tr!(lang, watch_its_numbers_are_what_you)
}

/// The board at a node, where the game has one.
pub fn board(ui: &mut Ui, model: &Model, place: NodeId, side: f32) {
    let problem = model.shown_problem();
    if !board::has_board(&problem.position) {
        return;
    }
    let Ok(mut tree) = problem.tree() else {
        return;
    };
    let path = model.scene().canvas().nodes().path(place);
    path.iter().for_each(|&m| tree.play(m));
    let look = Look {
        last: path.last().copied(),
        hints: true,
    };
    if let Some(here) = tree.here() {
        let room = board::room(&here, side);
        board::show(ui, model, &here, look, room);
    }
}
