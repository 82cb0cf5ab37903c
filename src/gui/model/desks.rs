//! Going from desk to desk: each finds its work as it was left, and a position can be sent from one
//! to another.

use super::lab::FIRST_EXPERIMENT;
use super::{KeptGame, Model, Tone, Workspace};
use crate::base::messages::{Text, keys, tr};
use crate::gui::action::{Action, LabAction};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::pane_kind::PaneKind;
use crate::problem::{BoardGame, Game, Position, Problem, Question};
use crate::search::catalogue::AlgorithmConfig;
use crate::session::desks::Desks;

/// So many empty squares are searched to the end while somebody watches; with more, so many plies.
const EMPTIES_IN_REACH: u32 = 12;
const PLIES_OF_STONES: u32 = 5;
const PLIES_OF_SHOGI: u32 = 3;

impl Model {
    /// The desk in front.
    pub fn desk(&self) -> Desk {
        self.desk
    }

    /// Whether searches are watched where somebody is: on Watch, and in a lesson.
    pub fn shows_searches(&self) -> bool {
        match self.desk {
            Desk::Watch => true,
            Desk::Learn => self.learn.course().is_some(),
            Desk::Solve | Desk::Play | Desk::Lab => false,
        }
    }

    /// What is worked on at a desk; nothing where nobody has been yet.
    pub(super) fn workspace(&self, desk: Desk) -> Option<&Workspace> {
        match desk == self.desk {
            true => Some(&self.work),
            false => self.others[desk].as_ref(),
        }
    }

    pub(super) fn workspace_mut(&mut self, desk: Desk) -> Option<&mut Workspace> {
        match desk == self.desk {
            true => Some(&mut self.work),
            false => self.others[desk].as_mut(),
        }
    }

    /// Whether there is news for a desk that is not in front.
    pub(super) fn others_are_moving(&self) -> bool {
        let mut others = Desk::ALL
            .iter()
            .filter_map(|&desk| self.others[desk].as_ref());
        others.any(Workspace::is_moving)
    }

    /// Brings a desk to the front, as it was left.
    pub fn go_to_desk(&mut self, desk: Desk) {
        if desk == self.desk {
            return;
        }
        self.work.hovered = None;
        let is_new = self.others[desk].is_none();
        self.exchange(desk);
        if is_new {
            self.document_changed();
        }
        self.refresh_scene();
    }

    /// What a session file keeps of the desks beside Watch.
    pub(super) fn other_desks(&self) -> Desks {
        let changed = |desk: Desk| {
            let problem = &self.workspace(desk)?.session().problem;
            let is_fresh = *problem == Workspace::fresh(desk).session().problem;
            (!is_fresh).then(|| problem.clone())
        };
        let course = self.learn.course();
        let experiment = &self.lab.plan().experiment;
        Desks {
            front: (self.desk != Desk::Watch).then(|| self.desk.id().to_owned()),
            solve: changed(Desk::Solve),
            play: changed(Desk::Play),
            game: self.game_to_put_aside(),
            lesson: course.map(|it| (it.lesson().id.clone(), it.step_number())),
            experiment: (experiment != FIRST_EXPERIMENT).then(|| experiment.clone()),
        }
    }

    /// Sets up what a session file says of the other desks, and brings the one to the front that was.
    pub(super) fn open_desks(&mut self, desks: Desks) {
        if desks.is_empty() {
            return;
        }
        for (desk, problem) in [(Desk::Solve, desks.solve), (Desk::Play, desks.play)] {
            if let Some(problem) = problem {
                self.go_to_desk(desk);
                self.edit(None, |session| session.problem = problem);
            }
        }
        let game = desks.game.as_deref().and_then(KeptGame::read);
        // A game that is being played is not given up for it.
        if let Some(game) = game.filter(|_| !self.is_in_a_game()) {
            self.go_on_with(game);
        }
        if let Some((id, step)) = desks.lesson
            && self
                .learn
                .library()
                .iter()
                .any(|it| it.id == id && step < it.steps.len())
        {
            self.start_lesson(&id);
            self.go_to_step(step);
        }
        if let Some(experiment) = desks.experiment {
            self.apply(Action::Lab(LabAction::Choose(experiment)));
        }
        let front = desks.front.as_deref().and_then(Desk::find);
        self.go_to_desk(front.unwrap_or_default());
    }

    fn exchange(&mut self, desk: Desk) {
        let next = self.others[desk].take();
        let next = next.unwrap_or_else(|| Workspace::fresh(desk));
        let before = std::mem::replace(&mut self.work, next);
        self.others[self.desk] = Some(before);
        self.desk = desk;
    }

    /// Does something at every other desk that has news, as if it were in front.
    pub(super) fn at_other_desks(&mut self, mut work: impl FnMut(&mut Model)) {
        let (here, wishes) = (self.desk, self.wishes.len());
        for desk in Desk::ALL {
            if self.others[desk].as_ref().is_some_and(Workspace::is_moving) {
                self.exchange(desk);
                work(self);
                self.exchange(here);
            }
        }
        // What is to be seen there is not to be seen here.
        self.wishes.truncate(wishes);
    }

    /// The desk at which a position is opened: this one, if it can do something with it.
    pub(super) fn desk_for(&self, position: &Position) -> Desk {
        match self.desk {
            Desk::Solve if is_solved(position) => Desk::Solve,
            Desk::Play if BoardGame::of(position).is_some() => Desk::Play,
            Desk::Watch | Desk::Learn | Desk::Solve | Desk::Play | Desk::Lab => Desk::Watch,
        }
    }

    /// The position that is seen here.
    fn seen_position(&self) -> Option<Position> {
        match (self.desk, self.sitting()) {
            (Desk::Lab, _) => None,
            (Desk::Learn, _) if !self.shows_searches() => None,
            (Desk::Play, Some(sitting)) => Some(sitting.shown().here()),
            _ => Some(self.problem().position.clone()),
        }
    }

    /// Whether the position that is seen here can be sent there; if not, why.
    pub fn can_send(&self, to: Desk) -> Result<(), String> {
        let refuse = |why: Text| Err(why.get(self.lang()).to_owned());
        let Some(position) = self.seen_position() else {
            return refuse(keys::desk_nothing_to_send);
        };
        match to {
            to if to == self.desk => refuse(keys::desk_already_here),
            Desk::Solve if !is_solved(&position) => refuse(keys::desk_only_boards_are_solved),
            Desk::Play if BoardGame::of(&position).is_none() => {
                refuse(keys::desk_only_boards_are_played)
            }
            _ => Ok(()),
        }
    }

    /// Takes the position that is seen here to another desk, and begins with it what is done there.
    pub(super) fn send(&mut self, to: Desk) {
        if let Err(reason) = self.can_send(to) {
            return self.say(Tone::News, reason);
        }
        let Some(position) = self.seen_position() else {
            return;
        };
        self.go_to_desk(to);
        match to {
            Desk::Solve => self.solve_this(position),
            Desk::Play => self.play_from_here(position),
            Desk::Watch | Desk::Learn | Desk::Lab => self.watch_this(position),
        }
    }

    /// Runs searches that suit a position.
    fn watch_this(&mut self, position: Position) {
        let (question, ids) = searches_for(&position);
        let mut problem = self.problem().about(position);
        problem.question = question.unwrap_or(problem.question);
        self.edit(None, |session| {
            session.problem = problem;
            session.runners = ids.map(AlgorithmConfig::new).to_vec();
            session.speed = None;
        });
        self.wishes.push(Command::ShowPane(PaneKind::Trees));
        self.start_runs(false);
    }

    fn solve_this(&mut self, position: Position) {
        let is_othello = matches!(position, Position::Othello(_));
        let problem = Problem {
            question: match is_othello {
                true => Question::Score,
                false => Question::Mate,
            },
            ..self.problem().about(position)
        };
        self.edit(None, |session| session.problem = problem);
        match is_othello {
            true => self.solve_endgame(),
            false => self.solve_tsume(),
        }
        self.wishes.push(Command::ShowPane(match is_othello {
            true => PaneKind::Position,
            false => PaneKind::Tsume,
        }));
    }

    fn play_from_here(&mut self, position: Position) {
        let problem = self.problem().about(position);
        self.edit(None, |session| session.problem = problem);
        self.wishes.push(Command::ShowPane(PaneKind::Play));
        if self.is_in_a_game() {
            let sentence = tr!(self.lang(), desk_for_the_next_game);
            self.say(Tone::News, sentence);
        }
    }
}

/// Whether there is a solver at engine speed for it.
fn is_solved(position: &Position) -> bool {
    matches!(position, Position::Othello(_) | Position::Shogi(_))
}

/// What is asked of a position that is to be watched, where its usual question would not end while
/// somebody looks on, and who answers it.
fn searches_for(position: &Position) -> (Option<Question>, [&'static str; 2]) {
    let exact = ["sss", "alpha-beta"];
    match position {
        Position::Othello(board) if board.empties().count_ones() <= EMPTIES_IN_REACH => {
            (Some(Question::Score), exact)
        }
        Position::Mnk(board) if board.empties().count_ones() <= EMPTIES_IN_REACH => {
            (Some(Question::Score), exact)
        }
        Position::Othello(_) | Position::Mnk(_) => (Some(Question::Depth(PLIES_OF_STONES)), exact),
        Position::Shogi(setup) if is_mate_problem(setup) => {
            (Some(Question::Mate), ["df-pn", "c-star"])
        }
        Position::Shogi(_) => (
            Some(Question::Depth(PLIES_OF_SHOGI)),
            ["alpha-beta", "nega-scout"],
        ),
        position if Game::of(position) == Some(Game::AndOr) => (None, ["df-pn", "ao-star"]),
        _ => (None, ["sss", "gsearch-alpha-beta"]),
    }
}

/// A position with one king is a mate problem and nothing else.
fn is_mate_problem(setup: &crate::game::shogi::Setup) -> bool {
    use crate::game::shogi::Use;
    !setup.reasons(Use::Game).is_empty() && setup.reasons(Use::Mate).is_empty()
}
