//! Pictures without a window: layout, figures, SVG and PNG.
