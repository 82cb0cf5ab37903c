//! What the boards' editors have in common: buttons, remarks below a board, the forms of fresh
//! positions. Knows no game.

use egui::{
    Button, Color32, DragValue, Label, Pos2, RichText, Sense, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo,
};

use crate::base::messages::{Lang, tr};
use crate::gui::action::{Action, UndoGroup};
use crate::gui::model::Model;
use crate::gui::words::sentence;
use crate::problem::{Game, Position};
use crate::session::examples::EXAMPLES;

/// Numbers for edits that belong together: a stroke, a word being typed.
#[derive(Default)]
pub struct Groups(u64);

impl Groups {
    pub fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// Another position for the document, everything else as it is.
pub fn edit(model: &Model, position: Position, group: Option<u64>) -> Action {
    Action::Edit {
        problem: model.problem().about(position),
        group: group.map(UndoGroup::Position),
    }
}

/// A short text that is not about an action: small, in a quiet colour, wrapped.
pub fn quiet(ui: &mut Ui, text: impl Into<String>) {
    ui.add(egui::Label::new(RichText::new(text.into()).small().weak()).wrap());
}

/// What speaks against a position or a move: a sentence with its sign.
pub struct Reason {
    pub text: String,
    pub color: Color32,
}

/// So many lines of reasons the board gives way to; of more than that to the first alone.
const MOST_LINES: f32 = 4.0;

/// The reasons, one below the other, each with what `beside` puts there. The pane ends at `end`: if
/// they reach beyond it, how many there are stands below the first. Gives how far down they are to be
/// seen, if there are any.
pub fn reasons(
    ui: &mut Ui,
    lang: Lang,
    reasons: &[Reason],
    end: f32,
    mut beside: impl FnMut(&mut Ui, usize),
) -> Option<f32> {
    ui.spacing_mut().item_spacing.y = 2.0;
    let (top, width) = (ui.cursor().top(), ui.available_width());
    let line = ui.text_style_height(&TextStyle::Small);
    let font = TextStyle::Small.resolve(ui.style());
    let height = |ui: &Ui, reason: &Reason| {
        let text = reason.text.clone();
        let color = Color32::PLACEHOLDER;
        let laid_out = ui.fonts_mut(|fonts| fonts.layout(text, font.clone(), color, width));
        laid_out.size().y + 2.0
    };
    let all: f32 = reasons.iter().map(|reason| height(ui, reason)).sum();
    let more = reasons.len().saturating_sub(1);
    let mut first = None;
    for (i, reason) in reasons.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let text = RichText::new(&reason.text).small().color(reason.color);
            ui.add(Label::new(text).wrap());
            beside(ui, i);
        });
        if i == 0 && more > 0 && top + all > end {
            let words = tr!(lang, board_and_more_below, more);
            quiet(ui, words);
        }
        first = first.or(Some(ui.min_rect().bottom()));
    }
    let last = ui.min_rect().bottom();
    // What follows is scrolled to, and fades at the pane's edge.
    let fade = ui.spacing().scroll.fade.size;
    first.map(|first| match last - top <= MOST_LINES * (line + 2.0) {
        true => last + fade,
        false => first + fade,
    })
}

/// Why a position cannot be searched, if it cannot.
pub fn unplayable(ui: &mut Ui, model: &Model) {
    if let Err(reason) = model.playable() {
        let text = sentence(reason, model.lang());
        let color = model.theme().palette().bad;
        ui.add(Label::new(RichText::new(format!("× {text}")).small().color(color)).wrap());
    }
}

/// A square button with something painted on it.
pub fn tool_button(
    ui: &mut Ui,
    model: &Model,
    name: &str,
    on: bool,
    paint: impl FnOnce(&Ui, Pos2, f32),
) -> egui::Response {
    let side = ui.spacing().interact_size.y.max(20.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(egui::Role::Button, true, name);
        info.selected = Some(on);
        info
    });
    let palette = model.theme().palette();
    if on || response.hovered() || response.has_focus() {
        let fill = if on {
            palette.accent_soft
        } else {
            palette.raised
        };
        let line = if on || response.has_focus() {
            palette.accent
        } else {
            palette.line
        };
        ui.painter().rect(
            rect,
            4.0,
            fill,
            Stroke::new(1.2, line),
            egui::StrokeKind::Inside,
        );
    }
    paint(ui, rect.center(), side * 0.33);
    response.on_hover_text(name)
}

pub fn heading(ui: &mut Ui, text: &str) {
    ui.separator();
    ui.label(RichText::new(text).small().strong());
}

/// A labelled number in a row of a grid.
pub fn number(ui: &mut Ui, name: &str, tip: &str, value: DragValue<'_>) -> bool {
    ui.label(name).on_hover_text(tip);
    let response = ui.add(value).on_hover_text(tip);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
    ui.end_row();
    response.changed()
}

/// A seed, and the next one.
pub fn seed(ui: &mut Ui, model: &Model, seed: &mut u64) -> bool {
    use crate::gui::icons::{self, Icon};
    let lang = model.lang();
    let name = tr!(lang, board_seed);
    let tip = tr!(lang, board_the_same_seed_always_gives);
    ui.label(name).on_hover_text(tip);
    let mut changed = false;
    ui.horizontal(|ui| {
        let response = ui.add(DragValue::new(seed).speed(0.1)).on_hover_text(tip);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
        changed = response.changed();
        if icons::button(ui, Icon::Dice, tr!(lang, board_next_seed), true).clicked() {
            *seed = seed.wrapping_add(1);
            changed = true;
        }
    });
    ui.end_row();
    changed
}

pub fn generate(ui: &mut Ui, model: &Model) -> bool {
    let lang = model.lang();
    let name = RichText::new(tr!(lang, board_generate)).strong();
    let button = Button::new(name).fill(model.theme().palette().accent_soft);
    ui.horizontal(|ui| ui.add(button))
        .inner
        .on_hover_text(tr!(lang, board_make_it_from_these_numbers))
        .clicked()
}

pub fn examples(ui: &mut Ui, model: &Model, game: Game, actions: &mut Vec<Action>) {
    let lang = model.lang();
    heading(ui, tr!(lang, board_examples));
    for example in EXAMPLES.iter().filter(|example| example.game == game) {
        let button = Button::new(example.name.get(lang)).frame(false);
        if ui
            .add(button)
            .on_hover_text(example.tip.get(lang))
            .clicked()
        {
            // Only its position: what is compared stays.
            let position = example.session().problem.position;
            actions.push(edit(model, position, None));
            ui.close();
        }
    }
}
