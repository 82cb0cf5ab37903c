//! Names of sides, endings and amounts as people read them.

use crate::base::messages::{Lang, tr};
use egui::{RichText, TextStyle, Ui};

use super::rows;
use crate::gui::board::played::{self, side_name as side};
use crate::gui::model::OWN_NAME;
use crate::play::any::AnyLine;
use crate::play::clock::{Control, Unit};
use crate::play::game_session::GameSession;
use crate::play::line::{CERTAIN, Ending, Game, How, Turn, WON};
use crate::play::opponent::Opinion;

/// How a game that stands here has ended.
pub fn ending(ending: Ending, line: &AnyLine, lang: Lang) -> String {
    let own = played::ending(line, ending.how, lang);
    let how = own.unwrap_or_else(|| how(ending.how, lang).to_owned());
    match ending.winner {
        Some(winner) => {
            let winner = side(line.game(), winner, lang);
            tr!(lang, play_wins, winner, how)
        }
        None => tr!(lang, play_drawn, how),
    }
}

/// What ends games of any kind.
fn how(how: How, lang: Lang) -> &'static str {
    match how {
        How::Mate => tr!(lang, play_by_mate),
        How::Repetition => tr!(lang, play_by_repetition),
        How::PerpetualCheck => tr!(lang, play_by_perpetual_check),
        How::TooLong => tr!(lang, play_too_many_moves),
        How::Resigned => tr!(lang, play_by_resignation),
        How::Time => tr!(lang, play_on_time),
        How::Declared => tr!(lang, play_by_declaration),
        How::Fault => tr!(lang, play_by_a_fault),
        // The game has words of its own for these.
        _ => "",
    }
}

/// Seconds as a clock shows them, nodes in thousands.
pub fn amount(amount: f64, unit: Unit, lang: Lang) -> String {
    match unit {
        Unit::Nodes if amount >= 1e6 => format!("{:.2} M", amount / 1e6) + tr!(lang, play_nodes),
        Unit::Nodes => format!("{:.1} k", amount / 1e3) + tr!(lang, play_nodes),
        Unit::Seconds if amount >= 10.0 => {
            format!("{}:{:02}", amount as u64 / 60, amount as u64 % 60)
        }
        Unit::Seconds => used(amount, unit, lang),
    }
}

/// What a clock shows large, and small beside it: the main time with what follows it, then the
/// byoyomi that runs.
pub fn left((main, byoyomi): (f64, f64), control: Control, lang: Lang) -> (String, String) {
    let unit = control.unit;
    let main_left = amount(main, unit, lang);
    let byoyomi = amount(byoyomi, unit, lang);
    if control.byoyomi == 0.0 {
        (main_left, String::new())
    } else if main == 0.0 {
        (byoyomi, tr!(lang, play_byoyomi).to_owned())
    } else {
        let then = tr!(lang, play_then, byoyomi);
        (main_left, then)
    }
}

/// What one move took: in seconds, however long it was, so that moves can be compared.
pub fn used(amount: f64, unit: Unit, lang: Lang) -> String {
    match unit {
        Unit::Nodes => self::amount(amount, unit, lang),
        Unit::Seconds => format!("{amount:.1}") + tr!(lang, play_s),
    }
}

/// A value in the eyes of this side, as people of the game read it.
pub fn value(value: i32, game: Game, turn: Turn, lang: Lang) -> String {
    let (side, value) = (side(game, turn, lang), amount_of_value(value, game, lang));
    format!("{side} {value}")
}

/// The moves to the end where it is in sight, else as the game counts.
fn amount_of_value(value: i32, game: Game, lang: Lang) -> String {
    if value.abs() < CERTAIN {
        return played::value(value, game, lang);
    }
    played::certain(WON - value.abs(), value > 0, game, lang)
}

/// A depth: whole plies without a fraction.
fn plies(depth: f64) -> String {
    let tenths = format!("{depth:.1}");
    tenths
        .strip_suffix(".0")
        .map_or_else(|| tenths.clone(), str::to_owned)
}

/// Who plays this side.
pub fn player(sitting: &GameSession, turn: Turn, lang: Lang) -> String {
    match sitting.engine(turn) {
        None => tr!(lang, play_you).to_owned(),
        Some(name) if name == OWN_NAME => tr!(lang, play_own_name).to_owned(),
        Some(name) => name,
    }
}

/// What engines think just now. Whoever has none yet has the room for it: what stands below keeps
/// its place.
pub fn opinions(ui: &mut Ui, sitting: &GameSession, lang: Lang) {
    let is_engine = |&turn: &Turn| sitting.engine(turn).is_some();
    let voices = usize::from(Turn::BOTH.iter().any(is_engine)) + usize::from(sitting.has_adviser());
    if voices > 0 {
        let height = rows(ui, TextStyle::Small, 2 * voices);
        ui.scope(|ui| {
            ui.set_min_height(height);
            voiced(ui, sitting, lang);
        });
    }
}

fn voiced(ui: &mut Ui, sitting: &GameSession, lang: Lang) {
    let mut line = |name: &str, opinion: &Opinion| {
        let mut board = sitting.line().clone();
        let mut moves = Vec::new();
        for text in opinion.moves.iter().take(6) {
            let name = board.name(text, lang);
            if !board.play(text) {
                break;
            }
            moves.push(name);
        }
        let turn = sitting.line().turn();
        let value = value(opinion.value, sitting.game(), turn, lang);
        let (depth, moves) = (plies(opinion.depth), moves.join(" "));
        let text = tr!(lang, play_depth, name, value, depth, moves);
        let side = side(sitting.game(), sitting.line().turn(), lang);
        ui.add(egui::Label::new(RichText::new(text).small()).wrap())
            .on_hover_text(tr!(lang, play_the_value_is_in_the, side));
    };
    if let Some(opinion) = sitting.opinion() {
        line(tr!(lang, play_thinking), opinion);
    }
    match sitting.advice() {
        Some(advice) => line(tr!(lang, play_second_opinion), advice),
        None if sitting.has_adviser() && sitting.ending().is_none() => {
            ui.label(RichText::new(tr!(lang, play_second_opinion_words)).small());
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello;
    use crate::play::othello::OthelloLine;

    #[test]
    fn byoyomi_follows_the_main_time_and_is_not_part_of_it() {
        let control: Control = "20s/2s".parse().unwrap();
        let said = |left| self::left(left, control, Lang::En);
        let shows = |large: &str, small: &str| (large.to_owned(), small.to_owned());
        assert_eq!(said((20.0, 2.0)), shows("0:20", "then 2.0 s"));
        assert_eq!(said((0.0, 1.4)), shows("1.4 s", "byoyomi"));
        let plain: Control = "60s+1s".parse().unwrap();
        let left = self::left((60.0, 0.0), plain, Lang::En);
        assert_eq!(left, shows("1:00", ""));
    }

    #[test]
    fn a_value_has_its_unit_and_its_side() {
        let said = |v, game, turn, lang| value(v, game, turn, lang);
        let (shogi, othello) = (Game::Shogi, Game::Othello);
        let (first, second) = (Turn::First, Turn::Second);
        assert_eq!(said(22, shogi, second, Lang::En), "Gote +0.22 pawns");
        assert_eq!(said(22, shogi, second, Lang::Ja), "後手 +22点");
        assert_eq!(said(-150, othello, first, Lang::En), "Black -1.5 discs");
        assert_eq!(said(WON - 3, shogi, first, Lang::En), "Sente mate in 3");
    }

    #[test]
    fn whole_plies_have_no_fraction() {
        assert_eq!([13.0, 12.5, 9.98].map(plies), ["13", "12.5", "10"]);
    }

    #[test]
    fn discs_are_those_of_the_board_played_on() {
        // Black has eleven of sixteen: six more than White's five.
        let board = "XXXXXXXXXXXOOOOO X";
        let setup = othello::read(board, othello::Size::Four).unwrap().setup;
        let line = AnyLine::Othello(Box::new(OthelloLine::new(setup.position().unwrap())));
        let over = line.ending().unwrap();
        let said = |lang| ending(over, &line, lang);
        assert_eq!(said(Lang::En), "Black wins, 11 to 5 discs");
        assert_eq!(said(Lang::Ja), "黒の勝ち（11対5）");
    }

    #[test]
    fn squares_that_stay_empty_are_told_apart_from_the_discs() {
        let board = "XXXX------------ X";
        let setup = othello::read(board, othello::Size::Four).unwrap().setup;
        let line = AnyLine::Othello(Box::new(OthelloLine::new(setup.position().unwrap())));
        let over = line.ending().unwrap();
        let said = |lang| ending(over, &line, lang);
        assert_eq!(
            said(Lang::En),
            "Black wins, 4 to 0 discs (16 to 0 with the empty squares)"
        );
        assert_eq!(said(Lang::Ja), "黒の勝ち（4対0、空きマスを含めて16対0）");
    }
}
