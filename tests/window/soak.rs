//! Somebody who does everything at once and never rests: edits, runs, races, scrubs, exports and
//! clicks at random, through the real window, and what that costs in memory and frame times.
//!
//! A few seconds in an ordinary test run, where only what must never happen is checked. For a long
//! one say how many minutes:
//!
//! ```text
//! YOMIKI_SOAK_MINUTES=30 cargo test --release --test window soak -- --nocapture
//! ```
//!
//! Then every minute is a line: frames and their times, memory at its height and after everything
//! was put away, threads left. `YOMIKI_SOAK_SEED` chooses another course, and `YOMIKI_SOAK_TELL=20`
//! has every frame above 20 ms described instead of those above 33. A frame is everything
//! between two pictures on the window's thread: what was done, news of the searches, all panes,
//! triangles; measured is the time of that thread, beside it the clock on the wall.
//!
//! A machine that is shared is sometimes slow by itself, and does not say so. A yardstick, always
//! the same work, is laid on before and after every frame: when it takes much longer than it usually
//! does, so did the frame beside it. Such frames are counted, and told apart.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, bounded};
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2};
use yomiki::base::messages::Lang;
use yomiki::base::platform::give_back_memory;
use yomiki::base::platform::thread_seconds;
use yomiki::base::random::Rng;
use yomiki::gui::action::{Action, FileWish, LabAction, LessonAction, PlayAction};
use yomiki::gui::command::Command;
use yomiki::gui::files::FileChooser;
use yomiki::gui::film::Film;
use yomiki::gui::model::TsumeAction;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::race_picture::Scenery;
use yomiki::gui::{App, Options};
use yomiki::picture::Headless;
use yomiki::search::Limits;
use yomiki::search::catalogue::{ALGORITHMS, AlgorithmConfig};
use yomiki::session::examples::EXAMPLES;
use yomiki::session::settings::Settings;
use yomiki::session::{Clock, examples};
use yomiki::trace::StepSize;

use crate::again::is_alone;

/// What a frame may take, in milliseconds.
const FRAME: f64 = 33.0;
/// A frame at sixty a second.
const PACE: Duration = Duration::from_millis(16);

#[test]
fn a_window_that_is_never_left_alone_stays_as_small_and_as_quick_as_it_was() {
    let test = "a_window_that_is_never_left_alone_stays_as_small_and_as_quick_as_it_was";
    // Memory and threads are those of the process.
    if !is_alone(module_path!(), test) {
        return;
    }
    let minutes: Option<f64> = number_from("YOMIKI_SOAK_MINUTES");
    let seed = number_from("YOMIKI_SOAK_SEED").unwrap_or(1);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut visitor = Visitor::new(seed, folder.path());
    let Some(minutes) = minutes else {
        println!("a short soak; YOMIKI_SOAK_MINUTES=30 makes it a long one");
        let minute = visitor.stay(Duration::from_secs(6));
        println!("{HEAD}\n{}", minute.line(0));
        assert!(minute.times.len() > 10);
        let names = thread_names();
        assert_eq!(
            minute.threads, visitor.threads_at_first,
            "threads are left: {names:?}"
        );
        return;
    };
    println!("seed {seed}\n{HEAD}");
    let mut course = Vec::new();
    for number in 1..=(minutes.ceil() as usize).max(1) {
        let minute =
            visitor.stay(Duration::from_secs(60).min(Duration::from_secs_f64(60.0 * minutes)));
        println!("{}  letters {}", minute.line(number), visitor.letters);
        course.push(minute);
    }
    judge(&course, visitor.threads_at_first);
}

/// Memory is flat, frames are quick, threads have ended.
fn judge(course: &[Minute], threads: usize) {
    let mut all: Vec<f64> = course
        .iter()
        .flat_map(|m| m.times.iter().map(|t| t.own))
        .collect();
    all.sort_by(f64::total_cmp);
    let late = all.iter().filter(|&&ms| ms > FRAME).count();
    let frames = || course.iter().flat_map(|m| &m.times);
    let machines = frames().filter(|t| t.is_the_machines()).count();
    let slow = frames().filter(|t| t.slowness > SLOW).count();
    println!(
        "{} frames: median {:.1} ms, 95 % {:.1}, 99 % {:.1}, 99.9 % {:.1}, worst {:.1}; {late} above {FRAME} ms, of these {machines} while the machine was slow, as it was in {slow} frames",
        all.len(),
        part(&all, 0.5),
        part(&all, 0.95),
        part(&all, 0.99),
        part(&all, 0.999),
        part(&all, 1.0),
    );
    let left = course.iter().map(|m| m.threads).max().unwrap_or(0);
    assert_eq!(left, threads, "threads are left after a minute's end");
    // The first minutes fill caches: fonts, textures, undo.
    let warm = &course[course.len() / 3..];
    let (first, last) = warm.split_at(warm.len() / 2);
    let rest = |minutes: &[Minute]| minutes.iter().map(|m| m.held).max();
    if let (Some(first), Some(last)) = (rest(first), rest(last)) {
        println!(
            "held at rest: {} MiB, later {} MiB",
            first >> 20,
            last >> 20
        );
        assert!(last < first + first / 5 + (32 << 20), "memory grows");
    }
    assert!(
        late * 1000 <= all.len(),
        "{late} of {} frames took longer than {FRAME} ms",
        all.len()
    );
}

fn number_from<T: std::str::FromStr>(variable: &str) -> Option<T> {
    std::env::var(variable).ok()?.parse().ok()
}

fn part(sorted: &[f64], share: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    let at = (last as f64 * share) as usize;
    sorted.get(at).copied().unwrap_or(0.0)
}

/// What one frame took, in milliseconds.
#[derive(Clone, Copy)]
struct Took {
    /// Of the window's thread.
    own: f64,
    wall: f64,
    /// How many times longer than usual the yardstick took, the worse one of before and after: a
    /// machine may become slow while a frame is made.
    slowness: f64,
}

impl Took {
    fn is_late(&self) -> bool {
        self.own > FRAME
    }

    /// Whether the frame would have been in time had the machine been as quick as usual.
    fn is_the_machines(&self) -> bool {
        self.is_late() && self.slowness > SLOW && self.own / self.slowness <= FRAME
    }
}

/// The same work each time, some tenths of a millisecond of it, half of it in memory like a frame's.
struct Yardstick {
    cells: Vec<u32>,
    /// What it took lately, in seconds; of these the middle one is the usual.
    lately: VecDeque<f64>,
    /// How many times longer than usual it took the last time.
    last: f64,
}

/// A machine that takes so many times as long is slow.
const SLOW: f64 = 2.0;

impl Yardstick {
    /// Some seconds of frames.
    const KEPT: usize = 501;

    fn new() -> Yardstick {
        Yardstick {
            cells: (0..1 << 18).collect(),
            lately: VecDeque::new(),
            last: 1.0,
        }
    }

    /// Lays it on; gives how many times longer than usual it took.
    fn lay_on(&mut self) -> f64 {
        let start = thread_seconds();
        let mut at = 1u32;
        for i in 0..60_000u32 {
            let cell = &mut self.cells[(at >> 14) as usize];
            *cell = cell.wrapping_add(at);
            at = at.wrapping_mul(1_664_525).wrapping_add(*cell ^ i);
        }
        std::hint::black_box(at);
        let took = thread_seconds() - start;
        let mut sorted: Vec<f64> = self.lately.iter().copied().collect();
        sorted.sort_by(f64::total_cmp);
        let usual = sorted.get(sorted.len() / 2).copied().unwrap_or(took);
        self.lately.push_back(took);
        if self.lately.len() > Self::KEPT {
            self.lately.pop_front();
        }
        self.last = took / usual.max(1e-9);
        self.last
    }
}

const HEAD: &str = "minute  deeds frames  median    p95    p99  worst ms  late  wall p99  worst   height   rest MiB   held  threads";

/// What is known of a minute.
struct Minute {
    deeds: usize,
    times: Vec<Took>,
    /// Bytes in memory at most, and after everything was put away; then also those in use.
    height: u64,
    rest: u64,
    held: u64,
    threads: usize,
}

impl Minute {
    fn line(&self, number: usize) -> String {
        let sorted = |of: fn(&Took) -> f64| {
            let mut times: Vec<f64> = self.times.iter().map(of).collect();
            times.sort_by(f64::total_cmp);
            times
        };
        let (own, wall) = (sorted(|t| t.own), sorted(|t| t.wall));
        let late = self.times.iter().filter(|t| t.is_late()).count();
        format!(
            "{number:>6} {:>6} {:>6} {:>7.1} {:>6.1} {:>6.1} {:>9.1} {late:>5} {:>9.1} {:>6.0} {:>8} {:>10} {:>6} {:>8}",
            self.deeds,
            own.len(),
            part(&own, 0.5),
            part(&own, 0.95),
            part(&own, 0.99),
            part(&own, 1.0),
            part(&wall, 0.99),
            part(&wall, 1.0),
            self.height >> 20,
            self.rest >> 20,
            self.held >> 20,
            self.threads,
        )
    }
}

/// Answers every file dialog with a name in one folder.
struct Anywhere {
    folder: PathBuf,
    asked: u64,
}

impl FileChooser for Anywhere {
    fn ask(&mut self, wish: &FileWish, _: Option<&str>) -> Receiver<Option<PathBuf>> {
        self.asked += 1;
        let (sender, receiver) = bounded(1);
        let answer =
            (!self.asked.is_multiple_of(5)).then(|| self.folder.join(file_for(wish, self.asked)));
        let _ = sender.send(answer);
        receiver
    }
}

/// What the system has done for this thread: memory that comes and goes is paid there.
#[derive(Clone, Copy, Default)]
struct OfSystem {
    seconds: f64,
    /// Pages of memory that were fetched.
    pages: i64,
}

impl OfSystem {
    fn now() -> OfSystem {
        #[cfg(target_os = "linux")]
        // SAFETY: a structure of plain numbers, which the call fills in.
        unsafe {
            let mut usage: libc::rusage = std::mem::zeroed();
            if libc::getrusage(libc::RUSAGE_THREAD, &raw mut usage) == 0 {
                return OfSystem {
                    seconds: usage.ru_stime.tv_sec as f64 + usage.ru_stime.tv_usec as f64 * 1e-6,
                    pages: usage.ru_minflt,
                };
            }
        }
        OfSystem::default()
    }

    fn since(self) -> String {
        let now = OfSystem::now();
        let (ms, pages) = ((now.seconds - self.seconds) * 1e3, now.pages - self.pages);
        format!("{ms:.0} and {pages} pages")
    }
}

/// Milliseconds in which other machines had the processors of a virtual one, since it started: a
/// frame that falls into them is no fault of the program.
fn stolen_ms() -> f64 {
    let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks: Option<f64> = text.split_whitespace().nth(8).and_then(|n| n.parse().ok());
    10.0 * ticks.unwrap_or(0.0)
}

/// How large the picture of all letters is, and how full.
fn letters(context: &egui::Context) -> String {
    let (size, full) =
        context.fonts(|fonts| (fonts.font_image_size(), fonts.font_atlas_fill_ratio()));
    format!("{}×{} {:.0} %", size[0], size[1], 100.0 * full)
}

/// A file name such a wish can have; few different ones, so that files are replaced.
fn file_for(wish: &FileWish, n: u64) -> String {
    let pick = |endings: &[&str]| endings[n as usize % endings.len()].to_owned();
    let ending = match wish {
        FileWish::Open | FileWish::SaveSession => pick(&["ron"]),
        FileWish::OpenEvents => pick(&["jsonl"]),
        FileWish::ExportReport => pick(&["md", "csv"]),
        FileWish::ExportPlot => pick(&["svg", "png", "csv"]),
        FileWish::ExportTsumeLine | FileWish::ExportTsumeTree => pick(&["kif"]),
        FileWish::ExportFilm(_) => pick(&["gif"]),
        _ => pick(&["svg", "png"]),
    };
    format!("file-{}.{ending}", n % 7)
}

struct Visitor {
    app: App,
    headless: Headless,
    rng: Rng,
    folder: PathBuf,
    threads_at_first: usize,
    /// What [`letters`] said after the last frame.
    letters: String,
    yardstick: Yardstick,
}

impl Visitor {
    fn new(seed: u64, folder: &Path) -> Visitor {
        let threads_at_first = threads();
        let headless = Headless::new([1280, 800], 1.0);
        let options = Options {
            session: examples::first().session(),
            path: None,
            settings: Settings::default(),
            folders: None,
            start_engine: Some(yomiki::protocol::client::start_engine),
        };
        let app = App::new(headless.context(), options).with_chooser(Anywhere {
            folder: folder.to_path_buf(),
            asked: 0,
        });
        Visitor {
            app,
            headless,
            rng: Rng::new(seed),
            folder: folder.to_path_buf(),
            threads_at_first,
            letters: String::new(),
            yardstick: Yardstick::new(),
        }
    }

    /// So long, then everything is put away.
    fn stay(&mut self, long: Duration) -> Minute {
        let until = Instant::now() + long;
        let mut minute = Minute {
            deeds: 0,
            times: Vec::new(),
            height: 0,
            rest: 0,
            held: 0,
            threads: 0,
        };
        while Instant::now() < until {
            minute.deeds += 1;
            let deed = Deed::ALL[self.below(Deed::ALL.len())];
            for _ in 0..1 + self.below(12) {
                let took = self.frame(Some(deed));
                minute.times.push(took);
            }
            for _ in 0..self.below(6) {
                let took = self.frame(None);
                minute.times.push(took);
            }
            minute.height = minute.height.max(resident_bytes());
        }
        self.put_away();
        minute.rest = resident_bytes();
        minute.held = held_bytes().unwrap_or(minute.rest);
        minute.threads = threads();
        minute
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n.max(1) as u64) as usize
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    /// Does something, and draws; never sooner than a screen would.
    fn frame(&mut self, deed: Option<Deed>) -> Took {
        let stolen = stolen_ms();
        let before = self.yardstick.last;
        let (own, wall) = (thread_seconds(), Instant::now());
        let system = OfSystem::now();
        let mut events = Vec::new();
        let mut done = String::new();
        if let Some(deed) = deed {
            let actions = self.think_of(deed, &mut events);
            for action in actions {
                if done.is_empty() {
                    done = format!("{action:?}");
                    done.truncate(done.floor_char_boundary(100));
                }
                self.app.pass_on(action);
            }
        }
        let (acted, acted_wall) = (thread_seconds(), wall.elapsed());
        let context = self.headless.context().clone();
        self.app.logic(&context);
        let (news, news_wall) = (thread_seconds(), wall.elapsed());
        let app = &mut self.app;
        let output = self.headless.frame(events, |ui| app.frame(ui));
        let drawn = thread_seconds();
        let triangles = context.tessellate(output.shapes, output.pixels_per_point);
        std::hint::black_box(triangles.len());
        let end = thread_seconds();
        let took = Took {
            own: (end - own) * 1e3,
            wall: wall.elapsed().as_secs_f64() * 1e3,
            slowness: self.yardstick.lay_on().max(before),
        };
        let letters_before = std::mem::replace(&mut self.letters, letters(&context));
        let long = std::env::var_os("YOMIKI_SOAK_MINUTES").is_some();
        if took.wall > 250.0 && long {
            println!(
                "  {:.0} ms by the clock: deed {:.0}, news {:.0}, the rest {:.0}: {deed:?} {done}",
                took.wall,
                1e3 * acted_wall.as_secs_f64(),
                1e3 * (news_wall - acted_wall).as_secs_f64(),
                took.wall - 1e3 * news_wall.as_secs_f64(),
            );
        }
        if took.own > number_from("YOMIKI_SOAK_TELL").unwrap_or(FRAME) && long {
            let ms = |from: f64, to: f64| (to - from) * 1e3;
            println!(
                "  {:.0} ms: deed {:.0}, news {:.0}, panes {:.0}, triangles {:.0} (of it the system {}; stolen {:.0}; yardstick ×{before:.1} and ×{:.1}; letters {letters_before}, then {}): {deed:?} {done}; {}",
                took.own,
                ms(own, acted),
                ms(acted, news),
                ms(news, drawn),
                ms(drawn, end),
                system.since(),
                stolen_ms() - stolen,
                self.yardstick.last,
                self.letters,
                self.what_runs(),
            );
        }
        std::thread::sleep(PACE.saturating_sub(wall.elapsed()));
        took
    }

    /// The runs there are, and how large they have become.
    fn what_runs(&self) -> String {
        let runs = self.app.model().runs();
        let words = runs.map(|run| {
            let (id, nodes) = (&run.choice().id, run.nodes().len());
            format!("{id} {nodes} nodes {} events", run.events())
        });
        words.collect::<Vec<String>>().join(", ")
    }

    /// Nothing runs, nothing is kept, the smallest example is open.
    fn put_away(&mut self) {
        self.app.pass_on(Action::Stop);
        self.app.pass_on(Action::Lab(LabAction::Cancel));
        self.app.pass_on(Action::Tsume(TsumeAction::Cancel));
        self.app.pass_on(Action::Tsume(TsumeAction::StopSet));
        self.app.pass_on(Action::Tsume(TsumeAction::CloseSet));
        self.app.pass_on(Action::Play(PlayAction::Leave));
        self.app.pass_on(Action::Lesson(LessonAction::Leave));
        self.app.pass_on(Action::LoadExample("first"));
        self.app.pass_on(Action::ClearRuns);
        self.app.pass_on(Action::SetZoom(1.0));
        self.app.pass_on(Action::Command(Command::ResetLayout));
        // A film takes its time to be written.
        let until = Instant::now() + Duration::from_secs(60);
        let mut frames = 0;
        while frames < 30 || threads() > self.threads_at_first && Instant::now() < until {
            // A search that had to be stopped comes among the past ones when it has ended.
            while !self.app.model().past().is_empty() {
                self.app.pass_on(Action::DeletePast(0));
            }
            self.frame(None);
            frames += 1;
        }
        // What is free is given back, so that what remains is held by somebody.
        give_back_memory();
    }

    /// What somebody might do next.
    fn think_of(&mut self, deed: Deed, events: &mut Vec<Event>) -> Vec<Action> {
        match deed {
            Deed::Edit => vec![self.edit()],
            Deed::Run => vec![self.run()],
            Deed::Race => self.race(),
            Deed::Scrub => vec![self.scrub()],
            Deed::Export => vec![self.export()],
            Deed::Pointer => {
                self.pointer(events);
                Vec::new()
            }
            Deed::Keys => {
                self.keys(events);
                Vec::new()
            }
            Deed::Look => vec![self.look()],
            Deed::Learn => vec![self.learn()],
            Deed::Solve => vec![self.solve()],
        }
    }

    fn edit(&mut self) -> Action {
        let runners = self.app.model().runners().len();
        match self.below(12) {
            0 => Action::LoadExample(EXAMPLES[self.below(EXAMPLES.len())].id),
            1 | 2 => Action::Command(Command::RandomPosition),
            3 => Action::Command(Command::Undo),
            4 => Action::Command(Command::Redo),
            5 => Action::ReadText(TEXTS[self.below(TEXTS.len())].to_owned()),
            6 | 7 => Action::AddRunner(AlgorithmConfig::new(
                ALGORITHMS[self.below(ALGORITHMS.len())].id,
            )),
            8 if runners > 1 => Action::RemoveRunner(self.below(runners)),
            9 => Action::SetLimits(Limits {
                nodes: Some([1_000, 50_000, 400_000][self.below(3)]),
                bytes: Some(64 << 20),
                seconds: Some(5.0),
            }),
            10 => Action::SetRecordEvents([1_000, 100_000, 2_000_000][self.below(3)]),
            _ => Action::SetSpeed([5.0, 500.0, 50_000.0, f64::INFINITY][self.below(4)]),
        }
    }

    fn run(&mut self) -> Action {
        match self.below(8) {
            0..=2 => Action::Run,
            3 => Action::Command(Command::RunPause),
            4 => Action::Pause,
            5 => Action::Resume,
            6 => Action::Stop,
            _ => Action::Step(self.stride()),
        }
    }

    fn stride(&mut self) -> StepSize {
        [
            StepSize::Event,
            StepSize::Node,
            StepSize::Leaf,
            StepSize::Cut,
            StepSize::OutOfSubtree,
            StepSize::RootBound,
            StepSize::Iteration,
        ][self.below(7)]
    }

    fn race(&mut self) -> Vec<Action> {
        let show = Action::Command(Command::ShowPane(PaneKind::Race));
        let clock = Action::SetClock(Clock::ALL[self.below(Clock::ALL.len())]);
        match self.below(4) {
            0 => vec![show, clock, Action::Run],
            1 => vec![clock, self.scrub()],
            2 => vec![Action::SetSpeed(f64::INFINITY), Action::Resume],
            _ => vec![self.scrub()],
        }
    }

    fn scrub(&mut self) -> Action {
        let model = self.app.model();
        let runner = model.active_runner();
        let last = model.active_run().map_or(0, |run| run.events());
        let end = model.clock_end();
        let share = self.rng.below(1001) as f64 / 1000.0;
        match self.below(8) {
            0..=2 => Action::Seek {
                runner,
                event: (last as f64 * share) as u64,
            },
            3 | 4 => Action::SeekClock(end * share),
            5 => Action::StepBack(self.stride()),
            6 => Action::FollowLive,
            _ => Action::Command([Command::ToStart, Command::ToEnd][self.below(2)]),
        }
    }

    fn export(&mut self) -> Action {
        let model = self.app.model();
        let runner = model.active_runner();
        let (scenery, film) = (Scenery::of(model), Film::of(model));
        let n = self.rng.below(1000);
        let wish = match self.below(12) {
            0 | 1 => FileWish::ExportTree(runner),
            2 | 3 => FileWish::ExportTreeView(runner),
            4 => FileWish::ExportPlot,
            5 => FileWish::ExportReport,
            6 => FileWish::ExportRace(scenery),
            7 if self.chance(6) => FileWish::ExportFilm(film),
            8 => FileWish::ExportTsumeLine,
            9 => FileWish::ExportTsumeTree,
            10 => return Action::OpenPath(self.folder.join(file_for(&FileWish::Open, n))),
            _ => {
                let name = file_for(&FileWish::SaveSession, n);
                return Action::SaveSession(self.folder.join(name));
            }
        };
        let path = self.folder.join(file_for(&wish, n));
        Action::Export(wish, path)
    }

    fn point(&mut self) -> Pos2 {
        Pos2::new(self.below(1280) as f32, self.below(800) as f32)
    }

    fn pointer(&mut self, events: &mut Vec<Event>) {
        let pos = self.point();
        events.push(Event::PointerMoved(pos));
        let button = [
            PointerButton::Primary,
            PointerButton::Primary,
            PointerButton::Secondary,
        ][self.below(3)];
        let press = |pos, pressed| Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        };
        match self.below(4) {
            0 => events.push(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: egui::vec2(0.0, self.below(400) as f32 - 200.0),
                phase: egui::TouchPhase::Move,
                modifiers: Modifiers::NONE,
                source: MouseWheelSource::Unknown,
            }),
            1 => {
                events.push(press(pos, true));
                for _ in 0..4 {
                    let to = self.point();
                    events.push(Event::PointerMoved(to));
                }
                let to = self.point();
                events.push(press(to, false));
            }
            2 => events.extend([press(pos, true), press(pos, false)]),
            _ => {}
        }
    }

    fn keys(&mut self, events: &mut Vec<Event>) {
        let key = Key::ALL[self.below(Key::ALL.len())];
        let modifiers = [
            Modifiers::NONE,
            Modifiers::NONE,
            Modifiers::SHIFT,
            Modifiers::COMMAND,
        ][self.below(4)];
        if self.chance(4) {
            let text = TEXTS[self.below(TEXTS.len())];
            events.push(match self.chance(2) {
                true => Event::Paste(text.to_owned()),
                false => Event::Text(text.chars().take(3).collect()),
            });
        }
        for pressed in [true, false] {
            events.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers,
            });
        }
    }

    fn look(&mut self) -> Action {
        match self.below(9) {
            0 => Action::SetLang(Lang::ALL[self.below(2)]),
            1 => Action::Command(Command::SwitchTheme),
            2 => Action::SetPresentation(self.chance(3)),
            3 => Action::SetZoom([0.8, 1.0, 1.5][self.below(3)]),
            4 => Action::FoldFinished(self.chance(2)),
            5 => Action::Command(Command::ResetLayout),
            6 => Action::Command(Command::TreeFit),
            _ => {
                let panes: Vec<PaneKind> = PaneKind::ALL.into_iter().collect();
                Action::Command(Command::ShowPane(panes[self.below(panes.len())]))
            }
        }
    }

    fn learn(&mut self) -> Action {
        let learn = self.app.model().learn();
        let lessons: Vec<String> = learn.library().iter().map(|l| l.id.clone()).collect();
        let steps = learn.course().is_some();
        Action::Lesson(match self.below(5) {
            0 => LessonAction::Start(lessons[self.below(lessons.len())].clone()),
            1 | 2 if steps => LessonAction::Step(self.below(6)),
            3 => LessonAction::Hint,
            _ => LessonAction::Leave,
        })
    }

    fn solve(&mut self) -> Action {
        match self.below(7) {
            0 => Action::Command(Command::SolveTsume),
            1 => Action::SolveEndgame,
            2 => Action::StopEndgame,
            3 => Action::Tsume(TsumeAction::Cancel),
            4 => Action::Tsume(TsumeAction::Go(self.below(9))),
            5 => Action::Lab(LabAction::Cancel),
            _ => Action::Play(PlayAction::Leave),
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Edit,
    Run,
    Race,
    Scrub,
    Export,
    Pointer,
    Keys,
    Look,
    Learn,
    Solve,
}

impl Deed {
    /// Some more often than others.
    const ALL: [Deed; 15] = [
        Deed::Edit,
        Deed::Edit,
        Deed::Run,
        Deed::Run,
        Deed::Run,
        Deed::Race,
        Deed::Scrub,
        Deed::Scrub,
        Deed::Export,
        Deed::Pointer,
        Deed::Pointer,
        Deed::Keys,
        Deed::Look,
        Deed::Learn,
        Deed::Solve,
    ];
}

/// What is pasted, sense and nonsense.
const TEXTS: [&str; 9] = [
    "[[3 12 8] [2 4 6] [14 5 2]]",
    "random:seed=5,depth=7,branching=5",
    "random:seed=9,depth=11,branching=4",
    "[[T F] [F [T T]]]",
    "f5d6c3d3c4f4",
    "startpos moves 7g7f 3c3d 2g2f",
    "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1",
    "[[3 5",
    "どうも",
];

/// Bytes of this process in memory; 0 where that is not told.
fn resident_bytes() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: Option<u64> = text.split(' ').nth(1).and_then(|n| n.parse().ok());
    pages.unwrap_or(0) * 4096
}

/// Bytes that somebody has asked for and not given back, as the allocator knows it.
fn held_bytes() -> Option<u64> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        // SAFETY: the call has no preconditions.
        let about = unsafe { libc::mallinfo2() };
        Some((about.uordblks + about.hblkhd) as u64)
    }
    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    None
}

/// Threads of this process; 0 where that is not told. A picture or film that is still being written
/// where the compiler did not optimise is slow and no leak.
fn threads() -> usize {
    let names = thread_names();
    let writes = |name: &&String| cfg!(debug_assertions) && name.trim_end() == "writing";
    names.len() - names.iter().filter(writes).count()
}

fn thread_names() -> Vec<String> {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten();
    let names = tasks.flatten().map(|task| task.path().join("comm"));
    names.flat_map(std::fs::read_to_string).collect()
}
