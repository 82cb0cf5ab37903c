//! Sheets that cover the window for a moment: all keys, what is counted, what this program is.

use crate::base::messages::{self, Lang, Text, tr};
use egui::{Grid, Id, Modal, RichText, ScrollArea, Ui};

use super::{focus, keys};
use crate::gui::command::{Command, Menu};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Shortcuts,
    WhatIsCounted,
    About,
}

/// Shows the sheet; says whether it should be closed.
pub fn ui(ui: &Ui, sheet: Sheet, lang: Lang) -> bool {
    let screen = ui.ctx().content_rect();
    let modal = Modal::new(Id::unique("sheet")).show(ui.ctx(), |ui| {
        ui.set_width(760.0_f32.min(screen.width() - 60.0));
        ui.heading(title(sheet).get(lang));
        ui.separator();
        let height = screen.height() - 170.0;
        // As high at once as it will be: an area would grow frame by frame.
        let page = ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height);
        page.show(ui, |ui| {
            focus::scroll_by_keys(ui);
            // Beside the bar, not under it.
            ui.set_max_width(ui.available_width() - ui.spacing().scroll.bar_width - 4.0);
            match sheet {
                Sheet::Shortcuts => shortcuts(ui, lang),
                Sheet::WhatIsCounted => definitions(ui, lang),
                Sheet::About => about(ui, lang),
            }
        });
        ui.separator();
        let close = ui.button(tr!(lang, window_close));
        // The only stop here: who leaves it is led back to where the sheet was called. Arrows scroll.
        close.request_focus();
        focus::keep_arrows(ui, &close);
        close.clicked()
    });
    modal.inner || modal.should_close()
}

fn title(sheet: Sheet) -> Text {
    match sheet {
        Sheet::Shortcuts => messages::keys::window_keyboard,
        Sheet::WhatIsCounted => messages::keys::window_what_is_counted,
        Sheet::About => messages::keys::window_about_yomiki,
    }
}

/// The columns of keys and of names, in heights of a line; what is told of them needs as much.
const KEYS: f32 = 11.0;
const NAMES: f32 = 13.0;
const TIPS: f32 = 11.0;

fn shortcuts(ui: &mut Ui, lang: Lang) {
    let line = ui.text_style_height(&egui::TextStyle::Body);
    let narrow = ui.available_width() < (KEYS + NAMES + TIPS) * line;
    for menu in Menu::ALL {
        let rows: Vec<Command> = Command::all()
            .into_iter()
            .filter(|c| c.describe().menu == menu && !c.describe().keys.is_empty())
            .collect();
        if rows.is_empty() {
            continue;
        }
        ui.label(RichText::new(menu.name().get(lang)).strong());
        for command in rows {
            let d = command.describe();
            let keys: Vec<String> = d.keys.iter().map(|k| keys::text(ui.ctx(), k)).collect();
            let keys = RichText::new(keys.join("  ")).monospace();
            let (name, tip) = (d.name.get(lang), RichText::new(d.tip.get(lang)).weak());
            if narrow {
                ui.horizontal_wrapped(|ui| {
                    ui.label(keys);
                    ui.label(name);
                });
                below(ui, tip);
                continue;
            }
            ui.horizontal_top(|ui| {
                cell(ui, KEYS, keys);
                cell(ui, NAMES, RichText::new(name));
                ui.add(egui::Label::new(tip).wrap());
            });
        }
        ui.add_space(8.0);
    }
    for (place, keys) in ON_DRAWINGS {
        let (place, keys) = (RichText::new(place.get(lang)).strong(), keys.get(lang));
        if narrow {
            ui.label(place);
            below(ui, RichText::new(keys));
            continue;
        }
        ui.horizontal_top(|ui| {
            cell(ui, KEYS, place);
            ui.add(egui::Label::new(keys).wrap());
        });
    }
}

/// What is told of the line above, where there is no room beside it.
fn below(ui: &mut Ui, text: RichText) {
    ui.indent("below", |ui| ui.add(egui::Label::new(text).wrap()));
}

/// What keys and pointer do in trees and on boards.
const ON_DRAWINGS: [(Text, Text); 11] = [
    (
        messages::keys::window_everywhere,
        messages::keys::window_tab_and_shift_tab_go,
    ),
    (
        messages::keys::window_in_a_tree,
        messages::keys::window_arrow_keys_walk_to_parent,
    ),
    (
        messages::keys::window_on_a_time_line,
        messages::keys::window_left_and_right_go_by,
    ),
    (
        messages::keys::window_in_the_overviews,
        messages::keys::window_in_the_icicle_arrow_keys,
    ),
    (
        messages::keys::window_in_a_lesson,
        messages::keys::window_page_up_and_page_down,
    ),
    (
        messages::keys::window_in_a_tree_that_is,
        messages::keys::window_arrow_keys_walk_enter_types,
    ),
    (
        messages::keys::window_on_an_othello_board,
        messages::keys::window_click_places_press_and_drag,
    ),
    (
        messages::keys::window_on_a_shogi_board,
        messages::keys::window_click_twice_or_drag_moves,
    ),
    (
        messages::keys::window_playing_on_it,
        messages::keys::window_enter_takes_up_the_piece,
    ),
    (
        messages::keys::window_in_a_solved_mate_problem,
        messages::keys::window_left_and_right_or_and,
    ),
    (
        messages::keys::window_in_a_game_or_a,
        messages::keys::window_arrow_keys_go_to_what,
    ),
];

/// A cell so many heights of a line wide, so that all tables stand in the same columns.
fn cell(ui: &mut Ui, lines: f32, text: RichText) {
    let width = lines * ui.text_style_height(&egui::TextStyle::Body);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// The names of the counts, and what they mean.
const DEFINITIONS: &[(Text, Text)] = &[
    (
        messages::keys::window_counted_visits,
        messages::keys::window_leaf_evaluations_repeated_ones_included,
    ),
    (
        messages::keys::window_counted_leaves,
        messages::keys::window_different_leaves_evaluated,
    ),
    (
        messages::keys::window_counted_inner_visits,
        messages::keys::window_inner_nodes_entered_repeats_included,
    ),
    (
        messages::keys::window_counted_nodes,
        messages::keys::window_visits_and_inner_visits_together,
    ),
    (
        messages::keys::window_counted_expanded,
        messages::keys::window_inner_nodes_whose_children_were,
    ),
    (
        messages::keys::window_counted_open,
        messages::keys::window_nodes_waiting_to_be_searched,
    ),
    (
        messages::keys::window_counted_cells,
        messages::keys::window_nodes_held_in_memory_max,
    ),
    (
        messages::keys::window_counted_bytes,
        messages::keys::window_capacity_of_cells_heap_table,
    ),
    (
        messages::keys::window_counted_re_searches,
        messages::keys::window_searches_repeated_with_a_wider,
    ),
    (
        messages::keys::window_counted_iterations,
        messages::keys::window_passes_of_mt_searches_rounds,
    ),
    (
        messages::keys::window_counted_floor,
        messages::keys::window_b_d_2_b_d,
    ),
];

/// What is proved of the searches, and when it holds.
pub const PROMISES: &[(Text, Text)] = &[
    (
        messages::keys::window_surpass,
        messages::keys::window_a_surpasses_b_if_on,
    ),
    (
        messages::keys::window_eligible,
        messages::keys::window_p_is_eligible_while_beta,
    ),
    (
        messages::keys::window_lemma_3_1,
        messages::keys::window_every_search_that_selects_only,
    ),
    (
        messages::keys::window_theorem_3_1,
        messages::keys::window_sss_is_unsurpassed_no_search,
    ),
    (
        messages::keys::window_conditions,
        messages::keys::window_the_same_order_of_children,
    ),
    (
        messages::keys::window_mt_sss,
        messages::keys::window_stockmans_sss_and_mt_sss,
    ),
];

fn definitions(ui: &mut Ui, lang: Lang) {
    Grid::new("definitions")
        .num_columns(2)
        .spacing([18.0, 8.0])
        .show(ui, |ui| {
            for (name, text) in DEFINITIONS {
                ui.label(RichText::new(name.get(lang)).strong());
                ui.add(egui::Label::new(text.get(lang)).wrap());
                ui.end_row();
            }
        });
    ui.add_space(6.0);
    ui.weak(tr!(lang, window_the_textbooks_sss_is_stockmans));
    ui.add_space(10.0);
    ui.label(RichText::new(tr!(lang, window_what_is_proved)).strong());
    Grid::new("promises")
        .num_columns(2)
        .spacing([18.0, 8.0])
        .show(ui, |ui| {
            for (name, text) in PROMISES {
                ui.label(RichText::new(name.get(lang)).strong());
                ui.add(egui::Label::new(text.get(lang)).wrap());
                ui.end_row();
            }
        });
}

fn about(ui: &mut Ui, lang: Lang) {
    ui.label(
        RichText::new(tr!(
            lang,
            window_title_and_version,
            version = env!("CARGO_PKG_VERSION")
        ))
        .strong(),
    );
    ui.label(tr!(lang, window_a_workbench_in_which_people));
}
