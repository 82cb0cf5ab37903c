//! Somebody at the window: keys, the pointer, files, and what is to be seen. The one place that
//! knows how today's window is gone about.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crossbeam_channel::Receiver;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, FileWish};
pub use yomiki::gui::desk::Desk;
use yomiki::gui::files::FileChooser;
use yomiki::gui::model::Model;
use yomiki::session::settings::Settings;
use yomiki::session::{Session, examples};

use crate::support::{self, stroke};

/// The field in which a command is called by its name.
const PALETTE: &str = "Type a command";

/// Frames that scrolling takes: it is not done at once.
const SCROLLED: usize = 40;

pub struct Person {
    pub(super) window: Harness<'static, App>,
    /// The file that is chosen whenever one is asked for.
    file: Rc<RefCell<Option<PathBuf>>>,
}

/// The dialog for files, in which always the same one is chosen.
struct Chosen(Rc<RefCell<Option<PathBuf>>>);

impl FileChooser for Chosen {
    fn ask(&mut self, _: &FileWish, _: Option<&str>) -> Receiver<Option<PathBuf>> {
        let (answer, receiver) = crossbeam_channel::bounded(1);
        answer
            .send(self.0.borrow().clone())
            .expect("there is room for one answer");
        receiver
    }
}

impl Person {
    /// In front of a new window, in English, as it is when it is opened for the first time.
    pub fn sits_down() -> Person {
        let file = Rc::new(RefCell::new(None));
        let chooser = Chosen(Rc::clone(&file));
        let session = examples::first().session();
        let mut window = support::window_with(session, Settings::default(), |app| {
            app.with_chooser(chooser)
        });
        window.run_steps(3);
        Person { window, file }
    }

    /// What cannot be read from the screen is read here, and nothing is changed by it.
    pub fn model(&self) -> &Model {
        support::model(&self.window)
    }

    /// For what today's window offers no control with a name. Wherever this is used it says why.
    pub(super) fn acts(&mut self, action: Action) {
        self.window.state_mut().act(action);
        self.waits(2);
    }

    /// So many frames pass.
    pub fn waits(&mut self, frames: usize) {
        self.window.run_steps(frames);
    }

    /// Frames pass until it is so; what never comes fails the test.
    pub fn waits_until(&mut self, what: &str, so: impl Fn(&Person) -> bool) {
        yomiki::worker::waiting::expect_that(what, || {
            self.window.step();
            so(self)
        });
        self.waits(2);
    }

    pub fn presses(&mut self, key: Key) {
        self.presses_with(Modifiers::NONE, key);
    }

    pub fn presses_with(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.waits(3);
    }

    /// Switches a box with a tick in it on or off.
    pub fn ticks(&mut self, name: &str) {
        let tick = self.window.get_by_role_and_label(Role::CheckBox, name);
        tick.click();
        self.waits(3);
    }

    pub fn clicks(&mut self, name: &str) {
        self.window.get_by_label(name).click();
        self.waits(3);
    }

    /// Clicks the first thing whose name begins so: the rest of it tells what is known just now.
    pub fn clicks_what_begins(&mut self, name: &str) {
        let all = self.window.query_all_by_label_contains(name);
        let begins = |name_of: Option<String>| name_of.is_some_and(|whole| whole.starts_with(name));
        let mut all = all.filter(|node| begins(name_of(node)));
        let first = all.next();
        first
            .unwrap_or_else(|| panic!("nothing begins with '{name}'"))
            .click();
        drop(all);
        self.waits(3);
    }

    /// The same where it may be out of sight: first it is brought into view.
    pub fn finds_and_clicks(&mut self, begins: &str) {
        self.scrolls_to(begins);
        self.clicks_what_begins(begins);
    }

    fn scrolls_to(&mut self, part: &str) {
        let found = self.window.query_all_by_label_contains(part).next();
        found
            .unwrap_or_else(|| panic!("nothing is called '{part}'"))
            .scroll_to_me();
        self.waits(SCROLLED);
    }

    /// Takes a line of a list that drops down.
    pub fn chooses(&mut self, list: &str, line: &str) {
        let role = Role::ComboBox;
        let closed = self.window.get_by_role_and_label(role, list);
        closed.scroll_to_me();
        self.waits(SCROLLED);
        let closed = self.window.get_by_role_and_label(role, list);
        let place = closed.rect();
        closed.click();
        self.waits(3);
        // Elsewhere something may have the same name: the list is what has opened at its box.
        let named = self.window.query_all_by_label(line);
        let lines = named.filter(|node| node.accesskit_node().role() == Role::Button);
        let far = |node: &Node<'_>| node.rect().distance_to_pos(place.center());
        let nearest = lines.min_by(|a, b| far(a).total_cmp(&far(b)));
        nearest
            .unwrap_or_else(|| panic!("{list} has no line '{line}'"))
            .click();
        self.waits(3);
        assert!(
            !egui::Popup::is_any_open(&self.window.ctx),
            "{list} is still open"
        );
    }

    /// Puts this in the place of what a field holds.
    pub fn types_into(&mut self, field: &str, text: &str) {
        let is_field = |role| [Role::TextInput, Role::MultilineTextInput].contains(&role);
        let is_number = self
            .window
            .query_by_role_and_label(Role::SpinButton, field)
            .is_some();
        if is_number {
            // A number is clicked before it can be typed, and for that it has to be in sight.
            let number = self.window.get_by_role_and_label(Role::SpinButton, field);
            number.scroll_to_me();
            self.waits(SCROLLED);
            let number = self.window.get_by_role_and_label(Role::SpinButton, field);
            number.click();
        } else {
            let mut named = self.window.query_all_by_label(field);
            let text = named.find(|node| is_field(node.accesskit_node().role()));
            text.unwrap_or_else(|| panic!("no field is called '{field}'"))
                .focus();
        }
        self.waits(3);
        self.presses_with(Modifiers::COMMAND, Key::A);
        self.window.event(Event::Text(text.to_owned()));
        self.waits(3);
        self.presses(Key::Enter);
    }

    /// Presses at the middle of one thing and lets go at that of another.
    pub fn drags(&mut self, from: Rect, to: Rect) {
        let (from, to) = (from.center(), to.center());
        stroke(&mut self.window, &[from, from + (to - from) * 0.5, to]);
        self.waits(3);
    }

    /// Calls a command by its whole name.
    pub fn calls(&mut self, command: &str) {
        self.types_a_command(command);
        assert!(self.sees(command), "no command is called '{command}'");
        self.presses(Key::Enter);
        assert!(!self.sees(PALETTE), "'{command}' cannot be done now");
        self.waits(3);
    }

    /// Whether there is such a command at all.
    pub fn can_call(&mut self, command: &str) -> bool {
        self.types_a_command(command);
        let found = self.sees(command);
        self.presses(Key::Escape);
        assert!(!self.sees(PALETTE));
        found
    }

    fn types_a_command(&mut self, command: &str) {
        self.presses_with(Modifiers::COMMAND, Key::P);
        assert!(self.sees(PALETTE));
        self.window.event(Event::Text(command.to_owned()));
        self.waits(3);
    }

    pub fn opens_example(&mut self, id: &str) {
        let example = examples::find(id).expect("the example exists");
        self.calls(example.name.get(Lang::En));
        assert_eq!(*self.model().session(), example.session());
    }

    pub fn pastes(&mut self, text: &str) {
        self.window.event(Event::Paste(text.to_owned()));
        self.waits(3);
    }

    pub fn undoes(&mut self) {
        self.presses_with(Modifiers::COMMAND, Key::Z);
    }

    pub fn redoes(&mut self) {
        self.presses_with(Modifiers::COMMAND, Key::Y);
    }

    /// Goes to a desk.
    pub fn goes_to(&mut self, desk: Desk) {
        self.clicks(&format!("Desk: {}", desk.name().get(Lang::En)));
        assert_eq!(self.model().desk(), desk);
    }

    /// Whether something has this name.
    pub fn sees(&self, name: &str) -> bool {
        self.window.query_all_by_label(name).next().is_some()
    }

    /// Whether the name of something contains this.
    pub fn sees_containing(&self, part: &str) -> bool {
        let mut found = self.window.query_all_by_label_contains(part);
        found.next().is_some()
    }

    /// Whether there is a whole sentence within a hand's breadth of a place.
    pub fn sees_a_sentence_beside(&self, place: Rect) -> bool {
        const NEAR: f32 = 160.0;
        const LETTERS: usize = 45;
        let mut all = self.window.query_all_by_label_contains(" ");
        all.any(|node| {
            let near = node.rect().distance_to_pos(place.center()) < NEAR;
            near && name_of(&node).is_some_and(|name| name.chars().count() > LETTERS)
        })
    }

    pub fn must_see(&self, part: &str) {
        assert!(self.sees_containing(part), "nothing says '{part}'");
    }

    /// All names with this part, in the order in which a screen reader comes to them.
    pub fn names_containing(&self, part: &str) -> Vec<String> {
        let found = self.window.query_all_by_label_contains(part);
        found.filter_map(|node| name_of(&node)).collect()
    }

    /// Where the one thing of this name is.
    pub fn place_of(&self, name: &str) -> Rect {
        self.window.get_by_label(name).rect()
    }

    /// Saves what is open to this file, under this name from now on.
    pub fn saves_as(&mut self, path: &Path) {
        *self.file.borrow_mut() = Some(path.to_owned());
        let both = Modifiers::COMMAND | Modifiers::SHIFT;
        self.presses_with(both, Key::S);
        self.waits_until("the session's file", |person| {
            person.model().path() == Some(path) && !person.model().has_unsaved_work()
        });
    }

    pub fn opens(&mut self, path: &Path) {
        *self.file.borrow_mut() = Some(path.to_owned());
        self.presses_with(Modifiers::COMMAND, Key::O);
        self.waits_until("the file to be read", |person| {
            person.model().path() == Some(path) && !person.model().is_reading()
        });
    }

    /// Clicks what writes a file, and waits until this one is there.
    pub fn writes(&mut self, button: &str, to: &Path, file: &Path) {
        *self.file.borrow_mut() = Some(to.to_owned());
        self.clicks(button);
        self.waits_until("the file", |_| file.exists());
    }

    /// What is open as it would stand in a file.
    pub fn document(&self) -> String {
        self.session().to_ron()
    }

    pub fn session(&self) -> &Session {
        self.model().session()
    }
}

/// What a screen reader says of it: a text says itself.
pub(super) fn name_of(node: &Node<'_>) -> Option<String> {
    let label = node.accesskit_node().label();
    label.or_else(|| node.value())
}
