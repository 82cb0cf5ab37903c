//! How long it takes to go back in time, and what a race costs: `cargo bench --bench scrub`.
//!
//! Jumps to any moment of a recording against its length; frames of the whole window while the
//! scrubber is dragged over a large tree, while four runners race, and with a long OPEN list.
//! Measured is the time of the window's own thread.

use std::time::{Duration, Instant};

use yomiki::base::platform::thread_seconds;
use yomiki::base::random::Rng;
use yomiki::gui::action::{Action, NodeRef};
use yomiki::gui::command::Command;
use yomiki::gui::model::Phase;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::{App, Options};
use yomiki::picture::Headless;
use yomiki::problem::{Position, Problem};
use yomiki::search::Limits;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::Session;
use yomiki::session::settings::Settings;
use yomiki::trace::{Record, Replay};
use yomiki::worker::{Job, Outcome, Rewind, Worker};

/// To any moment of two million events, in milliseconds.
const JUMP_GOAL: f64 = 50.0;
/// A frame at sixty a second.
const FRAME_GOAL: f64 = 16.0;
const JUMPS: usize = 40;
const FRAMES: usize = 60;

fn main() {
    println!(
        "jumps: algorithm      events     nodes   median    p95  worst ms   checkpoints after the search"
    );
    let mut missed = 0;
    for id in ["alpha-beta", "sss"] {
        for events in [125_000, 500_000, 2_000_000] {
            missed += jumps(id, events);
        }
    }
    println!("frames: what                                          median    p95  worst ms");
    missed += scrubbing();
    missed += racing();
    missed += long_open_list();
    println!(
        "{missed} goals missed (jumps {JUMP_GOAL} ms at worst, frames {FRAME_GOAL} ms in the median)"
    );
}

fn problem(depth: u32, branching: u32) -> Problem {
    let recipe = format!("random:seed=7,depth={depth},branching={branching}");
    let position = Position::Tree(recipe.parse().expect("the recipe is well formed"));
    Problem::new(position)
}

/// A search that was stopped when it had recorded so many events, or a few more.
fn recorded(id: &str, events: usize) -> Record {
    let mut nodes = events as u64 / 4;
    loop {
        let job = Job {
            record_events: 1 << 30,
            limits: Limits {
                nodes: Some(nodes),
                ..Limits::default()
            },
            ..Job::new(problem(14, 6), AlgorithmConfig::new(id))
        };
        match Worker::start(job, || {}).wait() {
            Outcome::Finished(run) if run.record.log.len() >= events => return run.record,
            Outcome::Finished(run) => {
                let share = events as f64 / run.record.log.len() as f64;
                nodes = (nodes as f64 * share * 1.02) as u64 + 100;
            }
            Outcome::Failed(failure) => panic!("{failure:?}"),
        }
    }
}

/// Jumps to random moments, with the checkpoints that were made beside the search.
fn jumps(id: &str, events: usize) -> usize {
    let record = recorded(id, events);
    let (log, nodes) = (&record.log, &record.nodes);
    let mut rewind = Rewind::start().expect("a thread");
    let since = Instant::now();
    rewind.follow(&record);
    rewind.finish();
    let mut replay = Replay::default();
    while replay.checkpoints().reach() + replay.checkpoints().distance() <= log.len() {
        if let Some(checkpoints) = rewind.news() {
            replay.adopt(checkpoints);
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    let waited = since.elapsed().as_secs_f64() * 1e3;
    let mut rng = Rng::new(1);
    let mut times: Vec<f64> = (0..JUMPS)
        .map(|_| {
            let k = rng.below(log.len() as u64) as usize;
            let start = thread_seconds();
            std::hint::black_box(replay.seek(log, nodes, k).tally().open);
            (thread_seconds() - start) * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let worst = times[JUMPS - 1];
    println!(
        "       {id:<12} {:>9} {:>9}  {:>7.2} {:>7.2} {worst:>7.2}   {waited:>7.0} ms, {} MiB",
        log.len(),
        nodes.len(),
        times[JUMPS / 2],
        times[JUMPS * 95 / 100],
        replay.bytes() >> 20,
    );
    usize::from(worst > JUMP_GOAL)
}

struct Window {
    app: App,
    headless: Headless,
}

impl Window {
    /// A window in which this has been run, with a pane in front.
    fn new(session: Session, pane: PaneKind) -> Window {
        let headless = Headless::new([1280, 800], 1.0);
        let options = Options {
            session,
            path: None,
            settings: Settings::default(),
            folders: None,
            start_engine: None,
        };
        let mut app = App::new(headless.context(), options);
        app.act(Action::Run);
        let context = headless.context().clone();
        while app.model().phase() == Phase::Running {
            std::thread::sleep(Duration::from_millis(1));
            app.logic(&context);
        }
        app.act(Action::Command(Command::ShowPane(pane)));
        let mut window = Window { app, headless };
        for _ in 0..8 {
            window.frame(None);
        }
        window
    }

    /// Brings a pane to the front.
    fn front(&mut self, pane: PaneKind) {
        self.app.act(Action::Command(Command::ShowPane(pane)));
        for _ in 0..4 {
            self.frame(None);
        }
    }

    /// One frame in which this happens; what it took, in milliseconds.
    fn frame(&mut self, action: Option<Action>) -> f64 {
        let start = thread_seconds();
        let context = self.headless.context().clone();
        self.app.logic(&context);
        if let Some(action) = action {
            // As a pane would: the window does not wait until the moment is reached.
            self.app.pass_on(action);
        }
        let app = &mut self.app;
        let output = self.headless.frame(Vec::new(), |ui| app.frame(ui));
        let triangles = context.tessellate(output.shapes, output.pixels_per_point);
        std::hint::black_box(triangles.len());
        (thread_seconds() - start) * 1e3
    }

    fn report(
        &mut self,
        what: &str,
        mut action: impl FnMut(&App, usize) -> Option<Action>,
    ) -> usize {
        let mut times: Vec<f64> = (0..FRAMES)
            .map(|i| {
                let action = action(&self.app, i);
                self.frame(action)
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let median = times[FRAMES / 2];
        println!(
            "        {what:<52} {median:>7.2} {:>7.2} {:>7.2}",
            times[FRAMES * 95 / 100],
            times[FRAMES - 1],
        );
        usize::from(median > FRAME_GOAL)
    }
}

fn session(ids: &[&str], depth: u32, branching: u32, nodes: u64) -> Session {
    Session {
        limits: Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
        record_events: 64_000_000,
        ..Session::new(
            problem(depth, branching),
            ids.iter().map(|id| AlgorithmConfig::new(id)).collect(),
        )
    }
}

/// The scrubber moves on a little every frame, as when it is dragged.
fn dragged(app: &App, i: usize) -> Option<Action> {
    let end = app.model().clock_end();
    Some(Action::SeekClock(end * (0.3 + i as f64 / 200.0)))
}

/// Somewhere else every frame.
fn jumping(app: &App, i: usize) -> Option<Action> {
    let end = app.model().clock_end();
    let at = Rng::new(i as u64 + 1).below(1000) as f64 / 1000.0;
    Some(Action::SeekClock(end * at))
}

fn scrubbing() -> usize {
    let mut missed = 0;
    for (nodes, name) in [(64_000, "100k"), (640_000, "1M")] {
        let mut window = Window::new(session(&["alpha-beta"], 14, 6, nodes), PaneKind::Trees);
        let recorded = window
            .app
            .model()
            .active_run()
            .map_or(0, |r| r.nodes().len());
        let what = |how: &str| format!("α-β, {name} ({recorded} nodes): {how}");
        missed += window.report(&what("at rest"), |_, _| None);
        missed += window.report(&what("scrubbed"), dragged);
        missed += window.report(&what("jumped about"), jumping);
    }
    missed
}

fn racing() -> usize {
    let ids = ["sss", "alpha-beta", "nega-scout", "mt-sss"];
    // So many that each of the four records a hundred thousand nodes or more.
    let mut window = Window::new(session(&ids, 14, 6, 92_000), PaneKind::Race);
    let sizes: Vec<usize> = window
        .app
        .model()
        .runners()
        .iter()
        .map(|r| r.run.as_ref().map_or(0, |run| run.nodes().len()))
        .collect();
    println!("        four runners with {sizes:?} nodes:");
    let mut missed = window.report("race with overlay, at rest", |_, _| None);
    missed += window.report("race with overlay, scrubbed", dragged);
    missed += window.report("race with overlay, jumped about", jumping);
    missed
}

/// Where the search is, and something that waits: both are asked about.
fn selected(app: &App, i: usize) -> Option<Action> {
    let run = app.model().active_run()?;
    let node = match i % 2 {
        0 => run.moment().now.current,
        _ => run.moment().open().next()?,
    };
    Some(Action::Select(Some(NodeRef { runner: 0, node })))
}

fn long_open_list() -> usize {
    let mut window = Window::new(session(&["sss"], 8, 40, 60_000), PaneKind::Open);
    let open = window
        .app
        .model()
        .active_run()
        .map_or(0, |run| run.moment().tally().open);
    let what = |how: &str| format!("OPEN with {open} members: {how}");
    let mut missed = window.report(&what("at rest"), |_, _| None);
    missed += window.report(&what("a step each frame"), |app, i| {
        let event = app.model().shown_event(0);
        let end = app.model().active_run().map_or(0, |run| run.events());
        let event = if i == 0 {
            end.saturating_sub(100)
        } else {
            event + 1
        };
        Some(Action::Seek { runner: 0, event })
    });
    missed += window.report(&what("scrubbed"), dragged);
    missed += window.report(&what("jumped about"), jumping);
    window.front(PaneKind::Inspector);
    missed += window.report(&what("why? of a node each frame"), selected);
    missed
}
