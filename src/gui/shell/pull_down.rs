//! The menus of the menu bar, of which one is open: Left and Right lead to the one beside it, and so
//! does the pointer. Down opens one, too, and leads into it.

use egui::{Context, FocusDirection, Id, Key, Modifiers, Popup, Response, SetOpenCommand, Ui};

/// Something in the menu was chosen by keys so many frames ago.
#[derive(Clone, Copy, Default)]
struct Chosen(u8);

/// Frames until a menu in which something was chosen is closed and the keyboard is back at its name.
const A_WHILE: u8 = 4;

/// Somebody has opened a menu by Down and goes on into it.
#[derive(Clone, Copy, Default)]
struct Enters;

/// Somebody wants to go to the menu bar by keys.
#[derive(Clone, Copy, Default)]
struct Called;

/// What had the keyboard when somebody went to the menu bar.
#[derive(Clone, Copy, Default)]
struct Back(Option<Id>);

/// What Right does where the keyboard is in a menu.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Right {
    /// It leads to the next menu of the bar.
    #[default]
    LeadsOn,
    /// It opens a menu beside this one.
    Opens,
    /// It leads on from a menu that lies beside this one.
    LeadsOnFromBeside,
}

/// Opens the first menu, in the next frame, and leads into it.
pub fn open_first(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Called));
    ctx.request_repaint();
}

/// Draws a button for each name. `add` fills the menu that is open, gives the keyboard to its first
/// entry if told so, and says what Right does there.
pub fn menus(ui: &mut Ui, names: &[&str], mut add: impl FnMut(&mut Ui, usize, bool) -> Right) {
    let bar = ui.scope_id().with("open menu");
    let open: Option<Id> = ui.data(|data| data.get_temp(bar));
    let one_is_open = open.is_some_and(|id| Popup::is_id_open(ui.ctx(), id));
    // A pointer that rests on the bar must not bring its menu back when keys have led on.
    let pointed = ui.input(|input| input.pointer.is_moving());
    let chooses = ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
    let chosen = ui.data_mut(|data| data.remove_temp::<Chosen>(bar));
    let called = ui.data_mut(|data| data.remove_temp::<Called>(Id::NULL));
    let mut buttons = Vec::new();
    let mut turn = None;
    for (i, &name) in names.iter().enumerate() {
        let button = ui.button(name);
        let mut menu = Popup::menu(&button);
        let id = menu.get_id();
        let is_called = i == 0 && called.is_some();
        if is_called {
            let here = ui.memory(|memory| memory.focused());
            ui.data_mut(|data| data.insert_temp(bar, Back(here)));
            // Who leaves the menu is at its name, or back from where it was called.
            button.request_focus();
        }
        if is_called || button.has_focus() && pressed(ui.ctx(), Key::ArrowDown) {
            menu = menu.open_memory(SetOpenCommand::Bool(true));
            ui.data_mut(|data| data.insert_temp(id, Enters));
        }
        if one_is_open && pointed && button.hovered() && !button.clicked() {
            menu = menu.open_memory(SetOpenCommand::Bool(true));
        }
        let shown = menu.show(|ui| {
            // Entries can have the keyboard when they are seen; before that their size is taken.
            let seen = !ui.is_sizing_pass();
            let enters = seen && ui.data_mut(|data| data.remove_temp::<Enters>(id)).is_some();
            let right = add(ui, i, enters);
            turned(ui, &button, right, names.len())
        });
        if let Some(shown) = shown {
            ui.data_mut(|data| data.insert_temp(bar, id));
            turn = turn.or(shown.inner.map(|by| i + by));
        }
        buttons.push(button);
    }
    let title = buttons.iter().find(|button| button.has_focus());
    if one_is_open && chooses && title.is_none() {
        ui.data_mut(|data| data.insert_temp(bar, Chosen(0)));
    } else if let Some(Chosen(frames @ ..A_WHILE)) = chosen {
        match title.filter(|_| !one_is_open) {
            // Who has chosen something is done with the menu: the next Space is not for it.
            Some(title) => title.surrender_focus(),
            None => {
                ui.data_mut(|data| data.insert_temp(bar, Chosen(frames + 1)));
            }
        }
    }
    let closed = !Popup::is_any_open(ui.ctx()) && turn.is_none();
    if chooses || closed {
        let Back(back) = ui
            .data_mut(|data| data.remove_temp(bar))
            .unwrap_or_default();
        if let Some(id) = back.filter(|&id| ui.ctx().read_response(id).is_some())
            && title.is_some()
            && !chooses
        {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }
    if let Some(to) = turn {
        let next = &buttons[to % names.len()];
        Popup::open_id(ui.ctx(), Popup::default_response_id(next));
        next.request_focus();
    }
}

/// By how many of all menus the keys lead on from this one. What is in a menu of its own beside it
/// has Left for itself.
fn turned(ui: &Ui, button: &Response, right: Right, all: usize) -> Option<usize> {
    let ctx = ui.ctx();
    let focused = ctx.memory(|memory| memory.focused());
    let in_menu = |id| (ctx.read_response(id)).is_some_and(|it| it.layer_id == ui.layer_id());
    let is_here = focused.is_none_or(|id| id == button.id || in_menu(id));
    if is_here && pressed(ctx, Key::ArrowLeft) {
        // Once around but one.
        return Some(all - 1);
    }
    let leads_on = match right {
        Right::LeadsOn => is_here,
        Right::Opens => false,
        Right::LeadsOnFromBeside => true,
    };
    (leads_on && pressed(ctx, Key::ArrowRight)).then_some(1)
}

/// Whether this arrow is pressed; then it leads nowhere else.
fn pressed(ctx: &Context, arrow: Key) -> bool {
    let pressed = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, arrow));
    if pressed {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    pressed
}
