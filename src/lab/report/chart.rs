//! Figures of an experiment as data; drawn by `picture::plot`.

use egui::{Color32, Vec2};
use serde::Serialize;

use crate::base::messages::Lang;
use crate::lab::statistics::Summary;
use crate::picture::palette::Palette;
use crate::picture::plot::{Axis, Form, Plot, Scale, Series};
use crate::session::lesson::Words;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chart {
    /// Short, for file names.
    pub id: &'static str,
    pub title: Words,
    pub x: Words,
    pub y: Words,
    pub x_scale: Scaling,
    pub y_scale: Scaling,
    pub curves: Vec<Curve>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scaling {
    Linear,
    Log,
    Names(Vec<Words>),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Curve {
    pub name: Words,
    #[serde(serialize_with = "form_name")]
    pub form: Form,
    pub points: Vec<(f64, f64)>,
    /// Intervals, for each point or for none.
    pub spread: Vec<(f64, f64)>,
}

fn form_name<S: serde::Serializer>(form: &Form, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match form {
        Form::Line => "line",
        Form::Dashed => "dashed",
        Form::Steps => "steps",
        Form::Dots => "dots",
        Form::Bars => "bars",
    })
}

impl Curve {
    pub fn new(name: Words, form: Form, points: Vec<(f64, f64)>) -> Curve {
        Curve {
            name,
            form,
            points,
            spread: Vec::new(),
        }
    }

    /// Means with their intervals; what is not there yet is left out.
    pub fn of_means(name: Words, form: Form, means: &[(f64, Option<Summary>)]) -> Curve {
        let known = || means.iter().filter_map(|&(x, s)| Some((x, s?)));
        Curve {
            name,
            form,
            points: known().map(|(x, s)| (x, s.mean)).collect(),
            spread: known().map(|(_, s)| (s.low, s.high)).collect(),
        }
    }
}

impl Chart {
    pub fn new(id: &'static str, title: Words, x: Words, y: Words) -> Chart {
        Chart {
            id,
            title,
            x,
            y,
            x_scale: Scaling::Linear,
            y_scale: Scaling::Linear,
            curves: Vec::new(),
        }
    }

    pub fn scales(mut self, x: Scaling, y: Scaling) -> Chart {
        (self.x_scale, self.y_scale) = (x, y);
        self
    }

    pub fn plot(&self, palette: &Palette, lang: Lang, size: Vec2) -> Plot {
        let scale = |scaling: &Scaling| match scaling {
            Scaling::Linear => Scale::Linear,
            Scaling::Log => Scale::Log,
            Scaling::Names(names) => {
                Scale::Names(names.iter().map(|n| n.get(lang).to_owned()).collect())
            }
        };
        let series = self.curves.iter().enumerate().map(|(i, curve)| Series {
            name: curve.name.get(lang).to_owned(),
            color: color(palette, i),
            form: curve.form,
            points: curve.points.clone(),
            spread: curve.spread.clone(),
        });
        Plot {
            title: self.title.get(lang).to_owned(),
            x: Axis::new(self.x.get(lang), scale(&self.x_scale)),
            y: Axis::new(self.y.get(lang), scale(&self.y_scale)),
            series: series.collect(),
            size,
        }
    }
}

/// Runners' colours first, then the others that stand apart from them.
fn color(palette: &Palette, i: usize) -> Color32 {
    let more = palette.curves;
    let runners = palette.runners.len();
    let all = runners + more.len();
    let wrapped = i % all;
    let color = if wrapped < runners {
        palette.runners[wrapped]
    } else {
        more[wrapped - runners]
    };
    // A second round is paler.
    if i >= all {
        color.lerp_to_gamma(palette.ground, 0.45)
    } else {
        color
    }
}
