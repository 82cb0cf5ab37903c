//! The board of the browser: the line is played through on it, or a person attacks.

use egui::{Rect, Response, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::TsumePane;
use crate::game::shogi::{Kind, Position, Setup, ShogiMove, Side, Source, Square};
use crate::gui::action::Action;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Browsed, Model, TsumeAction};
use crate::gui::shogi_view::{Places, ShogiView};

impl TsumePane {
    /// The board with its buttons within this room.
    pub(super) fn board(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let below = ui.spacing().interact_size.y + ui.spacing().item_spacing.y * 2.0 + 4.0;
        let room = vec2(room.x, (room.y - below).max(130.0));
        let look = model.settings().shogi;
        match model.tsume().browsed() {
            Some(browsed) => {
                let position = browsed.shown();
                let setup = position.setup();
                let view = ShogiView::new(&setup, model.theme(), look).last(position.last_move());
                match browsed.attack() {
                    Some(attack) if !attack.waits && position.turn() == browsed.start().turn() => {
                        self.attacked(ui, room, view, &position, model, actions);
                    }
                    _ => {
                        self.chosen = None;
                        self.asking = None;
                        view.show(ui, room);
                    }
                }
                self.buttons(ui, browsed, model, actions);
            }
            None => {
                if let Some(setup) = model.shogi_setup() {
                    ShogiView::new(setup, model.theme(), look).show(ui, room);
                }
            }
        }
    }

    /// Through the line, or what a person who attacks needs.
    fn buttons(
        &mut self,
        ui: &mut Ui,
        browsed: &Browsed,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let mut act = |action| actions.push(Action::Tsume(action));
        ui.horizontal_wrapped(|ui| {
            if let Some([promoting, plain]) = self.asking {
                let choices = [
                    (promoting, lang.pick("Promote", "成る")),
                    (plain, lang.pick("Do not promote", "成らない")),
                ];
                for (m, name) in choices {
                    if ui.button(name).on_hover_text(m.to_string()).clicked() {
                        self.asking = None;
                        act(TsumeAction::Play(m));
                    }
                }
                return;
            }
            if let Some(attack) = browsed.attack() {
                let back = ui.add_enabled(
                    !attack.moves.is_empty(),
                    egui::Button::new(lang.pick("Take back", "待った")),
                );
                let tip = lang.pick("Take the last check back", "直前の王手を取り消す");
                if back.on_hover_text(tip).clicked() {
                    act(TsumeAction::TakeBack);
                }
                let end = ui.button(lang.pick("Back to the solution", "解答に戻る"));
                let tip = lang.pick("Stop attacking", "自分で攻めるのをやめる");
                if end.on_hover_text(tip).clicked() {
                    act(TsumeAction::Attack(false));
                }
                return;
            }
            let (at, last) = (browsed.at(), browsed.line().len());
            let steps = [
                (
                    Icon::ToStart,
                    lang.pick("To the start of the line", "手順の最初へ"),
                    0,
                    at > 0,
                ),
                (
                    Icon::StepBack,
                    lang.pick("One move back in the line", "手順を1手戻す"),
                    at.saturating_sub(1),
                    at > 0,
                ),
                (
                    Icon::Step,
                    lang.pick("One move on in the line", "手順を1手進める"),
                    at + 1,
                    at < last,
                ),
                (
                    Icon::ToEnd,
                    lang.pick("To the end of the line", "手順の最後へ"),
                    last,
                    at < last,
                ),
            ];
            if last > 0 {
                for (icon, name, to, enabled) in steps {
                    if icons::button(ui, icon, name, enabled).clicked() {
                        act(TsumeAction::Go(to));
                    }
                }
                ui.label(format!("{at}/{last}"));
            }
        });
    }

    /// A board on which a person gives checks by clicking twice.
    fn attacked(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        view: ShogiView<'_>,
        position: &Position,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let setup = position.setup();
        let side = position.turn();
        let mut checks = position.moves();
        checks.retain(|&m| position.gives_check(m));
        self.chosen = self
            .chosen
            .filter(|&chosen| checks.iter().any(|&m| source(m) == chosen));
        let from_here: Vec<ShogiMove> = checks
            .iter()
            .copied()
            .filter(|&m| Some(source(m)) == self.chosen)
            .collect();
        let (rect, surface) = ui.allocate_exact_size(Places::size_within(room), Sense::hover());
        surface.widget_info(|| {
            let name = lang.pick("board to attack on", "攻める盤");
            WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let legal = from_here.iter().map(|m| m.to()).collect();
        let places = view
            .chosen(self.chosen, false)
            .legal(legal)
            .paint(ui.painter(), rect);
        // The keyboard stops where a check begins or, with a piece chosen, where it ends.
        let useful = |source: Source| match self.chosen {
            Some(_) => (from_here.iter()).any(|m| source == Source::Board(m.to())),
            None => checks.iter().any(|&m| self::source(m) == source),
        };
        let useful: Vec<Source> = (Square::all().map(Source::Board))
            .chain(Kind::IN_HAND.map(|kind| Source::Hand(side, kind)))
            .filter(|&source| useful(source))
            .collect();
        let spot = |ui: &mut Ui, at: Rect, source: Source, key: usize, name: String| {
            let sense = match useful.contains(&source) {
                true => Sense::click(),
                false => Sense::CLICK,
            };
            let response: Response = ui.interact(at, surface.id.with(key), sense);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            response
                .on_hover_cursor(egui::CursorIcon::PointingHand)
                .clicked()
        };
        for square in Square::all() {
            if spot(
                ui,
                places.rect(square),
                Source::Board(square),
                square.index(),
                name(square, &setup, model),
            ) {
                let to: Vec<ShogiMove> = from_here
                    .iter()
                    .copied()
                    .filter(|m| m.to() == square)
                    .collect();
                match to[..] {
                    [] => self.chosen = Some(Source::Board(square)),
                    [m] => {
                        self.chosen = None;
                        actions.push(Action::Tsume(TsumeAction::Play(m)));
                    }
                    [a, b, ..] => {
                        self.chosen = None;
                        self.asking = Some(if a.promotes() { [a, b] } else { [b, a] });
                    }
                }
            }
        }
        for kind in Kind::IN_HAND {
            let held = setup.in_hand(side, kind);
            if let Some(slot) = places.slot(side, kind).filter(|_| held > 0) {
                let name = lang.pick(
                    format!("attack with {} in hand", kind.english()),
                    format!("持駒の{}で攻める", kind.kanji()),
                );
                let key = 81 + kind as usize;
                if spot(ui, slot, Source::Hand(side, kind), key, name) {
                    self.chosen = Some(Source::Hand(side, kind));
                }
            }
        }
    }
}

/// Where a move begins.
fn source(m: ShogiMove) -> Source {
    match (m.from(), m.dropped()) {
        (Some(from), _) => Source::Board(from),
        (None, kind) => Source::Hand(m.side(), kind.unwrap_or(Kind::Pawn)),
    }
}

/// "attack square 5a gote king", apart from the names of the editor's squares.
fn name(square: Square, setup: &Setup, model: &Model) -> String {
    let lang = model.lang();
    match setup.piece(square) {
        Some(piece) => {
            let whose = |side: Side| lang.pick(side.english(), side.japanese());
            lang.pick(
                format!(
                    "attack square {square} {} {}",
                    whose(piece.side),
                    piece.english()
                ),
                format!(
                    "攻めの盤 {} {}の{}",
                    square.japanese(),
                    whose(piece.side),
                    piece.name()
                ),
            )
        }
        None => lang.pick(
            format!("attack square {square}"),
            format!("攻めの盤 {}", square.japanese()),
        ),
    }
}
