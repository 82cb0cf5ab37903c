//! Thinking about a move: specialists first, then iteration after iteration until the time manager,
//! a limit or someone outside says stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::clock::{Clock, Unit};
use super::line::{Line, NODES_PER_SECOND, WON};
use super::manager::{Decision, Iteration, Manager, Reason, Situation, Thinking};
use super::models::Models;
use super::search::{Overseer, PLY, Reach, Root, Search};
use super::table::{Habits, Table};

/// The stack of a thread that thinks: lines can grow as long as a game.
pub const STACK_BYTES: usize = 32 << 20;

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
    pub nodes: u64,
    pub seconds: f64,
    /// Best first.
    pub lines: Vec<Variation<M>>,
}

/// The answer, with how it came about.
#[derive(Clone, Debug)]
pub struct Choice<M> {
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
    pub habits: &'a mut Habits,
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

pub fn think<L: Line>(
    brain: Brain<'_, L>,
    line: &mut L,
    orders: &Orders<L::Move>,
    signals: &Signals,
    watch: &mut dyn FnMut(&Update<L::Move>),
) -> Choice<L::Move> {
    let started = Instant::now();
    let realization = matches!(brain.reach, Reach::Realization(_));
    let mut models = brain.models.clone();
    if realization {
        models.time = models.threshold;
    }
    brain.table.begin();
    brain.habits.begin();
    let mut list = Vec::new();
    line.candidates(false, &mut list);
    let choices = list.len();
    let mut choice = Choice {
        m: list.iter().max_by_key(|c| c.promise).map(|c| c.m),
        value: 0,
        computed: false,
        depth: 0.0,
        nodes: 1,
        seconds: 0.0,
        used: 0.0,
        lines: Vec::new(),
        iterations: Vec::new(),
        reasons: Vec::new(),
    };
    let situation = orders.clocks.map(|(own, other)| {
        let spare = per_clock(own.control.unit, own.left) - L::OVERRUN as f64;
        let nodes = spare.max(0.0) / 2.0;
        let (expected, expected_hard) = line.moves_to_come(nodes);
        let usual = L::GAME.usual_moves();
        let share = per_clock(
            own.control.unit,
            own.control.main / usual + own.control.increment,
        );
        let (_, expected_evenly) = line.moves_to_come(share / 2.0);
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
    });
    let mut spent = 0;
    // The only move is played at once, after a glance at its value.
    let forced = choices == 1 && situation.is_some();
    let wanted = brain.specialists && orders.lines <= 1 && orders.only.is_empty();
    if wanted
        && choices > 0
        && let Some(estimate) = line.end_estimate()
    {
        let allowed = match (&situation, orders.nodes, orders.seconds) {
            (Some(s), ..) => per_clock(s.own.control.unit, brain.manager.for_the_end(s)),
            (None, Some(nodes), _) => nodes as f64 / 2.0,
            (None, None, Some(seconds)) => seconds * NODES_PER_SECOND / 2.0,
            (None, None, None) => 1e7,
        };
        // Some positions are harder than they look; enough stays for a search then.
        let nodes = 0.6 * allowed;
        // Even if it goes past its limit, what is on the clock must do.
        let safe = situation.as_ref().is_none_or(|s| {
            let most = per_clock(s.own.control.unit, s.most());
            nodes + L::OVERRUN as f64 <= most
        });
        if 2.0 * estimate <= allowed && safe && !forced {
            let seconds = match &situation {
                Some(s) if s.own.control.unit == Unit::Seconds => Some(nodes / NODES_PER_SECOND),
                _ => None,
            };
            let nodes = nodes.max(1.0) as u64;
            let computed = line.compute(brain.helper, nodes, seconds, &signals.cancel);
            spent = computed.nodes;
            if let Some((value, moves)) = computed.outcome {
                choice.m = moves.first().copied().or(choice.m);
                choice.value = value;
                choice.computed = true;
                choice.lines = vec![Variation { value, moves }];
                choice.reasons = vec![Reason::Settled];
            }
        }
    }
    // A search that cannot end in time is not begun: what looks best at first sight is played.
    let hurried = situation.as_ref().is_some_and(|s| {
        let control = &s.own.control;
        match control.unit {
            Unit::Nodes => {
                let least = HURRY.min(0.25 * (control.main + control.increment + control.byoyomi));
                s.own.available() - (spent as f64) < least
            }
            Unit::Seconds => {
                let all = control.main + control.increment + control.byoyomi;
                let least = (HURRY_SECONDS + 2.0 * *brain.late).min(0.25 * all);
                s.own.available() - started.elapsed().as_secs_f64() < least
            }
        }
    });
    if hurried && !choice.computed {
        choice.reasons = vec![Reason::NothingLeft];
    }
    if choices == 0 || choice.computed || hurried {
        choice.nodes = spent;
        return finish(choice, started, &situation);
    }
    let unit = situation
        .as_ref()
        .map_or(Unit::Seconds, |s| s.own.control.unit);
    let limit = match &situation {
        Some(situation) => brain.manager.begin(situation, &models),
        None => f64::INFINITY,
    };
    // Whatever a manager says, no move takes more than is on the clock.
    let most = situation.as_ref().map_or(f64::INFINITY, Situation::most);
    let (limit, most) = match unit {
        Unit::Nodes => (limit, most),
        Unit::Seconds => (
            (limit - *brain.late).max(0.1 * limit),
            (most - 2.0 * *brain.late).max(0.1 * most),
        ),
    };
    let mut search = Search::new(line, brain.table, brain.habits, brain.reach);
    search.nodes += spent;
    if let Some(s) = &situation
        && unit == Unit::Nodes
        && signals.waiting.is_none()
    {
        search.most = s.own.available().floor().max(0.0) as u64;
    }
    if !orders.only.is_empty() {
        search.root.moves.retain(|r| orders.only.contains(&r.m));
    }
    let mut foreman = Foreman::<L> {
        manager: brain.manager,
        managed: situation.is_some(),
        models: &models,
        unit,
        started,
        limit: limit.min(most),
        most,
        max_nodes: orders.nodes,
        max_seconds: orders.seconds,
        iterations: Vec::new(),
        signals,
        waited: None,
        line: std::marker::PhantomData,
    };
    let step = if realization { PLY / 2 } else { PLY };
    let deepest = match orders.depth {
        _ if forced => PLY,
        Some(depth) => (depth * 1000.0) as i32,
        None => i32::MAX,
    };
    // Past the end of the game there is nothing to see.
    let deepest = match search.line.plies_left() {
        Some(plies) if !realization => deepest.min(plies.max(1) * PLY),
        _ => deepest,
    };
    let mut depth = step.min(deepest).max(1);
    loop {
        let finished = iterate(&mut search, &mut foreman, depth, orders.lines, &mut choice);
        if let Some(&RootMoveValue { m, value }) = finished.best.as_ref() {
            choice.m = Some(m);
            choice.value = value;
        }
        choice.nodes = search.nodes;
        if !finished.complete {
            break;
        }
        choice.depth = f64::from(depth) / 1000.0;
        let second = finished.second;
        let used = foreman.used(search.nodes);
        foreman.iterations.push(Iteration {
            depth: choice.depth,
            best: choice.m.map_or(0, L::code),
            value: choice.value,
            second,
            used,
        });
        watch(&Update {
            depth: choice.depth,
            nodes: search.nodes,
            seconds: started.elapsed().as_secs_f64(),
            lines: choice.lines.clone(),
        });
        let seen_to_the_end =
            choice.value.abs() >= super::line::CERTAIN && WON - choice.value.abs() <= depth / PLY;
        if depth >= deepest || depth >= DEEPEST || seen_to_the_end || search.stopped() {
            break;
        }
        if !foreman.after_iteration(search.nodes) {
            break;
        }
        depth = foreman
            .next_depth(depth, step, realization, search.nodes)
            .min(deepest);
    }
    choice.nodes = search.nodes;
    if situation.is_some() && unit == Unit::Seconds && signals.waiting.is_none() {
        let late = foreman.used(search.nodes) - foreman.limit;
        *brain.late = late.max(FORGETS * *brain.late).clamp(0.0, MOST_LATE);
    }
    choice.reasons = foreman.manager.reasons().to_vec();
    choice.iterations = foreman.iterations;
    finish(choice, started, &situation)
}

/// Nodes that a clock must still have for a search to begin, unless it is a very short one; seconds.
const HURRY: f64 = 500.0;
const HURRY_SECONDS: f64 = 0.02;
/// How much of a late answer is remembered at the next move, and how late any is thought to be.
const FORGETS: f64 = 0.8;
const MOST_LATE: f64 = 1.0;
/// Past this no line of a real game grows.
const DEEPEST: i32 = 60 * PLY;

fn per_clock(unit: Unit, amount: f64) -> f64 {
    match unit {
        Unit::Nodes => amount,
        Unit::Seconds => amount * NODES_PER_SECOND,
    }
}

fn finish<M>(mut choice: Choice<M>, started: Instant, situation: &Option<Situation>) -> Choice<M> {
    choice.seconds = started.elapsed().as_secs_f64();
    choice.used = match situation.as_ref().map(|s| s.own.control.unit) {
        Some(Unit::Nodes) => choice.nodes as f64,
        _ => choice.seconds,
    };
    choice
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
    foreman: &mut Foreman<'_, L>,
    depth: i32,
    lines: usize,
    choice: &mut Choice<L::Move>,
) -> Iterated<L::Move> {
    let value = search.iterate(depth, 0, -WON, foreman);
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
            let Some(value) = search.iterate(depth, skip, -WON, foreman) else {
                break;
            };
            choice.lines.push(Variation {
                value,
                moves: search.root.moves[skip].pv.clone(),
            });
            second = second.or(Some(value));
        }
        let wanted = foreman.managed && foreman.manager.wants_second();
        if wanted && lines <= 1 && depth > 2 * PLY && search.root.moves.len() > 1 {
            // Two plies less deep: a tenth of the cost, and near enough.
            let kept = search.root.clone();
            second = search.iterate(depth - 2 * PLY, 1, -WON, foreman);
            search.root = kept;
        }
    }
    Iterated {
        best,
        second,
        complete,
    }
}

/// Watches over a search: asks the manager, obeys limits and signals.
struct Foreman<'a, L> {
    manager: &'a mut dyn Manager,
    managed: bool,
    models: &'a Models,
    unit: Unit,
    started: Instant,
    limit: f64,
    most: f64,
    max_nodes: Option<u64>,
    max_seconds: Option<f64>,
    iterations: Vec<Iteration>,
    signals: &'a Signals,
    /// What had been used when waiting was over.
    waited: Option<f64>,
    line: std::marker::PhantomData<L>,
}

/// Nodes between two looks at a clock of seconds, and between two looks at the signals.
const BY_CLOCK: u64 = 128;
const BY_SIGNALS: u64 = 1024;

impl<L: Line> Foreman<'_, L> {
    fn used(&self, nodes: u64) -> f64 {
        let used = match self.unit {
            Unit::Nodes => nodes as f64,
            Unit::Seconds => self.started.elapsed().as_secs_f64(),
        };
        used - self.waited.unwrap_or(0.0)
    }

    /// Whether the other side's time is being used; remembers when it ends.
    fn is_waiting(&mut self, nodes: u64) -> bool {
        let Some(waiting) = &self.signals.waiting else {
            return false;
        };
        if waiting.load(Ordering::Relaxed) {
            return true;
        }
        if self.waited.is_none() {
            self.waited = Some(self.used(nodes));
        }
        false
    }

    fn after_iteration(&mut self, nodes: u64) -> bool {
        if !self.managed || self.is_waiting(nodes) {
            return true;
        }
        let thinking = Thinking {
            used: self.used(nodes),
            iterations: &self.iterations,
            now: None,
        };
        match self.manager.after_iteration(&thinking, self.models) {
            Decision::Stop => false,
            Decision::Until(until) => {
                if until.is_finite() {
                    self.limit = until.min(self.most);
                }
                true
            }
        }
    }

    /// One step deeper; by realization probability no deeper than the time left should reach, so that
    /// the last iteration just fills it.
    fn next_depth(&self, depth: i32, step: i32, realization: bool, nodes: u64) -> i32 {
        let full = depth + step;
        if !realization || !self.managed || !self.limit.is_finite() {
            return full;
        }
        let last = match self.iterations[..] {
            [.., a, b] => b.used - a.used,
            _ => return full,
        };
        let left = self.limit - self.used(nodes);
        if last <= 0.0 || left <= last {
            return full;
        }
        let filling = 1000.0 * self.models.time.inverse_ratio(left / last);
        depth + (filling as i32).clamp(step / 5, step)
    }
}

impl<L: Line> Overseer<L::Move> for Foreman<'_, L> {
    fn look(&mut self, nodes: u64, root: &Root<L::Move>) -> Option<u64> {
        if self.signals.cancel.load(Ordering::Relaxed) {
            return None;
        }
        let left = match self.max_nodes {
            Some(most) => most.checked_sub(nodes).filter(|&left| left > 0)?,
            None => u64::MAX,
        };
        if let Some(seconds) = self.max_seconds
            && self.started.elapsed().as_secs_f64() >= seconds
        {
            return None;
        }
        let mut again = left.min(BY_SIGNALS);
        if self.max_seconds.is_some() || self.managed && self.unit == Unit::Seconds {
            again = again.min(BY_CLOCK);
        }
        if !self.managed || self.is_waiting(nodes) {
            return Some(again);
        }
        let used = self.used(nodes);
        if used >= self.limit {
            let thinking = Thinking {
                used,
                iterations: &self.iterations,
                now: root.best.map(|(m, value)| (L::code(m), value)),
            };
            match self.manager.at_limit(&thinking, self.models) {
                Decision::Until(until) if until.min(self.most) > used => {
                    self.limit = until.min(self.most);
                }
                _ => return None,
            }
        }
        if self.unit == Unit::Nodes {
            again = again.min((self.limit - used).ceil().max(1.0) as u64);
        }
        Some(again)
    }
}
