//! A lesson's text: bold words, nodes to point at, numbers from the runs.

use egui::{Label, RichText, Ui, WidgetInfo};

use crate::game::text::Spoken;
use crate::gui::action::{Action, LessonAction};
use crate::gui::model::Model;
use crate::picture::fonts;
use crate::session::lesson::{self, Piece, PieceKind};
use crate::trace::NodeId;

/// Flows the text over the width there is.
pub fn ui(ui: &mut Ui, model: &Model, runner: usize, text: &str, actions: &mut Vec<Action>) {
    let pieces = match lesson::parse_text(text) {
        Ok(pieces) => pieces,
        Err(error) => {
            ui.colored_label(model.theme().palette().bad, error.say(model.lang()));
            return;
        }
    };
    let runs = model.asked();
    let mut pointed = None;
    for paragraph in pieces.split(|piece| piece.what == PieceKind::Break) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for piece in paragraph {
                let words = lesson::piece_text(piece, &runs, runner, model.lang());
                match &piece.what {
                    PieceKind::Node { path, .. } => {
                        let place = lesson::place(model.scene().canvas(), path);
                        node(ui, model, words, place, &mut pointed, runner, actions);
                    }
                    _ => {
                        ui.add(Label::new(styled(model, piece, words)).wrap());
                    }
                }
            }
        });
        ui.add_space(2.0);
    }
    if pointed.is_some() || model.learn().course().is_some() {
        actions.push(Action::Lesson(LessonAction::PointOut(pointed)));
    }
}

fn styled(model: &Model, piece: &Piece, words: String) -> RichText {
    let palette = model.theme().palette();
    let text = RichText::new(words);
    if piece.bold {
        text.family(fonts::bold()).color(palette.strong)
    } else {
        text.color(palette.text)
    }
}

/// A node's name: pointing at it shows it in the trees, a click selects it.
fn node(
    ui: &mut Ui,
    model: &Model,
    words: String,
    place: Option<NodeId>,
    pointed: &mut Option<NodeId>,
    runner: usize,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let name = lang.pick(format!("show {words}"), format!("{words}を示す"));
    let link = ui
        .link(RichText::new(words).color(model.theme().palette().accent))
        .on_hover_text(lang.pick(
            "A node of the tree: it is ringed while you point here",
            "木の節点。ここを指している間、輪で示されます",
        ));
    link.widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, &name));
    let Some(place) = place else { return };
    if link.hovered() || link.has_focus() {
        *pointed = Some(place);
    }
    if link.clicked() {
        let node = model.scene().canvas().of_run(runner, place);
        let node = node.map(|node| crate::gui::action::NodeRef { runner, node });
        actions.push(Action::Select(node));
    }
}
