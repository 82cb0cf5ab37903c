//! Writing files: trees, curves, reports. What is drawn comes from `picture`.

use std::path::Path;

use super::action::FileWish;
use super::model::Model;

pub fn write(_model: &Model, wish: &FileWish, _path: &Path) -> Result<(), String> {
    Err(format!("{wish:?} cannot be written yet"))
}
