//! Pictures without a window: fonts, tree layout, figures, SVG, PNG and GIF, and a rasteriser for
//! egui's triangles. Knows recorded runs, and egui as a drawing library; knows no panes.

pub mod encode;
pub mod figure;
pub mod fonts;
mod headless;
pub mod icicle;
pub mod layout;
pub mod palette;
pub mod plot;
pub mod raster;
pub mod strip;
mod svg;
pub mod ticks;
pub mod tree;
pub mod written;

pub use headless::Headless;
