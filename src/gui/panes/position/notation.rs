//! The position as text, both ways: it follows the position, and what is typed is checked at
//! once. Text that says a position becomes it; other text stays as it is, with the reason why.

use crate::base::messages::{Localize, tr};
use egui::text::LayoutJob;
use egui::text_edit::TextEditState;
use egui::{
    Color32, FontId, FontSelection, Id, Key, Label, Modifiers, RichText, TextBuffer, TextEdit,
    TextStyle, Ui, WidgetInfo,
};

use crate::gui::action::Action;
use crate::gui::board::has_board;
use crate::gui::board::parts::{Groups, edit, quiet};
use crate::gui::command::Command;
use crate::gui::model::Model;
use crate::gui::shell::toolbar;
use crate::problem::{Format, Game, Hints, Position, ReadError, read_on_any_board};

/// Longer texts are not put into a field: nobody edits them there, and every frame would have to
/// lay them out.
const LONGEST: usize = 8_000;

#[derive(Default)]
pub struct Notation {
    text: String,
    /// The position the text belongs to.
    of: Option<Position>,
    error: Option<ReadError>,
    /// What a typed text was read as, where it is not the usual notation.
    read_as: Option<Format>,
    group: u64,
}

impl Notation {
    /// A board's line, broken wherever the pane ends; below it what is said of it, by `remarks`
    /// too, with copy and paste at the right.
    pub fn board<R>(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
        remarks: impl FnOnce(&mut Ui, &mut Vec<Action>) -> R,
    ) -> R {
        self.follow(ui, model);
        let font = board_font(ui);
        let color = self.color(model);
        let mut broken = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
            let mut job = LayoutJob::simple(text.as_str().to_owned(), font.clone(), color, width);
            job.wrap.break_anywhere = true;
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        if self.error.is_none() {
            finish_by_enter(ui);
        }
        let field = TextEdit::multiline(&mut self.text)
            .desired_rows(1)
            .layouter(&mut broken);
        let width = ui.available_width();
        let response = add(ui, model, field, width);
        self.listen(&response, model, groups, actions);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            let width = (ui.available_width() - buttons_width(ui)).max(60.0);
            let said = ui.vertical(|ui| {
                ui.set_width(width);
                self.verdict(ui, model);
                remarks(ui, actions)
            });
            clipboard(ui, model, actions);
            said.inner
        })
        .inner
    }

    /// As many lines as it takes, for trees.
    pub fn paragraph(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
    ) {
        self.follow(ui, model);
        if self.text.len() > LONGEST {
            let length = self.text.chars().count();
            ui.horizontal(|ui| clipboard(ui, model, actions));
            return quiet(
                ui,
                tr!(model.lang(), board_its_text_has_characters_copy, length),
            );
        }
        self.field(ui, model, groups, actions);
    }

    /// The field with copy and paste at its right, and what is said of the text below it.
    fn field(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
    ) {
        let color = self.color(model);
        let response = ui
            .horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 3.0;
                let field = TextEdit::multiline(&mut self.text)
                    .desired_rows(1)
                    .font(FontSelection::Style(TextStyle::Monospace))
                    .text_color(color);
                let width = (ui.available_width() - buttons_width(ui)).max(60.0);
                let response = add(ui, model, field, width);
                clipboard(ui, model, actions);
                response
            })
            .inner;
        self.listen(&response, model, groups, actions);
        self.verdict(ui, model);
    }

    fn color(&self, model: &Model) -> Color32 {
        let palette = model.theme().palette();
        match self.error {
            Some(_) => palette.bad,
            None => palette.text,
        }
    }

    /// Another position from elsewhere: the text is its text.
    fn follow(&mut self, ui: &Ui, model: &Model) {
        let position = &model.problem().position;
        if self.of.as_ref() != Some(position) {
            // Whoever undoes what is typed from here on comes back to this.
            if let Some(mut state) = TextEditState::load(ui.ctx(), id()) {
                state.clear_undoer();
            }
            self.text = position.to_string();
            self.of = Some(position.clone());
            self.error = None;
            self.read_as = None;
        }
    }

    fn listen(
        &mut self,
        response: &egui::Response,
        model: &Model,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
    ) {
        let now = &model.problem().position;
        if response.gained_focus() {
            self.group = groups.next();
        }
        if response.changed() {
            let hints = Hints {
                game: Game::of(now),
                board: now.board(),
                mate: model.problem().question.is_tsume(),
            };
            match read_on_any_board(&self.text, hints) {
                Ok((position, format)) => {
                    self.error = None;
                    self.read_as = (position.to_string() != self.text.trim()).then_some(format);
                    self.of = Some(position.clone());
                    // A whole game or diagram would push the board out of sight: it is the
                    // position's own line at once.
                    if has_board(&position) && self.text.trim().contains('\n') {
                        self.text = position.to_string();
                    }
                    if position != *now {
                        actions.push(edit(model, position, Some(self.group)));
                    }
                }
                Err(error) => {
                    self.error = Some(error);
                    self.read_as = None;
                }
            }
        }
        if response.lost_focus() && self.error.is_none() {
            self.text = now.to_string();
            self.read_as = None;
        }
    }

    fn verdict(&self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        if let Some(error) = &self.error {
            let color = model.theme().palette().bad;
            let sentence = crate::gui::words::sentence(error.localize(lang), lang);
            let text = RichText::new(sentence).small().color(color);
            ui.add(Label::new(text).wrap());
        } else if let Some(format) = self.read_as {
            let name = format.name(lang);
            quiet(ui, tr!(lang, board_read_as, name));
        }
    }
}

fn clipboard(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    for command in [Command::CopyPosition, Command::PastePosition] {
        toolbar::command(ui, model, command, actions);
    }
}

/// Two lines of a board's notation, with the frame of its field.
pub fn board_height(ui: &Ui) -> f32 {
    2.0 * ui.fonts_mut(|fonts| fonts.row_height(&board_font(ui))) + 6.0
}

fn board_font(ui: &Ui) -> FontId {
    let mut font = TextStyle::Monospace.resolve(ui.style());
    font.size *= 0.85;
    font
}

/// How much room the two buttons take beside the field.
pub fn buttons_width(ui: &Ui) -> f32 {
    2.0 * ui.spacing().interact_size.y.max(20.0) + 6.0
}

fn id() -> Id {
    Id::unique("notation")
}

/// A text that is a position is done with: Enter leaves the field. Only a game or a diagram that is
/// being typed has another line.
fn finish_by_enter(ui: &Ui) {
    let typing = ui.memory(|memory| memory.has_focus(id()));
    if typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        ui.memory_mut(|memory| memory.surrender_focus(id()));
    }
}

fn add(ui: &mut Ui, model: &Model, field: TextEdit<'_>, width: f32) -> egui::Response {
    let lang = model.lang();
    // What stands above it changes with what is typed; it is the same field all the same.
    let field = field.id(id());
    let response = ui.add(field.desired_width(width));
    response.widget_info(|| {
        WidgetInfo::labeled(egui::Role::TextInput, true, tr!(lang, board_notation))
    });
    response.on_hover_text(tr!(lang, board_the_position_as_text_type))
}
