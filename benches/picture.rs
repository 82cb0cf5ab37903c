//! How long pictures take: `cargo bench --bench picture`.

use divan::{Bencher, black_box};
use std::ops::Range;

use egui::{CentralPanel, Color32, RichText, ScrollArea, Sense, Stroke, vec2};
use yomiki::base::random::Rng;
use yomiki::picture::icicle::{self, Bar, Measure, Weights, Window};
use yomiki::picture::layout::{Item, Layout, TreeShape, View};
use yomiki::picture::palette::{LIGHT, Look};
use yomiki::picture::tree::{self, Drawn};
use yomiki::picture::{Headless, fonts};
use yomiki::trace::State;

fn main() {
    divan::main();
}

/// A window full of text, widgets and outlined nodes.
fn busy(ui: &mut egui::Ui) {
    CentralPanel::default().show(ui, |ui| {
        ui.heading("読み木");
        ui.horizontal(|ui| {
            ScrollArea::vertical().show(ui, |ui| {
                for row in 0..40 {
                    let text =
                        format!("row {row}: 節点を展開して葉の値を調べる, nodes and leaves {row}");
                    ui.label(RichText::new(text).family(fonts::bold()));
                }
            });
            let (at, painter) = ui.allocate_painter(vec2(900.0, 900.0), Sense::hover());
            for i in 0..600 {
                let (x, y) = ((i % 30) as f32 * 28.0, (i / 30) as f32 * 40.0);
                let centre = at.rect.min + vec2(20.0 + x, 20.0 + y);
                painter.line_segment([centre, centre + vec2(14.0, 40.0)], (1.0, Color32::GRAY));
                painter.circle(
                    centre,
                    9.0,
                    Color32::LIGHT_BLUE,
                    Stroke::new(1.5, Color32::BLACK),
                );
            }
        });
    });
}

#[divan::bench]
fn rasterise_a_window_of_1600_by_1000(bencher: Bencher) {
    let mut headless = Headless::new([1600, 1000], 1.0);
    let output = headless.settle(5, busy);
    bencher.bench_local(|| black_box(headless.picture_of(&output)));
}

/// A tree as a depth-first search with cuts leaves it: nodes have one to eight children.
struct Searched {
    parents: Vec<u32>,
    children: Vec<Range<u32>>,
    open: Vec<u32>,
    rng: Rng,
}

impl Searched {
    fn new(nodes: usize) -> Searched {
        let mut tree = Searched {
            parents: vec![0],
            children: vec![Range::default()],
            open: vec![0],
            rng: Rng::new(1),
        };
        tree.grow(nodes);
        tree
    }

    /// Expands open nodes until there are `nodes` or a few more.
    fn grow(&mut self, nodes: usize) {
        while self.parents.len() < nodes {
            // Mostly the newest, as a search descends; sometimes an old one.
            let at = match self.rng.below(8) {
                0 => self.rng.below(self.open.len() as u64) as usize,
                _ => self.open.len() - 1 - self.rng.below(self.open.len().min(40) as u64) as usize,
            };
            let node = self.open.swap_remove(at);
            let first = self.parents.len() as u32;
            let count = 1 + self.rng.below(8) as u32;
            self.children[node as usize] = first..first + count;
            for child in first..first + count {
                self.parents.push(node);
                self.children.push(0..0);
                self.open.push(child);
            }
        }
    }

    fn laid_out(&self) -> Layout {
        let mut layout = Layout::new();
        layout.update(self, &[]);
        layout
    }
}

impl TreeShape for Searched {
    fn len(&self) -> usize {
        self.parents.len()
    }
    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }
    fn children(&self, node: u32) -> Range<u32> {
        self.children[node as usize].clone()
    }
}

const SIZES: [usize; 4] = [1_000, 10_000, 100_000, 1_000_000];

#[divan::bench(args = SIZES, max_time = 3)]
fn layout_from_scratch(bencher: Bencher, nodes: usize) {
    let tree = Searched::new(nodes);
    bencher.bench_local(|| black_box(tree.laid_out()));
}

/// What a snapshot of a running search brings: some thousand nodes more.
#[divan::bench(args = SIZES, max_time = 3)]
fn layout_after_2000_more_nodes(bencher: Bencher, nodes: usize) {
    let mut tree = Searched::new(nodes);
    let mut layout = tree.laid_out();
    bencher.bench_local(|| {
        tree.grow(tree.len() + 2_000);
        layout.update(&tree, &[]);
    });
}

/// The states of a search that has seen most of its leaves.
impl Drawn for Searched {
    fn is_max(&self, node: u32) -> bool {
        node.is_multiple_of(2)
    }
    fn look(&self, node: u32) -> Look {
        LIGHT.look(match (self.children(node).is_empty(), node % 3) {
            (false, _) => State::Expanded,
            (true, 0) => State::Cut,
            (true, _) => State::Evaluated,
        })
    }
}

/// A view of the whole tree, or of a node in the middle of the recording.
fn view_of(tree: &Searched, layout: &Layout, zoom: f64) -> View {
    let mut view = View::fit(layout, (1280.0, 800.0), 40.0, 60.0);
    if let Some((column, level)) = layout.position(tree, tree.len() as u32 / 2)
        && zoom > 1.0
    {
        let at = (view.x(column), view.y(f64::from(level)));
        view.zoom(at, zoom, zoom.min(8.0));
        view.pixels_per_column = view.pixels_per_column.min(40.0);
        view.pixels_per_level = view.pixels_per_level.min(60.0);
        view.centre(column, f64::from(level));
    }
    view
}

fn walk(bencher: Bencher, nodes: usize, zoom: f64) {
    let tree = Searched::new(nodes);
    let layout = tree.laid_out();
    let view = view_of(&tree, &layout, zoom);
    let mut items: Vec<Item> = Vec::new();
    bencher.bench_local(|| {
        layout.place(&tree, &view, &mut items);
        black_box(items.len())
    });
}

/// Everything a frame costs besides the window's own widgets: walk, mesh, tessellation.
fn frame(bencher: Bencher, nodes: usize, zoom: f64) {
    let tree = Searched::new(nodes);
    let layout = tree.laid_out();
    let view = view_of(&tree, &layout, zoom);
    let mut items: Vec<Item> = Vec::new();
    let mut headless = Headless::new([1280, 800], 1.0);
    bencher.bench_local(|| {
        layout.place(&tree, &view, &mut items);
        let output = headless.frame(Vec::new(), |ui| {
            if view.pixels_per_column >= tree::NEAR {
                let figure = tree::figure(&items, &view, &LIGHT, &tree);
                figure.paint(ui.painter(), egui::Pos2::ZERO);
            } else {
                let mesh = tree::mesh(&items, &view, &LIGHT, &tree, egui::Vec2::ZERO);
                ui.painter().add(mesh);
            }
        });
        let context = headless.context();
        black_box(
            context
                .tessellate(output.shapes, output.pixels_per_point)
                .len(),
        )
    });
}

#[divan::bench(args = SIZES, max_time = 2)]
fn frame_zoomed_out(bencher: Bencher, nodes: usize) {
    frame(bencher, nodes, 1.0);
}

#[divan::bench(args = SIZES, max_time = 2)]
fn frame_zoomed_in_100_times(bencher: Bencher, nodes: usize) {
    frame(bencher, nodes, 100.0);
}

#[divan::bench(args = SIZES, max_time = 2)]
fn frame_zoomed_in_fully(bencher: Bencher, nodes: usize) {
    frame(bencher, nodes, 1e9);
}

#[divan::bench(args = SIZES, max_time = 2)]
fn walk_zoomed_out(bencher: Bencher, nodes: usize) {
    walk(bencher, nodes, 1.0);
}

#[divan::bench(args = SIZES, max_time = 2)]
fn walk_zoomed_in_100_times(bencher: Bencher, nodes: usize) {
    walk(bencher, nodes, 100.0);
}

#[divan::bench(args = SIZES, max_time = 2)]
fn walk_zoomed_in_fully(bencher: Bencher, nodes: usize) {
    walk(bencher, nodes, 1e9);
}

#[divan::bench(args = SIZES, max_time = 2)]
fn icicle_from_scratch(bencher: Bencher, nodes: usize) {
    let tree = Searched::new(nodes);
    bencher.bench_local(|| {
        let mut weights = Weights::new();
        weights.update(&tree);
        weights
    });
}

#[divan::bench(args = SIZES, max_time = 2)]
fn icicle_of_the_whole_tree(bencher: Bencher, nodes: usize) {
    let tree = Searched::new(nodes);
    let mut weights = Weights::new();
    weights.update(&tree);
    let window = Window {
        from: 0.0,
        to: f64::from(weights.weight(0, Measure::Leaves)),
        width_pixels: 1280.0,
        first_level: 0,
        last_level: u32::MAX,
        detail: 1.0,
    };
    let mut bars: Vec<Bar> = Vec::new();
    bencher.bench_local(|| {
        icicle::bars(&tree, &weights, Measure::Leaves, &window, &mut bars);
        black_box(bars.len())
    });
}
