//! The toolbar: run, step, speed, examples, and what is set for the whole window.

use crate::base::messages::tr;
use egui::{Color32, RichText, Slider, TextStyle, Ui};

use super::{keys, menu};
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Model, Phase, SLOWEST, UNLIMITED};
use crate::gui::theme::Theme;

/// A slider that is shorter than this many points is no use.
const SHORTEST: f32 = 40.0;

pub fn tools(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    if model.shows_searches() {
        transport(ui, model, actions);
    }
    ui.menu_button(tr!(lang, window_examples_toolbar), |ui| {
        menu::examples(ui, model, actions)
    })
    .response
    .on_hover_text(tr!(lang, window_ready_positions_and_trees));
    // What is set for the whole window stays together: six buttons, and a line between them.
    let rest = 7.0 * (icons::side(ui) + ui.spacing().item_spacing.x);
    if ui.available_size_before_wrap().x < rest {
        ui.end_row();
    }
    for c in [Command::Undo, Command::Redo] {
        command(ui, model, c, actions);
    }
    ui.separator();
    command(ui, model, Command::Palette, actions);
    let theme_icon = if model.theme() == Theme::Dark {
        Icon::Moon
    } else {
        Icon::Sun
    };
    labelled(ui, model, theme_icon, Command::SwitchTheme, actions);
    command(ui, model, Command::SwitchLanguage, actions);
    icon_toggle(
        ui,
        model,
        Command::Presentation,
        model.presentation(),
        actions,
    );
}

/// What drives searches, and what is recorded of them.
fn transport(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    run_or_pause(ui, model, actions);
    command(ui, model, Command::Stop, actions);
    ui.separator();
    for c in [
        Command::ToStart,
        Command::BackEvent,
        Command::StepEvent,
        Command::ToEnd,
    ] {
        command(ui, model, c, actions);
    }
    ui.separator();
    speed(ui, model, actions);
    ui.separator();
}

/// The one button nobody should have to look for. It is as wide as the longest of its words, so that
/// nothing beside it moves when a run begins.
fn run_or_pause(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let command = Command::RunPause;
    let words = [
        tr!(lang, window_pause),
        tr!(lang, window_go_on),
        tr!(lang, window_run),
        tr!(lang, window_run_new),
    ];
    let [pause, go_on, run, run_new] = words;
    let new = model.newcomers();
    let (icon, name) = match model.phase() {
        Phase::Running | Phase::Playing => (Icon::Pause, pause),
        Phase::Paused => (Icon::Play, go_on),
        Phase::Finished if !new.is_empty() => (Icon::Play, run_new),
        Phase::Finished if model.has_film() => (Icon::Play, go_on),
        Phase::Idle | Phase::Finished => (Icon::Play, run),
    };
    let state = model.command_state(command);
    let palette = model.theme().palette();
    // The icon stands where the line begins.
    let line = |name: &str| format!("      {name} ");
    let width =
        widest(ui, TextStyle::Button, words.map(line)) + 2.0 * ui.spacing().button_padding.x;
    let text = RichText::new(line(name)).strong();
    let button = egui::Button::new((text, egui::Atom::grow()))
        .gap(0.0)
        .min_size(egui::vec2(width, 0.0))
        .fill(palette.accent_soft);
    let tip = match new.is_empty() {
        true => format!("{} (Space)", command.describe().tip.get(lang)),
        false => running_new(model, &new),
    };
    let mut response = ui.add_enabled(state.is_ok(), button).on_hover_text(tip);
    if let Err(reason) = &state {
        response = response.on_disabled_hover_text(reason);
    }
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, state.is_ok(), name));
    let side = response.rect.height() * 0.6;
    let middle = egui::pos2(
        response.rect.left() + 8.0 + side / 2.0,
        response.rect.center().y,
    );
    let color = if state.is_ok() {
        palette.accent
    } else {
        palette.weak
    };
    icons::paint(
        ui.painter(),
        egui::Rect::from_center_size(middle, egui::Vec2::splat(side)),
        icon,
        color,
    );
    if response.clicked() {
        actions.push(Action::Command(command));
    }
}

/// What the button does where some have run and others have not.
fn running_new(model: &Model, new: &[usize]) -> String {
    let lang = model.lang();
    let name = |&i: &usize| model.runners()[i].label_in(lang);
    let names: Vec<String> = new.iter().map(name).collect();
    let all = Command::RunAgain.keys_in_words(lang);
    let names = names.join(tr!(lang, language_list_separator));
    match model.phase() {
        Phase::Paused => tr!(lang, window_go_on_and_run_the_new, names),
        _ => tr!(lang, window_run_the_new, names, all),
    }
}

/// How wide the widest of some texts is.
fn widest<const N: usize>(ui: &Ui, style: TextStyle, texts: [String; N]) -> f32 {
    let font = style.resolve(ui.style());
    let width = |text: String| {
        let galley = ui
            .painter()
            .layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
        galley.size().x
    };
    texts.into_iter().map(width).fold(0.0, f32::max)
}

/// A command as a button with its name.
pub fn text_button(ui: &mut Ui, model: &Model, command: Command, actions: &mut Vec<Action>) {
    let (d, lang) = (command.describe(), model.lang());
    let state = model.command_state(command);
    let mut button = ui
        .add_enabled(state.is_ok(), egui::Button::new(d.name.get(lang)))
        .on_hover_text(keys::behind(d.tip.get(lang), command, ui.ctx()));
    if let Err(reason) = &state {
        button = button.on_disabled_hover_text(reason);
    }
    if button.clicked() {
        actions.push(Action::Command(command));
    }
}

/// A command as an icon button.
pub fn command(ui: &mut Ui, model: &Model, command: Command, actions: &mut Vec<Action>) {
    if let Some(icon) = command.describe().icon {
        labelled(ui, model, icon, command, actions);
    }
}

fn labelled(ui: &mut Ui, model: &Model, icon: Icon, command: Command, actions: &mut Vec<Action>) {
    let state = model.command_state(command);
    if icons::button(ui, icon, &tip(ui, model, command), state.is_ok()).clicked() {
        actions.push(Action::Command(command));
    }
}

/// A command that is on or off, as an icon button.
pub fn icon_toggle(
    ui: &mut Ui,
    model: &Model,
    command: Command,
    on: bool,
    actions: &mut Vec<Action>,
) {
    if let Some(icon) = command.describe().icon
        && icons::toggle(ui, icon, &tip(ui, model, command), true, on).clicked()
    {
        actions.push(Action::Command(command));
    }
}

fn tip(ui: &Ui, model: &Model, command: Command) -> String {
    let name = command.describe().name.get(model.lang());
    keys::behind(name, command, ui.ctx())
}

/// From one event a second to as fast as it goes, on a logarithmic scale.
fn speed(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    ui.label(tr!(lang, window_speed));
    let text = move |speed: f64| match speed {
        speed if speed >= UNLIMITED * 0.99 => tr!(lang, window_unlimited).to_owned(),
        speed if speed < 10.0 => format!("{speed:.1}/s"),
        speed => format!("{speed:.0}/s"),
    };
    let mut speed = model.speed().min(UNLIMITED);
    let slider = Slider::new(&mut speed, SLOWEST..=UNLIMITED)
        .logarithmic(true)
        .custom_formatter(move |speed, _| text(speed))
        .custom_parser(|text| text.trim_end_matches("/s").trim().parse().ok());
    // Whatever the speed, what stands beside the field stays where it is.
    let style = ui.style().drag_value_text_style.clone();
    let most = widest(ui, style, [UNLIMITED, UNLIMITED * 0.98].map(text));
    let field = most + 2.0 * ui.spacing().button_padding.x;
    // In a narrow row the slider is short, before the number beside it runs out of the window.
    let (usual, usual_length) = (ui.spacing().interact_size.x, ui.spacing().slider_width);
    let beside = |ui: &Ui| field + ui.spacing().item_spacing.x;
    if ui.available_size_before_wrap().x < SHORTEST + beside(ui) {
        ui.end_row();
    }
    let room = ui.available_size_before_wrap().x - beside(ui);
    ui.spacing_mut().slider_width = room.clamp(SHORTEST, usual_length.max(SHORTEST));
    ui.spacing_mut().interact_size.x = field;
    let response = ui.add(slider);
    ui.spacing_mut().interact_size.x = usual;
    ui.spacing_mut().slider_width = usual_length;
    let response = response.on_hover_text(tr!(lang, window_events_a_second_at_the));
    response.widget_info(|| egui::WidgetInfo::slider(true, speed, tr!(lang, window_speed)));
    if response.changed() {
        let speed = if speed >= UNLIMITED * 0.99 {
            f64::INFINITY
        } else {
            speed
        };
        actions.push(Action::SetSpeed(speed));
    }
}
