//! Othello on 4×4, 6×6 and 8×8 boards.
