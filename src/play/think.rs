//! Thinking about a move: specialists first, then iteration after iteration until the time manager,
//! a limit or someone outside says stop.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::clock::{Clock, Unit};
use super::line::{CERTAIN, Candidate, Line, NODES_PER_SECOND, WON};
use super::manager::{Iteration, Manager, Reason, Situation};
use super::models::Models;
use super::search::{PLY, Reach, Search};
use super::search_control::{Budget, SearchControl};
use super::table::{MoveHistory, Table};
use crate::base::platform::Instant;

/// What is asked of a player for one move.
#[derive(Clone, Debug)]
pub struct Orders<M> {
    /// Own and other clock; without them only the limits below, or someone outside, end the search.
    pub clocks: Option<(Clock, Clock)>,
    /// In plies, or −ln p.
    pub depth: Option<f64>,
    pub nodes: Option<u64>,
    pub seconds: Option<f64>,
    /// How many lines to look at: 1 is the best alone.
    pub lines: usize,
    /// Only these moves, if any are given.
    pub only: Vec<M>,
}

impl<M> Default for Orders<M> {
    fn default() -> Orders<M> {
        Orders {
            clocks: None,
            depth: None,
            nodes: None,
            seconds: None,
            lines: 1,
            only: Vec::new(),
        }
    }
}

impl<M> Orders<M> {
    pub fn on_clocks(own: Clock, other: Clock) -> Orders<M> {
        Orders {
            clocks: Some((own, other)),
            ..Orders::default()
        }
    }
}

/// A line with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation<M> {
    pub value: i32,
    pub moves: Vec<M>,
}

/// What a search reports while it runs.
#[derive(Clone, Debug)]
pub struct Update<M> {
    pub depth: f64,
    /// Computed to the end, not estimated.
    pub computed: bool,
    pub nodes: u64,
    pub seconds: f64,
    /// Best first.
    pub lines: Vec<Variation<M>>,
}

/// The answer, with how it came about.
#[derive(Clone, Debug)]
pub struct ChosenMove<M> {
    /// None where there is no legal move.
    pub m: Option<M>,
    pub value: i32,
    /// Computed to the end, not estimated.
    pub computed: bool,
    pub depth: f64,
    pub nodes: u64,
    pub seconds: f64,
    /// In the clock's unit.
    pub used: f64,
    pub lines: Vec<Variation<M>>,
    pub iterations: Vec<Iteration>,
    pub reasons: Vec<Reason>,
}

/// The parts of a player that think.
pub struct Brain<'a, L: Line> {
    pub table: &'a mut Table,
    pub move_history: &'a mut MoveHistory,
    pub helper: &'a mut L::Helper,
    pub reach: Reach<'a>,
    pub models: &'a Models,
    pub manager: &'a mut dyn Manager,
    /// Seconds by which searches have ended after their limit lately: a busy machine lets a
    /// program wait. So much more is kept in hand. It does not matter to a clock of nodes.
    pub late: &'a mut f64,
    /// Whether specialists may be asked.
    pub specialists: bool,
}

/// While this is up, time does not count: the other side is to move (ponder).
pub type Waiting = Arc<AtomicBool>;

/// Who may interrupt.
#[derive(Clone, Default)]
pub struct Signals {
    pub cancel: Arc<AtomicBool>,
    pub waiting: Option<Waiting>,
}

/// The move that is to be found.
pub(super) struct Task<'a, M> {
    pub orders: &'a Orders<M>,
    pub signals: &'a Signals,
    pub started: Instant,
    /// Legal moves.
    choices: usize,
    /// How the clocks stand, if there are any.
    pub situation: Option<Situation>,
    /// Nodes that went into specialists.
    spent: u64,
}

impl<M> Task<'_, M> {
    /// What the clock counts.
    pub fn unit(&self) -> Unit {
        match &self.situation {
            Some(situation) => situation.own.control.unit,
            None => Unit::Seconds,
        }
    }

    /// The only move is played at once, after a glance at its value.
    fn is_forced(&self) -> bool {
        self.choices == 1 && self.situation.is_some()
    }
}

/// Finds a move: by computing the rest of the game where that is within reach, else by searching
/// deeper and deeper; without time for either it is the one that looks best.
pub fn think<L: Line>(
    brain: Brain<'_, L>,
    line: &mut L,
    orders: &Orders<L::Move>,
    signals: &Signals,
    watch: &mut dyn FnMut(&Update<L::Move>),
) -> ChosenMove<L::Move> {
    let started = Instant::now();
    brain.table.begin();
    brain.move_history.begin();
    let mut candidates = Vec::new();
    line.candidates(false, &mut candidates);
    let choices = candidates.len();
    let mut task = Task {
        orders,
        signals,
        started,
        choices,
        situation: orders
            .clocks
            .map(|(own, other)| situation(line, own, other, choices)),
        spent: 0,
    };
    let mut choice = at_first_sight(&candidates);
    if let Some(effort) = effort_for_the_end(&brain, line, &task) {
        let computed = line.compute(brain.helper, effort.nodes, effort.seconds, &signals.cancel);
        task.spent = computed.nodes;
        if let Some((value, moves)) = computed.outcome {
            choice.m = moves.first().copied().or(choice.m);
            choice.value = value;
            choice.computed = true;
            choice.lines = vec![Variation { value, moves }];
            choice.reasons = vec![Reason::Settled];
        }
    }
    choice.nodes = task.spent;
    if !choice.computed {
        if is_hurried(&task, *brain.late) {
            choice.reasons = vec![Reason::NothingLeft];
        } else if choices > 0 {
            deepen(brain, line, &task, &mut choice, watch);
        }
    }
    choice.seconds = started.elapsed().as_secs_f64();
    choice.used = match task.unit() {
        Unit::Nodes => choice.nodes as f64,
        Unit::Seconds => choice.seconds,
    };
    choice
}

/// How the clocks stand, and what is still to come of the game.
fn situation<L: Line>(line: &L, own: Clock, other: Clock, choices: usize) -> Situation {
    let control = own.control;
    let spare = in_nodes(control.unit, own.left) - L::OVERRUN as f64;
    let (expected, expected_hard) = line.moves_to_come(spare.max(0.0) / 2.0);
    let share = control.main / L::USUAL_MOVES + control.increment;
    let (_, expected_evenly) = line.moves_to_come(in_nodes(control.unit, share) / 2.0);
    Situation {
        own,
        other,
        expected,
        expected_hard,
        expected_evenly,
        longest: line.most_moves(),
        choices,
        progress: line.progress(),
    }
}

fn in_nodes(unit: Unit, amount: f64) -> f64 {
    match unit {
        Unit::Nodes => amount,
        Unit::Seconds => amount * NODES_PER_SECOND,
    }
}

/// The move that looks best without any search.
fn at_first_sight<M: Copy>(candidates: &[Candidate<M>]) -> ChosenMove<M> {
    ChosenMove {
        m: candidates.iter().max_by_key(|c| c.promise).map(|c| c.m),
        value: 0,
        computed: false,
        depth: 0.0,
        nodes: 0,
        seconds: 0.0,
        used: 0.0,
        lines: Vec::new(),
        iterations: Vec::new(),
        reasons: Vec::new(),
    }
}

/// What a specialist may use.
struct Effort {
    nodes: u64,
    seconds: Option<f64>,
}

/// Nodes that may be spent on the value of the only move: a hundredth of a second, and enough for the
/// last dozen empties.
const GLANCE: f64 = 20_000.0;

/// How much to spend on computing the rest of the game outright; nothing if that is not wanted or is
/// not likely to succeed.
fn effort_for_the_end<L: Line>(
    brain: &Brain<'_, L>,
    line: &L,
    task: &Task<'_, L::Move>,
) -> Option<Effort> {
    let orders = task.orders;
    let wanted = brain.specialists && orders.lines <= 1 && orders.only.is_empty();
    // Where the end is far, more than a glance would be spent on the only move.
    let is_glance = task.is_forced();
    if !wanted || task.choices == 0 || is_glance && line.plies_left().is_none() {
        return None;
    }
    let estimate = line.end_estimate()?;
    let unit = task.unit();
    let allowed = match (&task.situation, orders.nodes, orders.seconds) {
        (Some(situation), ..) => in_nodes(unit, brain.manager.for_the_end(situation)),
        (None, Some(nodes), _) => nodes as f64 / 2.0,
        (None, None, Some(seconds)) => seconds * NODES_PER_SECOND / 2.0,
        (None, None, None) => 1e7,
    };
    let allowed = match is_glance {
        true => allowed.min(GLANCE),
        false => allowed,
    };
    // Some positions are harder than they look; enough stays for a search then.
    let nodes = 0.6 * allowed;
    // Even if it goes past its limit, what is on the clock must do.
    let safe = task.situation.as_ref().is_none_or(|situation| {
        let most = in_nodes(unit, situation.most());
        nodes + L::OVERRUN as f64 <= most
    });
    let by_seconds = task.situation.is_some() && unit == Unit::Seconds;
    (2.0 * estimate <= allowed && safe).then(|| Effort {
        nodes: nodes.max(1.0) as u64,
        seconds: by_seconds.then_some(nodes / NODES_PER_SECOND),
    })
}

/// Nodes that a clock must still have for a search to begin, unless it is a very short one; seconds.
const HURRY: f64 = 500.0;
const HURRY_SECONDS: f64 = 0.02;

/// A search that cannot end in time is not begun: what looks best at first sight is played.
fn is_hurried<M>(task: &Task<'_, M>, late: f64) -> bool {
    let Some(situation) = &task.situation else {
        return false;
    };
    let control = &situation.own.control;
    let (used, hurry) = match control.unit {
        Unit::Nodes => (task.spent as f64, HURRY),
        Unit::Seconds => (
            task.started.elapsed().as_secs_f64(),
            HURRY_SECONDS + 2.0 * late,
        ),
    };
    let least = hurry.min(0.25 * (control.main + control.increment + control.byoyomi));
    situation.own.available() - used < least
}

/// How much of a late answer is remembered at the next move, and how late any is thought to be.
const FORGETS: f64 = 0.8;
const MOST_LATE: f64 = 1.0;
/// Past this no line of a real game grows.
const DEEPEST: i32 = 60 * PLY;

/// Iteration after iteration, each deeper than the last.
fn deepen<L: Line>(
    brain: Brain<'_, L>,
    line: &mut L,
    task: &Task<'_, L::Move>,
    choice: &mut ChosenMove<L::Move>,
    watch: &mut dyn FnMut(&Update<L::Move>),
) {
    let realization = matches!(brain.reach, Reach::Realization(_));
    let mut models = brain.models.clone();
    if realization {
        models.time = models.threshold;
    }
    let budget = budget(brain.manager, task, &models, *brain.late);
    let step = if realization { PLY / 2 } else { PLY };
    let end = to_the_end(line, realization);
    let deepest = deepest(task, end);
    let mut search = Search::new(line, brain.table, brain.move_history, brain.reach);
    search.nodes += task.spent;
    if let Some(most) = most_nodes(task) {
        search.most = most;
    }
    if !task.orders.only.is_empty() {
        let only = &task.orders.only;
        search.root.moves.retain(|r| only.contains(&r.m));
    }
    let mut search_control = SearchControl::<L>::new(brain.manager, &models, task, budget);
    let mut depth = step.min(deepest).max(1);
    loop {
        let finished = iterate(&mut search, &mut search_control, depth, choice);
        if let Some(RootMoveValue { m, value }) = finished.best {
            choice.m = Some(m);
            choice.value = value;
        }
        if !finished.complete {
            break;
        }
        choice.depth = f64::from(depth) / 1000.0;
        choice.computed = end.is_some_and(|end| depth >= end);
        let used = search_control.used(search.nodes);
        search_control.iterations.push(Iteration {
            depth: choice.depth,
            best: choice.m.map_or(0, L::code),
            value: choice.value,
            second: finished.second,
            used,
        });
        watch(&Update {
            depth: choice.depth,
            computed: choice.computed,
            nodes: search.nodes,
            seconds: task.started.elapsed().as_secs_f64(),
            lines: choice.lines.clone(),
        });
        let seen_to_the_end =
            choice.value.abs() >= CERTAIN && WON - choice.value.abs() <= depth / PLY;
        if depth >= deepest || depth >= DEEPEST || seen_to_the_end || search.stopped() {
            break;
        }
        if !search_control.after_iteration(search.nodes) {
            break;
        }
        depth = search_control
            .next_depth(depth, step, realization, search.nodes)
            .min(deepest);
    }
    choice.nodes = search.nodes;
    if task.situation.is_some() && task.unit() == Unit::Seconds && task.signals.waiting.is_none() {
        let late = search_control.late(search.nodes);
        *brain.late = late.max(FORGETS * *brain.late).clamp(0.0, MOST_LATE);
    }
    choice.reasons = search_control.manager.reasons().to_vec();
    choice.iterations = search_control.iterations;
}

/// What the manager gives this move; whatever it says, no move takes more than is on the clock.
fn budget<M>(manager: &mut dyn Manager, task: &Task<'_, M>, models: &Models, late: f64) -> Budget {
    let Some(situation) = &task.situation else {
        return Budget {
            limit: f64::INFINITY,
            most: f64::INFINITY,
        };
    };
    let limit = manager.begin(situation, models);
    let most = situation.most();
    let (limit, most) = match task.unit() {
        Unit::Nodes => (limit, most),
        Unit::Seconds => (
            (limit - late).max(0.1 * limit),
            (most - 2.0 * late).max(0.1 * most),
        ),
    };
    Budget {
        limit: limit.min(most),
        most,
    }
}

/// The depth that sees every line to the end of the game, where depth is plies and the end is known.
fn to_the_end<L: Line>(line: &L, realization: bool) -> Option<i32> {
    let plies = line.plies_left().filter(|_| !realization)?;
    Some(plies.max(1) * PLY)
}

/// The greatest depth that is worth an iteration: past the end of the game there is nothing to see.
fn deepest<M>(task: &Task<'_, M>, end: Option<i32>) -> i32 {
    let asked = match task.orders.depth {
        _ if task.is_forced() => PLY,
        Some(depth) => (depth * 1000.0) as i32,
        None => i32::MAX,
    };
    asked.min(end.unwrap_or(i32::MAX))
}

/// On a clock of nodes not one more is searched than it has, unless the other side's time is used.
fn most_nodes<M>(task: &Task<'_, M>) -> Option<u64> {
    let situation = task.situation.as_ref()?;
    let by_nodes = task.unit() == Unit::Nodes && task.signals.waiting.is_none();
    by_nodes.then(|| situation.own.available().floor().max(0.0) as u64)
}

struct RootMoveValue<M> {
    m: M,
    value: i32,
}

struct Iterated<M> {
    best: Option<RootMoveValue<M>>,
    second: Option<i32>,
    complete: bool,
}

/// One iteration: the best line, further ones if they are asked for, and the next best move's value
/// if the manager wants it.
fn iterate<L: Line>(
    search: &mut Search<'_, L>,
    search_control: &mut SearchControl<'_, L>,
    depth: i32,
    choice: &mut ChosenMove<L::Move>,
) -> Iterated<L::Move> {
    let lines = search_control.task.orders.lines;
    let value = search.iterate(depth, 0, -WON, search_control);
    let best = search
        .root
        .best
        .map(|(m, value)| RootMoveValue { m, value });
    let complete = value.is_some() && !search.stopped();
    if value.is_some() {
        let first = &search.root.moves[0];
        choice.lines = vec![Variation {
            value: first.value,
            moves: first.pv.clone(),
        }];
    }
    let mut second = None;
    if complete {
        for skip in 1..lines.min(search.root.moves.len()) {
            let Some(value) = search.iterate(depth, skip, -WON, search_control) else {
                break;
            };
            choice.lines.push(Variation {
                value,
                moves: search.root.moves[skip].pv.clone(),
            });
            second = second.or(Some(value));
        }
        let wanted = search_control.is_managed() && search_control.manager.wants_second();
        if wanted && lines <= 1 && depth > 2 * PLY && search.root.moves.len() > 1 {
            // Two plies less deep: a tenth of the cost, and near enough.
            let kept = search.root.clone();
            second = search.iterate(depth - 2 * PLY, 1, -WON, search_control);
            search.root = kept;
        }
    }
    Iterated {
        best,
        second,
        complete,
    }
}
