//! How long a frame of the whole window takes: `cargo bench --bench frame`.
//!
//! Everything that happens between two pictures on the window's thread: news from the search is
//! taken in, the tree is laid out, all panes are drawn, the shapes become triangles. Measured is
//! the time of that thread, so that a search on another core does not count. `--nodes 100000` takes
//! one size only, `--algorithm sss` one search; `--pane overview` brings another pane to the front first.
//! `--letters` measures only the frames in which all letters are drawn anew.

use std::time::{Duration, Instant};

use egui::{
    Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, pos2, vec2,
};
use yomiki::base::messages::Lang;
use yomiki::base::platform::thread_seconds;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::gui::model::Phase;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::{App, Options};
use yomiki::picture::Headless;
use yomiki::problem::{Position, Problem};
use yomiki::search::Limits;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::settings::Settings;
use yomiki::session::{Session, examples};

const SIZES: [u64; 4] = [1_000, 10_000, 100_000, 1_000_000];
const FRAMES: usize = 60;
/// The middle of the tree pane in a window of 1280 × 800.
const STAGE: Pos2 = pos2(640.0, 300.0);
/// A frame at sixty a second.
const GOAL: f64 = 16.0;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |name: &str| {
        let at = arguments.iter().position(|a| a == name)?;
        arguments.get(at + 1)
    };
    let only: Option<u64> = after("--nodes").map(|n| n.parse().expect("a number of nodes"));
    let sizes = SIZES
        .into_iter()
        .filter(|&n| only.is_none_or(|only| only == n));
    let pane = after("--pane").map(|name| {
        let named = |kind: &PaneKind| format!("{kind:?}").eq_ignore_ascii_case(name);
        PaneKind::ALL.into_iter().find(named).expect("no such pane")
    });
    if arguments.iter().any(|a| a == "--letters") {
        return letters(pane);
    }
    println!(
        "algorithm  nodes recorded  search   camera    median    p95  worst ms  of these news"
    );
    let mut missed = 0;
    let algorithm = after("--algorithm");
    let ids = ["alpha-beta", "sss"].into_iter();
    for id in ids.filter(|id| algorithm.is_none_or(|only| only == id)) {
        for size in sizes.clone() {
            missed += idle(id, size, pane);
            missed += running(id, size, pane);
        }
    }
    println!("{missed} medians above {GOAL} ms");
}

fn session(id: &str, depth: u32, events: u64, nodes: Option<u64>) -> Session {
    let recipe = format!("random:seed=7,depth={depth},branching=6");
    let position = Position::Tree(recipe.parse().expect("the recipe is well formed"));
    Session {
        limits: Limits {
            nodes,
            ..Limits::default()
        },
        record_events: events,
        ..Session::new(Problem::new(position), vec![AlgorithmConfig::new(id)])
    }
}

/// Changes after which no letter on the screen is the one it was: from the usual look, and from
/// Japanese in large type at 150 %.
fn letters(pane: Option<PaneKind>) {
    type Change = fn(usize) -> Action;
    let changes: [(&str, Change); 8] = [
        ("zoom", |i| Action::SetZoom([1.0, 1.25][i % 2])),
        ("language", |i| Action::SetLang(Lang::ALL[i % 2])),
        ("F5", |i| Action::SetPresentation(i.is_multiple_of(2))),
        ("theme", |_| Action::Command(Command::SwitchTheme)),
        ("large: zoom", |i| Action::SetZoom([1.25, 1.5][i % 2])),
        ("large: language", |i| Action::SetLang(Lang::ALL[i % 2])),
        ("large: F5", |i| Action::SetPresentation(i % 2 == 1)),
        ("large: theme", |_| Action::Command(Command::SwitchTheme)),
    ];
    println!(
        "letters anew       median    p95  worst ms, the frame of the change and the one after"
    );
    for (name, change) in changes {
        let mut window = Window::new(examples::first().session(), pane);
        if name.starts_with("large") {
            window.app.act(Action::SetLang(Lang::Ja));
            window.app.act(Action::SetZoom(1.5));
            window.app.act(Action::SetPresentation(true));
        }
        window.run_to_the_end();
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for i in 0..FRAMES {
            let start = thread_seconds();
            window.app.pass_on(change(i));
            let deed = (thread_seconds() - start) * 1e3;
            first.push(deed + window.frame(Vec::new()).all);
            second.push(window.frame(Vec::new()).all);
            window.rest(3);
        }
        let parts = |times: &mut Vec<f64>| {
            times.sort_by(f64::total_cmp);
            let at = |share: usize| times[(times.len() - 1) * share / 100];
            format!("{:>7.2} {:>7.2} {:>7.2}", at(50), at(95), at(100))
        };
        println!("{name:<15} {}   {}", parts(&mut first), parts(&mut second));
    }
}

struct Window {
    app: App,
    headless: Headless,
}

/// What one frame took, in milliseconds.
#[derive(Clone, Copy)]
struct Took {
    all: f64,
    news: f64,
}

impl Window {
    fn new(session: Session, pane: Option<PaneKind>) -> Window {
        let headless = Headless::new([1280, 800], 1.0);
        let options = Options {
            session,
            path: None,
            settings: Settings::default(),
            folders: None,
            start_engine: None,
        };
        let mut app = App::new(headless.context(), options);
        if let Some(kind) = pane {
            app.act(Action::Command(Command::ShowPane(kind)));
        }
        Window { app, headless }
    }

    fn frame(&mut self, events: Vec<Event>) -> Took {
        let start = thread_seconds();
        let context = self.headless.context().clone();
        self.app.logic(&context);
        let news = thread_seconds() - start;
        let app = &mut self.app;
        let output = self.headless.frame(events, |ui| app.frame(ui));
        let triangles = context.tessellate(output.shapes, output.pixels_per_point);
        std::hint::black_box(triangles.len());
        Took {
            all: (thread_seconds() - start) * 1e3,
            news: news * 1e3,
        }
    }

    /// Frames in which nobody does anything.
    fn rest(&mut self, frames: usize) {
        for _ in 0..frames {
            self.frame(Vec::new());
        }
    }

    fn recorded(&self) -> u64 {
        let run = self.app.model().active_run();
        run.map_or(0, |run| run.nodes().len() as u64)
    }

    fn is_running(&self) -> bool {
        self.app.model().phase() == Phase::Running
    }

    fn run_to_the_end(&mut self) {
        self.app.act(Action::Run);
        let context = self.headless.context().clone();
        while self.is_running() {
            std::thread::sleep(Duration::from_millis(1));
            self.app.logic(&context);
        }
        self.rest(4);
    }

    /// The wheel, until single nodes are just told apart: the dearest view there is.
    fn zoom_in(&mut self) {
        let (left, right) = self.app.model().scene().layout().reach();
        let larger = (14.0 * (right - left + 1.0) / 690.0).max(1.0);
        let turns = (240.0 * larger.ln() / 60.0).ceil() as usize;
        self.frame(vec![Event::PointerMoved(STAGE)]);
        for _ in 0..turns {
            self.frame(vec![Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, 60.0),
                modifiers: Modifiers::NONE,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
            }]);
        }
        self.rest(10);
    }

    fn press(&mut self, pressed: bool) {
        self.frame(vec![
            Event::PointerMoved(STAGE),
            Event::PointerButton {
                pos: STAGE,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            },
        ]);
    }

    fn fit(&mut self) {
        self.app.act(Action::Command(Command::TreeFit));
        self.frame(Vec::new());
    }
}

/// A pointer that is dragged about, seen at frame `i`.
fn dragged(i: usize) -> Vec<Event> {
    let angle = i as f32 / 7.0;
    let to = STAGE + vec2(60.0 * angle.sin(), 40.0 * angle.cos());
    vec![Event::PointerMoved(to)]
}

/// The search is over.
fn idle(id: &str, size: u64, pane: Option<PaneKind>) -> usize {
    let (mut window, _) = recorded(id, size, pane);
    window.fit();
    let nodes = window.recorded();
    let mut missed = 0;
    let mut measure = |window: &mut Window, camera: &str, events: &dyn Fn(usize) -> Vec<Event>| {
        let took: Vec<Took> = (0..FRAMES).map(|i| window.frame(events(i))).collect();
        missed += report(id, nodes, "over", camera, &took);
    };
    measure(&mut window, "whole", &|_| Vec::new());
    window.press(true);
    measure(&mut window, "panning", &dragged);
    window.press(false);
    window.fit();
    window.zoom_in();
    measure(&mut window, "near", &|_| Vec::new());
    window.press(true);
    measure(&mut window, "near, panning", &dragged);
    let model = window.app.model();
    if let Some(run) = model.active_run() {
        let bytes = run.recording_bytes() + model.scene().bytes();
        println!(
            "{id:<10} {nodes:>14}  {:.0} bytes a recorded node: recording {:.0} ({} events), tree on screen {:.0}",
            bytes as f64 / nodes as f64,
            run.recording_bytes() as f64 / nodes as f64,
            run.events(),
            model.scene().bytes() as f64 / nodes as f64,
        );
    }
    missed
}

/// A window with about `size` recorded nodes, and how many events these were.
fn recorded(id: &str, size: u64, pane: Option<PaneKind>) -> (Window, u64) {
    // How many nodes are recorded for one that is visited depends on the tree: try, then aim.
    let mut visits = size / 2;
    loop {
        let mut window = Window::new(session(id, 14, 64_000_000, Some(visits)), pane);
        window.run_to_the_end();
        let share = window.recorded() as f64 / size as f64;
        let run = window.app.model().active_run();
        let events = run.map_or(0, |run| run.events());
        if (0.9..1.1).contains(&share) {
            return (window, events);
        }
        visits = (visits as f64 / share) as u64;
    }
}

/// The search goes on at full speed: first while the recording grows to `size`, then with that
/// many recorded while the rest is only counted.
fn running(id: &str, size: u64, pane: Option<PaneKind>) -> usize {
    let (_, events) = recorded(id, size, None);
    let mut missed = 0;
    for (camera, near, pans) in [
        ("whole", false, false),
        ("panning", false, true),
        ("near, panning", true, true),
    ] {
        // The recording gets shallower at half its budget.
        let mut window = Window::new(session(id, 14, 2 * events, None), pane);
        window.frame(Vec::new());
        window.app.act(Action::Run);
        let mut growing = Vec::new();
        let until = Instant::now() + Duration::from_secs(3);
        while window.recorded() < size * 9 / 10 && Instant::now() < until && window.is_running() {
            let start = Instant::now();
            growing.push(window.frame(Vec::new()));
            // As a screen would: no frame sooner than a sixtieth of a second after the last.
            std::thread::sleep(Duration::from_millis(16).saturating_sub(start.elapsed()));
        }
        if near {
            window.zoom_in();
        }
        if pans {
            window.press(true);
        }
        let mut steady = Vec::new();
        for i in 0..FRAMES {
            let start = Instant::now();
            let events = if pans { dragged(i) } else { Vec::new() };
            if !window.is_running() {
                break;
            }
            steady.push(window.frame(events));
            std::thread::sleep(Duration::from_millis(16).saturating_sub(start.elapsed()));
        }
        let nodes = window.recorded();
        if camera == "whole" && growing.len() > 2 {
            missed += report(id, nodes, "growing", camera, &growing);
        }
        missed += report(id, nodes, "running", camera, &steady);
    }
    missed
}

/// Prints a line; 1 if the median is above the goal.
fn report(id: &str, nodes: u64, search: &str, camera: &str, took: &[Took]) -> usize {
    if took.is_empty() {
        println!("{id:<10} {nodes:>14}  {search:<8} {camera:<14} no frame");
        return 0;
    }
    let sorted = |part: fn(&Took) -> f64| {
        let mut times: Vec<f64> = took.iter().map(part).collect();
        times.sort_by(f64::total_cmp);
        times
    };
    let all = sorted(|t| t.all);
    let news = sorted(|t| t.news);
    let median = all[all.len() / 2];
    println!(
        "{id:<10} {nodes:>14}  {search:<8} {camera:<14} {median:>7.2} {:>7.2} {:>7.2}   {:>7.2}",
        all[all.len() * 95 / 100],
        all[all.len() - 1],
        news[news.len() / 2],
    );
    usize::from(median > GOAL)
}
