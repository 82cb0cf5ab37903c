//! The box of pieces below the board: what is neither on the board nor in a hand, counted, and to
//! be taken from; pieces put here are gone.

use crate::base::messages::tr;
use egui::{Color32, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::{ShogiEditor, Spot, names};
use crate::game::shogi::{Kind, Piece, Setup, Side, Source, Target};
use crate::gui::board::shogi::view::{Style, count, paint_piece};
use crate::gui::model::Model;
use crate::picture::fonts;

/// The form of the pieces (two places), then the eight kinds.
const SLOTS: f32 = 10.0;
const GAP: f32 = 4.0;

/// The kinds from left to right.
const KINDS: [Kind; 8] = [
    Kind::King,
    Kind::Rook,
    Kind::Bishop,
    Kind::Gold,
    Kind::Silver,
    Kind::Knight,
    Kind::Lance,
    Kind::Pawn,
];

/// How much of the room the box takes, with the gap above it.
pub fn height(room: Vec2) -> f32 {
    (room.x * 0.092).min(room.y * 0.12).clamp(25.0, 54.0) + GAP
}

fn slot(strip: Rect, index: usize) -> Rect {
    let width = strip.width() / SLOTS;
    let min = strip.min + vec2(width * index as f32, GAP);
    Rect::from_min_max(min, Pos2::new(min.x + width, strip.bottom()))
}

pub fn kind_at(strip: Rect, point: Pos2) -> Option<Kind> {
    let there = |&(i, _): &(usize, Kind)| slot(strip, 2 + i).contains(point);
    KINDS
        .into_iter()
        .enumerate()
        .find(there)
        .map(|(_, kind)| kind)
}

impl ShogiEditor {
    pub(super) fn piece_box(
        &mut self,
        ui: &mut Ui,
        surface: &Response,
        strip: Rect,
        model: &Model,
        before: &Setup,
        next: &mut Setup,
    ) {
        let lang = model.lang();
        let palette = model.theme().palette();
        let colors = model.theme().shogi();
        let all = Rect::from_min_max(strip.min + vec2(0.0, GAP), strip.max);
        let id = surface.id.with("box");
        let background = ui.interact(all, id, Sense::CLICK);
        background.widget_info(|| {
            let name = tr!(lang, board_piece_box);
            WidgetInfo::labeled(egui::Role::Button, true, name)
        });
        if background.clicked() {
            let (source, target) = (None, Target::Box);
            self.click(Spot { source, target }, next);
        }
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(all, 4.0, palette.raised, line, StrokeKind::Inside);
        self.forms(ui, surface, strip, model);

        let missing = before.missing();
        for (i, kind) in KINDS.into_iter().enumerate() {
            let place = slot(strip, 2 + i);
            let piece = self.formed(kind);
            let left = missing[kind.index()].1;
            let source = Source::Box(piece);
            let name = names::boxed(piece, left, lang);
            let id = surface.id.with(("box", kind.index()));
            let response = ui.interact(place, id, Sense::CLICK);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            if response.clicked() {
                let spot = Spot {
                    source: Some(source),
                    target: Target::Box,
                };
                self.click(spot, next);
            }
            if response.secondary_clicked() {
                let turned = piece.next_in_cycle();
                self.form = (turned.side, turned.is_promoted());
                self.chosen = Some(Source::Box(turned));
            }
            if self.chosen == Some(source) || response.hovered() {
                let on = self.chosen == Some(source);
                let fill = if on {
                    palette.accent_soft
                } else {
                    palette.pane
                };
                let stroke = Stroke::new(1.2, if on { palette.accent } else { palette.line });
                let frame = place.shrink(1.0);
                ui.painter()
                    .rect(frame, 3.0, fill, stroke, StrokeKind::Inside);
            }
            let style = Style {
                colors,
                letters: model.settings().shogi.letters,
                opacity: if left > 0 { 1.0 } else { 0.45 },
            };
            let side = (place.height() - 3.0).min(place.width());
            let cell = Rect::from_center_size(place.center(), vec2(side * 0.92, side));
            let up = (piece.side == Side::Sente) != model.settings().shogi.flipped;
            paint_piece(ui.painter(), cell, piece, up, true, style);
            let ground = (left < 0).then_some(colors.fault);
            if !(0..=1).contains(&left) {
                let text = if left > 0 {
                    left.to_string()
                } else {
                    format!("+{}", -left)
                };
                let size = cell.size() * 0.88;
                count(ui.painter(), place, size, &text, colors, ground);
            }
            response.on_hover_text(name);
        }
    }

    /// Whose the pieces of the box are, and whether promoted.
    fn forms(&mut self, ui: &mut Ui, surface: &Response, strip: Rect, model: &Model) {
        let lang = model.lang();
        let palette = model.theme().palette();
        let (side, promoted) = self.form;
        let whose = tr!(lang, board_box_is_of, side = side.name(lang));
        let sign = tr!(lang, board_piece_box_form);
        let forms = [
            (0, side.mark().to_string(), false, whose),
            (
                1,
                sign.to_owned(),
                promoted,
                tr!(lang, board_promoted_pieces_out_of_the).to_owned(),
            ),
        ];
        for (i, text, on, name) in forms {
            let place = slot(strip, i).shrink(2.0);
            let id = surface.id.with(("form", i));
            let response = ui.interact(place, id, Sense::CLICK);
            response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, on, &name));
            if response.clicked() {
                self.form = if i == 0 {
                    (side.other(), promoted)
                } else {
                    (side, !promoted)
                };
                if let Some(Source::Box(piece)) = self.chosen {
                    self.chosen = Some(Source::Box(self.formed(piece.kind)));
                }
            }
            let fill = if on {
                palette.accent_soft
            } else if response.hovered() {
                palette.pane
            } else {
                Color32::TRANSPARENT
            };
            let line = if on { palette.accent } else { palette.line };
            let stroke = Stroke::new(1.0, line);
            ui.painter()
                .rect(place, 3.0, fill, stroke, StrokeKind::Inside);
            let size = (place.height() * 0.62).clamp(9.0, 24.0);
            let color = if i == 1 && on {
                palette.accent
            } else {
                palette.text
            };
            let font = egui::FontId::proportional(fonts::step(size));
            let galley = ui.painter().layout_no_wrap(text, font, color);
            let at = place.center() - galley.mesh_bounds.center().to_vec2();
            ui.painter().galley(at, galley, color);
            response.on_hover_text(name);
        }
    }

    /// Puts a piece of a kind on a square, as the keyboard does.
    pub(super) fn put(&mut self, piece: Piece, next: &mut Setup) {
        next.transfer(Source::Box(piece), Target::Board(self.cursor));
    }
}
