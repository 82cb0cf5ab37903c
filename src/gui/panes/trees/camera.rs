//! Where each tree is looked at from: pan, zoom, fit, follow; one camera for all when asked.

use egui::{Rect, Ui};

use crate::gui::action::{Action, NodeRef};
use crate::gui::command::Command;
use crate::gui::model::Model;
use crate::gui::theme;
use crate::picture::layout::View;
use crate::picture::tree;
use crate::trace::NodeId;

/// No node is drawn larger than this allows.
const LARGEST_COLUMN: f64 = 58.0;
const LARGEST_LEVEL: f64 = 92.0;

/// One tree's camera.
#[derive(Clone, Copy)]
struct Camera {
    view: View,
    /// Fits the tree as it grows, until somebody pans or zooms.
    fits: bool,
}

impl Camera {
    /// Moves only if the place is not well in sight. At the edge of a tree that is fitted, it is.
    fn reveal(&mut self, column: f64, level: f64) {
        let (x, y) = (self.view.x(column), self.view.y(level));
        let (width, height) = (self.view.width, self.view.height);
        let edge = if self.fits { 0.0 } else { 20.0 };
        if x < edge || y < edge || x > width - edge || y > height - edge {
            self.view.centre(column, level);
            self.fits = false;
        }
    }
}

pub struct Cameras {
    cameras: Vec<Camera>,
    pub linked: bool,
    pub follow: bool,
}

impl Default for Cameras {
    fn default() -> Cameras {
        Cameras {
            cameras: Vec::new(),
            linked: true,
            follow: false,
        }
    }
}

impl Cameras {
    /// One camera for each of so many trees.
    pub fn resize(&mut self, count: usize) {
        let view = View::new(100.0, 100.0, LARGEST_COLUMN, LARGEST_LEVEL);
        self.cameras.resize(count, Camera { view, fits: true });
    }

    pub fn view(&self, i: usize) -> Option<&View> {
        self.cameras.get(i).map(|camera| &camera.view)
    }

    /// Keeps the camera where it should be: fitted, following, or as left.
    pub fn aim(&mut self, i: usize, stage: Rect, model: &Model) {
        let scene = model.scene();
        let size = (f64::from(stage.width()), f64::from(stage.height()));
        let camera = &mut self.cameras[i];
        let resized = camera.view.width != size.0 || camera.view.height != size.1;
        if camera.fits && (!model.is_held() || resized) {
            let inner = (size.0 - 8.0, size.1 - 12.0);
            let letters = theme::letters(model.presentation());
            // Larger words need more room between nodes.
            let larger = f64::from(letters);
            let largest = (larger * LARGEST_COLUMN, larger * LARGEST_LEVEL);
            let mut view = tree::fit(scene.layout(), inner, largest, letters);
            view.width = size.0;
            view.height = size.1;
            view.pan(4.0, 6.0);
            camera.view = view;
        } else {
            camera.view.width = size.0;
            camera.view.height = size.1;
        }
        if self.follow
            && !model.is_held()
            && let Some(run) = &model.runners()[i].run
            && let Some(place) = scene.canvas().place(i, run.moment().now.current)
            && let Some((column, level)) = scene.layout().position(&scene.shape(), place.0)
        {
            camera.reveal(column, f64::from(level));
        }
    }

    /// Brings a node of a run into sight.
    pub fn reveal(&mut self, at: NodeRef, model: &Model) {
        let scene = model.scene();
        if let Some(place) = scene.canvas().place(at.runner, at.node)
            && let Some((column, level)) = scene.layout().position(&scene.shape(), place.0)
            && let Some(camera) = self.cameras.get_mut(at.runner)
        {
            camera.reveal(column, f64::from(level));
        }
    }

    /// Dragging pans, the wheel zooms at the pointer.
    pub fn steer(
        &mut self,
        ui: &Ui,
        i: usize,
        stage: Rect,
        response: &egui::Response,
        levels: u32,
    ) {
        let mut moved = false;
        if response.dragged() {
            let by = response.drag_delta();
            self.cameras[i].view.pan(f64::from(by.x), f64::from(by.y));
            moved = true;
        }
        if response.contains_pointer()
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
        {
            let (scroll, pinch, shift) = ui.input(|input| {
                (
                    input.smooth_scroll_delta,
                    input.zoom_delta(),
                    input.modifiers.shift,
                )
            });
            // With Shift, egui turns the wheel sideways.
            let wheel = if shift { scroll.x + scroll.y } else { scroll.y };
            let factor = f64::from(pinch) * (f64::from(wheel) / 240.0).exp();
            if (factor - 1.0).abs() > 1e-4 {
                let at = (
                    f64::from(pointer.x - stage.left()),
                    f64::from(pointer.y - stage.top()),
                );
                // With Shift only the width: levels stay where they are.
                let view = &mut self.cameras[i].view;
                let all_in_sight = f64::from(stage.height() / levels.max(1) as f32);
                view.zoom_within(at, factor, if shift { 1.0 } else { factor }, all_in_sight);
                moved = true;
            }
        }
        if moved {
            self.cameras[i].fits = false;
            if self.linked {
                let lead = self.cameras[i];
                self.cameras.fill(lead);
            }
        }
    }

    /// Commands that concern the camera, and those that need to know what is selected.
    pub fn carry_out(&mut self, command: Command, model: &Model, actions: &mut Vec<Action>) {
        let scene = model.scene();
        let selected = model.selected();
        let place = selected.and_then(|s| scene.canvas().place(s.runner, s.node));
        match command {
            Command::TreeFit => {
                for camera in &mut self.cameras {
                    camera.fits = true;
                }
            }
            Command::TreeCentre => {
                let target = place.unwrap_or(NodeId::ROOT);
                if let Some((column, level)) = scene.layout().position(&scene.shape(), target.0) {
                    for camera in &mut self.cameras {
                        camera.fits = false;
                        camera.view.centre(column, f64::from(level));
                    }
                }
            }
            Command::TreeRoot => {
                let runner = model.active_runner();
                actions.push(Action::Select(Some(NodeRef {
                    runner,
                    node: NodeId::ROOT,
                })));
            }
            Command::TreeFold => actions.extend(place.map(Action::Fold)),
            Command::TreeFollow => self.follow = !self.follow,
            Command::TreeLink => {
                self.linked = !self.linked;
                if self.linked
                    && let Some(&lead) = self.cameras.get(model.active_runner())
                {
                    self.cameras.fill(lead);
                }
            }
            _ => {}
        }
    }
}
