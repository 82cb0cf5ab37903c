//! Sentences about counters: too many, too few, who needs the most.

use super::Scribe;
use crate::trace::question::{Counter, Extreme, Reason};

impl Scribe<'_> {
    pub(super) fn count(&self, reason: &Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Count {
                counter,
                count,
                guess,
            } => {
                let name = counter.name().get(lang);
                match guess {
                    Some(guess) => lang.pick(
                        format!("{guess} is close enough: {name}: {count}."),
                        format!("{guess}は十分近い値です。{name}は{count}です。"),
                    ),
                    None => lang.pick(
                        format!("{name}: {count}."),
                        format!("{name}は{count}です。"),
                    ),
                }
            }
            Reason::TooMany { counter, guess } => {
                let name = counter.name().get(lang);
                lang.pick(
                    format!("{guess} is too high ({name})."),
                    format!("{guess}は多すぎます({name})。"),
                )
            }
            Reason::TooFew { counter, guess } => {
                let name = counter.name().get(lang);
                lang.pick(
                    format!("{guess} is too low ({name})."),
                    format!("{guess}は少なすぎます({name})。"),
                )
            }
            Reason::Runners {
                counter,
                counts,
                extreme,
                chosen,
            } => self.compared(*counter, counts, *extreme, *chosen),
            _ => String::new(),
        }
    }

    pub(super) fn compared(
        &self,
        counter: Counter,
        counts: &[u64],
        extreme: Extreme,
        chosen: Option<usize>,
    ) -> String {
        let lang = self.lang;
        let name = counter.name().get(lang);
        let of = |i: usize| self.runners.get(i).map_or("?", String::as_str);
        let best = match extreme {
            Extreme::Fewest => counts.iter().min(),
            Extreme::Most => counts.iter().max(),
        };
        if let Some(i) = chosen
            && counts.get(i) != best
        {
            // The wrong one's number, but not the others'.
            let (who, count) = (of(i), counts.get(i).copied().unwrap_or(0));
            let more = match extreme {
                Extreme::Fewest => lang.pick("another needs fewer", "もっと少ないものがあります"),
                Extreme::Most => lang.pick("another needs more", "もっと多いものがあります"),
            };
            return lang.pick(
                format!("{who}, {name}: {count}; {more}."),
                format!("{who}の{name}は{count}です。{more}。"),
            );
        }
        let one = |(i, count): (usize, &u64)| {
            let who = of(i);
            lang.pick(format!("{who}: {count}"), format!("{who}={count}"))
        };
        let all: Vec<String> = counts.iter().enumerate().map(one).collect();
        lang.pick(
            format!("{name}: {}.", all.join(", ")),
            format!("{name}は、{}です。", all.join("、")),
        )
    }
}
