//! One run's tree at the moment shown, as `picture` draws it: on screen, in the race's colours, in
//! files.

mod looks;
mod marks;
mod texts;

use std::cell::RefCell;

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, vec2};

pub use self::looks::{Looks, by_numbers, counting_of, look_by_numbers};
use self::marks::mark_ring;
use self::texts::merit_text;
pub use self::texts::{
    bounds_text, known_text, known_words, number, outcome, outcome_words, shortened, spelled,
};
use super::action::NodeRef;
use super::model::{Mark, Model, Run, Scene};
use super::theme;
use crate::base::random::mix;
use crate::explain::question::{Number, truth_text};
use crate::picture::layout::{Item, Kind, View};
use crate::picture::palette::{Look, Palette, Sign};
use crate::picture::tree::{self, Drawn};
use crate::problem::{AnyTree, Bounds, Player, Position, Shown};
use crate::trace::{CursorPath, NodeId, Solutions, State, Transpositions};

/// How wide the ring around the twin of a node is drawn.
const TWIN_RING: f32 = 2.5;

/// What one tree is drawn from.
pub struct TreeView<'a> {
    pub model: &'a Model,
    pub runner: usize,
    pub run: Option<&'a Run>,
    pub scene: &'a Scene,
    /// Colour of a canvas node, where an overlay has one.
    pub overlay: Option<&'a dyn Fn(NodeId) -> Option<Color32>>,
    /// The overlay alone decides what is there: in a race, who searches what is all that matters.
    only_overlay: bool,
    /// Two runs in one tree, where nothing is this run's own: the other one.
    merged: Option<usize>,
    /// The best solution trees, where they are to be painted.
    pub solutions: Option<&'a Solutions>,
    /// Which nodes are the same position, where that is to be marked.
    pub twins: Option<&'a Transpositions>,
    palette: &'static Palette,
    /// The path being searched, or best play once the search is over.
    path: Vec<NodeId>,
    path_color: Color32,
    selected: Option<NodeId>,
    hovered: Option<NodeId>,
    /// A number that a lesson asks for just now.
    asked: Option<(NodeId, Number)>,
    /// The nodes that a lesson speaks of, and answers; what comes later lies on top.
    marks: Vec<(NodeId, Mark)>,
    /// A cursor that goes from node to node and names the moves.
    cursor: Option<RefCell<(AnyTree, CursorPath)>>,
}

/// Where a node was drawn, for pointing at it.
pub struct Placed {
    pub place: NodeId,
    pub rect: Rect,
}

impl<'a> TreeView<'a> {
    pub fn new(model: &'a Model, runner: usize) -> TreeView<'a> {
        let run = model.run(runner);
        let scene = model.scene();
        let palette = Palette::new(model.theme().is_dark());
        let over = run.is_some_and(|run| run.moment().now.done.is_some());
        let path = run.map_or_else(Vec::new, |run| scene.path(runner, run));
        let path_color = if over {
            palette.principal
        } else {
            palette.path
        };
        let place =
            |node: Option<NodeRef>| node.and_then(|n| scene.canvas().place(n.runner, n.node));
        TreeView {
            model,
            runner,
            run,
            scene,
            overlay: None,
            only_overlay: false,
            merged: None,
            solutions: None,
            twins: None,
            palette,
            path,
            path_color,
            selected: place(model.selected()),
            hovered: place(model.hovered()),
            asked: model.asks_number(),
            marks: model.marks(runner),
            cursor: cursor(model),
        }
    }

    /// The same in the colours of an overlay.
    pub fn with_overlay(self, overlay: &'a dyn Fn(NodeId) -> Option<Color32>) -> TreeView<'a> {
        TreeView {
            overlay: Some(overlay),
            // Colours say who has searched what; the path must not look like one of them.
            path_color: self.palette.ink,
            ..self
        }
    }

    /// The same as one of a race's trees, or together with another runner's as one tree.
    pub fn of_race(
        self,
        overlay: &'a dyn Fn(NodeId) -> Option<Color32>,
        merged: Option<usize>,
    ) -> TreeView<'a> {
        let tree = self.with_overlay(overlay);
        let path = match merged {
            Some(_) => Vec::new(),
            None => tree.path,
        };
        TreeView {
            only_overlay: true,
            merged,
            path,
            ..tree
        }
    }

    /// What of the tree is in the view.
    pub fn items(&self, view: &View) -> Vec<Item> {
        let mut items = Vec::new();
        self.scene
            .layout()
            .place(&self.scene.shape(), view, &mut items);
        items
    }

    /// Draws what is in the view, its upper left corner at `origin`; gives the places of nodes
    /// that are large enough to be pointed at one by one.
    pub fn paint(&self, painter: &Painter, view: &View, origin: Pos2) -> Vec<Placed> {
        let items = self.items(view);
        self.paint_solutions(painter, &items, origin);
        let figure = if tree::is_near(view) {
            tree::figure(&items, view, self.palette, self)
        } else {
            painter.add(tree::mesh(
                &items,
                view,
                self.palette,
                self,
                origin.to_vec2(),
            ));
            tree::rich(&items, view, self.palette, self)
        };
        figure.paint(painter, origin);
        let rich: Vec<&Item> = items
            .iter()
            .filter(|item| tree::is_rich(view, item))
            .collect();
        self.paint_marks(painter, &rich, view, origin, &figure);
        self.paint_twins(painter, &rich, view, origin);
        rich.iter()
            .map(|item| {
                let radius = tree::radius_of(view, item);
                let centre = origin + vec2(item.x, item.y);
                Placed {
                    place: NodeId(item.node),
                    rect: Rect::from_center_size(centre, Vec2::splat(2.2 * radius)),
                }
            })
            .collect()
    }

    /// The edges of both solution trees, side by side where they share one.
    fn paint_solutions(&self, painter: &Painter, items: &[Item], origin: Pos2) {
        let Some(solutions) = self.solutions else {
            return;
        };
        let palette = self.model.theme().palette();
        for item in items {
            let (Some((x, y)), Some((_, node))) = (item.parent, self.node(item.node)) else {
                continue;
            };
            let (from, to) = (origin + vec2(x, y), origin + vec2(item.x, item.y));
            let aside = (to - from).normalized().rot90() * 2.5;
            for (player, color, aside) in [
                (Player::Max, palette.accent, aside),
                (Player::Min, self.palette.min_solution, -aside),
            ] {
                if solutions.contains(player, node) {
                    painter.line_segment([from + aside, to + aside], Stroke::new(4.0, color));
                }
            }
        }
    }

    /// A dot beside every node that is met again elsewhere, on the side where tags do not stand;
    /// a ring around the twins of the node that is selected or pointed at.
    fn paint_twins(&self, painter: &Painter, items: &[&Item], view: &View, origin: Pos2) {
        let Some(twins) = self.twins else { return };
        let color = self.model.theme().palette().bad;
        for item in items {
            let place = NodeId(item.node);
            if !twins.has_transposition(place) {
                continue;
            }
            let centre = origin + vec2(item.x, item.y);
            let radius = tree::radius_of(view, item);
            painter.circle_filled(centre + vec2(-radius, -radius), 2.5, color);
            if self.is_twin_of_asked(place) {
                painter.circle_stroke(centre, radius + tree::RING, Stroke::new(TWIN_RING, color));
            }
        }
    }

    /// Whether the node is the same position as the one that is selected or pointed at.
    fn is_twin_of_asked(&self, place: NodeId) -> bool {
        let asked = self.hovered.or(self.selected);
        let twins = self.twins.zip(asked);
        twins.is_some_and(|(twins, asked)| twins.are_transpositions(asked, place))
    }

    /// The run's own node behind a place, if it exists at the moment shown and may be seen.
    fn node(&self, place: u32) -> Option<(&Run, NodeId)> {
        self.node_of(self.runner, place)
    }

    fn node_of(&self, runner: usize, place: u32) -> Option<(&Run, NodeId)> {
        let run = self.model.run(runner)?;
        let node = self.scene.canvas().of_run(runner, NodeId(place))?;
        let is_seen = run.moment().is_generated(node) && !self.model.hides_cut(runner, node);
        is_seen.then_some((run, node))
    }

    /// What is known of a node: by this run or, where two are one tree, by the other if that knows
    /// its value and this does not.
    fn known(&self, place: u32) -> Option<(&Run, Bounds)> {
        let by = |runner| {
            let (run, node) = self.node_of(runner, place)?;
            let bounds = run.moment().bounds(node);
            (bounds != Bounds::UNKNOWN).then_some((run, bounds))
        };
        let own = by(self.runner);
        let is_exact = |(_, bounds): &(&Run, Bounds)| bounds.is_exact();
        if own.as_ref().is_some_and(is_exact) {
            return own;
        }
        let other = self.merged.and_then(by);
        other
            .filter(|other| own.is_none() || is_exact(other))
            .or(own)
    }

    /// The look of a node's state.
    fn plain_look(&self, place: u32) -> Look {
        let Some((run, node)) = self.node(place) else {
            return self.palette.look(State::Ungenerated);
        };
        Looks::by(run).look(self.palette, run.nodes(), node)
    }

    fn is_and_or(&self) -> bool {
        self.model.shown_problem().position.is_true_or_false()
    }

    fn has_searched(&self, place: u32) -> bool {
        self.node(place)
            .is_some_and(|(run, node)| run.moment().visits(node) > 0)
    }

    fn overlaid(&self, place: u32) -> Option<Color32> {
        self.overlay.and_then(|overlay| overlay(NodeId(place)))
    }
}

impl Drawn for TreeView<'_> {
    fn is_max(&self, node: u32) -> bool {
        self.scene.canvas().nodes().player(NodeId(node)) == Player::Max
    }

    fn look(&self, node: u32) -> Look {
        match self.overlaid(node) {
            // What another run has searched and this one has not is pale: work that was saved.
            Some(line) if self.merged.is_none() && !self.has_searched(node) => Look {
                fill: self.palette.ground.lerp_to_gamma(line, 0.25),
                line,
                sign: Sign::Full,
            },
            Some(fill) => Look {
                fill,
                sign: Sign::Full,
                ..self.palette.look(State::Expanded)
            },
            // A state's colour would be read as one of the overlay's.
            None if self.overlay.is_some() => self.palette.look(State::Generated),
            None => self.plain_look(node),
        }
    }

    fn is_leaf(&self, node: u32) -> bool {
        let canvas = self.scene.canvas();
        if canvas.value(NodeId(node)).is_some() {
            return true;
        }
        // What was once on the horizon and has children is an inner node of its player.
        let ends_here = canvas.nodes().first_child(NodeId(node)).is_none();
        let run = self.node(node).filter(|_| ends_here);
        run.is_some_and(|(run, node)| run.moment().is_evaluated(node))
    }

    fn is_there(&self, node: u32) -> bool {
        self.overlaid(node).is_some() || (!self.only_overlay && self.node(node).is_some())
    }

    fn ring(&self, node: u32) -> Option<Color32> {
        let place = Some(NodeId(node));
        if self.selected == place {
            Some(self.palette.selection)
        } else if self.hovered == place {
            Some(self.palette.selection.gamma_multiply(0.6))
        } else {
            None
        }
    }

    fn halo(&self, node: u32, radius: f32) -> f32 {
        let ring = self.ring(node).map(|_| tree::RING + tree::RING_WIDTH / 2.0);
        let twin = self.is_twin_of_asked(NodeId(node));
        let twin = twin.then_some(tree::RING + TWIN_RING / 2.0);
        let mark = self.mark(NodeId(node)).map(|mark| {
            let (gap, width) = mark_ring(mark, radius);
            gap + width / 2.0
        });
        let rings = [ring, twin, mark].into_iter().flatten();
        rings.fold(0.0, f32::max)
    }

    fn value(&self, node: u32) -> Option<String> {
        let asked = self.asked.filter(|&(place, _)| place.0 == node);
        if asked.is_some_and(|(_, number)| number.is_known()) {
            return Some("?".to_owned());
        }
        let leaf = self.scene.canvas().value(NodeId(node));
        // True and false say more than the two numbers they come to.
        if let Some(value) = leaf.filter(|_| self.is_and_or()) {
            return Some(truth_text(value).to_owned());
        }
        match self.known(node) {
            Some((run, bounds)) => Some(known_text(run, bounds, self.model.lang())),
            None => match leaf {
                Some(value) => Some(number(value)),
                None => {
                    let (run, node) = self.node(node)?;
                    Looks::by(run).tip_text(node)
                }
            },
        }
    }

    fn letters(&self) -> f32 {
        theme::letters(self.model.presentation())
    }

    fn bounds(&self, node: u32) -> Option<String> {
        match self.asked {
            Some((place, number)) if place.0 == node => {
                return number.is_limit().then(|| "?".to_owned());
            }
            // A window is handed down: the one above would tell it.
            Some((_, Number::Alpha | Number::Beta)) => return None,
            _ => {}
        }
        // In a race there is room for values only.
        let (run, node) = self.node(node).filter(|_| !self.only_overlay)?;
        let view = run.moment().node(run.nodes(), node);
        // A dormant member has no merit yet: it gets one when its elder sibling is closed.
        if run.moment().is_open(node)
            && view.state != State::Dormant
            && let Some(text) = merit_text(run, view.merit, self.model.lang())
        {
            return Some(text);
        }
        let busy = matches!(view.state, State::Entered | State::Expanded);
        let window = view
            .window
            .filter(|window| busy && *window != Bounds::UNKNOWN)?;
        if let Some(counting) = counting_of(run) {
            let limited = window.lower.is_finite() || window.upper.is_finite();
            return limited.then(|| format!("θ {}", counting.text(window)));
        }
        // The first pass of MT asks for infinity: between its edges there is nothing.
        if window.lower == window.upper {
            return Some(format!("γ {}", number(window.upper)));
        }
        let text = format!("{}…{}", number(window.lower), number(window.upper));
        Some(shortened(run, text, self.model.lang()))
    }

    fn move_to(&self, node: u32) -> Option<String> {
        let place = NodeId(node);
        let nodes = self.scene.canvas().nodes();
        if let Position::Free(tree) = &self.model.shown_problem().position {
            return (place != NodeId::ROOT).then(|| tree.move_name(nodes.last_move(place)));
        }
        let cursor = self.cursor.as_ref().filter(|_| place != NodeId::ROOT)?;
        let (tree, way) = &mut *cursor.borrow_mut();
        way.go_to(tree, nodes, nodes.parent(place));
        Some(tree.move_name(nodes.last_move(place), self.model.lang()))
    }

    fn emphasis(&self, node: u32) -> Option<Color32> {
        // The root is the first, so a node can only be where its depth says.
        let depth = self.scene.canvas().nodes().depth(NodeId(node));
        let on_path = self.path.get(depth as usize) == Some(&NodeId(node));
        on_path.then_some(self.path_color)
    }

    /// The nested trees of a recursion, the passes of MT: one tint a level. An overlay has colours
    /// enough.
    fn tint(&self, node: u32) -> Option<Color32> {
        if self.overlay.is_some() {
            return None;
        }
        let (run, node) = self.node(node)?;
        let level = run.moment().node(run.nodes(), node).level;
        (level > 1).then(|| self.palette.level(u32::from(level) - 1))
    }

    /// One of its lowest nodes, drawn by lot but always the same one: side by side, many such
    /// subtrees show the shares of what became of their leaves.
    fn cluster_foot(&self, node: u32) -> Option<Color32> {
        let nodes = self.scene.canvas().nodes();
        let mut at = NodeId(node);
        let mut lot = u64::from(node);
        while nodes.first_child(at).is_some() {
            lot = mix(lot);
            let family = nodes.child_range(at);
            at = NodeId(family.start + (lot % family.len() as u64) as u32);
        }
        Some(tree::plain_color(self.look(at.0)))
    }

    fn hidden(&self, node: u32, kind: Kind) -> u64 {
        match kind {
            Kind::Fan => self.scene.count_fanned(NodeId(node)),
            _ => self.scene.count_below(NodeId(node)),
        }
    }
}

/// A cursor at the root, where moves have names.
fn cursor(model: &Model) -> Option<RefCell<(AnyTree, CursorPath)>> {
    let problem = model.shown_problem();
    if !problem.names_moves() {
        return None;
    }
    let tree = problem.tree().ok()?;
    Some(RefCell::new((tree, CursorPath::default())))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::gui::export::recorded_figure;
    use crate::picture::figure::{self, Figure};
    use crate::problem::Problem;
    use crate::search::catalogue::{self, AlgorithmConfig};
    use crate::search::{Limits, SearchContext};
    use crate::trace::Recorder;

    fn drawn(position: &str, id: &str) -> Figure {
        let problem = Problem::new(Position::Tree(position.parse().unwrap()));
        let choice = AlgorithmConfig::new(id);
        let mut tree = problem.tree().unwrap();
        let mut recorder = Recorder::new(100_000);
        let mut context = SearchContext::new(Limits::default(), Arc::default());
        let plan = choice.prepare().unwrap();
        let report = catalogue::run(&mut tree, &plan, &mut context, &mut recorder);
        recorded_figure(&problem, &choice, recorder.finish(), &report).unwrap()
    }

    #[test]
    fn what_was_once_on_the_horizon_keeps_the_shape_of_its_player() {
        let squares = |id| {
            let figure = drawn("[[[6 3] [9 7]] [[2 8] [11 4]] [[10 5] [12 1]]]", id);
            let is_node = |mark: &&figure::Mark| match mark {
                figure::Mark::Rect { pen, .. } => !pen.is_none(),
                _ => false,
            };
            figure.marks.iter().filter(is_node).count()
        };
        // The root and the six MAX nodes two plies below it.
        assert_eq!(squares("alpha-beta"), 7);
        assert_eq!(squares("iterative-deepening"), 7);
    }
}
