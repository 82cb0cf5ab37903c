//! A race as a picture or a film: what `yomiki race --picture` and `--film` write.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::interrupt::unless_cancelled;
use super::look::{self, Content, ThemeName, size};
use super::{Failure, lang, limits, print, remark_on, save, written};
use crate::base::messages::tr;
use crate::gui::action::{Action, FileWish};
use crate::gui::export::{self, Page, Shown};
use crate::gui::film::{Film, usual_speed};
use crate::gui::model::Model;
use crate::gui::race_picture::Scenery;
use crate::gui::race_view::Arrangement;
use crate::session::settings::Settings;
use crate::session::{Clock, Session};
use crate::worker::Finished;

/// Pixels of a film of which nothing is said.
const FILM_SIZE: [usize; 2] = [960, 540];

#[derive(Args, Clone)]
#[group(id = "film arguments")]
pub struct Arguments {
    #[arg(long)]
    film: Option<PathBuf>,
    #[arg(long)]
    picture: Option<PathBuf>,
    #[arg(long, value_parser = limits::amount)]
    from: Option<f64>,
    #[arg(long, value_parser = limits::amount)]
    to: Option<f64>,
    #[arg(long, value_parser = limits::speed)]
    speed: Option<f64>,
    #[arg(long, value_enum)]
    clock: Option<ClockName>,
    #[arg(long)]
    size: Option<String>,
    #[arg(long, value_enum, default_value = "side-by-side")]
    trees: ArrangementName,
    #[arg(long, value_enum, default_value = "light")]
    theme: ThemeName,
}

#[derive(Clone, Copy, ValueEnum)]
enum ClockName {
    Leaves,
    Expansions,
    Events,
    Bytes,
    Seconds,
}

impl ClockName {
    fn clock(self) -> Clock {
        match self {
            ClockName::Leaves => Clock::Leaves,
            ClockName::Expansions => Clock::Expansions,
            ClockName::Events => Clock::Events,
            ClockName::Bytes => Clock::Bytes,
            ClockName::Seconds => Clock::Seconds,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum ArrangementName {
    SideBySide,
    Merged,
}

impl Arguments {
    /// Whether there is anything to write.
    pub fn are_given(&self) -> bool {
        self.film.is_some() || self.picture.is_some()
    }
}

/// What was written.
#[derive(Serialize, Default)]
pub struct Written {
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    film: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    film_frames: Option<usize>,
}

impl Written {
    pub fn print_for_people(&self) {
        if let Some(path) = &self.picture {
            print(tr!(lang(), cli_race_drawn, path));
        }
        if let (Some(path), Some(frames)) = (&self.film, self.film_frames) {
            print(tr!(lang(), cli_film_written, frames, path));
        }
    }
}

/// Whether what is asked for can be had, as far as that can be told before a race is run for it.
pub fn check(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.film {
        look::ending(path, Content::Film)?;
    }
    if let Some(path) = &arguments.picture {
        look::ending(path, Content::Picture)?;
    }
    size_given(arguments)?;
    match (arguments.from, arguments.to) {
        (Some(from), Some(to)) => between(from, to),
        _ => Ok(()),
    }
}

fn size_given(arguments: &Arguments) -> Result<Option<[usize; 2]>, Failure> {
    arguments.size.as_deref().map(size).transpose()
}

fn between(from: f64, to: f64) -> Result<(), Failure> {
    if (0.0..=to).contains(&from) {
        return Ok(());
    }
    let (from, to) = (from.to_string(), to.to_string());
    Err(Failure::new(tr!(lang(), cli_film_from, from, to)))
}

/// Writes what was asked for of a race that was run; nothing at all if it is cancelled meanwhile.
pub fn write(
    arguments: &Arguments,
    session: &Session,
    race: Vec<Finished>,
    cancel: &AtomicBool,
) -> Result<Option<Written>, Failure> {
    if cancel.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let made = unless_cancelled(cancel, {
        let (arguments, session) = (arguments.clone(), session.clone());
        move || make(&arguments, session, race)
    })?;
    let Some(made) = made.transpose()? else {
        return Ok(None);
    };
    let mut files = Written::default();
    if let Some((path, page)) = arguments.picture.as_deref().zip(made.picture) {
        let saved = page.save(path, lang());
        remark_on(path, saved.map_err(|e| Failure::new(e).with(path))?);
        files.picture = Some(path.display().to_string());
    }
    if let Some((path, (bytes, frames))) = arguments.film.as_deref().zip(made.film) {
        save(path, &bytes)?;
        files.film = Some(path.display().to_string());
        files.film_frames = Some(frames);
    }
    Ok(Some(files))
}

/// What is to be written.
struct Made {
    picture: Option<Page>,
    /// The file's bytes, and the number of its frames.
    film: Option<(Vec<u8>, usize)>,
}

fn make(arguments: &Arguments, session: Session, race: Vec<Finished>) -> Result<Made, Failure> {
    let size_given = size_given(arguments)?;
    let mut model = raced(arguments, session, race);
    let scenery = Scenery {
        arrangement: match arguments.trees {
            ArrangementName::SideBySide => Arrangement::SideBySide,
            ArrangementName::Merged => Arrangement::Merged,
        },
        ..Scenery::of(&model)
    };
    let end = model.clock_end();
    let to = arguments.to.unwrap_or(end).min(end);
    let from = arguments.from.unwrap_or(0.0);
    between(from, to)?;
    let mut made = Made {
        picture: None,
        film: None,
    };
    let clock = model.session().clock;
    let film = Film {
        from,
        to,
        per_second: arguments
            .speed
            .unwrap_or_else(|| usual_speed(clock, to - from)),
        size: size_given.unwrap_or(FILM_SIZE).map(|side| side as u32),
        scenery,
    };
    if let Some(path) = &arguments.picture {
        if arguments.to.is_some() {
            model.apply(Action::SeekClock(to));
            model.arrive();
        }
        let scenery = match size_given {
            Some(_) => film.in_its_size(),
            None => scenery,
        };
        made.picture = Some(picture(&model, scenery, path)?);
    }
    if arguments.film.is_some() {
        let reel = film.shoot(&mut model).map_err(Failure::new)?;
        made.film = Some((reel.develop()?, reel.frames()));
    }
    Ok(made)
}

fn picture(model: &Model, scenery: Scenery, path: &Path) -> Result<Page, Failure> {
    let wish = FileWish::ExportRace(scenery);
    export::compose(model, &wish, &Shown::default(), path).map_err(|e| Failure::new(e).with(path))
}

/// A model of the race as it was run.
fn raced(arguments: &Arguments, session: Session, race: Vec<Finished>) -> Model {
    let session = Session {
        speed: None,
        clock: arguments.clock.map_or(session.clock, ClockName::clock),
        ..session
    };
    let settings = Settings {
        lang: written(),
        dark: arguments.theme.is_dark(),
        ..Settings::default()
    };
    Model::of_race(session, settings, race)
}
