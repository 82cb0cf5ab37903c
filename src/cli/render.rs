//! `yomiki render` and `yomiki demo`: the window as a picture, without a display.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::look::{self, Content, ThemeName, size};
use super::race::{count_cell, value_cell};
use super::table::{left, right};
use super::{Failure, complain, lang, limits, on_ctrl_c, print, print_json, save, written};
use crate::base::messages::{Localize, tr};
use crate::gui::action::{Action, LessonAction, NodeRef};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::model::{Model, Phase};
use crate::gui::pane_kind::PaneKind;
use crate::gui::{App, Options};
use crate::picture::{Headless, encode};
use crate::problem::{self, Hints, Problem, Value};
use crate::protocol::client::start_engine;
use crate::search::Counts;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::settings::Settings;
use crate::session::text_file::named;
use crate::session::{MAX_RUNNERS, Session, examples};
use crate::worker::waiting;

#[derive(Args)]
pub struct Arguments {
    #[arg(long, conflicts_with = "example")]
    session: Option<PathBuf>,
    #[arg(long)]
    example: Option<String>,
    #[arg(long, conflicts_with_all = ["session", "example"], allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, requires = "position")]
    algorithm: Vec<String>,
    #[arg(long, default_value = "1600x1000")]
    size: String,
    #[arg(long, default_value_t = 1.0)]
    scale: f32,
    #[arg(long, value_enum, default_value = "light")]
    theme: ThemeName,
    #[arg(long)]
    events: Option<u64>,
    #[arg(long)]
    select: Option<String>,
    #[arg(long, value_parser = limits::desk)]
    desk: Option<Desk>,
    #[arg(long, value_parser = limits::pane)]
    pane: Vec<PaneKind>,
    #[arg(long)]
    fold_finished: bool,
    #[arg(long)]
    presentation: bool,
    #[arg(long, conflicts_with_all = ["session", "example", "position", "events"])]
    lesson: Option<String>,
    #[arg(long, default_value_t = 1)]
    step: usize,
    #[arg(long)]
    answer: bool,
    #[arg(long)]
    out: PathBuf,
}

#[derive(Args)]
pub struct DemoArguments {
    #[arg(long, default_value = "yomiki-demo.png")]
    out: PathBuf,
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
    look::ending(&arguments.out, Content::Window)?;
    let session = match &arguments.position {
        Some(text) => comparison(text, &arguments.algorithm)?,
        None => session(arguments.session.as_deref(), arguments.example.as_deref())?,
    };
    let settings = Settings {
        lang: written(),
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
    if let Some(desk) = arguments.desk {
        stage.go_to(desk);
    }
    for &kind in &arguments.pane {
        stage.go_to(stage.app.model().desk().with(kind));
        stage.app.act(Action::Command(Command::ShowPane(kind)));
    }
    stage.draw(&arguments.out)
}

/// The ready example, run and drawn; its comparison printed in the picture's language.
pub fn demo(arguments: &DemoArguments) -> Result<(), Failure> {
    look::ending(&arguments.out, Content::Window)?;
    let example = examples::first();
    let lang = written();
    let settings = Settings {
        lang,
        ..Settings::default()
    };
    let mut stage = Stage::new(example.session(), settings, [1600, 1000], 1.0)?;
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
        example.name.get(lang),
        example.tip.get(lang)
    ));
    let columns = |cells: [&str; 6]| {
        let [name, value, leaves, expanded, open, cells] = cells;
        print(format_args!(
            "{} {} {} {} {} {}",
            left(name, 12),
            right(value, 6),
            right(leaves, 7),
            right(expanded, 9),
            right(open, 6),
            right(cells, 6)
        ));
    };
    columns([
        tr!(lang, cli_race_algorithm),
        tr!(lang, cli_race_value),
        tr!(lang, cli_demo_leaves),
        tr!(lang, cli_demo_expanded),
        tr!(lang, cli_demo_open),
        tr!(lang, cli_demo_cells),
    ]);
    for DemoRunner {
        algorithm,
        value,
        counts,
    } in stage.comparison()
    {
        columns([
            &algorithm,
            &value_cell(value),
            &counts.visits.to_string(),
            &count_cell(counts.expanded),
            &count_cell(counts.max_open),
            &count_cell(counts.max_cells),
        ]);
    }
    stage.draw(&arguments.out)?;
    let path = arguments.out.display();
    print(tr!(lang, cli_demo_drawn, path));
    Ok(())
}

/// A position and the algorithms that search it.
fn comparison(text: &str, algorithms: &[String]) -> Result<Session, Failure> {
    let (position, _) = problem::read(text, Hints::default()).map_err(Failure::from)?;
    let mut runners = Vec::new();
    for id in algorithms {
        let choice = AlgorithmConfig::new(id);
        choice.settings()?;
        runners.push(choice);
    }
    if runners.is_empty() {
        runners.push(AlgorithmConfig::new("alpha-beta"));
    }
    if runners.len() > MAX_RUNNERS {
        let sentence = tr!(lang(), cli_render_too_many, most = MAX_RUNNERS);
        return Err(Failure::new(sentence));
    }
    Ok(Session::new(Problem::new(position), runners))
}

/// A session from a file or an example; the first example if nothing is said.
pub fn session(path: Option<&Path>, example: Option<&str>) -> Result<Session, Failure> {
    match (path, example) {
        (Some(path), _) => {
            Session::load(path).map_err(|e| Failure::new(named(path, e.localize(lang()))))
        }
        (None, Some(name)) => examples::find(name)
            .map(examples::Example::session)
            .ok_or_else(|| {
                let names: Vec<&str> = examples::EXAMPLES.iter().map(|e| e.id).collect();
                let names = names.join(", ");
                Failure::new(tr!(lang(), cli_render_no_example, name, names))
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
            return Err(Failure::new(tr!(lang(), cli_render_scale)));
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
                start_engine: Some(start_engine),
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
                return Some(Some(tr!(lang(), cli_render_cancelled).to_owned()));
            }
            self.app.logic(&context);
            None
        });
        let too_long = || {
            Some(tr!(
                lang(),
                cli_render_patience,
                seconds = PATIENCE.as_secs()
            ))
        };
        if let Some(why) = why.unwrap_or_else(too_long) {
            complain(&why);
        }
    }

    /// Another desk, with the position if that can be sent there, and what comes of it.
    fn go_to(&mut self, desk: Desk) {
        if desk == self.app.model().desk() {
            return;
        }
        let takes_it = Command::SENT_TO.contains(&desk);
        self.app
            .act(match takes_it && self.app.model().can_send(desk).is_ok() {
                true => Action::Send(desk),
                false => Action::GoTo(desk),
            });
        self.wait_while(|model| model.tsume().is_solving() || model.is_solving());
    }

    /// Selects the node at the end of a path of moves.
    fn select(&mut self, path: &str) -> Result<(), Failure> {
        let refused = |why: String| Failure::new(tr!(lang(), cli_render_select, path, why));
        let model = self.app.model();
        let run = model
            .run(0)
            .ok_or_else(|| Failure::new(tr!(lang(), cli_render_nothing_run)))?;
        let moves = run
            .problem()
            .line(path)
            .map_err(|e| refused(e.localize(lang())))?;
        let found = run.nodes().find(&moves);
        let node = found.ok_or_else(|| refused(tr!(lang(), cli_render_not_recorded).to_owned()))?;
        self.app
            .act(Action::Select(Some(NodeRef { runner: 0, node })));
        Ok(())
    }

    fn open_lesson(&mut self, id: &str, step: usize, answer: bool) -> Result<(), Failure> {
        let lesson = super::lesson::find(id)?;
        if !(1..=lesson.steps.len()).contains(&step) {
            let steps = lesson.steps.len();
            return Err(Failure::new(tr!(lang(), cli_render_step, step, id, steps)));
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
