//! What came out: findings with the paper's numbers, figures, tables. Live while it runs.

use crate::base::messages::{Lang, tr};
use egui::scroll_area::ScrollBarVisibility;
use egui::{Frame, Grid, Label, Margin, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::gui::model::Model;
use crate::gui::shell::focus;
use crate::lab::Report;
use crate::lab::report::{Chart, Finding, Table, Verdict};
use crate::picture::palette::Palette;

/// By so much an arrow scrolls a wide table, in points.
const STEP: f32 = 60.0;

#[derive(Default)]
pub struct Results {
    /// Which figure is shown.
    figure: usize,
}

impl Results {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, report: &Report) {
        let lang = model.lang();
        if !report.figures.is_empty() {
            self.figures(ui, model, &report.figures);
        }
        for finding in &report.findings {
            self::finding(ui, model, report, finding);
        }
        for table in &report.tables {
            self::table(ui, table, lang);
        }
        for remark in &report.remarks {
            ui.add(Label::new(RichText::new(remark.get(lang)).weak()).wrap());
        }
    }

    fn figures(&mut self, ui: &mut Ui, model: &Model, figures: &[Chart]) {
        let lang = model.lang();
        self.figure = self.figure.min(figures.len() - 1);
        if figures.len() > 1 {
            ui.horizontal_wrapped(|ui| {
                for (i, chart) in figures.iter().enumerate() {
                    let y = chart.y.get(lang);
                    let alike = figures.iter().filter(|other| other.y == chart.y).count();
                    let name = match alike {
                        1 => y.to_owned(),
                        _ => {
                            let x = chart.x.get(lang);
                            tr!(lang, lab_over, y, x)
                        }
                    };
                    if ui.selectable_label(self.figure == i, name).clicked() {
                        self.figure = i;
                    }
                }
            });
        }
        let chart = &figures[self.figure];
        let width = ui.available_width().clamp(200.0, 900.0);
        let size = vec2(width, (width * 0.55).clamp(200.0, 420.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = chart.title.get(lang);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
        if ui.is_rect_visible(rect) {
            let palette = Palette::new(model.theme().is_dark());
            let figure = chart.plot(palette, lang, size).figure(palette);
            let painter = ui.painter_at(rect);
            painter.rect_filled(rect, 4.0, palette.ground);
            figure.paint(&painter, rect.min);
        }
    }
}

fn finding(ui: &mut Ui, model: &Model, report: &Report, finding: &Finding) {
    let lang = model.lang();
    // Searches are still missing, and it may change.
    let so_far = report.done < report.cells;
    let palette = model.theme().palette();
    let color = match finding.verdict {
        Verdict::Holds => palette.good,
        Verdict::DoesNotHold => palette.bad,
        Verdict::Undecided { .. } | Verdict::NotComparable => palette.weak,
    };
    Frame::new()
        .fill(palette.raised)
        .corner_radius(5)
        .inner_margin(Margin::symmetric(8, 5))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            let claim = RichText::new(finding.claim.get(lang)).color(palette.strong);
            ui.add(Label::new(claim).wrap());
            ui.horizontal_wrapped(|ui| {
                let name = report.verdict(finding, lang);
                let verdict = match finding.verdict {
                    Verdict::Undecided { .. } if so_far => {
                        tr!(lang, lab_too_early_to_say).to_owned()
                    }
                    _ if so_far => tr!(lang, lab_so_far, name),
                    _ => name,
                };
                ui.label(RichText::new(verdict).strong().color(color));
                let material = finding.material.name().get(lang);
                ui.weak(tr!(lang, lab_results_form, material));
            });
            let sentence = finding.sentence.get(lang);
            if !sentence.is_empty() {
                ui.add(Label::new(sentence).wrap());
            }
            for beside in &finding.beside {
                let text = tr!(
                    lang,
                    lab_paper_here,
                    what = beside.what.get(lang),
                    paper = &beside.paper,
                    ours = &beside.ours,
                    name = beside.material.name().get(lang)
                );
                ui.add(Label::new(RichText::new(text).small()).wrap());
            }
        });
}

fn table(ui: &mut Ui, table: &Table, lang: Lang) {
    ui.add_space(6.0);
    ui.add(Label::new(RichText::new(table.title.get(lang)).strong()).wrap());
    // egui moves the bar of a table below the pane's edge up to that edge, over whatever is there.
    let is_seen = ui.clip_rect().bottom() - ui.cursor().top() > 2.0 * ui.spacing().interact_size.y;
    let bar = match is_seen {
        true => ScrollBarVisibility::VisibleWhenNeeded,
        false => ScrollBarVisibility::AlwaysHidden,
    };
    let area = ScrollArea::horizontal()
        .id_salt(("table", table.id))
        .scroll_bar_visibility(bar)
        .auto_shrink([false, true]);
    area.show(ui, |ui| {
        Grid::new(("rows", table.id))
            .striped(true)
            .spacing([14.0, 3.0])
            .show(ui, |ui| {
                for head in &table.head {
                    ui.label(RichText::new(head.get(lang)).small().strong());
                }
                ui.end_row();
                for row in &table.rows {
                    for entry in row {
                        ui.label(RichText::new(entry.show(lang)).small());
                    }
                    ui.end_row();
                }
            });
        sideways(ui, table.title.get(lang));
    });
}

/// A wide table is a stop of the keyboard, which could not reach its bar.
fn sideways(ui: &Ui, name: &str) {
    let (table, clip) = (ui.min_rect(), ui.clip_rect());
    if table.width() <= clip.width() + 1.0 {
        return;
    }
    // Also where it has to be scrolled into sight first.
    let place = Rect::from_x_y_ranges(clip.x_range(), table.y_range());
    let id = ui.scope_id().with("wide");
    let stop = ui.interact(place, id, Sense::focusable_noninteractive());
    stop.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, name));
    let by = focus::sideways_from_pane(ui, &stop);
    if by != 0 {
        ui.scroll_with_delta(vec2(-STEP * by as f32, 0.0));
    }
}
