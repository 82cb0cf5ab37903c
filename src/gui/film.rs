//! A race as an animated GIF: which moments are shown, for how long, how large.

use std::time::Duration;

use egui::vec2;

use super::model::{Model, Time};
use super::race_picture::{self, Scenery};
use crate::base::platform::Instant;
use crate::picture::encode::{self, EncodeError};
use crate::picture::figure::Figure;
use crate::session::Clock;

/// A film never has more frames than this.
const MOST_FRAMES: usize = 240;
/// Browsers slow frames down that are shorter than this.
const SHORTEST_FRAME_SECONDS: f64 = 0.08;
const LONGEST_FRAME_SECONDS: f64 = 5.0;
/// How long a film lasts unless asked otherwise.
const USUAL_SECONDS: f64 = 8.0;

/// What is filmed: from one value of the common clock to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Film {
    pub from: f64,
    pub to: f64,
    /// Units of the clock a second.
    pub per_second: f64,
    /// Pixels.
    pub size: [u32; 2],
    pub scenery: Scenery,
}

impl Film {
    /// The whole race.
    pub fn of(model: &Model) -> Film {
        let end = model.clock_end();
        Film {
            from: 0.0,
            to: end,
            per_second: usual_speed(model.session().clock, end),
            size: [960, 540],
            scenery: Scenery::of(model),
        }
    }

    /// The values of the clock that are shown, and for how long each.
    pub fn frames(&self, clock: Clock) -> (Vec<f64>, Duration) {
        let length = (self.to - self.from).max(0.0);
        // Whatever is asked for, every frame lasts for some time.
        let speed = match self.per_second > 0.0 {
            true => self.per_second.clamp(1e-12, 1e300),
            false => 1e-12,
        };
        let whole = matches!(clock, Clock::Leaves | Clock::Expansions | Clock::Events);
        let least = if whole { 1.0 } else { length / 100.0 };
        let mut step = least
            .max(length / (MOST_FRAMES - 1) as f64)
            .max(speed * SHORTEST_FRAME_SECONDS);
        if whole {
            step = step.ceil();
        }
        let count = if step > 0.0 {
            (length / step).ceil() as usize
        } else {
            0
        };
        let mut values: Vec<f64> = (0..count).map(|i| self.from + i as f64 * step).collect();
        values.push(self.to.max(self.from));
        let seconds = (step / speed).clamp(SHORTEST_FRAME_SECONDS, LONGEST_FRAME_SECONDS);
        (values, Duration::from_secs_f64(seconds))
    }

    /// What a picture of it shows.
    pub fn in_its_size(&self) -> Scenery {
        let [width, height] = self.size.map(|side| side as f32);
        Scenery {
            size: Some(vec2(width, height)),
            ..self.scenery
        }
    }

    /// Takes all pictures at once. The moment shown is the same afterwards.
    pub fn shoot(&self, model: &mut Model) -> Result<Reel, String> {
        let mut shooting = Shooting::new(self, model);
        loop {
            model.arrive();
            if shooting.go_on(model, Duration::MAX)? {
                return Ok(shooting.reel());
            }
        }
    }
}

/// A film that is being shot: some pictures in every frame of the window, so that it never waits.
pub struct Shooting {
    /// The values still to be shown, the next one last.
    values: Vec<f64>,
    /// Whether the next one has been asked for: it may be some frames away.
    asked: bool,
    scenery: Scenery,
    before: Time,
    reel: Reel,
}

impl Shooting {
    pub fn new(film: &Film, model: &Model) -> Shooting {
        let (mut values, delay) = film.frames(model.session().clock);
        values.reverse();
        Shooting {
            values,
            asked: false,
            scenery: film.in_its_size(),
            before: model.time(),
            reel: Reel {
                figures: Vec::new(),
                scale: film.in_its_size().scale(),
                delay,
            },
        }
    }

    /// Takes pictures of moments that are reached, for about so long; says whether these were all.
    /// The moment shown is the same as before then, and if one could not be taken.
    pub fn go_on(&mut self, model: &mut Model, long: Duration) -> Result<bool, String> {
        let since = Instant::now();
        while let Some(&value) = self.values.last() {
            if !self.asked {
                model.seek_clock(value);
                self.asked = true;
            }
            if model.is_on_its_way() || since.elapsed() >= long {
                return Ok(false);
            }
            match race_picture::figure(model, self.scenery) {
                Ok(figure) => self.reel.figures.push(figure),
                Err(reason) => {
                    self.put_back(model);
                    return Err(reason);
                }
            }
            self.values.pop();
            self.asked = false;
        }
        self.put_back(model);
        Ok(true)
    }

    fn put_back(&self, model: &mut Model) {
        model.go_to(self.before);
    }

    pub fn reel(self) -> Reel {
        self.reel
    }
}

/// Slow enough for one frame a unit of the clock where that makes a film of sensible length.
pub fn usual_speed(clock: Clock, length: f64) -> f64 {
    let speed = length / USUAL_SECONDS;
    match clock {
        Clock::Leaves | Clock::Expansions | Clock::Events => speed.max(1.0).round(),
        Clock::Bytes | Clock::Seconds => speed.max(1e-6),
    }
}

/// Pictures taken and not yet developed: this can be done on another thread.
pub struct Reel {
    figures: Vec<Figure>,
    scale: f32,
    delay: Duration,
}

impl Reel {
    pub fn frames(&self) -> usize {
        self.figures.len()
    }

    /// The GIF file's bytes.
    pub fn develop(&self) -> Result<Vec<u8>, EncodeError> {
        let first = self.figures.first().ok_or(EncodeError::NoFrames)?;
        let mut screen = first.screen(self.scale);
        let frames: Vec<_> = self
            .figures
            .iter()
            .map(|figure| figure.to_image_on(&mut screen))
            .collect();
        encode::gif(&frames, self.delay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn film(from: f64, to: f64, per_second: f64) -> Film {
        Film {
            from,
            to,
            per_second,
            size: [320, 200],
            scenery: Scenery {
                pair: (0, 1),
                arrangement: Default::default(),
                size: None,
            },
        }
    }

    #[test]
    fn a_slow_film_shows_every_leaf_for_the_same_time() {
        let (values, delay) = film(2.0, 6.0, 2.0).frames(Clock::Leaves);
        assert_eq!(values, [2.0, 3.0, 4.0, 5.0, 6.0]);
        assert_eq!(delay, Duration::from_millis(500));
    }

    #[test]
    fn a_long_film_leaves_moments_out_but_never_the_last() {
        let (values, delay) = film(0.0, 100_003.0, 10_000.0).frames(Clock::Events);
        assert!(values.len() <= MOST_FRAMES);
        assert_eq!(values.last(), Some(&100_003.0));
        assert!(values.windows(2).all(|pair| pair[0] < pair[1]));
        let whole = delay * values.len() as u32;
        assert!((9.0..12.0).contains(&whole.as_secs_f64()), "{whole:?}");
    }

    #[test]
    fn a_film_of_nothing_is_one_picture() {
        let (values, _) = film(3.0, 3.0, 1.0).frames(Clock::Leaves);
        assert_eq!(values, [3.0]);
        let (values, _) = film(0.0, 0.0, 1e-6).frames(Clock::Seconds);
        assert_eq!(values, [0.0]);
    }

    #[test]
    fn no_speed_is_too_strange_for_a_film() {
        for speed in [
            0.0,
            -1.0,
            f64::NAN,
            f64::INFINITY,
            f64::MAX,
            f64::MIN_POSITIVE,
        ] {
            for clock in [Clock::Leaves, Clock::Seconds] {
                let (values, delay) = film(0.0, 9.0, speed).frames(clock);
                assert!((1..=MOST_FRAMES).contains(&values.len()), "{speed}");
                let seconds = delay.as_secs_f64();
                assert!((0.07..=5.0).contains(&seconds), "{speed}: {seconds}");
            }
        }
    }
}
