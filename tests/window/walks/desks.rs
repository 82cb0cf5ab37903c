//! What somebody does at the other desks: solve a mate and go through it, play a game, run an
//! experiment.

use std::path::Path;

use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::model::Browsed;
use yomiki::play::game_session::GameSession;
use yomiki::play::line::How;

use super::person::Person;

/// Where problems are solved.
impl Person {
    /// The problem that is looked at, with what is known of it.
    fn problem(&self) -> &Browsed {
        let browsed = self.model().tsume().browsed();
        browsed.expect("a problem is being solved")
    }

    pub fn solves_the_mate(&mut self) {
        self.clicks("Solve tsume");
        self.waits_until("an answer", |person| {
            let browsed = person.model().tsume().browsed();
            browsed.is_some_and(|browsed| browsed.answer().is_some())
        });
    }

    /// The moves of the line, in the order in which the window lists them.
    pub fn mating_line(&self) -> Vec<String> {
        let names = self.problem().names(Lang::En).to_vec();
        for name in &names {
            assert!(self.sees(name), "the line does not show {name}");
        }
        names
    }

    /// Shows the position after so many moves of the line, by a click on the last of them.
    pub fn goes_to_move(&mut self, number: usize) {
        let name = self.problem().names(Lang::En)[number - 1].clone();
        self.clicks(&name);
        assert_eq!(self.moves_on_the_board(), number);
    }

    pub fn goes_one_move_on(&mut self) {
        self.clicks("One move on in the line");
    }

    pub fn goes_one_move_back(&mut self) {
        self.clicks("One move back in the line");
    }

    pub fn goes_to_the_mate(&mut self) {
        self.clicks("To the end of the line");
    }

    pub fn goes_to_the_problem(&mut self) {
        self.clicks("To the start of the line");
    }

    /// How many moves have been made in the position on the board.
    pub fn moves_on_the_board(&self) -> usize {
        self.problem().shown().played() as usize
    }

    /// Whether it is mate on the board.
    pub fn sees_the_mate(&self) -> bool {
        let shown = self.problem().shown();
        shown.in_check() && shown.has_no_move()
    }

    pub fn opens_all_defences(&mut self) {
        self.clicks("All defences");
    }

    pub fn goes_back_to_the_line(&mut self) {
        self.clicks("Line");
    }

    /// The rows of the tree of defences from above: how deep each stands, and its moves.
    pub fn defences(&self) -> Vec<(usize, String)> {
        let tree = self.problem().tree().expect("a mate has a tree");
        let rows = tree.rows().iter();
        let rows: Vec<_> = rows
            .map(|row| (row.indent, tree.name(row.branch, Lang::En).to_owned()))
            .collect();
        for (_, name) in &rows {
            assert!(self.sees(name), "the tree does not show {name}");
        }
        rows
    }

    /// Opens the other defences of the first move that has some, or closes them.
    pub fn opens_other_defences(&mut self) {
        let before = self.defences().len();
        let mut all = self
            .window
            .get_all_by_label_contains("Other defences instead of");
        all.next().expect("some defence is not the best").click();
        drop(all);
        self.waits_until("the defences", |person| person.defences().len() != before);
    }

    /// Opens what follows the first defence that is folded.
    pub fn opens_what_follows(&mut self) {
        let before = self.defences().len();
        let mut all = self.window.get_all_by_label_contains("What follows");
        all.next().expect("some defence is folded").click();
        drop(all);
        self.waits_until("what follows", |person| person.defences().len() > before);
    }
}

/// Where games are played.
impl Person {
    pub fn game(&self) -> Option<&GameSession> {
        self.model().sitting()
    }

    /// Sits down to Othello as Black against the program, which is to be quick: on a clock that
    /// counts nodes every game goes the same way, whatever the machine.
    pub fn begins_a_quick_game(&mut self) {
        self.types_into("clock", "10kn+200n");
        self.clicks("Begin the game");
        assert!(self.game().is_some());
    }

    pub fn moves_made(&self) -> usize {
        self.game().map_or(0, |game| game.entries().len())
    }

    /// The squares on which one may play, as the board names them.
    pub fn squares_to_play(&self) -> Vec<String> {
        let names = self.names_containing("game: play ").into_iter();
        let squares = names.map(|name| name.trim_start_matches("game: play ").to_owned());
        squares.collect()
    }

    /// Plays on a square and waits for the answer.
    pub fn plays(&mut self, square: &str) {
        let before = self.moves_made();
        self.clicks(&format!("game: play {square}"));
        assert!(self.moves_made() > before);
        self.waits_until("the program's move", |person| {
            let game = person.game().expect("a game");
            game.ending().is_some() || game.is_humans_turn()
        });
    }

    pub fn takes_back(&mut self) {
        self.clicks("Take back");
    }

    /// Gives the game up: one press asks, the next one does it.
    pub fn resigns(&mut self) {
        self.clicks("Resign");
        assert!(self.game().is_some_and(|game| game.ending().is_none()));
        self.clicks("Really resign?");
        let ending = self.game().and_then(GameSession::ending);
        assert_eq!(ending.map(|ending| ending.how), Some(How::Resigned));
        self.must_see("White wins, by resignation");
    }

    /// Looks at an earlier move, in the list of all.
    pub fn looks_at_move(&mut self, number: usize) {
        let row = self.names_containing("\u{3000}").into_iter();
        let mut row = row.filter(|name| name.trim_start().starts_with(&format!("{number} ")));
        let row = row.next().expect("the list has all moves");
        self.clicks(&row);
        self.must_see(&format!("An earlier position: after move {number}"));
    }
}

/// Where experiments are run.
impl Person {
    /// Makes what is being watched, its position and its searches, an experiment of one's own.
    pub fn composes_an_experiment(&mut self) {
        self.clicks("Compose one…");
        self.waits_until("the cost", |person| {
            person.model().lab().plan().own.is_some() && person.searches().1 > 0
        });
    }

    /// Chooses an experiment by its title and waits until its cost is known.
    pub fn chooses_experiment(&mut self, title: &str) {
        self.clicks(title);
        self.waits_until("the cost", |person| person.searches().1 > 0);
    }

    /// The searches that are finished, and all of the experiment that is looked at.
    pub fn searches(&self) -> (usize, usize) {
        let known = self.model().lab().known();
        let known = known.and_then(|known| known.as_ref().ok());
        known.map_or((0, 0), |known| (known.done, known.cells))
    }

    /// Runs it to its end and waits until the whole of it is compared.
    pub fn runs_the_experiment(&mut self) {
        self.clicks("Run the experiment");
        self.waits_until("all results", |person| {
            let (done, all) = person.searches();
            let lab = person.model().lab();
            let compared = lab.report().is_some_and(|report| report.done == all);
            done == all && compared && !lab.is_running()
        });
    }

    /// Exports tables and figures into a folder; this picture is the last that is written.
    pub fn exports_results(&mut self, folder: &Path, picture: &str) {
        self.writes("Export the results…", folder, &folder.join(picture));
    }
}
