//! The command palette: every command, found by typing a part of its name.

use crate::base::messages::{Lang, tr};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Area, Context, Event, EventFilter, Frame, Id, Key, Label, Layout, Margin, Modifiers,
    Order, Response, RichText, ScrollArea, TextEdit, Ui, vec2,
};

use super::keys;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::Model;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 400.0;

/// What is typed, and which hit is marked.
#[derive(Default)]
pub struct Palette {
    open: bool,
    text: String,
    /// None while nothing is typed or chosen: Enter is not to do what nobody has looked at.
    marked: Option<usize>,
    /// Something was typed before the field had the keyboard.
    typed: bool,
}

/// The field, so that it can have the keyboard before it is drawn.
fn field_id() -> Id {
    Id::unique("command palette's field")
}

impl Palette {
    pub fn toggle(&mut self) {
        *self = Palette {
            open: !self.open,
            ..Palette::default()
        };
    }

    /// What lies below is changed by other keys, and is to be seen.
    pub fn close(&mut self) {
        *self = Palette::default();
    }

    pub fn is_open(&self) -> bool {
        self.open
    }

    /// At the beginning of a frame. Its keys open it at once, and until the field has the keyboard
    /// whatever is typed is put into it here: nobody waits for a frame before typing on.
    pub fn listen(&mut self, ctx: &Context) {
        let keys = Command::Palette.describe().keys;
        let is_call = |event: &Event| match event {
            Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } => (keys.iter())
                .any(|it| *key == it.logical_key && modifiers.matches_exact(it.modifiers)),
            _ => false,
        };
        let called = ctx.input(|input| input.events.iter().position(is_call));
        let from = match called {
            Some(at) => {
                self.toggle();
                // A menu that stayed open would lie over it.
                egui::Popup::close_all(ctx);
                ctx.input_mut(|input| input.events.remove(at));
                at
            }
            None => 0,
        };
        if !self.open || called.is_none() && ctx.memory(|memory| memory.has_focus(field_id())) {
            return;
        }
        // What had the keyboard is not to hear the rest.
        ctx.memory_mut(|memory| memory.request_focus(field_id()));
        ctx.input_mut(|input| {
            let (mut place, text) = (0, &mut self.text);
            input.events.retain(|event| {
                place += 1;
                match event {
                    _ if place <= from => return true,
                    Event::Text(typed) => text.push_str(typed),
                    Event::Key {
                        key: Key::Backspace,
                        pressed: true,
                        ..
                    } => drop(text.pop()),
                    _ => return true,
                }
                self.typed = true;
                false
            });
        });
        if self.typed {
            let end = CCursorRange::one(CCursor::new(self.text.chars().count()));
            let mut state = TextEditState::load(ctx, field_id()).unwrap_or_default();
            state.cursor.set_char_range(Some(end));
            state.store(ctx, field_id());
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        if !self.open {
            return;
        }
        let lang = model.lang();
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
        if pressed(Key::Escape) {
            self.open = false;
        }
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let screen = ui.ctx().content_rect();
        let width = WIDTH.min(screen.width() - 40.0);
        let height = HEIGHT.min(screen.height() - 180.0);
        let can = |command: Command| model.command_state(command).is_ok();
        let mut chosen = None;
        let area = Area::new(Id::unique("command palette"))
            .order(Order::Foreground)
            .fixed_pos(egui::pos2(
                screen.center().x - width / 2.0,
                screen.top() + 70.0,
            ))
            .show(ui.ctx(), |ui| {
                Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_width(width);
                    let hint = tr!(lang, window_type_a_command);
                    let field = TextEdit::singleline(&mut self.text)
                        .id(field_id())
                        .hint_text(hint)
                        .desired_width(f32::INFINITY);
                    let response = ui.add(field);
                    response.widget_info(|| {
                        egui::WidgetInfo::labeled(egui::Role::TextInput, true, hint)
                    });
                    keep_keys(&response);
                    let hits = matching(&self.text, lang);
                    let before = self.marked;
                    let changed = response.changed() | std::mem::take(&mut self.typed);
                    if changed {
                        self.marked = first(&self.text, &hits, can);
                    }
                    let last = hits.len().saturating_sub(1);
                    self.marked = match self.marked {
                        None => down.then_some(0),
                        Some(at) if down => Some((at + 1).min(last)),
                        Some(at) if up => Some(at.saturating_sub(1)),
                        marked => marked,
                    };
                    let marked = self.marked.and_then(|at| hits.get(at).copied());
                    if enter {
                        chosen = marked.filter(|&command| can(command));
                    }
                    if hits.is_empty() {
                        ui.weak(tr!(lang, window_no_command_has_this_in));
                    }
                    // As high at once as it will be: an area would grow frame by frame.
                    let list = ScrollArea::vertical()
                        .max_height(height)
                        .min_scrolled_height(height);
                    list.show(ui, |ui| {
                        for (i, &command) in hits.iter().enumerate() {
                            let is_marked = self.marked == Some(i);
                            let hit = row(ui, model, command, is_marked);
                            if is_marked && (changed || self.marked != before) {
                                hit.scroll_to_me(None);
                            }
                            if hit.clicked() {
                                chosen = Some(command);
                            }
                        }
                    });
                    // Below the list, which stays where it is when a reason comes or goes.
                    if let Some(Err(reason)) = marked.map(|command| model.command_state(command)) {
                        ui.separator();
                        ui.add(Label::new(RichText::new(reason).weak()).wrap());
                    }
                    ui.allocate_space(vec2(width, 0.0));
                });
            });
        if let Some(command) = chosen {
            self.open = false;
            actions.push(Action::Command(command));
        } else if ui.input(|i| i.pointer.any_click()) && !area.response.contains_pointer() {
            self.open = false;
        }
    }
}

/// Nothing else gets the keyboard while the palette is open: Tab and arrows would lead to what lies
/// below, and who leaves the palette is to be back where it was called. Asked for once only, for every
/// asking lets those keys go.
fn keep_keys(field: &Response) {
    if !field.has_focus() {
        return field.request_focus();
    }
    let filter = EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    (field.ctx).memory_mut(|memory| memory.set_focus_lock_filter(field.id, filter));
}

/// A command's name, what it does, and its keys at the right.
fn row(ui: &mut Ui, model: &Model, command: Command, marked: bool) -> Response {
    let lang = model.lang();
    let d = command.describe();
    let enabled = model.command_state(command).is_ok();
    let row = ui.add_enabled_ui(enabled, |ui| {
        ui.horizontal_top(|ui| {
            let name = RichText::new(d.name.get(lang)).strong();
            let hit = ui.selectable_label(marked, name);
            // The first line stands level with the name, which has room above it.
            let line = ui.text_style_height(&egui::TextStyle::Body);
            let level = Margin {
                top: ((hit.rect.height() - line) / 2.0).round().clamp(0.0, 20.0) as i8,
                ..Margin::ZERO
            };
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                // Beside the bar, not under it.
                ui.add_space(ui.spacing().scroll.bar_width + 4.0);
                if let Some(keys) = d.keys.first() {
                    Frame::new().inner_margin(level).show(ui, |ui| {
                        ui.weak(keys::text(ui.ctx(), keys));
                    });
                }
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                    Frame::new().inner_margin(level).show(ui, |ui| {
                        ui.add(Label::new(RichText::new(d.tip.get(lang)).weak()).wrap());
                    });
                });
            });
            hit
        })
    });
    row.inner.inner
}

/// What Enter means after typing: the first hit that can be carried out, or else the first, which
/// says why it cannot.
fn first(text: &str, hits: &[Command], can: impl Fn(Command) -> bool) -> Option<usize> {
    if text.trim().is_empty() || hits.is_empty() {
        return None;
    }
    Some(hits.iter().position(|&hit| can(hit)).unwrap_or(0))
}

/// Commands whose name or tip contains every typed word: whole names first, then names, then tips.
/// English names are understood in every language.
fn matching(text: &str, lang: Lang) -> Vec<Command> {
    let typed = text.trim().to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let has = |hay: &str| {
        let hay = hay.to_lowercase();
        words.iter().all(|word| hay.contains(word))
    };
    let rank = |command: Command| {
        let d = command.describe();
        let names = [d.name.get(lang), d.name.get(Lang::En)];
        if names.iter().any(|name| name.to_lowercase() == typed) {
            Some(0)
        } else if names.iter().any(|name| has(name)) {
            Some(1)
        } else {
            let others = command.nickname().into_iter();
            let others = others.flat_map(|name| [name.get(lang), name.get(Lang::En)]);
            let mut more = others.chain([d.tip.get(lang)]);
            more.any(has).then_some(2)
        }
    };
    let all = (Command::all().into_iter()).filter(|&command| command != Command::Palette);
    let mut hits: Vec<(u8, Command)> = all.filter_map(|c| Some((rank(c)?, c))).collect();
    hits.sort_by_key(|&(rank, _)| rank);
    hits.into_iter().map(|(_, command)| command).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::pane_kind::PaneKind;
    use crate::problem::Game;
    use crate::session::examples::EXAMPLES;

    #[test]
    fn commands_are_found_by_parts_of_their_names_in_both_languages() {
        assert_eq!(matching("undo", Lang::En)[0], Command::Undo);
        assert_eq!(matching("next le", Lang::En)[0], Command::StepLeaf);
        assert!(matching("元に", Lang::Ja).contains(&Command::Undo));
        assert!(matching("no such thing", Lang::En).is_empty());
        assert_eq!(matching("add", Lang::En)[0], Command::AddAlgorithm);
        let race = Command::ShowPane(PaneKind::Race);
        for lang in Lang::ALL {
            assert_eq!(matching("race", lang)[0], race);
            let others = [
                ("breakpoint", Command::AddBreakpoint),
                ("predict", Command::Predict),
                ("remove algorithm", Command::RemoveAlgorithm),
                ("faster", Command::Faster),
                ("slower", Command::Slower),
                ("switch to shogi", Command::SwitchTo(Game::Shogi)),
            ];
            for (typed, command) in others {
                assert_eq!(matching(typed, lang)[0], command, "{typed}");
            }
            assert!(matching("example", lang).contains(&Command::Example(0)));
            for (at, example) in EXAMPLES.iter().enumerate() {
                let hits = matching("othello", lang);
                let is_othello = example.game == Game::Othello;
                assert!(!is_othello || hits.contains(&Command::Example(at)));
            }
        }
    }

    #[test]
    fn enter_means_the_first_hit_that_can_be_carried_out() {
        let hits = [Command::Undo, Command::Redo];
        assert_eq!(first("do", &hits, |hit| hit == Command::Redo), Some(1));
        assert_eq!(first("do", &hits, |_| false), Some(0));
        assert_eq!(first(" ", &hits, |_| true), None);
        assert_eq!(first("xyz", &[], |_| true), None);
    }
}
