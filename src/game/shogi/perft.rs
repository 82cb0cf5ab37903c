//! NumberKind the lines of play of a given length: the usual test of a move generator.

use super::position::{MoveBuffer, Position};

/// How many legal lines of `depth` moves there are; a mated side has none.
pub fn perft(position: &mut Position, depth: usize) -> u64 {
    let mut buffers: Vec<MoveBuffer> = (0..depth).map(|_| MoveBuffer::new()).collect();
    count(position, &mut buffers)
}

/// One buffer a ply; the last ply's moves are counted, not played.
fn count(position: &mut Position, buffers: &mut [MoveBuffer]) -> u64 {
    let Some((buffer, rest)) = buffers.split_first_mut() else {
        return 1;
    };
    position.moves_into(buffer);
    if rest.is_empty() {
        return buffer.len() as u64;
    }
    let mut lines = 0;
    for m in buffer.iter() {
        position.play(m);
        lines += count(position, rest);
        position.undo();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;

    #[test]
    fn the_start_has_the_known_number_of_lines() {
        let mut start = Position::start();
        for (depth, lines) in [1, 30, 900, 25_470, 719_731].into_iter().enumerate() {
            assert_eq!(perft(&mut start, depth), lines);
        }
    }

    /// 110 positions (tsume, promotions, pawn drops, random games), counted alike by two other
    /// libraries; the third ply of the widest ones is left to the benchmark.
    #[test]
    fn known_positions_have_the_known_number_of_lines() {
        let text = include_str!("../../../tests/data/perft_shogi.txt");
        let mut positions = 0;
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let mut fields = line.split(" ; ");
            let setup = sfen::read_setup(fields.next().unwrap()).unwrap();
            let mut position = Position::new(&setup).unwrap();
            for depth in 1..=3 {
                let lines: u64 = fields.next().unwrap().parse().unwrap();
                if depth < 3 || lines < 2_000_000 {
                    assert_eq!(perft(&mut position, depth), lines, "{line}, depth {depth}");
                }
            }
            assert_eq!(position.setup(), setup, "undo restores everything");
            positions += 1;
        }
        assert_eq!(positions, 110);
    }

    #[test]
    fn the_position_with_most_moves_has_593() {
        let setup =
            sfen::read_setup("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1").unwrap();
        assert_eq!(Position::new(&setup).unwrap().moves().len(), 593);
    }
}
