//! The application: draws shell and panes, gathers their actions and applies them between frames.

mod closing;
mod eframe_app;
mod exporting;
mod keeping;
mod keys;
mod letters;
mod line;
mod tidying;
mod typing;

use crate::base::messages::{Localize, tr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::base::platform::channel::{Receiver, TryRecvError};
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui, ViewportCommand};

use super::action::{Action, FileWish, LessonAction, PlayAction};
use super::board;
use super::command::Command;
use super::desk::{Desk, PerDesk};
use super::dock::Dock;
use super::files::{FileChooser, Native};
use super::film::Shooting;
use super::model::{Model, TsumeAction};
use super::pane_kind::PaneKind;
use super::pane_tool::PaneTool;
use super::panes::{self, Behavior, Panes};
use super::shell::focus::Focus;
use super::shell::palette::Palette;
use super::shell::path_field::PathField;
use super::shell::quit::Quit;
use super::shell::recovery::{self, Found};
use super::shell::sheets::{self, Sheet};
use super::shell::{layers, menu, pull_down, rail, status, toast};
use super::theme::{self, Theme};
use super::writing::Writing;
use crate::base::platform::keep_memory_at_hand;
use crate::picture::fonts;
use crate::play::opponent::StartEngine;
use crate::session::Session;
use crate::session::crash;
use crate::session::settings::{Folders, Settings};
use crate::worker::waiting;

use self::keeping::Keeping;
use self::letters::Letters;
use self::tidying::Tidying;
use self::typing::Typing;

/// What shooting a film may take of a frame.
const A_FRAMES_FILMING: Duration = Duration::from_millis(8);

/// With what the window opens.
pub struct Options {
    pub session: Session,
    pub path: Option<PathBuf>,
    pub settings: Settings,
    /// Where settings and autosave live; nothing = nowhere (tests, pictures).
    pub folders: Option<Folders>,
    /// How other programs' engines are started, where programs can be.
    pub start_engine: Option<StartEngine>,
}

pub struct App {
    model: Model,
    /// The desk that was in front in the last frame, what stands on it, and how it is looked at.
    desk: Desk,
    dock: Dock,
    panes: Panes,
    /// The same of the other desks.
    others: PerDesk<Option<(Dock, Panes)>>,
    palette: Palette,
    sheet: Option<Sheet>,
    focus: Focus,
    typing: Typing,
    quit: Quit,
    path_field: PathField,
    chooser: Box<dyn FileChooser>,
    asked: Vec<(FileWish, Receiver<Option<PathBuf>>)>,
    writing: Writing,
    /// A film in the making, and the file it is for.
    filming: Option<(Shooting, PathBuf)>,
    look: Option<(Theme, bool)>,
    letters: Letters,
    /// A picture of the window that was asked for has come and lies on the clipboard.
    picture_copied: Arc<AtomicBool>,
    keeping: Keeping,
    tidying: Tidying,
    /// What a window that died had put aside, until it is answered for.
    left_behind: Option<Found>,
    /// Frames in which a text from the clipboard may still arrive that was asked for.
    pasting: u8,
}

impl App {
    pub fn new(ctx: &Context, options: Options) -> App {
        keep_memory_at_hand();
        ctx.set_fonts(fonts::definitions());
        let waker = ctx.clone();
        let wake = Arc::new(move || waker.request_repaint());
        let desk = Desk::default();
        let dock = Dock::new(
            desk,
            options.settings.desks.get(desk.id()).map(String::as_str),
        );
        let stored = options.settings.clone();
        let mut model = Model::new(options.session, options.settings, options.folders, wake);
        model.set_start_engine(options.start_engine);
        if let Some(path) = options.path {
            model.apply(Action::OpenPath(path));
        }
        let keeping = Keeping::new(model.folders(), stored);
        let left_behind = keeping.left_behind().and_then(|found| {
            found
                .map_err(|error| {
                    let lang = model.lang();
                    let why = error.localize(lang);
                    model.apply(Action::Complain(tr!(
                        lang,
                        window_what_was_open_when_yomiki,
                        why
                    )));
                })
                .ok()
        });
        let left_behind = left_behind.and_then(Found::of);
        let broken = model.folders().and_then(|it| crash::unseen(&it.state));
        if let Some(broken) = broken {
            let sentence = broken.localize(model.lang());
            model.apply(Action::Complain(sentence));
        }
        App {
            model,
            desk,
            dock,
            panes: Panes::default(),
            others: PerDesk::default(),
            palette: Palette::default(),
            sheet: None,
            focus: Focus::default(),
            typing: Typing::default(),
            quit: Quit::default(),
            path_field: PathField::default(),
            chooser: Box::new(Native),
            asked: Vec::new(),
            writing: Writing::default(),
            filming: None,
            look: None,
            letters: Letters::default(),
            picture_copied: Arc::default(),
            keeping,
            tidying: Tidying::default(),
            left_behind,
            pasting: 0,
        }
    }

    /// Puts another file chooser in place of the platform's dialogs.
    pub fn with_chooser(mut self, chooser: impl FileChooser + 'static) -> App {
        self.chooser = Box::new(chooser);
        self
    }

    /// Begins with a complaint, if there was trouble before there was a window.
    pub fn complaining(mut self, of: Option<&dyn Localize>) -> App {
        if let Some(trouble) = of {
            let sentence = trouble.localize(self.model.lang());
            self.model.apply(Action::Complain(sentence));
        }
        self
    }

    /// Whether what is kept of the window's work is being written.
    pub fn is_keeping(&self) -> bool {
        self.keeping.is_writing()
    }

    /// Puts the session aside more often than is usual.
    pub fn autosaving_every(mut self, long: Duration) -> App {
        self.keeping.set_every(long);
        self
    }

    /// Panes only, laid out for a slide of a lesson.
    pub fn bare(mut self) -> App {
        self.model.set_slide();
        self.dock.make_slide();
        self
    }

    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Applies an action as if a pane had returned it, and waits until its moment is shown and its
    /// file is written.
    pub fn act(&mut self, action: Action) {
        self.pass_on(action);
        self.model.arrive();
        while self.filming.is_some() {
            self.go_on_filming(Duration::MAX);
            self.model.arrive();
        }
        waiting::until(Duration::MAX, || {
            self.hear_of_files();
            !self.writing.is_busy()
        });
    }

    /// Applies an action as if a pane had returned it: a far moment is shown some frames later.
    pub fn pass_on(&mut self, action: Action) {
        self.apply(action, None);
        self.grant_wishes(None);
    }

    /// Waits until all that is recorded is shown. The window itself never waits.
    pub fn arrive(&mut self) {
        self.model.arrive();
    }

    /// Fetches what the workers have for us. Before every frame, also while hidden.
    pub fn logic(&mut self, ctx: &Context) {
        self.renew_letters(ctx);
        self.hear_of_searches(ctx);
        self.grant_wishes(Some(ctx));
        let moving = self.model.is_moving();
        if moving {
            ctx.request_repaint_after(Duration::from_millis(16));
        }
        if let Some(long) = self.tidying.hear(moving) {
            ctx.request_repaint_after(long);
        }
        self.answers();
        self.hear_of_the_picture();
        self.hear_of_files();
        self.closing(ctx);
        if self.filming.is_some() {
            self.go_on_filming(A_FRAMES_FILMING);
            ctx.request_repaint();
        }
        self.keep();
    }

    /// News of the searches, and what is done a little in every frame.
    fn hear_of_searches(&mut self, ctx: &Context) {
        if self.letters.have_precedence() {
            ctx.request_repaint();
        } else {
            self.model.poll();
            self.follow_desk();
        }
    }

    fn hear_of_the_picture(&mut self) {
        if self.picture_copied.swap(false, Ordering::Relaxed) {
            let lang = self.model.lang();
            let sentence = tr!(lang, window_the_picture_is_on_the);
            self.model.apply(Action::SearchEvent(sentence.to_owned()));
        }
    }

    fn hear_of_files(&mut self) {
        let news = self.writing.news(self.model.lang());
        if !news.is_empty() && !self.writing.is_busy() {
            self.model.apply(Action::Done);
        }
        for news in news {
            self.model.apply(news);
        }
    }

    /// One frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        layers::forget_old(&ctx);
        self.letters.drawn();
        let grows = self.dress(&ctx);
        self.fit(&ctx, grows);
        if self.dock.is_small() {
            theme::tighten(ui.spacing_mut());
        }
        let mut actions = Vec::new();
        if self.model.hovered().is_some() {
            // Whoever is still pointed at says so again.
            actions.push(Action::Hover(None));
        }
        self.keys(&ctx, &mut actions);
        let palette = self.model.theme().palette();
        let letters = theme::body_size(self.model.presentation());
        let rail_width = rail::width(ctx.content_rect().width(), letters);

        let bar = Frame::new()
            .fill(palette.ground)
            .inner_margin(Margin::symmetric(8, 4));
        if !self.dock.is_slide() {
            Panel::top("menu")
                .frame(bar)
                .show(ui, |ui| menu::bar(ui, &self.model, &mut actions));
            Panel::bottom("status")
                .frame(bar)
                .show(ui, |ui| status::bar(ui, &self.model));
            Panel::left("rail")
                .frame(bar.inner_margin(Margin::symmetric(2, 4)))
                .resizable(false)
                .show_separator_line(false)
                .exact_size(rail_width)
                .show(ui, |ui| rail::ui(ui, &self.model, &mut actions));
        }
        CentralPanel::default()
            .frame(
                Frame::new()
                    .fill(palette.ground)
                    .inner_margin(Margin::symmetric(6, 2)),
            )
            .show(ui, |ui| {
                let mut behavior = Behavior {
                    alone: self.dock.alone().is_some(),
                    model: &self.model,
                    panes: &mut self.panes,
                    actions: &mut actions,
                    tabs: Vec::new(),
                };
                self.dock.ui(&mut behavior, ui);
                let tabs = behavior.tabs;
                self.focus.handles.find(ui, &tabs, panes::is_room);
                self.panes.drawn();
            });
        self.palette.ui(ui, &self.model, &mut actions);
        self.path_field.ui(ui, &self.model, &mut actions);
        if let Some(sheet) = self.sheet
            && sheets::ui(ui, sheet, self.model.lang())
        {
            self.sheet = None;
        }
        if recovery::ui(ui, &mut self.left_behind, &self.model, &mut actions) {
            self.keeping.clear();
        }
        if let Some(answer) = self.quit.ui(ui, &self.model) {
            self.quit_answered(answer, &ctx, &mut actions);
        }
        let aside = match self.dock.alone() {
            Some(kind) => panes::tools_in_the_corner(ui, kind),
            None => 0.0,
        };
        toast::ui(ui, &self.model, aside, &mut actions);
        self.focus.draw(&ctx, palette);
        for action in actions {
            self.apply(action, Some(&ctx));
        }
        self.grant_wishes(Some(&ctx));
        if let Some(text) = self.model.take_copied() {
            ctx.copy_text(text);
        }
        self.renew_letters(&ctx);
    }

    fn renew_letters(&mut self, ctx: &Context) {
        let (large, lang) = (self.model.presentation(), self.model.lang());
        self.letters.follow(ctx, large, lang);
    }

    /// Theme and type size, when they have changed; says whether the type has grown.
    fn dress(&mut self, ctx: &Context) -> bool {
        let look = (self.model.theme(), self.model.presentation());
        let grows = look.1 && self.look.is_some_and(|(_, large)| !large);
        if self.look != Some(look) {
            theme::apply(ctx, look.0, look.1);
            if self.look.replace(look).is_some() {
                self.letters.begin_by_themselves();
            }
        }
        if (ctx.zoom_factor() - self.model.zoom()).abs() > 1e-3 {
            // From the next frame on, like the letters: those of this frame are still the old ones.
            ctx.set_zoom_factor(self.model.zoom());
            self.letters.begin_anew(ctx);
        }
        grows
    }

    /// Room for what there is to show.
    fn fit(&mut self, ctx: &Context, type_grows: bool) {
        let curves = self.dock.is_in_sight(PaneKind::Plots);
        let letters = theme::body_size(self.model.presentation());
        let wide = board::is_wide(&self.model.problem().position);
        self.dock.follow(self.panes.focused());
        self.dock
            .follow_lesson(self.model.learn().course().is_some());
        self.dock.fit(ctx.content_rect().size(), letters, wide);
        // Behind another tab they are one click away.
        if type_grows && curves && !self.dock.has_room_for(PaneKind::Plots) {
            let words = tr!(self.model.lang(), window_in_large_type_there_is);
            self.model.apply(Action::SayOfLargeType(words.to_owned()));
        }
    }

    /// What concerns the window is done here, the rest by the model.
    fn apply(&mut self, action: Action, ctx: Option<&Context>) {
        match action {
            Action::Command(Command::Palette) => self.palette.toggle(),
            Action::Command(Command::Shortcuts) => self.sheet = Some(Sheet::Shortcuts),
            Action::Command(Command::WhatIsCounted) => self.sheet = Some(Sheet::WhatIsCounted),
            Action::Command(Command::About) => self.sheet = Some(Sheet::About),
            Action::Command(Command::ResetLayout) => self.dock.reset(),
            Action::Command(Command::ShowPane(kind)) => {
                self.go_to(self.model.desk().with(kind));
                self.dock.show(kind);
                self.lead_keys_to(kind);
                self.panes.called(kind);
            }
            Action::Command(Command::ShowRace(page)) => {
                self.panes.show_race(page);
                self.apply(Action::Command(Command::ShowPane(PaneKind::Race)), ctx);
            }
            Action::Command(Command::InPane(tool)) => self.take_up(tool, ctx),
            Action::Command(Command::AddAlgorithm) => {
                let pane = Command::ShowPane(PaneKind::Algorithms);
                self.apply(Action::Command(pane), ctx);
                if self.focus.is_by_keys() {
                    self.panes.lead_to_adding();
                }
            }
            Action::Command(Command::AddBookmark) => {
                let before = self.model.bookmarks().len();
                self.model.apply(action);
                if let Some(made) = self.model.bookmarks().get(before) {
                    let name = made.name.clone();
                    let timeline = Command::ShowPane(PaneKind::Timeline);
                    self.apply(Action::Command(timeline), ctx);
                    self.panes.name_bookmark(before, name);
                }
            }
            Action::Command(Command::AddBreakpoint) => {
                let pane = Command::ShowPane(PaneKind::Inspector);
                self.apply(Action::Command(pane), ctx);
                if let Some(ctx) = ctx {
                    panes::lead_to_breakpoints(ctx);
                }
            }
            Action::Command(Command::SwitchTo(game)) => {
                if matches!(self.model.desk(), Desk::Learn | Desk::Lab) {
                    self.go_to(Desk::Watch);
                }
                let switch = self.panes.switch_to(game);
                self.apply(switch, ctx);
                let pane = Command::ShowPane(PaneKind::Position);
                self.apply(Action::Command(pane), ctx);
            }
            // Who attacks in a mate problem takes back a move of the attack, not the problem.
            Action::Command(Command::Undo) if self.attacks() => {
                self.model.apply(Action::Tsume(TsumeAction::TakeBack));
            }
            // Who plays takes back in the game, not what was set up beside it.
            Action::Command(Command::Undo) if self.plays() => {
                self.model.apply(Action::Play(PlayAction::TakeBack));
            }
            Action::Command(Command::MenuBar) => {
                if let Some(ctx) = ctx {
                    pull_down::open_first(ctx);
                }
            }
            Action::Command(Command::FillWindow) => {
                let kind = self.meant().unwrap_or(PaneKind::Trees);
                self.dock.fill_or_return(kind);
            }
            Action::FillWindow(kind) => {
                self.dock.fill_or_return(kind);
                // The button that did it goes with its row of tabs.
                self.lead_keys_to(kind);
            }
            Action::LeadKeys(kind) => self.lead_keys_to(kind),
            Action::Command(Command::NextPane) => self.panes.focus_next(),
            Action::Command(Command::PreviousPane) => self.panes.focus_previous(),
            Action::Command(Command::Quit) => {
                if self.quit.ask(&self.model)
                    && let Some(ctx) = ctx
                {
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
            }
            Action::Command(Command::CopyPicture) => {
                if let Some(ctx) = ctx {
                    let (clipboard, copied) = (ctx.clone(), self.picture_copied.clone());
                    ctx.request_screenshot(move |image| {
                        clipboard.copy_image((*image).clone());
                        copied.store(true, Ordering::Relaxed);
                        clipboard.request_repaint();
                    });
                }
            }
            Action::Command(Command::CopyTree) => self.copy_tree(ctx),
            Action::Command(Command::PastePosition) => {
                if let Some(ctx) = ctx {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                    self.pasting = 3;
                }
            }
            Action::Command(command) if command.is_camera() => self.panes.camera(command),
            // What a command means may concern the window again: dialogs, examples.
            Action::Command(command) => {
                let actions = self.model.carry_out(command);
                self.follow_desk();
                for action in actions {
                    self.apply(action, ctx);
                }
            }
            Action::Files(wish) => {
                let name = self
                    .model
                    .path()
                    .and_then(|p| p.file_name())
                    .map(|n| n.to_string_lossy().into_owned());
                let suggestion = (wish == FileWish::SaveSession).then_some(name).flatten();
                let answer = self.chooser.ask(&wish, suggestion.as_deref());
                // The dialog knows the folder; the field has to say it.
                let path = self.model.path().map(|p| p.to_string_lossy().into_owned());
                let path = path.filter(|_| wish == FileWish::SaveSession);
                self.path_field.open(wish.clone(), path.as_deref());
                self.asked.push((wish, answer));
            }
            Action::SaveSession(path) => self.save_session(path),
            Action::Export(FileWish::ExportFilm(film), path) => self.write_film(film, path),
            Action::Export(FileWish::ExportTsumeLine, path) => self.model.export_tsume_line(&path),
            Action::Export(FileWish::ExportTsumeTree, path) => self.model.export_tsume_tree(&path),
            Action::Export(FileWish::ExportSlides(id), path) => self.write_slides(&id, path),
            Action::Export(FileWish::ExportSheet { lesson, answers }, path) => {
                self.write_sheet(&lesson, answers, path);
            }
            Action::Export(FileWish::ExportLab, path) => self.write_experiment(path),
            Action::Export(wish, path) => self.write_page(&wish, path),
            Action::Lesson(LessonAction::Start(_) | LessonAction::Add(_)) => {
                self.pass_to_model(action);
                self.lead_keys_to(PaneKind::Learn);
            }
            Action::Play(PlayAction::Begin(_)) => {
                self.model.apply(action);
                self.lead_keys_to(PaneKind::Play);
            }
            Action::Lesson(LessonAction::Step(_)) if self.dock.is_slide() => {
                self.dock.make_slide();
                self.pass_to_model(action);
            }
            Action::LoadExample(_) | Action::Restore(_) | Action::OpenPath(_) => {
                self.pass_to_model(action);
                self.panes.document_replaced();
                if self.desk == Desk::Solve {
                    self.dock.show(match self.model.has_tsume() {
                        true => PaneKind::Tsume,
                        false => PaneKind::Position,
                    });
                }
            }
            action => self.pass_to_model(action),
        }
    }

    fn pass_to_model(&mut self, action: Action) {
        self.model.apply(action);
        self.follow_desk();
    }

    fn go_to(&mut self, desk: Desk) {
        self.pass_to_model(Action::GoTo(desk));
    }

    /// Where another desk has come to the front, what stands on it does, as it was left.
    fn follow_desk(&mut self) {
        let next = self.model.desk();
        if next == self.desk {
            return;
        }
        let is_slide = self.dock.is_slide();
        let (dock, panes) = self.others[next].take().unwrap_or_else(|| {
            let remembered = self.model.settings().desks.get(next.id());
            let mut dock = Dock::new(next, remembered.map(String::as_str));
            if is_slide {
                dock.make_slide();
            }
            (dock, Panes::default())
        });
        let dock = std::mem::replace(&mut self.dock, dock);
        let panes = std::mem::replace(&mut self.panes, panes);
        self.others[self.desk] = Some((dock, panes));
        self.desk = next;
        self.panes.keep_keys();
    }

    /// What a pane offers was called by its name: that pane comes to the front and does it.
    fn take_up(&mut self, tool: PaneTool, ctx: Option<&Context>) {
        if let Err(reason) = self.model.tool_state(tool) {
            return self.model.apply(Action::SearchEvent(reason));
        }
        let pane = Command::ShowPane(tool.pane());
        self.apply(Action::Command(pane), ctx);
        if let Some(action) = self.panes.take_up(tool, &self.model, ctx) {
            self.apply(action, ctx);
        }
    }

    /// The pane that is meant by a key: where somebody goes by keys, or what was pointed at last.
    fn meant(&self) -> Option<PaneKind> {
        let focused = self.panes.focused().filter(|_| self.focus.is_by_keys());
        focused.or(self.panes.pointed())
    }

    /// Whether somebody attacks on the board in front.
    fn attacks(&self) -> bool {
        self.dock.is_in_front(PaneKind::Tsume) && self.model.tsume().is_attacked()
    }

    /// Whether somebody is in the middle of the game in front, and not in a pane beside it in which
    /// something can be undone.
    fn plays(&self) -> bool {
        let beside = [PaneKind::Position, PaneKind::Algorithms];
        self.dock.is_in_front(PaneKind::Play)
            && self.model.is_in_a_game()
            && self.meant().is_none_or(|kind| !beside.contains(&kind))
    }

    /// Whoever uses the keyboard goes on in the pane that was asked for.
    fn lead_keys_to(&mut self, kind: PaneKind) {
        if self.focus.is_by_keys() {
            self.panes.focus(kind);
        }
    }

    /// What the model wants done to the window: a lesson brings panes to the front.
    fn grant_wishes(&mut self, ctx: Option<&Context>) {
        for command in self.model.take_wishes() {
            self.apply(Action::Command(command), ctx);
        }
    }

    /// Answers of file dialogs. Where none can be shown, our own path field opens.
    fn answers(&mut self) {
        let mut done = Vec::new();
        self.asked.retain(|(wish, answer)| match answer.try_recv() {
            Ok(path) => {
                done.push((wish.clone(), path));
                false
            }
            Err(TryRecvError::Empty) => true,
            Err(TryRecvError::Disconnected) => {
                done.push((wish.clone(), None));
                false
            }
        });
        for (wish, path) in done {
            match path {
                Some(path) => {
                    self.path_field.close();
                    let action = PathField::action(wish, path);
                    self.apply(action, None);
                }
                None => self.path_field.dialog_is_gone(),
            }
        }
    }
}
