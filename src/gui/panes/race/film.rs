//! The race for slides: a picture of the moment, or a film of which range, speed and size are set
//! here.

use crate::base::messages::tr;
use std::ops::RangeInclusive;

use egui::{DragValue, Ui, WidgetInfo};

use crate::gui::action::{Action, FileWish};
use crate::gui::film::{Film, usual_speed};
use crate::gui::model::Model;
use crate::gui::race_picture::Scenery;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::words;
use crate::session::Clock;

/// What has been set; what has not follows the race.
#[derive(Default)]
pub struct FilmRoll {
    from: Option<f64>,
    to: Option<f64>,
    per_second: Option<f64>,
    size: Option<[u32; 2]>,
    /// In which unit range and speed were set.
    clock: Clock,
}

/// Sizes that slides and pages want.
const SIZES: [[u32; 2]; 4] = [[640, 360], [960, 540], [1280, 720], [1920, 1080]];

impl FilmRoll {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, scenery: Scenery, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let clock = model.session().clock;
        if self.clock != clock {
            *self = FilmRoll {
                clock,
                size: self.size,
                ..FilmRoll::default()
            };
        }
        let end = model.clock_end();
        let unit = words::clock(clock, lang);
        let usual = Film::of(model);
        let mut film = Film {
            scenery,
            from: self.from.unwrap_or(usual.from).min(end),
            to: self.to.unwrap_or(usual.to).min(end),
            size: self.size.unwrap_or(usual.size),
            ..usual
        };
        film.per_second = self
            .per_second
            .unwrap_or_else(|| usual_speed(clock, film.to - film.from));
        let here = model.clock_value();
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(lang, watch_from));
            let from = tr!(lang, watch_film_from);
            if number(ui, from, &mut film.from, 0.0..=film.to) {
                self.from = Some(film.from);
            }
            if set_here(ui, model, tr!(lang, watch_from_here)) {
                self.from = Some(here.min(film.to));
            }
            ui.label(tr!(lang, watch_to));
            let to = tr!(lang, watch_film_to);
            if number(ui, to, &mut film.to, film.from..=end) {
                self.to = Some(film.to);
            }
            if set_here(ui, model, tr!(lang, watch_to_here)) {
                self.to = Some(here.max(film.from));
            }
            ui.weak(unit);
            ui.separator();
            ui.label(tr!(lang, watch_speed));
            let speed = tr!(lang, watch_film_speed);
            if number(ui, speed, &mut film.per_second, 1e-6..=1e9) {
                self.per_second = Some(film.per_second);
            }
            ui.weak(tr!(lang, watch_a_second, unit));
            ui.separator();
            ui.label(tr!(lang, watch_size));
            let before = film.size;
            sizes(ui, tr!(lang, watch_film_size), &mut film.size);
            if film.size != before {
                self.size = Some(film.size);
            }
        });
        let (frames, delay) = film.frames(clock);
        ui.horizontal_wrapped(|ui| {
            let write = ui
                .button(tr!(lang, watch_write_the_film))
                .on_hover_text(tr!(lang, watch_an_animated_gif_drawn_while));
            if write.clicked() {
                actions.push(Action::Files(FileWish::ExportFilm(film)));
            }
            let picture = ui
                .button(tr!(lang, watch_this_moment_as_a_picture))
                .on_hover_text(tr!(lang, watch_svg_or_png_of_the));
            if picture.clicked() {
                let scenery = film.in_its_size();
                actions.push(Action::Files(FileWish::ExportRace(scenery)));
            }
            let seconds = delay.as_secs_f64() * (frames.len() + 3) as f64;
            ui.weak(tr!(
                lang,
                watch_frames_seconds,
                frames = frames.len(),
                seconds
            ));
        });
    }
}

/// Says whether the number was changed.
fn number(ui: &mut Ui, name: &str, value: &mut f64, range: RangeInclusive<f64>) -> bool {
    let speed = ((range.end() - range.start()) / 300.0).clamp(1e-6, 1e6);
    let field = DragValue::new(value)
        .range(range)
        .speed(speed)
        .custom_formatter(|value, _| short(value));
    let response = ui.add(field).on_hover_text(name);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
    response.changed()
}

/// With four places at most, and none that say nothing: half a leaf is none.
fn short(value: f64) -> String {
    let text = format!("{value:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Whether the moment shown is to be one end of the film.
fn set_here(ui: &mut Ui, model: &Model, tip: &str) -> bool {
    let button = ui
        .small_button(tr!(model.lang(), watch_here))
        .on_hover_text(tip);
    button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, tip));
    button.clicked()
}

fn sizes(ui: &mut Ui, name: &str, size: &mut [u32; 2]) {
    let text = |[width, height]: [u32; 2]| format!("{width} × {height}");
    DropDown::new(name)
        .width(100.0)
        .values(ui, &SIZES, size, text);
}
