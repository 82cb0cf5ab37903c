//! The application: draws shell and panes, gathers their actions and applies them between frames.

mod exporting;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, TryRecvError};
use egui::{
    CentralPanel, Context, Event, Frame, Key, KeyboardShortcut, Margin, Panel, Ui, ViewportCommand,
};

use super::action::{Action, FileWish, LessonAction, PlayAction};
use super::command::Command;
use super::dock::Dock;
use super::files::{FileChooser, Native};
use super::film::Shooting;
use super::model::Model;
use super::pane_kind::PaneKind;
use super::panes::{self, Behavior, Panes};
use super::shell::focus::Focus;
use super::shell::palette::Palette;
use super::shell::path_field::PathField;
use super::shell::quit::{Answer, Quit};
use super::shell::sheets::{self, Sheet};
use super::shell::{focus, layers, menu, recovery, status, toast};
use super::theme::{self, Theme};
use super::writing::Writing;
use crate::game::text::Spoken;
use crate::picture::fonts;
use crate::problem::Position;
use crate::session::Session;
use crate::session::autosave::{Autosave, LeftBehind};
use crate::session::settings::{Folders, Settings};
use crate::worker::memory;

/// How often the session is put aside while it has unsaved changes.
const AUTOSAVE: Duration = Duration::from_secs(20);

/// What shooting a film may take of a frame.
const A_FRAMES_FILMING: Duration = Duration::from_millis(8);

/// With what the window opens.
pub struct Options {
    pub session: Session,
    pub path: Option<PathBuf>,
    pub settings: Settings,
    /// Where settings and autosave live; nothing = nowhere (tests, pictures).
    pub folders: Option<Folders>,
}

pub struct App {
    model: Model,
    dock: Dock,
    panes: Panes,
    palette: Palette,
    sheet: Option<Sheet>,
    focus: Focus,
    quit: Quit,
    path_field: PathField,
    chooser: Box<dyn FileChooser>,
    asked: Vec<(FileWish, Receiver<Option<PathBuf>>)>,
    writing: Writing,
    /// A film in the making, and the file it is for.
    filming: Option<(Shooting, PathBuf)>,
    look: Option<(Theme, bool)>,
    autosaved: Instant,
    autosaves_every: Duration,
    /// Where the session is put aside; nothing = nowhere (tests, pictures).
    aside: Option<Autosave>,
    /// What a window that died had put aside, until it is answered for.
    left_behind: Option<LeftBehind>,
    stored: Settings,
}

impl App {
    pub fn new(ctx: &Context, options: Options) -> App {
        memory::give_back_early();
        ctx.set_fonts(fonts::definitions());
        let waker = ctx.clone();
        let wake = Arc::new(move || waker.request_repaint());
        let dock = Dock::new(options.settings.layout.as_deref());
        let stored = options.settings.clone();
        let mut model = Model::new(options.session, options.settings, options.folders, wake);
        if let Some(path) = options.path {
            model.apply(Action::OpenPath(path));
        }
        // Without a place to put the session aside everything else still works.
        let aside = model
            .folders()
            .and_then(|folders| Autosave::claim(&folders.state).ok());
        let left_behind = aside
            .as_ref()
            .and_then(Autosave::left_behind)
            .and_then(|found| {
                found
                    .map_err(|error| {
                        let lang = model.lang();
                        let why = error.say(lang);
                        model.apply(Action::Complain(lang.pick(
                            format!("What was open when Yomiki broke off cannot be read: {why}"),
                            format!("前回中断したときの内容を読めません: {why}"),
                        )));
                    })
                    .ok()
            });
        App {
            model,
            dock,
            panes: Panes::default(),
            palette: Palette::default(),
            sheet: None,
            focus: Focus::default(),
            quit: Quit::default(),
            path_field: PathField::default(),
            chooser: Box::new(Native),
            asked: Vec::new(),
            writing: Writing::default(),
            filming: None,
            look: None,
            autosaved: Instant::now(),
            autosaves_every: AUTOSAVE,
            aside,
            left_behind,
            stored,
        }
    }

    /// Puts another file chooser in place of the platform's dialogs.
    pub fn with_chooser(mut self, chooser: impl FileChooser + 'static) -> App {
        self.chooser = Box::new(chooser);
        self
    }

    /// Puts the session aside more often than is usual.
    pub fn autosaving_every(mut self, long: Duration) -> App {
        self.autosaves_every = long;
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
        while self.writing.is_busy() {
            std::thread::sleep(Duration::from_millis(1));
            self.hear_of_files();
        }
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
        self.model.poll();
        self.grant_wishes(Some(ctx));
        if self.model.is_moving() {
            ctx.request_repaint_after(Duration::from_millis(16));
        }
        self.answers();
        self.closing(ctx);
        if self.filming.is_some() {
            self.go_on_filming(A_FRAMES_FILMING);
            ctx.request_repaint();
        }
        self.hear_of_files();
        self.autosave();
    }

    fn hear_of_files(&mut self) {
        for news in self.writing.news(self.model.lang()) {
            self.model.apply(news);
        }
    }

    /// One frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        layers::forget_old(&ctx);
        self.dress(&ctx);
        self.fit(&ctx);
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
        if recovery::ui(ui, &mut self.left_behind, &self.model, &mut actions)
            && let Some(aside) = &self.aside
        {
            let _ = aside.clear();
        }
        if let Some(answer) = self.quit.ui(ui, &self.model) {
            self.quit_answered(answer, &ctx, &mut actions);
        }
        toast::ui(ui, &self.model, &mut actions);
        self.focus.draw(&ctx, palette);
        for action in actions {
            self.apply(action, Some(&ctx));
        }
        self.grant_wishes(Some(&ctx));
        if let Some(text) = self.model.take_copied() {
            ctx.copy_text(text);
        }
    }

    /// Theme and type size, when they have changed.
    fn dress(&mut self, ctx: &Context) {
        let look = (self.model.theme(), self.model.presentation());
        if self.look != Some(look) {
            theme::apply(ctx, look.0, look.1);
            self.look = Some(look);
        }
        if (ctx.zoom_factor() - self.model.zoom()).abs() > 1e-3 {
            ctx.set_zoom_factor(self.model.zoom());
        }
    }

    /// Room for what there is to show.
    fn fit(&mut self, ctx: &Context) {
        let letters = theme::body_size(self.model.presentation());
        let shogi = matches!(self.model.problem().position, Position::Shogi(_));
        self.dock.fit(ctx.content_rect().size(), letters, shogi);
    }

    /// Keys, pasted text and dropped files.
    fn keys(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let news = self.focus.follow(ctx);
        if news == focus::News::Lost {
            // Who was in a pane goes on in it.
            self.panes.keep_keys();
        }
        if self.left_behind.is_some() || self.quit.is_asking() || self.path_field.is_open() {
            // A question comes first.
            return;
        }
        // A board or a tree has the keyboard for a few keys only, a button or a slider too; all
        // others are commands as usual.
        let on_drawing = self.panes.takes_key(ctx, Key::Space).is_some();
        let on_widget = ctx.egui_wants_keyboard_input() && !on_drawing;
        // Escape closes a menu and must not stop the search behind it.
        let typing =
            ctx.text_edit_focused() || self.palette.is_open() || egui::Popup::is_any_open(ctx);
        // Keys with more modifiers first: Ctrl+Shift+Z also fits Ctrl+Z.
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = Command::all()
            .into_iter()
            .flat_map(|command| {
                command
                    .describe()
                    .keys
                    .iter()
                    .map(move |keys| (command, keys))
            })
            .collect();
        shortcuts.sort_by_key(|(_, keys)| {
            let m = keys.modifiers;
            std::cmp::Reverse(
                [m.shift, m.command, m.ctrl, m.alt]
                    .iter()
                    .filter(|&&on| on)
                    .count(),
            )
        });
        for (command, keys) in shortcuts {
            // While text is being typed, only keys with Ctrl or function keys are commands.
            let plain = !keys.modifiers.command && !is_function_key(keys.logical_key);
            let taken = || self.panes.takes_key(ctx, keys.logical_key) == Some(true);
            let works = || on_widget && focus::works_a_widget(keys.logical_key);
            if plain && (typing || self.sheet.is_some() || taken() || works()) {
                continue;
            }
            // Escape is pressed for many reasons: where nothing runs it is no reason to complain,
            // and whoever leaves something with it does not mean the search.
            let idle = self.model.command_state(command).is_err();
            if command == Command::Stop && (idle || news == focus::News::LetGo) {
                continue;
            }
            if ctx.input_mut(|input| input.consume_shortcut(keys)) {
                // A menu that stayed open would lie over what the command shows.
                egui::Popup::close_all(ctx);
                actions.push(Action::Command(command));
            }
        }
        if !typing {
            let events = ctx.input(|input| input.events.clone());
            for event in events {
                match event {
                    Event::Paste(text) => actions.push(Action::ReadText(text)),
                    Event::Copy => actions.push(Action::Command(Command::CopyPosition)),
                    _ => {}
                }
            }
        }
        for file in ctx.input(|input| input.raw.dropped_files.clone()) {
            actions.push(Action::OpenPath(file.path().to_path_buf()));
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
                self.dock.show(kind);
                self.lead_keys_to(kind);
                self.panes.called(kind);
            }
            Action::Command(Command::ShowRace(page)) => {
                self.panes.show_race(page);
                self.apply(Action::Command(Command::ShowPane(PaneKind::Race)), ctx);
            }
            Action::Command(Command::AddAlgorithm) => {
                let pane = Command::ShowPane(PaneKind::Algorithms);
                self.apply(Action::Command(pane), ctx);
                if self.focus.is_by_keys() {
                    self.panes.lead_to_adding();
                }
            }
            Action::Command(Command::FillWindow) => {
                let focused = self.panes.focused().filter(|_| self.focus.is_by_keys());
                let kind = focused.or(self.panes.pointed());
                self.dock.fill_or_return(kind.unwrap_or(PaneKind::Trees));
            }
            Action::FillWindow(kind) => self.dock.fill_or_return(kind),
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
                    let clipboard = ctx.clone();
                    ctx.request_screenshot(move |image| clipboard.copy_image((*image).clone()));
                    let sentence = self
                        .model
                        .lang()
                        .pick("The picture is on the clipboard.", "画像をコピーしました。");
                    self.model.apply(Action::Say(sentence.to_owned()));
                }
            }
            Action::Command(Command::CopyTree) => self.copy_tree(ctx),
            Action::Command(Command::PastePosition) => {
                if let Some(ctx) = ctx {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                }
            }
            Action::Command(command) if command.is_camera() => self.panes.camera(command),
            // What a command means may concern the window again: dialogs, examples.
            Action::Command(command) => {
                for action in self.model.carry_out(command) {
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
                self.model.apply(action);
                self.dock.lesson_opens();
                self.lead_keys_to(PaneKind::Learn);
            }
            Action::Play(PlayAction::Begin(_)) => {
                self.model.apply(action);
                self.lead_keys_to(PaneKind::Play);
            }
            Action::Lesson(LessonAction::Step(_)) if self.dock.is_slide() => {
                self.dock.make_slide();
                self.model.apply(action);
            }
            Action::Lesson(_) => {
                self.model.apply(action);
                if self.model.learn().course().is_none() {
                    self.dock.lesson_closes();
                }
            }
            Action::LoadExample(_) | Action::Restore(_) => {
                self.model.apply(action);
                self.panes.document_replaced();
                // What was opened is to be seen, and there would be nothing of it.
                let in_front = |kind| self.dock.is_in_front(kind);
                let hidden = in_front(PaneKind::Tsume) && !self.model.has_tsume()
                    || in_front(PaneKind::Play) && !self.model.is_in_a_game()
                    || in_front(PaneKind::Lab);
                if hidden && !in_front(PaneKind::Trees) {
                    let trees = Command::ShowPane(PaneKind::Trees);
                    self.apply(Action::Command(trees), ctx);
                }
            }
            Action::OpenPath(_) => {
                self.model.apply(action);
                self.panes.document_replaced();
            }
            action => self.model.apply(action),
        }
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

    /// The window is asked to close, by whomever; or its work has been saved for that.
    fn closing(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        if asked && !self.quit.ask(&self.model) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            // The question has to be seen.
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
        }
        if self.quit != Quit::Saving {
            return;
        }
        if !self.model.has_unsaved_work() {
            self.quit = Quit::Settled;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        } else if self.asked.is_empty() && !self.path_field.is_open() {
            // Nobody has named a file, or it could not be written: the window stays.
            self.quit = Quit::No;
        }
    }

    fn quit_answered(&mut self, answer: Answer, ctx: &Context, actions: &mut Vec<Action>) {
        match answer {
            Answer::Save => {
                // A lesson has nothing to save; what was open before it has.
                if self.model.learn().course().is_some() {
                    actions.push(Action::Lesson(LessonAction::Leave));
                }
                actions.push(Action::Command(Command::Save));
            }
            Answer::Discard => ctx.send_viewport_cmd(ViewportCommand::Close),
            Answer::Stay => {}
        }
    }

    fn autosave(&mut self) {
        if self.autosaved.elapsed() < self.autosaves_every {
            return;
        }
        self.autosaved = Instant::now();
        let work = self.model.work();
        if let Some(aside) = &self.aside
            && self.left_behind.is_none()
            && work.session != work.saved
        {
            // A full disk must not stop the lecture; the next try may work.
            let _ = aside.put_aside(work.session);
        }
        self.store_settings();
    }

    /// Remembers settings and layout if they have changed.
    fn store_settings(&mut self) {
        let layout = self.dock.remember();
        self.model.settings_mut().layout = layout;
        if *self.model.settings() != self.stored
            && let Some(folders) = self.model.folders()
            && folders.store(self.model.settings()).is_ok()
        {
            self.stored = self.model.settings().clone();
        }
    }

    /// The window closes in good order: nothing is left to restore, unless nobody could be asked.
    fn close(&mut self) {
        self.store_settings();
        // What was offered and not answered for is offered again.
        if let Some(aside) = &self.aside
            && self.left_behind.is_none()
        {
            let _ = if self.quit == Quit::Settled || !self.model.has_unsaved_work() {
                aside.clear().map_err(drop)
            } else {
                aside.put_aside(self.model.work().session).map_err(drop)
            };
        }
    }
}

/// Keys that are never typed into a text, so that they are commands everywhere.
fn is_function_key(key: Key) -> bool {
    (Key::F1..=Key::F35).contains(&key)
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        App::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }
}

/// The program's picture; no picture if it cannot be read, for nothing depends on it.
fn icon() -> egui::IconData {
    let bytes = include_bytes!("../../assets/icon/yomiki-128.png");
    image::load_from_memory(bytes).map_or_else(
        |_| egui::IconData::default(),
        |picture| {
            let picture = picture.into_rgba8();
            egui::IconData {
                width: picture.width(),
                height: picture.height(),
                rgba: picture.into_raw(),
            }
        },
    )
}

/// Opens the window and stays until it is closed.
pub fn open_window(options: Options) -> Result<(), String> {
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Yomiki 読み木")
            .with_app_id("yomiki")
            .with_icon(icon())
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([800.0, 560.0])
            .with_drag_and_drop(true),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native(
        "yomiki",
        native,
        Box::new(|cc| Ok(Box::new(App::new(&cc.egui_ctx, options)))),
    )
    .map_err(|error| error.to_string())
}
