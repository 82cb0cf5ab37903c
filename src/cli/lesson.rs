//! `yomiki lesson`: the lessons without a window: what there is, whether one holds, slides and
//! exercise sheets.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::{Args, Subcommand};
use serde::Serialize;

use super::interrupt::{on_ctrl_c, unless_cancelled};
use super::look::{self, Answer, ThemeName};
use super::{Failure, lang, print, print_json, remark_on, written};
use crate::base::messages::{Lang, Localize, tr};
use crate::explain::question::AnswerText;
use crate::gui::{sheet, slides};
use crate::session::lesson::{self, Cast, Lesson, Medium};
use crate::session::text_file::named;

#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    List(Answer),
    Export {
        lesson: String,
        #[arg(long)]
        out: PathBuf,
        #[arg(long, value_enum, default_value = "light")]
        theme: ThemeName,
        #[arg(long, default_value = "1280x800")]
        size: String,
    },
    Sheet {
        lesson: String,
        #[arg(long)]
        out: PathBuf,
        #[arg(long)]
        answers: bool,
    },
    Check {
        lesson: String,
        #[command(flatten)]
        answer: Answer,
    },
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::List(answer) => list(answer),
        Command::Export {
            lesson,
            out,
            theme,
            size,
        } => {
            let look = slides::Look {
                lang: written(),
                dark: theme.is_dark(),
                size: look::size(size)?,
            };
            export(find(lesson)?, look, out)
        }
        Command::Sheet {
            lesson,
            out,
            answers,
        } => {
            let sheet = sheet::write(find(lesson)?.as_ref(), written(), *answers, out)?;
            remark_on(out, sheet);
            print(tr!(lang(), cli_lesson_sheet, path = out.display()));
            Ok(())
        }
        Command::Check { lesson, answer } => check(find(lesson)?.as_ref(), answer),
    }
}

/// Pictures that are written stay, whenever it is cancelled.
fn export(lesson: Arc<Lesson>, look: slides::Look, out: &Path) -> Result<(), Failure> {
    let cancel = on_ctrl_c();
    let written = Arc::new(AtomicU64::new(0));
    let all = unless_cancelled(&cancel, {
        let (cancel, written) = (Arc::clone(&cancel), Arc::clone(&written));
        let out = out.to_path_buf();
        move || {
            slides::write(&lesson, look, &out, |pictures| {
                written.store(pictures as u64, Ordering::Relaxed);
                !cancel.load(Ordering::Relaxed)
            })
        }
    })?;
    all.transpose()?;
    let pictures = written.load(Ordering::Relaxed);
    let folder = out.display();
    print(if cancel.load(Ordering::Relaxed) {
        tr!(lang(), cli_lesson_pictures_cancelled, pictures, folder)
    } else {
        tr!(lang(), cli_lesson_pictures, pictures, folder)
    });
    Ok(())
}

/// A lesson by its id, or from a file.
pub fn find(name: &str) -> Result<Arc<Lesson>, Failure> {
    if let Some(lesson) = lesson::bundled().find(name) {
        return Ok(Arc::clone(lesson));
    }
    let path = Path::new(name);
    if path.extension().is_some_and(|e| e == "ron") {
        let lesson =
            Lesson::load(path).map_err(|e| Failure::new(named(path, e.localize(lang()))))?;
        return Ok(Arc::new(lesson));
    }
    let ids: Vec<&str> = lesson::bundled()
        .lessons()
        .iter()
        .map(|lesson| lesson.id.as_str())
        .collect();
    let names = ids.join(", ");
    Err(Failure::new(tr!(lang(), cli_lesson_none, name, names)))
}

#[derive(Serialize)]
struct Row<'a> {
    id: &'a str,
    title: &'a str,
    about: &'a str,
    minutes: u32,
    steps: usize,
    questions: usize,
}

fn list(answer: &Answer) -> Result<(), Failure> {
    let language = answer.lang();
    let rows: Vec<Row<'_>> = lesson::bundled()
        .lessons()
        .iter()
        .map(|lesson| Row {
            id: &lesson.id,
            title: lesson.title.get(language),
            about: lesson.about.get(language),
            minutes: lesson.minutes,
            steps: lesson.steps.len(),
            questions: lesson.questions(),
        })
        .collect();
    if answer.json {
        print_json(&rows);
        return Ok(());
    }
    for row in rows {
        let (title, minutes, about) = (row.title, row.minutes, row.about);
        let questions = row.questions;
        let said = tr!(lang(), cli_lesson_row, title, minutes, questions, about);
        print(format_args!("{:<20} {said}", row.id));
    }
    Ok(())
}

/// What `lesson check --json` prints.
#[derive(Serialize)]
struct Checked<'a> {
    id: &'a str,
    title: &'a str,
    minutes: u32,
    holds: bool,
    faults: Vec<String>,
    /// Each as it is read, with its answer; null where it cannot be shown.
    steps: Vec<Option<String>>,
}

fn check(lesson: &Lesson, answer: &Answer) -> Result<(), Failure> {
    let language = answer.lang();
    let faults = lesson::check(lesson);
    let steps = 0..lesson.steps.len();
    let checked = Checked {
        id: &lesson.id,
        title: lesson.title.get(language),
        minutes: lesson.minutes,
        holds: faults.is_empty(),
        faults: faults
            .iter()
            .map(|fault| fault.localize(language))
            .collect(),
        steps: steps.map(|i| read_out(lesson, i, language)).collect(),
    };
    if answer.json {
        print_json(&checked);
    } else {
        let (title, minutes) = (checked.title, checked.minutes);
        print(tr!(lang(), cli_lesson_title, title, minutes));
        let said = checked.steps.iter().flatten();
        said.chain(&checked.faults).for_each(print);
        if checked.holds {
            print(tr!(lang(), cli_lesson_holds));
        }
    }
    if checked.holds {
        return Ok(());
    }
    let (id, faults) = (&lesson.id, checked.faults.len());
    Err(Failure::new(tr!(lang(), cli_lesson_faults, id, faults)))
}

/// One step as it is read, with its answer.
fn read_out(lesson: &Lesson, i: usize, lang: Lang) -> Option<String> {
    let step = &lesson.steps[i];
    let staged = lesson.staged(i).ok()?;
    let mut cast = Cast::perform(&staged.scene).ok()?;
    let event = cast.find(staged.runner, &staged.moment)?;
    cast.seek(staged.runner, event);
    let runs = cast.asked();
    let text = lesson::plain_text(step.text.get(lang), &runs, staged.runner, lang);
    let moment = format!("{:?}", staged.moment);
    let head = tr!(lang, cli_lesson_step, number = i + 1, moment, event);
    let mut out = format!("\n{head}\n{text}");
    if let Some(ask) = &step.ask {
        let scribe = AnswerText {
            lang,
            canvas: &cast.canvas,
            runners: cast.names(),
        };
        out.push_str(&format!(
            "\n  ? {}",
            ask.words(&runs, staged.runner, &scribe, Medium::Window)
        ));
        let solution = ask.solve(&runs, staged.runner)?;
        let nodes: Vec<String> = solution.nodes.iter().map(|&n| scribe.node(n)).collect();
        let number = solution
            .number
            .map(crate::explain::question::value_text)
            .unwrap_or_default();
        out.push_str(&format!(
            "\n  = {number} {}: {}",
            nodes.join(", "),
            scribe.sentence(&solution.reason)
        ));
        if !step.because.is_empty() {
            let because = step.because.get(lang);
            let because = lesson::plain_text(because, &runs, staged.runner, lang);
            out.push_str(&format!("\n    {because}"));
        }
    }
    Some(out)
}
