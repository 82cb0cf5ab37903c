//! A box that drops down, from which one of a few things is chosen: named for those who cannot see
//! it, walked by keys, closed by what is taken.

use egui::{AsIdSalt, ComboBox, IdSalt, Response, Role, Ui, WidgetInfo, WidgetText};

use super::{focus, open_list};

pub struct DropDown<'a> {
    name: &'a str,
    id: IdSalt,
    width: Option<f32>,
    is_cut: bool,
    /// What is said to the pointer, below the name of what is chosen.
    tip: Option<&'a str>,
    shown: Option<WidgetText>,
}

impl<'a> DropDown<'a> {
    pub fn new(name: &'a str) -> DropDown<'a> {
        DropDown {
            name,
            id: IdSalt::new(name),
            width: None,
            is_cut: false,
            tip: None,
            shown: None,
        }
    }

    /// Where there are several of one name, or one whose name changes with the language.
    pub fn salt(self, salt: impl AsIdSalt) -> DropDown<'a> {
        DropDown {
            id: IdSalt::new(salt),
            ..self
        }
    }

    /// At least so wide.
    pub fn width(self, width: f32) -> DropDown<'a> {
        DropDown {
            width: Some(width),
            ..self
        }
    }

    /// Not wider than its place: what does not fit ends in an ellipsis.
    pub fn cut(self) -> DropDown<'a> {
        DropDown {
            is_cut: true,
            ..self
        }
    }

    pub fn tip(self, tip: &'a str) -> DropDown<'a> {
        DropDown {
            tip: Some(tip),
            ..self
        }
    }

    /// Where the closed box shows something else than the line that is chosen.
    pub fn showing(self, shown: impl Into<WidgetText>) -> DropDown<'a> {
        DropDown {
            shown: Some(shown.into()),
            ..self
        }
    }

    /// The line that was taken, also where it was chosen already.
    pub fn lines<W: Into<WidgetText>>(
        self,
        ui: &mut Ui,
        lines: impl IntoIterator<Item = W>,
        chosen: Option<usize>,
    ) -> Option<usize> {
        let lines: Vec<WidgetText> = lines.into_iter().map(Into::into).collect();
        let of_chosen = || chosen.and_then(|at| lines.get(at)).cloned();
        let shown = self.shown.or_else(of_chosen).unwrap_or_default();
        let said = shown.text().to_owned();
        let mut combo = ComboBox::from_id_salt(self.id).selected_text(shown);
        if let Some(width) = self.width {
            combo = combo.width(width);
        }
        if self.is_cut {
            combo = combo.truncate();
        }
        let opened = combo.show_ui(ui, |ui| {
            let line = |(at, text)| ui.selectable_label(chosen == Some(at), text);
            let lines: Vec<Response> = lines.into_iter().enumerate().map(line).collect();
            let taken = lines.iter().position(Response::clicked);
            if taken.is_some() {
                ui.close();
            }
            open_list::lead(ui, &lines, chosen);
            taken
        });
        focus::lead_back(&opened);
        let taken = opened.inner.flatten();
        if taken.is_some() && focus::is_by_keys(ui.ctx()) {
            // Also where it was opened by pointing: what had the keyboard then lies elsewhere.
            opened.response.request_focus();
        }
        let name = self.name;
        opened
            .response
            .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
        opened
            .response
            .on_hover_text(format!("{said}\n{}", self.tip.unwrap_or(name)));
        taken
    }

    /// One of the values of a small enum; whether it has become another.
    pub fn values<T: PartialEq + Copy, W: Into<WidgetText>>(
        self,
        ui: &mut Ui,
        all: &[T],
        now: &mut T,
        text: impl Fn(T) -> W,
    ) -> bool {
        let chosen = all.iter().position(|value| value == now);
        let taken = self.lines(ui, all.iter().map(|&value| text(value)), chosen);
        let other = taken.filter(|&at| Some(at) != chosen);
        if let Some(at) = other {
            *now = all[at];
        }
        other.is_some()
    }
}
