//! The row of tools above the shogi board.

use crate::base::messages::tr;
use egui::{FontId, Stroke, Ui, vec2};

use super::{ShogiEditor, Tool};
use crate::game::shogi::notation::{Format, Record, write};
use crate::game::shogi::{Preset, Setup, Side};
use crate::gui::action::Action;
use crate::gui::board::parts::{edit, tool_button};
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::picture::fonts;
use crate::problem;
use crate::session::settings::ShogiLook;

impl ShogiEditor {
    pub(super) fn tools(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        next: &mut Setup,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let look = model.settings().shogi;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
            for tool in [Tool::Edit, Tool::Play] {
                let name = match tool {
                    Tool::Edit => tr!(lang, board_set_up_put_any_piece),
                    Tool::Play => tr!(lang, board_play_legal_moves_m),
                };
                let response = tool_button(ui, model, name, self.tool == tool, |ui, at, r| {
                    let color = model.theme().palette().accent;
                    let stroke = Stroke::new(1.6, color);
                    let painter = ui.painter();
                    match tool {
                        Tool::Edit => cross_of_arrows(painter, at, r, stroke),
                        Tool::Play => {
                            painter.circle_stroke(at, r * 0.95, stroke);
                            let tip = [vec2(-0.3, -0.48), vec2(0.55, 0.0), vec2(-0.3, 0.48)];
                            let points = tip.map(|v| at + v * r).to_vec();
                            painter.add(egui::Shape::convex_polygon(points, color, Stroke::NONE));
                        }
                    }
                });
                if response.clicked() {
                    self.tool = tool;
                    self.chosen = None;
                }
            }
            ui.separator();
            let flip = PaneTool::FlipBoard.name().get(lang);
            if icons::toggle(ui, Icon::Rotate, flip, true, look.flipped).clicked() {
                actions.extend(tool(PaneTool::FlipBoard, model, next));
            }
            let letters = tr!(lang, board_letters_instead_of_kanji);
            let response = tool_button(ui, model, letters, look.letters, |ui, at, r| {
                let color = ui.visuals().text_color();
                let font = FontId::new(fonts::step(r * 2.1), fonts::bold());
                let sign = match look.letters {
                    true => tr!(lang, board_sign_of_letters),
                    false => tr!(lang, board_sign_of_kanji),
                };
                let galley = ui.painter().layout_no_wrap(sign.to_owned(), font, color);
                let at = at - galley.mesh_bounds.center().to_vec2();
                ui.painter().galley(at, galley, color);
            });
            if response.clicked() {
                let letters = !look.letters;
                actions.push(Action::SetShogiLook(ShogiLook { letters, ..look }));
            }
            let clear = tr!(lang, board_clear_the_board_and_both);
            if icons::button(ui, Icon::Trash, clear, true).clicked() {
                *next = cleared(next);
            }
            rest(ui, model, actions, next);
        });
    }
}

/// What is done by a tool that is also called by its name.
pub fn tool(tool: PaneTool, model: &Model, setup: &Setup) -> Option<Action> {
    let look = model.settings().shogi;
    let copy = |format| Some(Action::Copy(write(&Record::new(setup.clone()), format)));
    let next = match tool {
        PaneTool::StartPosition => Preset::Start.setup(),
        PaneTool::ClearBoard => cleared(setup),
        PaneTool::RestToGote => {
            let mut next = setup.clone();
            next.rest_to_hand(Side::Gote);
            next
        }
        PaneTool::FlipBoard => {
            let flipped = !look.flipped;
            return Some(Action::SetShogiLook(ShogiLook { flipped, ..look }));
        }
        PaneTool::CopyBod => return copy(Format::Diagram),
        PaneTool::CopyKif => return copy(Format::Kif),
        PaneTool::CopyCsa => return copy(Format::Csa),
        _ => return None,
    };
    let position = problem::Position::Shogi(Box::new(next));
    Some(edit(model, position, None))
}

/// No piece anywhere, the same side to move.
fn cleared(setup: &Setup) -> Setup {
    let mut next = Setup::empty();
    next.turn = setup.turn;
    next
}

/// For tsume: what is not used is gote's.
fn rest(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, setup: &Setup) {
    let lang = model.lang();
    let rest = PaneTool::RestToGote;
    let state = model.tool_state(rest);
    let button = egui::Button::new(tr!(lang, board_rest));
    let response = ui
        .add_enabled(state.is_ok(), button)
        .on_hover_text(rest.tip().get(lang));
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Button, state.is_ok(), rest.name().get(lang))
    });
    if response.clicked() {
        actions.extend(tool(rest, model, setup));
    }
    if let Err(reason) = state {
        response.on_disabled_hover_text(reason);
    }
}

/// Arrows to all four sides: moving things about.
fn cross_of_arrows(painter: &egui::Painter, at: egui::Pos2, r: f32, stroke: Stroke) {
    for way in [
        vec2(1.0, 0.0),
        vec2(0.0, 1.0),
        vec2(-1.0, 0.0),
        vec2(0.0, -1.0),
    ] {
        let tip = at + way * r;
        let aside = way.rot90() * r * 0.34;
        let back = way * r * 0.36;
        painter.line_segment([at, tip], stroke);
        painter.line_segment([tip, tip - back + aside], stroke);
        painter.line_segment([tip, tip - back - aside], stroke);
    }
}
