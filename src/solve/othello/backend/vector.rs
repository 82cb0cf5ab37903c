//! x86 with vectors: the four lines through a square side by side in one register.
//!
//! Towards higher bits the nearest square that is not the opponent's is the lowest bit, which
//! integer arithmetic finds. Towards lower bits it is the highest: AVX-512 counts leading zeros
//! in every lane, AVX2 has to smear the mover's discs over everything behind them instead. The
//! last flip is four look-ups, since PEXT gathers a line's discs in one instruction.

use std::arch::x86_64::*;

use super::{Backend, entry_points};
use crate::game::othello::{RAYS, STEPS};
use crate::solve::othello::board::Board;
use crate::solve::othello::eval::Evaluator;
use crate::solve::othello::lines::{LINE_FLIPS, LINES};
use crate::solve::othello::search::Search;

/// AVX2 and BMI: every desktop processor since about 2015.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

/// The same with AVX-512's leading zero count and three-way logic.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(());

impl Avx2 {
    pub fn detect() -> Option<Avx2> {
        (is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt"))
        .then_some(Avx2(()))
    }
}

impl Avx512 {
    pub fn detect() -> Option<Avx512> {
        Avx2::detect()?;
        (is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512cd"))
        .then_some(Avx512(()))
    }
}

impl Backend for Avx2 {
    #[inline(always)]
    fn moves(self, mover: u64, opponent: u64) -> u64 {
        // SAFETY: `self` shows that the instructions are there; so in all that follow.
        unsafe { moves(mover, opponent) }
    }

    #[inline(always)]
    fn flips(self, square: u32, mover: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { flips_by_smearing(square, mover, opponent) }
    }

    #[inline(always)]
    fn last_flips(self, square: u32, mover: u64) -> i32 {
        // SAFETY: as above.
        unsafe { last_flips(square, mover) }
    }

    entry_points!(Avx2, #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]);
}

impl Backend for Avx512 {
    #[inline(always)]
    fn moves(self, mover: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { moves(mover, opponent) }
    }

    #[inline(always)]
    fn flips(self, square: u32, mover: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { flips_by_counting_zeros(square, mover, opponent) }
    }

    #[inline(always)]
    fn last_flips(self, square: u32, mover: u64) -> i32 {
        // SAFETY: as above.
        unsafe { last_flips(square, mover) }
    }

    entry_points!(
        Avx512,
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd")]
    );
}

/// Discs that can be enclosed, line by line: none on the columns a and h but along the column.
const ENCLOSABLE: [u64; 4] = [
    0x7E7E_7E7E_7E7E_7E7E,
    u64::MAX,
    0x7E7E_7E7E_7E7E_7E7E,
    0x7E7E_7E7E_7E7E_7E7E,
];

/// The same for rays, where the rim in their direction does not enclose either.
const INNER: [u64; 4] = [
    0x7E7E_7E7E_7E7E_7E7E,
    0x00FF_FFFF_FFFF_FF00,
    0x007E_7E7E_7E7E_7E00,
    0x007E_7E7E_7E7E_7E00,
];

#[inline]
#[target_feature(enable = "avx2")]
fn four(values: &[u64; 4]) -> __m256i {
    // SAFETY: 32 bytes are read from an array of 32 bytes; no alignment is asked for.
    unsafe { _mm256_loadu_si256(values.as_ptr().cast()) }
}

/// The union of the four lanes.
#[inline]
#[target_feature(enable = "avx2")]
fn union(lanes: __m256i) -> u64 {
    let half = _mm_or_si128(
        _mm256_castsi256_si128(lanes),
        _mm256_extracti128_si256::<1>(lanes),
    );
    let one = _mm_or_si128(half, _mm_unpackhi_epi64(half, half));
    _mm_cvtsi128_si64(one) as u64
}

#[inline]
#[target_feature(enable = "avx2")]
fn moves(mover: u64, opponent: u64) -> u64 {
    let step = four(&STEPS);
    let twice = _mm256_add_epi64(step, step);
    let own = _mm256_set1_epi64x(mover as i64);
    let other = _mm256_and_si256(_mm256_set1_epi64x(opponent as i64), four(&ENCLOSABLE));
    // Runs of the opponent's discs beside one of the mover's, by doubling: 1, 2, 4, 6 discs.
    let mut up = _mm256_and_si256(other, _mm256_sllv_epi64(own, step));
    let mut down = _mm256_and_si256(other, _mm256_srlv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(other, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(other, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(other, _mm256_sllv_epi64(other, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, twice)));
    down = _mm256_or_si256(
        down,
        _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, twice)),
    );
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, twice)));
    down = _mm256_or_si256(
        down,
        _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, twice)),
    );
    let reached = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    union(reached) & !(mover | opponent)
}

/// Flips towards higher bits, each line in its lane: what lies on the ray below its lowest square
/// that is not the opponent's, if that is the mover's.
#[inline]
#[target_feature(enable = "avx2")]
fn flips_up(ray: __m256i, own: __m256i, other: __m256i) -> __m256i {
    let zero = _mm256_setzero_si256();
    let stop = _mm256_andnot_si256(other, ray);
    let lowest = _mm256_and_si256(stop, _mm256_sub_epi64(zero, stop));
    let end = _mm256_and_si256(lowest, own);
    // end − 1, or nothing where there is no end.
    let none = _mm256_cmpeq_epi64(end, zero);
    let below = _mm256_sub_epi64(_mm256_add_epi64(end, _mm256_set1_epi64x(-1)), none);
    _mm256_and_si256(below, ray)
}

#[inline]
#[target_feature(enable = "avx2")]
fn flips_by_smearing(square: u32, mover: u64, opponent: u64) -> u64 {
    let rays = &RAYS[(square & 63) as usize];
    let own = _mm256_set1_epi64x(mover as i64);
    let other = _mm256_set1_epi64x(opponent as i64);
    let up = flips_up(four(&rays.up), own, other);
    let ray = four(&rays.down);
    let step = four(&STEPS);
    let twice = _mm256_add_epi64(step, step);
    // Everything from the nearest own disc on; what is left before it must all be the
    // opponent's, the rim excepted, which no disc behind it encloses.
    let mut behind = _mm256_and_si256(own, ray);
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, step));
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, twice));
    behind = _mm256_or_si256(
        behind,
        _mm256_srlv_epi64(behind, _mm256_add_epi64(twice, twice)),
    );
    let before = _mm256_andnot_si256(behind, ray);
    let inner = _mm256_and_si256(other, four(&INNER));
    let gap = _mm256_andnot_si256(inner, before);
    let down = _mm256_and_si256(before, _mm256_cmpeq_epi64(gap, _mm256_setzero_si256()));
    union(_mm256_or_si256(up, down))
}

#[inline]
#[target_feature(enable = "avx2,avx512f,avx512vl,avx512cd")]
fn flips_by_counting_zeros(square: u32, mover: u64, opponent: u64) -> u64 {
    let rays = &RAYS[(square & 63) as usize];
    let own = _mm256_set1_epi64x(mover as i64);
    let other = _mm256_set1_epi64x(opponent as i64);
    let up = flips_up(four(&rays.up), own, other);
    let ray = four(&rays.down);
    let stop = _mm256_andnot_si256(other, ray);
    // A count of 64 shifts everything out: no square, no end.
    let highest = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(stop));
    let end = _mm256_and_si256(highest, own);
    // −2·end has the bits above the end, and none without an end.
    let twice = _mm256_add_epi64(end, end);
    let above = _mm256_sub_epi64(_mm256_setzero_si256(), twice);
    // up | (above & ray): the truth table of a | (b & c).
    union(_mm256_ternarylogic_epi64::<0xF8>(up, above, ray))
}

#[inline]
#[target_feature(enable = "bmi2")]
fn last_flips(square: u32, mover: u64) -> i32 {
    let lines = &LINES[(square & 63) as usize];
    let mut count = 0;
    for (&mask, &place) in lines.mask.iter().zip(&lines.place) {
        let own = _pext_u64(mover, mask) as usize;
        count += i32::from(LINE_FLIPS[usize::from(place & 7)][own & 255]);
    }
    count
}
