//! A step with everything filled in that it takes over from the steps before, and the runs it
//! speaks of. The window makes the runs with its workers; everybody else makes them here.

use crate::base::messages::{Lang, Localize, localized_error, tr};

use super::markup::{self, Piece, PieceKind, parse_path};
use super::{Arrange, Ask, Goal, Lesson, When};
use crate::explain::question::{
    Answer, AnswerText, Asked, Question, Rule, Solution, Verdict, capital, judge_runner,
};
use crate::problem::{self, Bare, Hints, Order, Position, Problem, ProblemError, ReadError};
use crate::search::catalogue::{self, AlgorithmConfig, ConfigError};
use crate::search::{Report, SearchContext};
use crate::session::MAX_RUNNERS;
use crate::trace::{Canvas, NodeId, Record, Recorder, Replay};

/// Lessons are about trees that one can take in at a glance.
const LARGEST_TREE: usize = 3_000;
const MOST_EVENTS: usize = 200_000;
const MOST_NODES: u64 = 200_000;

/// What is on stage in a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub problem: Problem,
    pub algorithms: Vec<AlgorithmConfig>,
}

/// A step, complete.
#[derive(Clone, PartialEq, Debug)]
pub struct Staged {
    pub scene: Scene,
    pub runner: usize,
    pub moment: When,
}

#[derive(Clone, PartialEq, Debug)]
pub enum StagingError {
    Position(ReadError),
    Problem(ProblemError),
    NotWritten,
    AlgorithmConfig(ConfigError),
    NoAlgorithm,
    TooManyAlgorithms { found: usize },
    NoRunner { runner: usize },
    TooLarge,
    TooLong(String),
    NoStep(usize),
}

impl Localize for StagingError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            StagingError::Position(error) => {
                tr!(lang, learn_position_unreadable, why = error.localize(lang))
            }
            StagingError::Problem(error) => {
                tr!(
                    lang,
                    learn_position_unsearchable,
                    why = error.localize(lang)
                )
            }
            StagingError::NotWritten => tr!(lang, learn_not_a_written_tree).to_owned(),
            StagingError::AlgorithmConfig(error) => error.localize(lang),
            StagingError::NoAlgorithm => tr!(lang, learn_no_algorithm).to_owned(),
            StagingError::TooManyAlgorithms { found } => {
                tr!(lang, learn_too_many_algorithms, most = MAX_RUNNERS, found)
            }
            StagingError::NoRunner { runner } => tr!(lang, learn_no_runner, runner),
            StagingError::TooLarge => tr!(lang, learn_tree_too_large, most = LARGEST_TREE),
            StagingError::TooLong(algorithm) => {
                tr!(lang, learn_run_too_long, algorithm, most = MOST_NODES)
            }
            StagingError::NoStep(step) => tr!(lang, learn_no_step, step),
        }
    }
}

localized_error!(StagingError);

impl From<ReadError> for StagingError {
    fn from(error: ReadError) -> StagingError {
        StagingError::Position(error)
    }
}

impl From<ConfigError> for StagingError {
    fn from(error: ConfigError) -> StagingError {
        StagingError::AlgorithmConfig(error)
    }
}

impl Lesson {
    /// The step with all that it takes over from those before it.
    pub fn staged(&self, step: usize) -> Result<Staged, StagingError> {
        let steps = self.steps.get(..=step).ok_or(StagingError::NoStep(step))?;
        let last = |f: fn(&super::Step) -> Option<usize>| steps.iter().rev().find_map(f);
        let mut text = self.position.as_str();
        let mut arrange = Arrange::default();
        let mut goal = Goal::default();
        let mut order = Order::default();
        let mut algorithms = &self.algorithms;
        for step in steps {
            if let Some(position) = &step.position {
                text = position;
                arrange = Arrange::default();
                goal = Goal::default();
                order = Order::default();
            }
            arrange = step.arrange.unwrap_or(arrange);
            goal = step.goal.unwrap_or(goal);
            order = step.order.unwrap_or(order);
            algorithms = step.algorithms.as_ref().unwrap_or(algorithms);
        }
        if algorithms.is_empty() {
            return Err(StagingError::NoAlgorithm);
        }
        if algorithms.len() > crate::session::MAX_RUNNERS {
            let found = algorithms.len();
            return Err(StagingError::TooManyAlgorithms { found });
        }
        for choice in algorithms {
            choice.check()?;
        }
        let runner = last(|step| step.runner).unwrap_or(0);
        if runner >= algorithms.len() {
            return Err(StagingError::NoRunner { runner });
        }
        let here = &steps[step];
        Ok(Staged {
            scene: Scene {
                problem: problem(text, arrange, goal, order)?,
                algorithms: algorithms.clone(),
            },
            runner,
            moment: here.moment.clone().unwrap_or(match here.ask {
                Some(Ask::Next | Ask::Cut | Ask::Unvisited | Ask::Count { .. }) => When::Start,
                Some(Ask::Runner { .. }) => When::Start,
                Some(Ask::Value { .. }) | None => When::End,
            }),
        })
    }
}

fn problem(
    text: &str,
    arrange: Arrange,
    goal: Goal,
    order: Order,
) -> Result<Problem, StagingError> {
    let (position, _) = problem::read(text, Hints::default())?;
    let position = match (arrange, position) {
        (Arrange::AsWritten, position) => position,
        (arrange, Position::Tree(Bare::Written(tree))) => {
            let degree = if arrange == Arrange::Best { 1.0 } else { 0.0 };
            Position::Tree(Bare::Written(std::sync::Arc::new(tree.ordered(degree, 0))))
        }
        _ => return Err(StagingError::NotWritten),
    };
    let question = match goal {
        Goal::Score => problem::Question::Score,
        Goal::Wld => problem::Question::Wld,
        Goal::AtLeast(threshold) => problem::Question::AtLeast(threshold),
        Goal::Depth(plies) => problem::Question::Depth(plies),
    };
    let problem = Problem {
        question,
        order,
        ..Problem::new(position)
    };
    match problem.tree() {
        Ok(_) => Ok(problem),
        Err(error) => Err(StagingError::Problem(error)),
    }
}

/// The runs of a scene, made without a window.
pub struct Cast {
    pub canvas: Canvas,
    runs: Vec<Ran>,
}

struct Ran {
    choice: AlgorithmConfig,
    record: Record,
    report: Report,
    replay: Replay,
}

impl Cast {
    /// Runs every algorithm of the scene to its end.
    pub fn perform(scene: &Scene) -> Result<Cast, StagingError> {
        let tree = scene.problem.tree().map_err(StagingError::Problem)?;
        let mut canvas = Canvas::new(scene.algorithms.len());
        canvas.of_truths(scene.problem.position.is_true_or_false());
        if !canvas.lay_out(&mut tree.clone(), LARGEST_TREE) {
            return Err(StagingError::TooLarge);
        }
        let mut runs = Vec::new();
        for (i, choice) in scene.algorithms.iter().enumerate() {
            let mut recorder = Recorder::new(MOST_EVENTS);
            let limits = crate::search::Limits {
                nodes: Some(MOST_NODES),
                ..Default::default()
            };
            let mut context = SearchContext::new(limits, Default::default());
            let plan = choice.prepare()?;
            let report = catalogue::run(&mut tree.clone(), &plan, &mut context, &mut recorder);
            let record = recorder.finish();
            if !report.complete() || !record.is_complete() {
                return Err(StagingError::TooLong(choice.label()));
            }
            canvas.extend(i, &record.nodes);
            runs.push(Ran {
                choice: choice.clone(),
                record,
                report,
                replay: Replay::default(),
            });
        }
        Ok(Cast { canvas, runs })
    }

    /// Shows a moment of the leading runner. The others stand where as many leaves are evaluated,
    /// as on the window's clock.
    pub fn seek(&mut self, runner: usize, event: usize) {
        let leaves = |ran: &Ran, end: usize| {
            let log = &ran.record.log;
            let is_eval = |e: &&crate::trace::Event| e.kind == crate::trace::Kind::Eval;
            log.range(0, end.min(log.len())).filter(is_eval).count()
        };
        let done = self.runs.get(runner).map_or(0, |ran| leaves(ran, event));
        for (i, ran) in self.runs.iter_mut().enumerate() {
            let at = if i == runner {
                event
            } else {
                let next = When::Leaf(done + 1);
                let rule = Rule::of(&ran.choice);
                next.find(&ran.record, rule, &self.canvas, i, None)
                    .map_or(ran.record.log.len(), |after| after - 1)
            };
            ran.replay.seek(&ran.record.log, &ran.record.nodes, at);
        }
    }

    /// After how many events of a runner a moment is.
    pub fn find(&self, runner: usize, when: &When) -> Option<usize> {
        let ran = self.runs.get(runner)?;
        let node = match when.path() {
            Some(path) => Some(self.place(&parse_path(path)?)?),
            None => None,
        };
        let rule = Rule::of(&ran.choice);
        when.find(&ran.record, rule, &self.canvas, runner, node)
    }

    /// The place of a path of child numbers.
    pub fn place(&self, path: &[u32]) -> Option<NodeId> {
        place(&self.canvas, path)
    }

    /// All runs at the moments they stand at.
    pub fn asked(&self) -> Vec<Asked<'_>> {
        self.runs
            .iter()
            .enumerate()
            .map(|(run, ran)| Asked {
                canvas: &self.canvas,
                run,
                record: &ran.record,
                report: Some(&ran.report),
                moment: ran.replay.moment(),
                rule: Rule::of(&ran.choice),
            })
            .collect()
    }

    pub fn names(&self) -> Vec<String> {
        self.runs.iter().map(|ran| ran.choice.label()).collect()
    }
}

/// The place of a path of child numbers, counted from 0.
pub fn place(canvas: &Canvas, path: &[u32]) -> Option<NodeId> {
    // Before a run has told of its root there is nothing to speak of.
    let root = (!canvas.nodes().is_empty()).then_some(NodeId::ROOT)?;
    path.iter().try_fold(root, |node, &step| {
        let mut children = canvas.nodes().children(node);
        children.nth(step as usize)
    })
}

/// The same for a path as texts have it.
pub fn place_of(canvas: &Canvas, path: &str) -> Option<NodeId> {
    place(canvas, &parse_path(path)?)
}

impl Ask {
    /// The question about one run; nothing for those that compare runs, or if a path leads
    /// nowhere.
    fn question(&self, canvas: &Canvas) -> Option<Question> {
        Some(match self {
            Ask::Next => Question::Next,
            Ask::Cut => Question::Cut,
            Ask::Unvisited => Question::Unvisited,
            Ask::Value { node, number } => Question::Number {
                node: place_of(canvas, node)?,
                number: *number,
            },
            Ask::Count { counter, within } => Question::Count {
                counter: *counter,
                within: *within,
            },
            Ask::Runner { .. } => return None,
        })
    }

    /// Whether a node or a number is the right answer.
    pub fn judge(&self, runs: &[Asked<'_>], runner: usize, answer: Answer) -> Option<Verdict> {
        let asked = runs.get(runner)?;
        asked.judge(self.question(asked.canvas)?, answer)
    }

    /// Whether an algorithm is the right answer.
    pub fn judge_runner(&self, runs: &[Asked<'_>], chosen: usize) -> Option<Verdict> {
        match self {
            Ask::Runner { counter, extreme } => {
                judge_runner(runs, *counter, *extreme, Some(chosen))
            }
            _ => None,
        }
    }

    /// The moment at which a right answer can be seen: that of the node that was pointed at, where
    /// several are right.
    pub fn shown_at(
        &self,
        runs: &[Asked<'_>],
        runner: usize,
        clicked: Option<NodeId>,
    ) -> Option<usize> {
        let own = clicked.and_then(|place| {
            let asked = runs.get(runner)?;
            asked.shown_at(self.question(asked.canvas)?, place)
        });
        own.or_else(|| Some(self.solve(runs, runner)?.moment))
    }

    /// The right answer, to be shown.
    pub fn solve(&self, runs: &[Asked<'_>], runner: usize) -> Option<Solution> {
        if let Ask::Runner { counter, extreme } = self {
            let verdict = judge_runner(runs, *counter, *extreme, None)?;
            return Some(Solution {
                nodes: Vec::new(),
                number: None,
                moment: runs.get(runner)?.record.log.len(),
                reason: verdict.reason,
            });
        }
        let asked = runs.get(runner)?;
        asked.solve(self.question(asked.canvas)?)
    }
}

/// A text as plain words, with its numbers filled in: for slides, sheets and screen readers.
pub fn plain_text(text: &str, runs: &[Asked<'_>], runner: usize, lang: Lang) -> String {
    let Ok(pieces) = markup::parse(text) else {
        return text.to_owned();
    };
    piece_texts(&pieces, runs, runner, lang).concat()
}

/// The pieces as they are read: a node that begins a sentence has a capital.
pub fn piece_texts(pieces: &[Piece], runs: &[Asked<'_>], runner: usize, lang: Lang) -> Vec<String> {
    let mut begins = true;
    let mut texts = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let text = piece_text(piece, runs, runner, lang);
        let is_name = matches!(piece.what, PieceKind::Node { label: None, .. });
        texts.push(if is_name && begins {
            capital(&text)
        } else {
            text
        });
        begins = match &piece.what {
            PieceKind::Break | PieceKind::Table(_) => true,
            PieceKind::Words(words) => match words.trim_end() {
                "" => begins,
                // Where there is no blank, it is the point of a path or the like.
                said => said.ends_with(['.', '?', '!']) && said.len() < words.len(),
            },
            PieceKind::Node { .. } | PieceKind::Figure(_) => false,
        };
    }
    texts
}

/// One piece as it is read; a number that nobody knows yet is an ellipsis.
fn piece_text(piece: &Piece, runs: &[Asked<'_>], runner: usize, lang: Lang) -> String {
    match &piece.what {
        PieceKind::Words(text) => text.clone(),
        PieceKind::Node {
            label: Some(label), ..
        } => label.clone(),
        PieceKind::Node { path, .. } => {
            let Some(canvas) = runs.first().map(|run| run.canvas) else {
                return "…".to_owned();
            };
            place(canvas, path)
                .map_or_else(|| "?".to_owned(), |place| node_text(canvas, place, lang))
        }
        PieceKind::Figure(figure) => {
            let find = |path: &[u32]| runs.first().and_then(|run| place(run.canvas, path));
            figure
                .text(runs, runner, find)
                .unwrap_or_else(|| "…".to_owned())
        }
        PieceKind::Table(table) => table.text(lang),
        PieceKind::Break => "\n\n".to_owned(),
    }
}

/// What a node is called in a text: short, for it can be pointed at.
fn node_text(canvas: &Canvas, place: NodeId, lang: Lang) -> String {
    let scribe = AnswerText {
        lang,
        canvas,
        runners: Vec::new(),
    };
    match canvas.value(place) {
        Some(value) if place != NodeId::ROOT => {
            let value = scribe.leaf(value);
            tr!(lang, learn_the_leaf_worth, value)
        }
        _ => scribe.node(place),
    }
}
