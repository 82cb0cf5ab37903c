//! Pictures without a window: fonts, tree layout, figures, SVG, PNG and GIF, and a rasteriser for
//! egui's triangles. Knows recorded runs, and egui as a drawing library; knows no panes.

pub mod encode;
pub mod fonts;
mod headless;
pub mod layout;
pub mod raster;

pub use headless::{Headless, still};
