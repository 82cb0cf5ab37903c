//! A race as a picture or a film: what `yomiki race --picture` and `--film` write.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use super::look::{self, LangName, ThemeName, size};
use super::{Failure, print};
use crate::game::text::Lang;
use crate::gui::action::{Action, FileWish};
use crate::gui::export::{self, Shown};
use crate::gui::film::{Film, usual_speed};
use crate::gui::model::{Model, Phase};
use crate::gui::race_picture::Scenery;
use crate::gui::race_view::Arrangement;
use crate::session::settings::Settings;
use crate::session::{Clock, Session, atomic};

/// How long a race may take before it is filmed as far as it got.
const PATIENCE: Duration = Duration::from_secs(120);

#[derive(Args)]
#[group(id = "film arguments")]
pub struct Arguments {
    /// Write the race as an animated GIF
    #[arg(long)]
    film: Option<PathBuf>,
    /// Write the race at its end (or at --to) as a picture: .svg or .png
    #[arg(long)]
    picture: Option<PathBuf>,
    /// Where the film begins, on the clock
    #[arg(long)]
    from: Option<f64>,
    /// Where the film ends, on the clock
    #[arg(long)]
    to: Option<f64>,
    /// Units of the clock a second
    #[arg(long)]
    speed: Option<f64>,
    /// The unit of the common clock; the session's if nothing is said
    #[arg(long, value_enum)]
    clock: Option<ClockName>,
    /// Pixels of the film, as WIDTHxHEIGHT
    #[arg(long, default_value = "960x540")]
    size: String,
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

/// Whether the files asked for can be what their names say, before a race is run for them.
pub fn check(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.film {
        look::ending(path, "a film", &["gif"])?;
    }
    match &arguments.picture {
        Some(path) => look::ending(path, "a picture", &["svg", "png"]),
        None => Ok(()),
    }
}

/// Writes what was asked for; nothing if nothing was.
pub fn write(arguments: &Arguments, session: &Session) -> Result<(), Failure> {
    if arguments.film.is_none() && arguments.picture.is_none() {
        return Ok(());
    }
    let [width, height] = size(&arguments.size)?;
    let mut model = raced(arguments, session);
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
    if !(0.0..=to).contains(&from) {
        return Err(Failure::new(format_args!(
            "--from {from} must lie between 0 and {to}"
        )));
    }
    if arguments.speed.is_some_and(|speed| speed <= 0.0) {
        return Err(Failure::new("--speed must be more than 0"));
    }
    if let Some(path) = &arguments.picture {
        if arguments.to.is_some() {
            model.apply(Action::SeekClock(to));
        }
        let wish = FileWish::ExportRace(scenery);
        export::compose(&model, &wish, &Shown::default(), path)
            .and_then(|page| page.save(path, Lang::En))
            .map_err(|e| Failure::at(path, e))?;
        print(format_args!("The race is drawn in {}.", path.display()));
    }
    if let Some(path) = &arguments.film {
        let clock = model.session().clock;
        let film = Film {
            from,
            to,
            per_second: arguments
                .speed
                .unwrap_or_else(|| usual_speed(clock, to - from)),
            size: [width as u32, height as u32],
            scenery,
        };
        write_film(&film, &mut model, path)?;
    }
    Ok(())
}

fn write_film(film: &Film, model: &mut Model, path: &Path) -> Result<(), Failure> {
    let reel = film.shoot(model).map_err(Failure::new)?;
    atomic::write(path, &reel.develop()?).map_err(|e| Failure::io(path, &e))?;
    print(format_args!(
        "A film of {} frames is in {}.",
        reel.frames(),
        path.display()
    ));
    Ok(())
}

/// A model in which the race has been run.
fn raced(arguments: &Arguments, session: &Session) -> Model {
    let session = Session {
        speed: None,
        clock: arguments.clock.map_or(session.clock, ClockName::clock),
        ..session.clone()
    };
    let settings = Settings {
        lang: arguments.lang.lang(),
        dark: arguments.theme.is_dark(),
        ..Settings::default()
    };
    let mut model = Model::new(session, settings, None, Arc::new(|| {}));
    model.apply(Action::Run);
    let since = Instant::now();
    while model.phase() == Phase::Running {
        if since.elapsed() > PATIENCE {
            model.apply(Action::Stop);
        }
        std::thread::sleep(Duration::from_millis(1));
        model.poll();
    }
    model
}
