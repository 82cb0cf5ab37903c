//! The colours of trees and curves, on light and on dark ground.
//!
//! The hues are those of Okabe and Ito, some darkened or lightened until people with any kind of
//! colour blindness tell them apart; besides, every state that matters has its own [`Sign`], so that a picture can be read in
//! grey. Surfaces and text of the window are not chosen here.

use egui::Color32;

use crate::trace::State;

/// Runners that have a colour of their own.
const RUNNERS: usize = 4;
/// Tints for levels of recursion; deeper levels begin again.
const LEVEL_TINTS: usize = 6;

/// How a node in some state is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    pub fill: Color32,
    pub line: Color32,
    pub sign: Sign,
}

/// What tells states apart without colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A filled shape.
    Full,
    /// An outline.
    Hollow,
    /// A dashed outline.
    Dashed,
    /// A filled shape with a thick outline.
    Strong,
    /// A filled shape with a dot in its middle.
    Dotted,
    /// A stroke across.
    Struck,
    /// A small, pale shape.
    Faded,
}

/// All colours for one kind of ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    pub ground: Color32,
    /// Text and axes.
    pub ink: Color32,
    /// Lines between nodes, grids.
    pub faint: Color32,
    /// One for each search that runs side by side.
    pub runners: [Color32; RUNNERS],
    /// Curves of one figure beyond as many as there are runners.
    pub curves: [Color32; 6],
    /// The path being searched.
    pub path: Color32,
    /// The principal variation.
    pub principal: Color32,
    /// MIN's solution tree, beside the path and cuts.
    pub min_solution: Color32,
    /// The node that is selected.
    pub selection: Color32,
    /// Overlays of two runs: reached by both, by neither. Reached by one has its runner's colour.
    pub both: Color32,
    pub neither: Color32,
    /// Reached by one, and nobody knows whether by the other.
    pub uncompared: Color32,
    /// Behind the subtrees of recursion levels 1, 2, …; level 0 has the plain ground.
    pub levels: [Color32; LEVEL_TINTS],
    /// A node of a search by numbers that cannot be proved any more.
    disproved: Look,
    states: [Look; GROUPS],
}

/// States that look alike are one group.
const GROUPS: usize = 9;

const fn group(state: State) -> usize {
    match state {
        State::Ungenerated | State::Generated => 0,
        State::Open => 1,
        State::Dormant => 2,
        State::Selected | State::Entered => 3,
        State::Expanded => 4,
        State::Evaluated => 5,
        State::Closed | State::Returned => 6,
        State::Cut | State::PreCut => 7,
        State::Freed => 8,
    }
}

impl Palette {
    pub const fn new(dark: bool) -> &'static Palette {
        if dark { &DARK } else { &LIGHT }
    }

    pub const fn look(&self, state: State) -> Look {
        self.states[group(state)]
    }

    /// A node that is no longer in memory: a shadow of what it was when it was freed.
    pub fn freed(&self, last: State) -> Look {
        let freed = self.look(State::Freed);
        let was = self.look(last);
        if group(last) == group(State::Ungenerated) || group(last) == group(State::Freed) {
            return freed;
        }
        Look {
            fill: freed.fill.lerp_to_gamma(was.fill, 0.45),
            line: freed.line.lerp_to_gamma(was.line, 0.12),
            // What was never searched is told by how it was put aside.
            sign: match was.sign {
                Sign::Struck | Sign::Dashed => was.sign,
                _ => Sign::Faded,
            },
        }
    }

    /// What lies below a node that was cut, in a picture of areas.
    pub fn below_a_cut(&self) -> Color32 {
        let cut = self.look(State::Cut).fill;
        self.ground.lerp_to_gamma(cut, 0.45)
    }

    /// What nobody has looked at, in such a picture.
    pub fn not_searched(&self) -> Color32 {
        self.ground.lerp_to_gamma(self.faint, 0.25)
    }

    /// A node of a search by numbers whose question is answered.
    pub const fn answered(&self, proved: bool) -> Look {
        if proved {
            self.look(State::Closed)
        } else {
            self.disproved
        }
    }

    /// The colour of a runner; more runners than there are colours share them.
    pub const fn runner(&self, index: usize) -> Color32 {
        self.runners[index % RUNNERS]
    }

    /// The ground below a node of recursion level `level`.
    pub const fn level(&self, level: u32) -> Color32 {
        match level {
            0 => self.ground,
            _ => self.levels[(level as usize - 1) % LEVEL_TINTS],
        }
    }
}

const fn c(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const fn look(sign: Sign, fill: u32, line: u32) -> Look {
    Look {
        fill: c(fill),
        line: c(line),
        sign,
    }
}

pub const LIGHT: Palette = Palette {
    ground: c(0xFAFAF7),
    ink: c(0x222B30),
    faint: c(0xB4BCBF),
    runners: [c(0x0060A8), c(0xD8650A), c(0x009E73), c(0x7B2A6B)],
    curves: [
        c(0x56B4E9),
        c(0xB59B00),
        c(0xA3140F),
        c(0xDB87B4),
        c(0x6B4A2B),
        c(0x6C757A),
    ],
    path: c(0xD55E00),
    principal: c(0x005F96),
    min_solution: c(0x6A4BC4),
    selection: c(0x0B1216),
    both: c(0x55616A),
    neither: c(0xD5DADB),
    uncompared: c(0x9BA6AB),
    levels: [
        c(0xE3F0FA),
        c(0xFCEFD6),
        c(0xDFF3EB),
        c(0xF7E6F0),
        c(0xE9E6F7),
        c(0xF6F3CF),
    ],
    disproved: look(Sign::Full, 0x2E363B, 0x0B0F12),
    states: [
        look(Sign::Hollow, 0xFAFAF7, 0x8A9499),
        look(Sign::Full, 0x56B4E9, 0x1F5F87),
        look(Sign::Dashed, 0xE4F1FA, 0x2F7FB0),
        look(Sign::Strong, 0xD55E00, 0x7A3300),
        look(Sign::Full, 0xA3AEB4, 0x566268),
        look(Sign::Dotted, 0xF0E442, 0x6E6600),
        look(Sign::Full, 0x007A58, 0x00402E),
        look(Sign::Struck, 0xE7B4D0, 0x8A2F6C),
        look(Sign::Faded, 0xE2E6E6, 0xA9B1B4),
    ],
};

pub const DARK: Palette = Palette {
    ground: c(0x1C2226),
    ink: c(0xD6DDE0),
    faint: c(0x56636A),
    runners: [c(0x4AA8EC), c(0xF0A030), c(0x8CEFC9), c(0xD355A8)],
    curves: [
        c(0x874BFF),
        c(0xF0E442),
        c(0xFF6B5E),
        c(0xF5B8D8),
        c(0xB58A60),
        c(0xA9B4BA),
    ],
    path: c(0xFF8A3C),
    principal: c(0x7CC9F5),
    min_solution: c(0xB39DFF),
    selection: c(0xFAFCFD),
    both: c(0xB4C0C6),
    neither: c(0x363F45),
    uncompared: c(0x6B787F),
    levels: [
        c(0x1B3245),
        c(0x3D3019),
        c(0x173A30),
        c(0x3B2434),
        c(0x2C2A47),
        c(0x38371A),
    ],
    disproved: look(Sign::Full, 0x07090A, 0xA08C8C),
    states: [
        look(Sign::Hollow, 0x1C2226, 0x87959C),
        look(Sign::Full, 0x56B4E9, 0xBFE6FB),
        look(Sign::Dashed, 0x1F3442, 0x6FBBE6),
        look(Sign::Strong, 0xE8701A, 0xFFD2AE),
        look(Sign::Full, 0x4A565D, 0xA9B6BC),
        look(Sign::Dotted, 0xF0E442, 0xFFF9B8),
        look(Sign::Full, 0x12906B, 0x8FE8CB),
        look(Sign::Struck, 0x7D3F66, 0xEFB3D6),
        look(Sign::Faded, 0x39434A, 0x5A666D),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    const STATES: [State; 13] = [
        State::Ungenerated,
        State::Generated,
        State::Open,
        State::Dormant,
        State::Selected,
        State::Entered,
        State::Expanded,
        State::Evaluated,
        State::Closed,
        State::Returned,
        State::Cut,
        State::PreCut,
        State::Freed,
    ];

    fn linear(color: Color32) -> [f64; 3] {
        [color.r(), color.g(), color.b()].map(|v| {
            let v = f64::from(v) / 255.0;
            if v <= 0.04045 {
                v / 12.92
            } else {
                ((v + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    /// What an eye without one kind of cone sees of linear light (Machado and others 2009).
    const EYES: [(&str, [[f64; 3]; 3]); 4] = [
        (
            "all cones",
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        ),
        (
            "no long cones",
            [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
        ),
        (
            "no middle cones",
            [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
        ),
        (
            "no short cones",
            [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        ),
    ];

    fn lab(rgb: [f64; 3]) -> [f64; 3] {
        let [r, g, b] = rgb.map(|v| v.clamp(0.0, 1.0));
        let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
        let f = |t: f64| {
            if t > 0.008856 {
                t.cbrt()
            } else {
                7.787 * t + 16.0 / 116.0
            }
        };
        [
            116.0 * f(y) - 16.0,
            500.0 * (f(x) - f(y)),
            200.0 * (f(y) - f(z)),
        ]
    }

    /// How different two colours look to an eye (CIE 1976; 2 is just noticeable).
    fn difference(eye: &[[f64; 3]; 3], a: Color32, b: Color32) -> f64 {
        let seen = |color: Color32| {
            let rgb = linear(color);
            lab(eye.map(|row| row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]))
        };
        let (a, b) = (seen(a), seen(b));
        (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
    }

    fn contrast(a: Color32, b: Color32) -> f64 {
        let luminance = |color: Color32| {
            let [r, g, b] = linear(color);
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn runners_are_told_apart_by_every_eye() {
        for palette in [&LIGHT, &DARK] {
            for (eye, matrix) in &EYES {
                for i in 0..RUNNERS {
                    for j in 0..i {
                        let d = difference(matrix, palette.runners[i], palette.runners[j]);
                        assert!(d >= 18.0, "{eye}: runners {j} and {i} differ by {d:.1}");
                    }
                }
            }
            for color in palette.runners {
                assert!(contrast(color, palette.ground) >= 3.0, "{color:?}");
            }
        }
    }

    #[test]
    fn a_fifth_curve_is_told_apart_from_the_runners_by_every_eye() {
        for palette in [&LIGHT, &DARK] {
            for (eye, matrix) in &EYES {
                for (i, runner) in palette.runners.into_iter().enumerate() {
                    let d = difference(matrix, palette.curves[0], runner);
                    assert!(
                        d >= 16.0,
                        "{eye}: runner {i} and the fifth differ by {d:.1}"
                    );
                }
            }
            assert!(contrast(palette.curves[0], palette.ground) >= 2.2);
        }
    }

    #[test]
    fn what_is_freed_does_not_look_like_what_is_at_work() {
        for palette in [&LIGHT, &DARK] {
            for state in [State::Expanded, State::Evaluated, State::Closed] {
                let (was, freed) = (palette.look(state), palette.freed(state));
                assert_eq!(freed.sign, Sign::Faded, "{state:?}");
                let (before, after) = (
                    contrast(was.line, palette.ground),
                    contrast(freed.line, palette.ground),
                );
                assert!(after < 0.6 * before, "{state:?}: {before:.2} {after:.2}");
            }
            // What was cut before stays told apart by its stroke.
            assert_eq!(palette.freed(State::Cut).sign, Sign::Struck);
        }
    }

    #[test]
    fn states_are_told_apart_by_every_eye_or_by_their_sign() {
        for palette in [&LIGHT, &DARK] {
            for (eye, matrix) in &EYES {
                for a in STATES {
                    for b in STATES {
                        let (la, lb) = (palette.look(a), palette.look(b));
                        if group(a) == group(b) || la.sign != lb.sign {
                            continue;
                        }
                        let d = difference(matrix, la.fill, lb.fill);
                        assert!(d >= 18.0, "{eye}: {a:?} and {b:?} differ by {d:.1}");
                    }
                }
            }
        }
    }

    #[test]
    fn from_afar_what_nobody_has_searched_is_the_faintest() {
        use crate::picture::tree::plain_color;
        let searched = [
            State::Selected,
            State::Expanded,
            State::Evaluated,
            State::Closed,
            State::Cut,
        ];
        for palette in [&LIGHT, &DARK] {
            let seen = |look| contrast(plain_color(look), palette.ground);
            let unsearched = seen(palette.look(State::Generated));
            for state in searched {
                for look in [palette.look(state), palette.freed(state)] {
                    let ratio = seen(look);
                    assert!(ratio > unsearched, "{state:?}: {ratio:.2} {unsearched:.2}");
                }
            }
        }
    }

    #[test]
    fn what_is_left_for_now_is_seen_from_afar() {
        // From there it has no outline, and a search by numbers leaves most of its tree so.
        for palette in [&LIGHT, &DARK] {
            let fill = palette.look(State::Expanded).fill;
            let ratio = contrast(fill, palette.ground);
            assert!(ratio >= 2.0, "{ratio:.2}");
        }
    }

    #[test]
    fn what_is_disproved_looks_like_nothing_else() {
        for palette in [&LIGHT, &DARK] {
            let disproved = palette.answered(false);
            assert!(contrast(disproved.line, palette.ground) >= 2.9);
            for (eye, matrix) in &EYES {
                for state in STATES {
                    let look = palette.look(state);
                    let d = difference(matrix, look.fill, disproved.fill);
                    assert!(
                        d >= 18.0 || look.sign != disproved.sign,
                        "{eye}: {state:?} and disproved differ by {d:.1}"
                    );
                }
            }
        }
    }

    #[test]
    fn outlines_stand_out_from_the_ground() {
        for palette in [&LIGHT, &DARK] {
            for state in STATES {
                let look = palette.look(state);
                let needed = if look.sign == Sign::Faded { 1.3 } else { 2.9 };
                let ratio = contrast(look.line, palette.ground);
                assert!(ratio >= needed, "{state:?}: {ratio:.2}");
            }
            assert!(contrast(palette.ink, palette.ground) >= 7.0);
            for tint in palette.levels {
                assert!(contrast(palette.ink, tint) >= 7.0, "ink on {tint:?}");
            }
        }
    }
}
