//! What must hold across formats: round trips, agreement with the crate's own readers and names,
//! errors that say where, and no panic on any bytes.

use proptest::prelude::*;
use rsshogi::records::formats::{csa as their_csa, kif as their_kif};

use super::*;
use crate::base::messages::Localize as _;
use crate::base::random::Rng;
use crate::game::shogi::{Position, Preset, Setup, Side};

/// A record of random moves from a preset, with comments, times, an end and variations.
fn random_record(rng: &mut Rng, preset: Preset, plies: usize) -> Record {
    let mut record = Record::new(preset.setup());
    record.add_header("先手", "先手の名");
    record.add_header("棋戦", "試し");
    record.node_mut(0).comments.push("始め".to_string());
    let mut lines = vec![(0, 0)];
    while let Some((mut at, depth)) = lines.pop() {
        let mut position = record.position(at).unwrap();
        for ply in depth..plies {
            let moves = position.moves();
            if moves.is_empty() {
                record.node_mut(at).end = Some(End::Mate);
                break;
            }
            if rng.below(25) == 0 && lines.len() < 3 {
                let other = moves[rng.below(moves.len() as u64) as usize];
                let other = record.add(at, other);
                lines.push((other, ply + 1));
            }
            let m = moves[rng.below(moves.len() as u64) as usize];
            at = record.add(at, m);
            position.play(m);
            record.node_mut(at).seconds = Some(rng.below(4000) as u32);
            if rng.below(10) == 0 {
                record.node_mut(at).comments = vec!["一言".to_string(), "second line".to_string()];
            }
        }
        if record.node(at).end.is_none() && record.node(at).children().is_empty() {
            record.node_mut(at).end = Some(End::ALL[rng.below(10) as usize]);
        }
    }
    record
}

#[test]
fn games_survive_every_format() {
    let mut rng = Rng::new(11);
    for round in 0..60 {
        let preset = Preset::ALL[round % 16];
        let record = random_record(&mut rng, preset, 10 + round * 3);
        for format in [Format::Usi, Format::Kif, Format::Ki2, Format::Csa] {
            let text = write(&record, format);
            let (back, recognised) = read_text(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(recognised, format);
            assert_eq!(back.start, record.start);
            assert_eq!(back.moves(), record.moves());
            assert_eq!(write(&back, format), text);
            if format != Format::Usi {
                assert_eq!(back.end(), record.end());
                assert_eq!(back.headers, record.headers);
                assert_eq!(back.node(0).comments, record.node(0).comments);
            }
        }
        // KIF keeps everything, so what it says can be told again in every other format.
        let kif = kif::read(&kif::write(&record)).unwrap();
        for format in Format::ALL {
            assert_eq!(write(&kif, format), write(&record, format));
        }
    }
}

#[test]
fn games_survive_shift_jis() {
    let record = random_record(&mut Rng::new(5), Preset::Start, 80);
    for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Diagram] {
        let text = write(&record, format);
        let reading = read(&encode(&text, Encoding::ShiftJis)).unwrap();
        assert_eq!(reading.encoding, Encoding::ShiftJis);
        assert_eq!(reading.format, format);
        assert_eq!(write(&reading.record, format), text);
    }
}

#[test]
fn positions_survive_every_format() {
    let text = include_str!("../../../../tests/data/perft_shogi.txt");
    for line in text.lines() {
        let setup = sfen::read_setup(line.split(" ; ").next().unwrap()).unwrap();
        let record = Record::new(setup.clone());
        for format in Format::ALL {
            let text = write(&record, format);
            let (back, _) = read_text(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let mut expected = setup.clone();
            if format == Format::Csa {
                expected.number = 1;
            }
            assert_eq!(back.start, expected, "{}", format.name());
        }
    }
}

/// Every legal move of many positions: our name is the crate's, and reads back as the move.
#[test]
fn names_agree_with_the_crate_and_lead_back_to_the_move() {
    let mut rng = Rng::new(3);
    let mut compare = |position: &Position| {
        let setup = position.setup();
        let last = position.last_move().map(|m| m.to());
        for (m, name) in japanese::names(position) {
            let bare = japanese::bare_name(&setup, m, last);
            assert_eq!(name, format!("{}{bare}", m.side().mark()));
            let mark = if m.side() == Side::Sente {
                "▲"
            } else {
                "△"
            };
            let theirs = m.0.to_ki2(&position.inner).unwrap();
            // The crate stops at 右 where the federation goes on: 右寄.
            let sideways = bare.contains("右寄") || bare.contains("左寄");
            let ours = if sideways {
                bare.replace('寄', "")
            } else {
                bare.clone()
            };
            assert_eq!(format!("{mark}{ours}"), theirs);
            // Reading every name is slow; a sample will do.
            if rng.below(8) == 0 {
                let mut scan = text::Scan::line(&bare, 1);
                let written = japanese::read(&mut scan, last).unwrap();
                assert_eq!(
                    written.resolve(position),
                    Ok(m),
                    "{name} in {}",
                    sfen::write(&setup)
                );
            }
        }
    };
    for line in include_str!("../../../../tests/data/perft_shogi.txt").lines() {
        let setup = sfen::read_setup(line.split(" ; ").next().unwrap()).unwrap();
        compare(&Position::new(&setup).unwrap());
    }
    let mut rng = Rng::new(4);
    for _ in 0..6 {
        let mut position = Position::start();
        for _ in 0..120 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            compare(&position);
            position.play(moves[rng.below(moves.len() as u64) as usize]);
        }
    }
}

#[test]
fn names_tell_pieces_apart_as_the_federation_says() {
    let names_to = |text: &str, to: &str| {
        let position = Position::new(&sfen::read_setup(text).unwrap()).unwrap();
        let mut names: Vec<String> = japanese::names(&position)
            .into_iter()
            .filter(|(m, _)| m.to().to_string() == to)
            .map(|(_, name)| name)
            .collect();
        names.sort();
        names
    };
    // Golds on 6i, 5i and 4i.
    assert_eq!(
        names_to("k8/9/9/9/9/9/9/9/3GGG3 b - 1", "5h"),
        ["☗５八金右", "☗５八金左", "☗５八金直"]
    );
    // Golds on 6h and 6i: the motion is enough.
    assert_eq!(
        names_to("k8/9/9/9/9/9/9/3G5/3G5 b - 1", "5h"),
        ["☗５八金上", "☗５八金寄"]
    );
    // Two dragons on the same rank.
    assert_eq!(
        names_to("9/9/9/9/4+R+R3/9/9/k8/9 b - 1", "5f"),
        ["☗５六龍右", "☗５六龍左"]
    );
    // A gold on the board and one in hand; gote's view is turned.
    assert_eq!(
        names_to("3g5/9/9/9/9/9/9/9/K8 w g 1", "5b"),
        ["☖５二金", "☖５二金打"]
    );
    // Promotion and its refusal.
    assert_eq!(
        names_to("k8/9/9/6S2/9/9/9/9/9 b - 1", "3c"),
        ["☗３三銀不成", "☗３三銀成"]
    );
}

/// What we write, the crate reads as the same game, and the other way round.
#[test]
fn the_crate_reads_our_files_and_we_read_the_crates() {
    let mut rng = Rng::new(21);
    for round in 0..20 {
        let mut record = random_record(&mut rng, Preset::ALL[round % 12], 60);
        let line = record.main_line();
        let last = line[line.len() - 1];
        record.node_mut(last).end = Some(End::Interrupt);
        let usi: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        let same = |theirs: rsshogi::records::Record| {
            let moves: Vec<String> = theirs
                .main_moves()
                .map(|entry| entry.mv().to_usi())
                .collect();
            assert_eq!(moves, usi);
            theirs
        };
        let theirs = same(their_kif::parse_kif_str(&write(&record, Format::Kif)).unwrap());
        same(their_kif::parse_ki2_str(&write(&record, Format::Ki2)).unwrap());
        same(their_csa::parse_csa_str(&write(&record, Format::Csa)).unwrap());
        for text in [
            their_kif::export_kif(&theirs).unwrap(),
            their_kif::export_ki2(&theirs).unwrap(),
            their_csa::export_csa(&theirs).unwrap(),
        ] {
            let (back, _) = read_text(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let moves: Vec<String> = back.moves().iter().map(ToString::to_string).collect();
            assert_eq!(moves, usi, "{text}");
            assert_eq!(back.start, record.start);
        }
    }
}

const TSUME: &str = "\
# 詰将棋
手合割：平手　　
後手の持駒：飛二　角二　金三　銀四　桂四　香四　歩十七　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v王 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金　
手数----指手---------消費時間--
   1 ５二金打   ( 0:00/00:00:00)
   2 詰み   ( 0:00/00:00:00)
";

#[test]
fn the_board_wins_over_the_handicap_line() {
    let (record, format) = read_text(TSUME).unwrap();
    assert_eq!(format, Format::Kif);
    assert_eq!(
        sfen::write(&record.start),
        "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
    );
    assert_eq!(record.moves()[0].to_string(), "G*5b");
    assert_eq!(record.end(), Some(End::Mate));
}

#[test]
fn every_format_is_recognised_by_what_people_paste() {
    let format = |text: &str| Format::recognise(text).unwrap();
    assert_eq!(format("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1"), Format::Sfen);
    assert_eq!(format("4k4/9/9/9/9/9/9/9/4K4"), Format::Sfen);
    assert_eq!(format("position startpos moves 7g7f"), Format::Usi);
    assert_eq!(format("7g7f 3c3d"), Format::Usi);
    assert_eq!(format("\n'comment\nV2.2\nPI\n+\n+7776FU\n"), Format::Csa);
    assert_eq!(format("手合割：平手\n▲７六歩△３四歩"), Format::Ki2);
    assert_eq!(format("   1 ７六歩(77)"), Format::Kif);
    assert_eq!(format("手合割：角落ち\n"), Format::Kif);
    assert_eq!(
        format(&TSUME[..TSUME.find("手数-").unwrap()]),
        Format::Diagram
    );
    let unknown = Format::recognise("hello world").unwrap_err();
    assert_eq!(unknown.fault, Fault::UnknownFormat);
    assert_eq!(Format::recognise(" \n").unwrap_err().fault, Fault::Empty);
}

#[test]
fn variations_branch_from_the_line_before_them() {
    let text = "\
手合割：平手
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２二角成(88)
   4 同　銀(31)
   5 中断
変化：3手
   3 ６六歩(67)
   4 ８四歩(83)
変化：4手
   4 ３二飛(82)
変化：2手
   2 ８四歩(83)
";
    let record = kif::read(text).unwrap();
    let line = |moves: &[&str]| {
        let mut at = 0;
        for m in moves {
            let found = |&&id: &&NodeId| record.node(id).m().unwrap().to_string() == **m;
            at = *record.node(at).children().iter().find(found).unwrap();
        }
        at
    };
    line(&["7g7f", "3c3d", "8h2b+", "3a2b"]);
    line(&["7g7f", "3c3d", "6g6f", "8c8d"]);
    line(&["7g7f", "3c3d", "6g6f", "8b3b"]);
    line(&["7g7f", "8c8d"]);
    assert_eq!(record.moves().len(), 4);
    assert_eq!(record.end(), Some(End::Interrupt));
}

#[test]
fn loose_spellings_are_understood() {
    // Half-width digits, 王 and 竜, 行 for 上, marks of other shapes.
    let usi = |text: &str| {
        let (record, _) = read_text(text).unwrap_or_else(|e| panic!("{e}"));
        let moves = record.moves();
        moves
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(usi("☗7六歩 ☖3四歩 ☗２２角成 ☖同銀"), "7g7f 3c3d 8h2b+ 3a2b");
    assert_eq!(usi("▲７六歩\n△３四歩\nまで2手で中断"), "7g7f 3c3d");
    assert_eq!(usi("+7776FU,T3,-3334FU,T1\n%TORYO"), "7g7f 3c3d");
    assert_eq!(
        usi("   1 ７六歩(77) ( 0:01/00:00:01)\r\n   2 投了\r\n"),
        "7g7f"
    );
    assert_eq!(usi("手合割：香落ち\n▽３四歩▼７六歩"), "3c3d 7g7f");
    let (record, _) = read_text("P1 *  *  *  * -OU\nP+53FU00KI\nP-00AL\n+\n").unwrap();
    assert_eq!(
        sfen::write(&record.start),
        "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
    );
}

#[test]
fn errors_say_line_column_and_rule() {
    let error = |text: &str| read_text(text).unwrap_err().to_string();
    assert_eq!(
        error("position startpos moves 7g7f 3c3e"),
        "line 1, column 30: \"3c3e\" is not a legal move: the pawn on 3c does not reach 3e"
    );
    assert_eq!(
        error("手合割：平手\n   1 ７六歩(77)\n   2 ５五角打\n"),
        "line 3, column 6: \"５五角打\" is not a legal move: there is no bishop in hand"
    );
    assert_eq!(
        error("手合割：平手\n   1 ７六歩(78)\n"),
        "line 2, column 6: \"７六歩(78)\" is not a legal move: there is no piece on 7h"
    );
    assert_eq!(
        error("▲７六歩　△３五歩"),
        "line 1, column 7: \"３五歩\" is not a legal move: no such piece can go there"
    );
    assert_eq!(
        error("▲５八金"),
        "line 1, column 2: \"５八金\" could mean several moves"
    );
    assert_eq!(
        error("PI\n+\n+7776FU\n+2726FU\n"),
        "line 4, column 2: \"+\" instead of the side to move"
    );
    assert_eq!(
        error("PI\n+\n+7775FU\n"),
        "line 3, column 2: \"+7775FU\" is not a legal move: the pawn on 7g does not reach 7e"
    );
    assert_eq!(
        error("| ・ ・ ・ ・v王 ・ ・ ・ X|一"),
        "line 1, column 19: \"X|一\" instead of a piece"
    );
    assert_eq!(
        error("手合割：百枚落ち\n"),
        "line 1, column 5: \"百枚落ち\" instead of a handicap"
    );
    assert_eq!(
        error("position sfen 9/9/9/9/9/9/9/9/9 b P 1 moves P*5e"),
        "line 1, column 45: moves follow, but the position cannot be played: there is no king on the board"
    );
    let japanese = read_text("▲７六歩　△３五歩")
        .unwrap_err()
        .localize(Lang::Ja);
    assert_eq!(japanese, "1行7文字目：「３五歩」と指せる駒がありません");
}

#[test]
fn positions_that_cannot_be_played_can_still_be_read() {
    let text = "4k4/9/9/9/P3R4/P8/9/9/9 b 5B 1";
    let (record, _) = read_text(text).unwrap();
    for format in Format::ALL {
        let (back, _) = read_text(&write(&record, format)).unwrap();
        assert_eq!(sfen::write(&back.start), text);
    }
}

/// Any arrangement, playable or not.
fn any_setup() -> impl Strategy<Value = Setup> {
    let squares =
        prop::collection::vec((0..81usize, 0..8usize, any::<bool>(), any::<bool>()), 0..50);
    let hands = prop::collection::vec((any::<bool>(), 0..7usize, 0..20u8), 0..8);
    (squares, hands, any::<bool>(), 1..500u32).prop_map(|(squares, hands, gote, number)| {
        use crate::game::shogi::{Kind, Piece, Square};
        let side = |gote| if gote { Side::Gote } else { Side::Sente };
        let mut setup = Setup::empty();
        for (square, kind, gote, promoted) in squares {
            let piece = Piece::new(side(gote), Kind::ALL[kind]);
            let piece = if promoted { piece.promoted() } else { piece };
            setup.put(Square::from_index(square).unwrap(), piece);
        }
        for (gote, kind, count) in hands {
            setup.set_in_hand(side(gote), Kind::IN_HAND[kind], count);
        }
        (setup.turn, setup.number) = (side(gote), number);
        setup
    })
}

proptest! {
    #[test]
    fn any_arrangement_survives_sfen_diagram_and_json(setup in any_setup()) {
        let sfen = sfen::write(&setup);
        prop_assert_eq!(&sfen::read_setup(&sfen).unwrap(), &setup);
        let (record, _) = read_text(&diagram::write(&setup)).unwrap();
        prop_assert_eq!(&record.start, &setup);
        let json = serde_json::to_string(&setup).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Setup>(&json).unwrap(), &setup);
        prop_assert_eq!(&setup.flipped().flipped(), &setup);
    }

    #[test]
    fn whatever_has_no_reason_against_it_can_be_played(setup in any_setup()) {
        let reasons = setup.reasons(crate::game::shogi::Use::Search);
        prop_assert_eq!(Position::new(&setup).is_ok(), reasons.is_empty());
        if let Ok(position) = Position::new(&setup) {
            prop_assert_eq!(position.setup(), setup);
        }
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = read(&bytes);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "[ -~０-９一-九歩香桂銀金角飛王玉と成同打右左直上引寄不▲△：｜|+\\-\n（）()]{0,120}") {
        let _ = read_text(&text);
        let _ = (kif::read(&text), ki2::read(&text), csa::read(&text), usi::read(&text), sfen::read_setup(&text));
    }
}
