//! The application in a window of the system.

use egui::{Context, Ui};

use super::{App, Options};
use crate::base::messages::{Localize, tr};

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        App::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }
}

/// The program's picture; no picture if it cannot be read, for nothing depends on it.
fn icon() -> egui::IconData {
    let bytes = include_bytes!("../../../assets/icon/yomiki-128.png");
    image::load_from_memory(bytes).map_or_else(
        |_| egui::IconData::default(),
        |picture| {
            let picture = picture.into_rgba8();
            egui::IconData {
                width: picture.width(),
                height: picture.height(),
                rgba: picture.into_raw(),
            }
        },
    )
}

/// Opens the window and stays until it is closed. `trouble` is what it begins with complaining of.
pub fn open_window(options: Options, trouble: Option<&dyn Localize>) -> Result<(), String> {
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title(tr!(options.settings.lang, window_title))
            .with_app_id("yomiki")
            .with_icon(icon())
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([800.0, 560.0])
            .with_drag_and_drop(true),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native(
        "yomiki",
        native,
        Box::new(|cc| {
            Ok(Box::new(
                App::new(&cc.egui_ctx, options).complaining(trouble),
            ))
        }),
    )
    .map_err(|error| error.to_string())
}
