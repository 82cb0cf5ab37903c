//! A race as a picture or a film: what `yomiki race --picture` and `--film` write.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::interrupt::unless_cancelled;
use super::look::{self, LangName, ThemeName, size};
use super::{Failure, limits, print, remark_on, save};
use crate::base::messages::Lang;
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
    /// Write the race as an animated GIF
    #[arg(long)]
    film: Option<PathBuf>,
    /// Write the race at its end (or at --to) as a picture: .svg or .png
    #[arg(long)]
    picture: Option<PathBuf>,
    /// Where the film begins, on the clock
    #[arg(long, value_parser = limits::amount)]
    from: Option<f64>,
    /// Where the film ends, on the clock
    #[arg(long, value_parser = limits::amount)]
    to: Option<f64>,
    /// Units of the clock a second
    #[arg(long, value_parser = limits::speed)]
    speed: Option<f64>,
    /// The unit of the common clock; the session's if nothing is said
    #[arg(long, value_enum)]
    clock: Option<ClockName>,
    /// Pixels, as WIDTHxHEIGHT; if nothing is said a film has 960x540, and a picture what its trees
    /// need
    #[arg(long)]
    size: Option<String>,
    /// A tree for every runner, or the two in one
    #[arg(long, value_enum, default_value = "side-by-side")]
    trees: ArrangementName,
    /// Colours
    #[arg(long, value_enum, default_value = "light")]
    theme: ThemeName,
    /// Language
    #[arg(long, value_enum, default_value = "en")]
    lang: LangName,
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
            print(format_args!("The race is drawn in {path}."));
        }
        if let (Some(path), Some(frames)) = (&self.film, self.film_frames) {
            print(format_args!("A film of {frames} frames is in {path}."));
        }
    }
}

/// Whether what is asked for can be had, as far as that can be told before a race is run for it.
pub fn check(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.film {
        look::ending(path, "a film", &["gif"])?;
    }
    if let Some(path) = &arguments.picture {
        look::ending(path, "a picture", &["svg", "png"])?;
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
    Err(Failure::new(format_args!(
        "--from {from} must lie between 0 and {to}"
    )))
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
    let mut written = Written::default();
    if let Some((path, page)) = arguments.picture.as_deref().zip(made.picture) {
        let saved = page.save(path, Lang::En);
        remark_on(path, saved.map_err(|e| Failure::at(path, e))?);
        written.picture = Some(path.display().to_string());
    }
    if let Some((path, (bytes, frames))) = arguments.film.as_deref().zip(made.film) {
        save(path, &bytes)?;
        written.film = Some(path.display().to_string());
        written.film_frames = Some(frames);
    }
    Ok(Some(written))
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
    export::compose(model, &wish, &Shown::default(), path).map_err(|e| Failure::at(path, e))
}

/// A model of the race as it was run.
fn raced(arguments: &Arguments, session: Session, race: Vec<Finished>) -> Model {
    let session = Session {
        speed: None,
        clock: arguments.clock.map_or(session.clock, ClockName::clock),
        ..session
    };
    let settings = Settings {
        lang: arguments.lang.lang(),
        dark: arguments.theme.is_dark(),
        ..Settings::default()
    };
    Model::of_race(session, settings, race)
}
