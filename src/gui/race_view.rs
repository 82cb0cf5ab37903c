//! Two runs of a race laid over one another, as they are drawn: the colours of both, of one and of
//! nobody, and flags where the two part. For the pane and for files.

use egui::{Align, Color32, Pos2, Rect, pos2, vec2};

use super::model::Model;
use super::tree_view::TreeView;
use crate::picture::figure::{Figure, Mark, Pen, Text};
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::picture::tree;
use crate::trace::{Comparison, NodeId, Overlay};

/// How the trees of a race stand on their stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Arrangement {
    /// A tree for every runner.
    #[default]
    SideBySide,
    /// The two that are compared as one tree.
    Merged,
    /// The same as an icicle, for trees of many nodes.
    Icicle,
}

/// More flags than this hide what they mark.
pub const MOST_FLAGS: usize = 12;
/// Pixels a level must have for flags with numbers.
const ROOM_FOR_NUMBERS: f64 = 44.0;
/// Half the height of a flag, in points.
const FLAG: f32 = 7.0;

/// The overlay of one pair of runners at the moment shown.
#[derive(Clone, Copy)]
pub struct Overlaid<'a> {
    pub model: &'a Model,
    pub overlay: &'a Overlay,
    pub compared: &'a Comparison,
    /// The two that are compared.
    pub pair: (usize, usize),
}

impl Overlaid<'_> {
    fn palette(&self) -> &'static Palette {
        Palette::new(self.model.theme().is_dark())
    }

    /// The colour of a place by which of the two has searched it; none if nobody has.
    pub fn color(&self, place: NodeId) -> Option<Color32> {
        let seen = self.overlay.seen(place);
        let palette = self.palette();
        let (pair, of) = (self.pair, |place| self.overlay.seen(place));
        let canvas = self.model.scene().canvas();
        let floors = self.overlay.floors();
        let told = floors.tell(canvas, place, [pair.0, pair.1].into_iter(), of);
        match (seen.by(self.pair.0), seen.by(self.pair.1)) {
            (true, true) => Some(palette.both),
            (false, false) => None,
            _ if !told => Some(palette.uncompared),
            (true, false) => Some(palette.runner(self.pair.0)),
            (false, true) => Some(palette.runner(self.pair.1)),
        }
    }

    /// The same in the tree of one runner. What a third has searched itself is its own, unless it
    /// shares it with both: in the colour of one of the two it would look like that one's alone.
    pub fn color_in(&self, runner: usize, place: NodeId) -> Option<Color32> {
        let color = self.color(place);
        let own = self.is_third(runner) && self.overlay.seen(place).by(runner);
        match own && color != Some(self.palette().both) {
            true => Some(self.palette().runner(runner)),
            false => color,
        }
    }

    /// Whether it is not one of the two that are compared.
    pub fn is_third(&self, runner: usize) -> bool {
        ![self.pair.0, self.pair.1].contains(&runner)
    }

    /// A flag at the dearest forks in the view: how many nodes one of the two searches below it
    /// alone.
    pub fn flags(&self, view: &View) -> Figure {
        let forks = &self.compared.forks;
        let scene = self.model.scene();
        let palette = self.palette();
        let mut figure = Figure::new(
            vec2(view.width as f32, view.height as f32),
            Color32::TRANSPARENT,
        );
        if forks.is_empty() {
            return figure;
        }
        let has_numbers = tree::is_near(view) && view.pixels_per_level >= ROOM_FOR_NUMBERS;
        for fork in forks.iter().take(MOST_FLAGS).rev() {
            let Some((column, level)) = scene.layout().position(&scene.shape(), fork.place.0)
            else {
                continue;
            };
            let at = pos2(view.x(column) as f32, view.y(f64::from(level)) as f32);
            let color = palette.runner(fork.run);
            // On a node that has room for its value a flag would lie on that.
            let above = self.radius(fork.place, (column, f64::from(level)), view);
            if !has_numbers {
                figure.push(pointer(at - vec2(0.0, above), color, palette));
                continue;
            }
            let text = format!("+{}", fork.wasted);
            let half = 4.0 + 3.1 * text.chars().count() as f32;
            // Above the node, so that its value and what is below it stay free.
            let centre = at - vec2(0.0, above + FLAG + 2.0);
            figure.push(Mark::Rect {
                at: Rect::from_center_size(centre, vec2(2.0 * half, 2.0 * FLAG)),
                radius: FLAG,
                fill: color,
                pen: Pen::new(1.0, palette.ground),
            });
            let ink = tree::readable_on(color);
            figure.text(Text::new(centre, Align::Center, 10.5, ink, text).bold());
        }
        figure
    }

    /// How large a node is drawn, found out by looking only at what is around it: from afar the
    /// whole view may hold very many.
    fn radius(&self, place: NodeId, (column, level): (f64, f64), view: &View) -> f32 {
        let mut around = View {
            width: 2.0,
            height: 2.0,
            ..*view
        };
        around.centre(column, level);
        let scene = self.model.scene();
        let mut items = Vec::new();
        (scene.layout()).place(&scene.shape(), &around, &mut items);
        let item = items.iter().find(|item| item.node == place.0);
        item.map_or_else(|| tree::radius(view), |item| tree::radius_of(view, item))
    }

    /// What one tree of the race looks like from a camera.
    pub fn tree(&self, runner: usize, view: &View) -> Figure {
        let color = |place: NodeId| self.color_in(runner, place);
        let drawn = TreeView::new(self.model, runner).of_race(&color, None);
        tree::figure(&drawn.items(view), view, self.palette(), &drawn)
    }

    /// The two as one tree.
    pub fn merged(&self, view: &View) -> Figure {
        let color = |place: NodeId| self.color(place);
        let drawn = TreeView::new(self.model, self.pair.0).of_race(&color, Some(self.pair.1));
        tree::figure(&drawn.items(view), view, self.palette(), &drawn)
    }
}

/// A flag where there is no room for numbers: a point just above the node.
fn pointer(at: Pos2, color: Color32, palette: &Palette) -> Mark {
    let tip = at - vec2(0.0, 2.0);
    Mark::Polygon {
        points: vec![tip, tip + vec2(-4.5, -8.0), tip + vec2(4.5, -8.0)],
        fill: color,
        pen: Pen::new(1.0, palette.ground),
    }
}
