//! `yomiki render` and `yomiki demo`: the window as a picture, without a display.

use crate::base::messages::Lang;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::look::{self, LangName, ThemeName, size};
use super::{Failure, on_ctrl_c, print, print_json, save};
use crate::gui::action::{Action, LessonAction, NodeRef};
use crate::gui::command::Command;
use crate::gui::model::{Model, Phase, TsumeAction};
use crate::gui::pane_kind::PaneKind;
use crate::gui::{App, Options};
use crate::picture::{Headless, encode};
use crate::problem::{self, Hints, Problem, Value};
use crate::search::Counts;
use crate::search::catalogue::Choice;
use crate::session::settings::Settings;
use crate::session::text_file::named;
use crate::session::{MAX_RUNNERS, Session, examples};
use crate::worker::waiting;

#[derive(Args)]
pub struct Arguments {
    /// The session to draw
    #[arg(long, conflicts_with = "example")]
    session: Option<PathBuf>,
    #[arg(long, help = look::examples())]
    example: Option<String>,
    /// Any position as text, searched by each --algorithm
    #[arg(long, conflicts_with_all = ["session", "example"], allow_hyphen_values = true)]
    position: Option<String>,
    /// An algorithm's id; up to four, α-β if none is given
    #[arg(long, requires = "position")]
    algorithm: Vec<String>,
    /// Pixels, as WIDTHxHEIGHT
    #[arg(long, default_value = "1600x1000")]
    size: String,
    /// Pixels per point: 2 for high-density screens
    #[arg(long, default_value_t = 1.0)]
    scale: f32,
    /// Colours
    #[arg(long, value_enum, default_value = "light")]
    theme: ThemeName,
    /// Language
    #[arg(long, value_enum, default_value = "en")]
    lang: LangName,
    /// The moment after so many events; the end if nothing is said
    #[arg(long)]
    events: Option<u64>,
    /// A node of the first runner to select, by its moves: 0.1.0, or c4 d3
    #[arg(long)]
    select: Option<String>,
    #[arg(long, value_parser = look::pane, help = look::panes())]
    pane: Vec<PaneKind>,
    /// Draw finished subtrees as triangles
    #[arg(long)]
    fold_finished: bool,
    /// Large type, as for a projector
    #[arg(long)]
    presentation: bool,
    /// A lesson by its id, at --step
    #[arg(long, conflicts_with_all = ["session", "example", "position", "events"])]
    lesson: Option<String>,
    /// The step of the lesson, from 1
    #[arg(long, default_value_t = 1)]
    step: usize,
    /// Show the answer to the step's question
    #[arg(long)]
    answer: bool,
    /// The PNG file
    #[arg(long)]
    out: PathBuf,
}

#[derive(Args)]
pub struct DemoArguments {
    /// Draw the window into this PNG file
    #[arg(long, default_value = "yomiki-demo.png")]
    out: PathBuf,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// What `demo --json` prints.
#[derive(Serialize)]
struct DemoAnswer {
    example: &'static str,
    runners: Vec<DemoRunner>,
    picture: String,
}

#[derive(Serialize)]
struct DemoRunner {
    algorithm: String,
    value: Option<Value>,
    #[serde(serialize_with = "Counts::in_full")]
    counts: Counts,
}

/// How long a session may search before its picture is taken as it is.
const PATIENCE: Duration = Duration::from_secs(60);

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    look::ending(&arguments.out, "the window", &["png"])?;
    let session = match &arguments.position {
        Some(text) => comparison(text, &arguments.algorithm)?,
        None => session(arguments.session.as_deref(), arguments.example.as_deref())?,
    };
    let settings = Settings {
        lang: arguments.lang.lang(),
        dark: arguments.theme.is_dark(),
        presentation: arguments.presentation,
        fold_finished: arguments.fold_finished,
        ..Settings::default()
    };
    let size = size(&arguments.size)?;
    let mut stage = Stage::new(session, settings, size, arguments.scale)?;
    match &arguments.lesson {
        Some(id) => stage.open_lesson(id, arguments.step, arguments.answer)?,
        None => stage.run_to_the_end(),
    }
    if let Some(event) = arguments.events {
        stage.app.act(Action::Seek { runner: 0, event });
    }
    if let Some(path) = &arguments.select {
        stage.select(path)?;
    }
    for &kind in &arguments.pane {
        stage.app.act(Action::Command(Command::ShowPane(kind)));
        if kind == PaneKind::Tsume {
            stage.solve_tsume();
        }
    }
    stage.draw(&arguments.out)
}

/// The ready example, run and drawn; its comparison printed.
pub fn demo(arguments: &DemoArguments) -> Result<(), Failure> {
    look::ending(&arguments.out, "the window", &["png"])?;
    let example = examples::first();
    let mut stage = Stage::new(example.session(), Settings::default(), [1600, 1000], 1.0)?;
    stage.run_to_the_end();
    if arguments.json {
        stage.draw(&arguments.out)?;
        print_json(&DemoAnswer {
            example: example.id,
            runners: stage.comparison(),
            picture: arguments.out.display().to_string(),
        });
        return Ok(());
    }
    print(format_args!(
        "{}: {}",
        example.name.get(Lang::En),
        example.tip.get(Lang::En)
    ));
    print(format_args!(
        "{:<12} {:>6} {:>7} {:>9} {:>6} {:>6}",
        "algorithm", "value", "leaves", "expanded", "OPEN", "cells"
    ));
    for DemoRunner {
        algorithm,
        value,
        counts,
    } in stage.comparison()
    {
        let number = |n: Option<u64>| n.map_or_else(|| "–".to_owned(), |n| n.to_string());
        print(format_args!(
            "{algorithm:<12} {:>6} {:>7} {:>9} {:>6} {:>6}",
            value.map_or_else(|| "?".to_owned(), |v| v.to_string()),
            counts.visits,
            number(counts.expanded),
            number(counts.max_open),
            number(counts.max_cells),
        ));
    }
    stage.draw(&arguments.out)?;
    print(format_args!(
        "The window is drawn in {}.",
        arguments.out.display()
    ));
    Ok(())
}

/// A position and the algorithms that search it.
fn comparison(text: &str, algorithms: &[String]) -> Result<Session, Failure> {
    let (position, _) = problem::read(text, Hints::default()).map_err(Failure::new)?;
    let mut runners = Vec::new();
    for id in algorithms {
        let choice = Choice::new(id);
        choice.settings()?;
        runners.push(choice);
    }
    if runners.is_empty() {
        runners.push(Choice::new("alpha-beta"));
    }
    if runners.len() > MAX_RUNNERS {
        return Err(Failure::new(format_args!(
            "{MAX_RUNNERS} algorithms can be compared at once"
        )));
    }
    Ok(Session::new(Problem::new(position), runners))
}

/// A session from a file or an example; the first example if nothing is said.
pub fn session(path: Option<&Path>, example: Option<&str>) -> Result<Session, Failure> {
    match (path, example) {
        (Some(path), _) => {
            Session::load(path).map_err(|e| Failure::new(named(path, e.to_string())))
        }
        (None, Some(name)) => examples::find(name)
            .map(examples::Example::session)
            .ok_or_else(|| {
                let names: Vec<&str> = examples::EXAMPLES.iter().map(|e| e.id).collect();
                Failure::new(format_args!(
                    "there is no example '{name}'; there are {}",
                    names.join(", ")
                ))
            }),
        (None, None) => Ok(examples::first().session()),
    }
}

/// A window that is nowhere on screen.
struct Stage {
    app: App,
    headless: Headless,
    cancel: Arc<AtomicBool>,
}

impl Stage {
    fn new(
        session: Session,
        settings: Settings,
        size: [usize; 2],
        scale: f32,
    ) -> Result<Stage, Failure> {
        if !(0.5..=4.0).contains(&scale) {
            return Err(Failure::new("--scale must lie between 0.5 and 4"));
        }
        let headless = Headless::new(size, scale);
        let session = Session {
            speed: None,
            ..session
        };
        let app = App::new(
            headless.context(),
            Options {
                session,
                path: None,
                settings,
                folders: None,
            },
        );
        Ok(Stage {
            app,
            headless,
            cancel: on_ctrl_c(),
        })
    }

    fn run_to_the_end(&mut self) {
        self.app.act(Action::Run);
        let runs = |model: &Model| model.phase() == Phase::Running;
        self.wait_while(runs);
        if runs(self.app.model()) {
            self.app.act(Action::Pause);
        }
    }

    /// What every algorithm has found and counted.
    fn comparison(&self) -> Vec<DemoRunner> {
        let runners = self.app.model().runners().iter();
        let found = runners.filter_map(|runner| {
            let run = runner.run.as_ref()?;
            Some(DemoRunner {
                algorithm: runner.choice.label(),
                value: run.value(),
                counts: run.counts(),
            })
        });
        found.collect()
    }

    /// Lets the window's threads work while something is under way, as long as patience lasts and
    /// nobody presses Ctrl-C; says so if it is not over then.
    fn wait_while(&mut self, busy: impl Fn(&Model) -> bool) {
        let context = self.headless.context().clone();
        let why = waiting::first(PATIENCE, || {
            if !busy(self.app.model()) {
                return Some(None);
            }
            if self.cancel.load(Ordering::Relaxed) {
                return Some(Some("cancelled".to_owned()));
            }
            self.app.logic(&context);
            None
        });
        let too_long = || Some(format!("not over after {} s", PATIENCE.as_secs()));
        if let Some(why) = why.unwrap_or_else(too_long) {
            eprintln!("yomiki: {why}; the picture shows what is known so far");
        }
    }

    /// The tsume browser with the solution of what is on the board, if it is shogi.
    fn solve_tsume(&mut self) {
        if self.app.model().shogi_setup().is_none() {
            return;
        }
        self.app.act(Action::Tsume(TsumeAction::Solve));
        self.wait_while(|model| model.tsume().is_solving());
    }

    /// Selects the node at the end of a path of moves.
    fn select(&mut self, path: &str) -> Result<(), Failure> {
        let model = self.app.model();
        let run = model
            .run(0)
            .ok_or_else(|| Failure::new("--select: nothing was run"))?;
        let moves = run
            .problem()
            .line(path)
            .map_err(|e| Failure::new(format_args!("--select {path}: {e}")))?;
        let node = run.nodes().find(&moves).ok_or_else(|| {
            Failure::new(format_args!("--select {path}: this node is not recorded"))
        })?;
        self.app
            .act(Action::Select(Some(NodeRef { runner: 0, node })));
        Ok(())
    }

    fn open_lesson(&mut self, id: &str, step: usize, answer: bool) -> Result<(), Failure> {
        let lesson = super::lesson::find(id)?;
        if !(1..=lesson.steps.len()).contains(&step) {
            return Err(Failure::new(format_args!(
                "--step {step}: {id} has {} steps",
                lesson.steps.len()
            )));
        }
        let kind = PaneKind::Learn;
        self.app.act(Action::Command(Command::ShowPane(kind)));
        self.app.act(Action::Lesson(LessonAction::Add(lesson)));
        self.app.act(Action::Lesson(LessonAction::Step(step - 1)));
        self.wait_while(|model| !model.learn().course().is_some_and(|c| c.is_ready()));
        if answer {
            self.app.act(Action::Lesson(LessonAction::ShowMe));
        }
        Ok(())
    }

    fn draw(&mut self, out: &Path) -> Result<(), Failure> {
        let context = self.headless.context().clone();
        self.app.logic(&context);
        self.app.arrive();
        let app = &mut self.app;
        let image = self.headless.picture(|ui| app.frame(ui));
        let bytes = encode::png(&image)?;
        save(out, &bytes)
    }
}
