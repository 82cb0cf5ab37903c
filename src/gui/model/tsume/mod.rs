//! The browser of tsume solutions: the problem on the board, its solution, a person who attacks,
//! and a set of problems. The solver itself works on threads of its own.

mod set;
mod tree;

pub use set::{SetRow, TsumeSet};
pub use tree::{BranchId, Row, Tree};

use crate::base::messages::{Lang, Localize, PerLang, tr};
use crate::base::platform::Instant;
use std::path::{Path, PathBuf};

use super::{About, Model, Tone};
use crate::base::IoErrorText;
use crate::base::platform::files;
use crate::game::shogi::notation::{Encoding, NotationError, Record, encode, japanese, move_name};
use crate::game::shogi::{Position, Reason, Reasons, Setup, ShogiMove, Use};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::pane_kind::PaneKind;
use crate::problem::{self, Problem, Question as Asked};
use crate::solve::tsume::{Answer, Cook, Limits, Options, Progress, Reply, Verdict, to_kif};
use crate::worker::tsume::{Entry, News, Question, Solving, read_set};

/// What is done in the browser.
#[derive(Clone, Debug)]
pub enum TsumeAction {
    Solve,
    Cancel,
    SetOptions(TsumeOptions),
    /// Shows the position after so many moves of the line.
    Go(usize),
    /// Shows a branch of the tree.
    Select(BranchId),
    /// Unfolds or folds what follows a branch, or the answers beside its first.
    Toggle(BranchId),
    ToggleOthers(BranchId),
    /// A person attacks, or no more.
    Attack(bool),
    /// The attacker's move.
    Play(ShogiMove),
    TakeBack,
    SolveSet,
    StopSet,
    CloseSet,
    /// A problem of the set becomes the position, and is solved.
    Choose(usize),
}

/// How problems are solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TsumeOptions {
    pub shortest: bool,
    pub unique: bool,
    pub helpmate: bool,
    pub mebibytes: u64,
    /// Of processor time, for each problem; 0 = as long as it takes.
    pub seconds: u64,
}

impl Default for TsumeOptions {
    fn default() -> TsumeOptions {
        TsumeOptions {
            shortest: true,
            unique: false,
            helpmate: false,
            mebibytes: 512,
            seconds: 0,
        }
    }
}

impl TsumeOptions {
    fn options(self) -> Options {
        Options {
            limits: Limits {
                nodes: None,
                bytes: self.mebibytes << 20,
                seconds: Some(self.seconds as f64).filter(|&seconds| seconds > 0.0),
            },
            shortest: self.shortest,
            unique: self.unique,
            helpmate: self.helpmate,
        }
    }
}

/// What a person who attacks has done so far.
#[derive(Clone, Debug, Default)]
pub struct Attack {
    pub moves: Vec<ShogiMove>,
    /// What the solver said to the last check.
    pub reply: Option<Reply>,
    /// The solver thinks about its reply.
    pub waits: bool,
    /// The last move that was tried gives no check, and was not played.
    pub no_check: bool,
}

/// A problem that was given to the solver.
pub struct Browsed {
    /// As the document has it.
    setup: Setup,
    start: Position,
    solving: Solving,
    since: Instant,
    answer: Option<Box<Answer>>,
    helpmate: bool,
    tree: Option<Tree>,
    /// The line that is played through, and how far.
    line: Vec<ShogiMove>,
    /// What its moves are called, in English and in Japanese.
    names: PerLang<Vec<String>>,
    japanese_names: Vec<String>,
    at: usize,
    selected: Option<BranchId>,
    attack: Option<Attack>,
    /// Where the whole tree is to be written once it is there.
    export: Option<PathBuf>,
}

impl Browsed {
    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_deref()
    }

    pub fn is_helpmate(&self) -> bool {
        self.helpmate
    }

    pub fn progress(&self) -> &Progress {
        self.solving.progress()
    }

    /// Seconds since the solver began, on the wall's clock.
    pub fn elapsed(&self) -> f64 {
        self.since.elapsed().as_secs_f64()
    }

    pub fn tree(&self) -> Option<&Tree> {
        self.tree.as_ref()
    }

    pub fn line(&self) -> &[ShogiMove] {
        &self.line
    }

    /// How many moves of the line are played on the board shown.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn selected(&self) -> Option<BranchId> {
        self.selected
    }

    pub fn attack(&self) -> Option<&Attack> {
        self.attack.as_ref()
    }

    /// The position shown.
    pub fn shown(&self) -> Position {
        let moves = match &self.attack {
            Some(attack) => &attack.moves,
            None => &self.line[..self.at],
        };
        let mut position = self.start.clone();
        moves.iter().for_each(|&m| position.play(m));
        position
    }

    /// The names of the line's moves in a language.
    pub fn names(&self, lang: Lang) -> &[String] {
        self.names.get(lang)
    }

    /// The same in Japanese notation, which problems are published in.
    pub fn japanese_names(&self) -> &[String] {
        &self.japanese_names
    }

    fn set_line(&mut self, line: Vec<ShogiMove>) {
        self.names = PerLang::of(|lang| self.names_of(&line, lang));
        let mut position = self.start.clone();
        let in_japanese = |&m: &ShogiMove| {
            let name = japanese::name(&position, m);
            position.play(m);
            name
        };
        self.japanese_names = line.iter().map(in_japanese).collect();
        self.line = line;
    }

    /// The names of moves from the start on.
    pub fn names_of(&self, moves: &[ShogiMove], lang: Lang) -> Vec<String> {
        let mut position = self.start.clone();
        let named = |&m: &ShogiMove| {
            let name = move_name(&position, m, lang);
            position.play(m);
            name
        };
        moves.iter().map(named).collect()
    }

    /// The other solutions that were found, whichever line is shown.
    pub fn cooks(&self) -> &[Cook] {
        let uniqueness = self.answer().and_then(|answer| answer.uniqueness.as_ref());
        uniqueness.map_or(&[], |uniqueness| &uniqueness.cooks)
    }

    fn ask(&self, question: Option<Question>) {
        if let Some(question) = question {
            self.solving.ask(question);
        }
    }

    fn take(&mut self, answer: Box<Answer>) {
        self.set_line(answer.line.clone());
        let settled = answer.verdict != Verdict::Unknown && !self.helpmate;
        self.tree = settled.then(|| Tree::new(&self.start, &answer));
        if answer.verdict == Verdict::NoMate
            && let Some(tree) = &mut self.tree
        {
            let question = tree.question(0);
            self.ask(question);
        }
        self.answer = Some(answer);
    }

    fn select(&mut self, id: BranchId) {
        if let Some(tree) = &self.tree {
            let (line, at) = (tree.line_through(id), tree.path(id).len());
            self.set_line(line);
            self.at = at;
            self.selected = Some(id);
            self.attack = None;
        }
    }

    /// The reply to a person's check: played if it is still the one that was asked for.
    fn hear(&mut self, path: &[ShogiMove], reply: Reply) {
        let Some(attack) = self.attack.as_mut().filter(|attack| attack.moves == path) else {
            return;
        };
        attack.waits = false;
        attack.reply = Some(reply);
        match reply {
            Reply::Mated => {}
            Reply::Lasts { m, .. } | Reply::Escapes(m) | Reply::Unclear(m) => attack.moves.push(m),
        }
    }
}

/// Everything of the browser.
#[derive(Default)]
pub struct Tsume {
    options: TsumeOptions,
    browsed: Option<Browsed>,
    /// What keeps the position on the board from being a problem.
    objections: Vec<Reason>,
    set: Option<TsumeSet>,
    sets_opened: u64,
}

impl Tsume {
    pub fn options(&self) -> TsumeOptions {
        self.options
    }

    pub fn browsed(&self) -> Option<&Browsed> {
        self.browsed.as_ref()
    }

    pub fn set(&self) -> Option<&TsumeSet> {
        self.set.as_ref()
    }

    /// Whether a person attacks.
    pub fn is_attacked(&self) -> bool {
        let browsed = self.browsed.as_ref();
        browsed.is_some_and(|browsed| browsed.attack.is_some())
    }

    /// Whether another position than the problem's own is looked at: one of its line, or one in which
    /// a person attacks.
    pub fn is_gone_through(&self) -> bool {
        let browsed = self.browsed.as_ref();
        browsed.is_some_and(|browsed| browsed.at > 0 || browsed.attack.is_some())
    }

    /// Whether a problem is being solved, apart from a set.
    pub fn is_solving(&self) -> bool {
        self.browsed.as_ref().is_some_and(|b| b.answer.is_none())
    }

    /// Whether numbers change by themselves.
    pub fn is_busy(&self) -> bool {
        self.is_solving() || self.set.as_ref().is_some_and(TsumeSet::is_running)
    }
}

/// A solution has no more moves than this in a file.
const MOST_MOVES: usize = 50_000;

impl Model {
    pub fn tsume(&self) -> &Tsume {
        &self.tsume
    }

    /// The document's position, if it is one of shogi.
    pub fn shogi_setup(&self) -> Option<&Setup> {
        match &self.problem().position {
            problem::Position::Shogi(setup) => Some(setup),
            _ => None,
        }
    }

    /// Whether the position on the board can be solved as a problem; if it is one of shogi and
    /// cannot, why.
    pub fn solvable(&self) -> Result<(), String> {
        match self.tsume.objections.is_empty() {
            true => Ok(()),
            false => Err(said(&Reasons(self.tsume.objections.clone()), self.lang())),
        }
    }

    /// Whether there is something to be solved: a position of shogi, or a set.
    pub fn has_tsume(&self) -> bool {
        self.shogi_setup().is_some() || self.tsume.set().is_some()
    }

    /// A problem whose position is no longer the document's is put away.
    pub(super) fn tsume_document_changed(&mut self) {
        if self.desk != Desk::Solve {
            return;
        }
        let setup = self.shogi_setup();
        let browsed = self.tsume.browsed.as_ref();
        let same = browsed.is_some_and(|browsed| Some(&browsed.setup) == setup);
        if !same {
            self.tsume.browsed = None;
        }
        let setup = self.shogi_setup().cloned();
        let objections = setup.as_ref().map(|setup| setup.reasons(Use::Mate));
        self.tsume.objections = objections.unwrap_or_default();
        // The table tells which of its problems is on the board, also after an undo.
        if let Some(set) = &mut self.tsume.set {
            set.follow(setup.as_ref());
        }
    }

    pub(super) fn tsume_action(&mut self, action: TsumeAction) {
        match action {
            TsumeAction::Solve => self.solve_tsume(),
            TsumeAction::SetOptions(options) => self.tsume.options = options,
            TsumeAction::SolveSet => {
                let (options, wake) = (self.tsume.options.options(), self.wake.clone());
                if let Some(set) = &mut self.tsume.set {
                    set.start(options, wake);
                }
            }
            TsumeAction::StopSet => {
                if let Some(set) = &mut self.tsume.set {
                    set.stop();
                }
            }
            TsumeAction::CloseSet => self.tsume.set = None,
            TsumeAction::Choose(i) => self.choose_tsume(i),
            action => {
                if let Some(browsed) = &mut self.tsume.browsed {
                    browse(browsed, action);
                }
            }
        }
    }

    pub(super) fn solve_tsume(&mut self) {
        let Some(setup) = self.shogi_setup().cloned() else {
            let sentence = tr!(self.lang(), solve_set_up_a_shogi_position);
            return self.say(Tone::News, sentence);
        };
        let asked = self.tsume.options;
        // The solver before is gone before the next one asks for memory.
        self.tsume.browsed = None;
        match Solving::start(&setup, asked.options(), self.wake.clone()) {
            Ok(solving) => {
                let Ok(start) = Position::new(&setup) else {
                    return;
                };
                self.unsay(About::Position);
                self.tsume.browsed = Some(Browsed {
                    setup,
                    start,
                    solving,
                    since: Instant::now(),
                    answer: None,
                    helpmate: asked.helpmate,
                    tree: None,
                    line: Vec::new(),
                    names: PerLang::default(),
                    japanese_names: Vec::new(),
                    at: 0,
                    selected: None,
                    attack: None,
                    export: None,
                });
            }
            Err(reasons) => {
                let sentence = said(&reasons, self.lang());
                self.say_about(Some(About::Position), Tone::Trouble, sentence);
            }
        }
    }

    /// A text with several problems is opened as a set; false if it is none.
    pub(super) fn open_tsume_set(&mut self, text: &str, name: &str) -> bool {
        let Some((entries, bad_lines)) = set_in(text) else {
            return false;
        };
        self.tsume.sets_opened += 1;
        let number = self.tsume.sets_opened;
        let set = TsumeSet::new(number, name.to_owned(), entries, bad_lines);
        self.go_to_desk(Desk::Solve);
        self.tsume.set = Some(set);
        self.show_tsume(0);
        self.wishes.push(Command::ShowPane(PaneKind::Tsume));
        true
    }

    /// A problem of the set becomes the document's position.
    fn show_tsume(&mut self, i: usize) {
        let Some(set) = &mut self.tsume.set else {
            return;
        };
        let Some(row) = set.rows().get(i) else { return };
        let setup = row.entry.setup.clone();
        set.chosen = Some(i);
        let position = problem::Position::Shogi(Box::new(setup));
        let problem = Problem {
            question: Asked::Mate,
            ..self.problem().about(position)
        };
        self.edit(None, |session| session.problem = problem);
    }

    fn choose_tsume(&mut self, i: usize) {
        self.show_tsume(i);
        self.solve_tsume();
    }

    /// Fetches what the solver has to say.
    pub(super) fn poll_tsume(&mut self) {
        let lang = self.lang();
        let mut troubles = Vec::new();
        if let Some(set) = &mut self.tsume.set
            && let Err(failure) = set.poll()
        {
            troubles.push(failure.localize(lang));
        }
        let mut written = None;
        let mut broken = false;
        if let Some(browsed) = &mut self.tsume.browsed {
            while let Some(news) = browsed.solving.news() {
                match news {
                    News::Answer(answer) => {
                        // A problem of the set that was solved by itself has its result there, too.
                        if let Some(set) = &mut self.tsume.set {
                            set.learn(&browsed.setup, &answer);
                        }
                        browsed.take(answer);
                    }
                    News::Defences { path, defences } => {
                        let tree = browsed.tree.as_mut();
                        let next = tree.and_then(|tree| tree.defend(&path, defences));
                        browsed.ask(next);
                    }
                    News::Failing { path, checks } => {
                        if let Some(tree) = &mut browsed.tree {
                            tree.fail(&path, checks);
                        }
                    }
                    News::Reply { path, reply } => browsed.hear(&path, reply),
                    News::Tree(record) => {
                        written = browsed.export.take().map(|path| (record, path));
                    }
                    News::Broken(failure) => {
                        troubles.push(failure.localize(lang));
                        broken = true;
                    }
                }
            }
        }
        if broken {
            self.tsume.browsed = None;
        }
        if let Some((record, path)) = written {
            self.write_kif(&record, &path);
        }
        for trouble in troubles {
            self.say(Tone::Trouble, trouble);
        }
    }

    /// Writes the main line as KIF.
    pub fn export_tsume_line(&mut self, path: &Path) {
        let browsed = self.tsume.browsed.as_ref();
        let record = browsed.and_then(|browsed| {
            let answer = browsed.answer.as_ref()?;
            Some(answer.line_record(&browsed.start))
        });
        if let Some(record) = record {
            self.write_kif(&record, path);
        }
    }

    /// Writes the whole solution as KIF with branches, once the solver has told it.
    pub fn export_tsume_tree(&mut self, path: &Path) {
        if let Some(browsed) = &mut self.tsume.browsed {
            browsed.export = Some(path.to_path_buf());
            browsed.solving.ask(Question::Tree(MOST_MOVES));
        }
    }

    fn write_kif(&mut self, record: &Record, path: &Path) {
        let ending = path.extension().map(|e| e.to_string_lossy().into_owned());
        let encoding = Encoding::of_extension(ending.as_deref().unwrap_or("kifu"));
        let name = path.display();
        match files::write(path, &encode(&to_kif(record), encoding)) {
            Ok(written) => {
                let sentence = tr!(self.lang(), solve_written_to, name);
                self.say(Tone::News, written.told(sentence, self.lang()));
            }
            Err(error) => {
                let why = IoErrorText(&error).localize(self.lang());
                self.say(Tone::Trouble, format!("{name}: {why}"));
            }
        }
    }

    /// Whether there is a solution tree with a mate.
    pub fn has_tsume_tree(&self) -> bool {
        let tree = self.tsume.browsed.as_ref().and_then(Browsed::tree);
        tree.is_some_and(Tree::is_mate)
    }

    /// Whether there is a mating line to export or play through.
    pub fn has_tsume_line(&self) -> bool {
        let answer = self.tsume.browsed.as_ref().and_then(Browsed::answer);
        answer.is_some_and(|answer| !answer.line.is_empty())
    }
}

/// What concerns the problem being browsed alone.
/// The problems of a set and the lines that are none; nothing if the text is no set.
fn set_in(text: &str) -> Option<(Vec<Entry>, Vec<NotationError>)> {
    let (entries, bad_lines) = read_set(text);
    let is_set = entries.len() > 1 && bad_lines.len() <= entries.len();
    is_set.then_some((entries, bad_lines))
}

fn browse(browsed: &mut Browsed, action: TsumeAction) {
    match action {
        TsumeAction::Cancel => browsed.solving.cancel(),
        TsumeAction::Go(at) => {
            browsed.at = at.min(browsed.line.len());
            browsed.attack = None;
        }
        TsumeAction::Select(id) => browsed.select(id),
        TsumeAction::Toggle(id) => {
            let question = browsed.tree.as_mut().and_then(|tree| tree.toggle(id));
            browsed.ask(question);
        }
        TsumeAction::ToggleOthers(id) => {
            let question = browsed
                .tree
                .as_mut()
                .and_then(|tree| tree.toggle_others(id));
            browsed.ask(question);
        }
        TsumeAction::Attack(on) => browsed.attack = on.then(Attack::default),
        TsumeAction::Play(m) => {
            let position = browsed.shown();
            let Some(attack) = browsed.attack.as_mut().filter(|attack| !attack.waits) else {
                return;
            };
            let legal = position.is_legal(m);
            attack.no_check = legal && !position.gives_check(m);
            if legal && !attack.no_check {
                attack.moves.push(m);
                attack.reply = None;
                attack.waits = true;
                let question = Question::Reply(attack.moves.clone());
                browsed.solving.ask(question);
            }
        }
        TsumeAction::TakeBack => {
            if let Some(attack) = &mut browsed.attack {
                // To where the attacker is to move.
                let even = attack.moves.len() % 2 == 0;
                let less = if even { 2 } else { 1 };
                attack
                    .moves
                    .truncate(attack.moves.len().saturating_sub(less));
                attack.reply = None;
                attack.waits = false;
                attack.no_check = false;
            }
        }
        _ => {}
    }
}

/// Why a position is no problem.
fn said(reasons: &Reasons, lang: Lang) -> String {
    reasons.localize(lang)
}
