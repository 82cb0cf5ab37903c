//! Sentences about counters: too many, too few, who needs the most.

use super::AnswerText;
use crate::base::messages::tr;
use crate::explain::question::{Counter, Extreme, Reason};

impl AnswerText<'_> {
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
                    Some(guess) => tr!(lang, quiz_is_close_enough, guess, name, count),
                    None => tr!(lang, quiz_count_form, name, count),
                }
            }
            Reason::TooMany { counter, guess } => {
                let name = counter.name().get(lang);
                tr!(lang, quiz_is_too_high, guess, name)
            }
            Reason::TooFew { counter, guess } => {
                let name = counter.name().get(lang);
                tr!(lang, quiz_is_too_low, guess, name)
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
                Extreme::Fewest => tr!(lang, quiz_another_needs_fewer),
                Extreme::Most => tr!(lang, quiz_another_needs_more),
            };
            return tr!(lang, quiz_count_form_count, who, name, count, more);
        }
        let one = |(i, count): (usize, &u64)| {
            let who = of(i);
            tr!(lang, quiz_count_form_count_2, who, count)
        };
        let all: Vec<String> = counts.iter().enumerate().map(one).collect();
        let all = all.join(tr!(lang, language_list_separator));
        tr!(lang, quiz_all_runners_need, name, all)
    }
}
