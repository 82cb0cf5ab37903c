//! Questions and hints in words.

use super::Ask;
use super::staged::place_of;
use crate::game::text::Lang;
use crate::trace::question::{Asked, Counter, Extreme, Number, Rule, Scribe};
use crate::trace::why::Counting;
use crate::trace::{Kind, OpenOrder};

/// Where a question is read, which decides how a node is pointed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medium {
    Window,
    /// A picture on a wall: whoever answers has nothing to click.
    Slide,
    Paper,
}

impl Medium {
    /// "Click the node that α-β enters next.", of a noun in both languages.
    fn point(self, english: String, japanese: String, lang: Lang) -> String {
        let (verb, ending) = match self {
            Medium::Window => ("Click", "をクリックしてください"),
            Medium::Slide => ("Point out", "を示してください"),
            Medium::Paper => ("Mark", "に印をつけてください"),
        };
        lang.pick(
            format!("{verb} {english}."),
            format!("{japanese}{ending}。"),
        )
    }
}

impl Ask {
    /// What is to be done, as one sentence.
    pub fn words(
        &self,
        runs: &[Asked<'_>],
        runner: usize,
        scribe: &Scribe<'_>,
        medium: Medium,
    ) -> String {
        let lang = scribe.lang;
        let who = scribe.runners.get(runner).map_or("", String::as_str);
        let rule = runs.get(runner).map_or(Rule::DepthFirst, |run| run.rule);
        let best_first = rule.is_best_first();
        match self {
            Ask::Next if best_first && rule.counting().is_some() => medium.point(
                format!("the node that {who} looks into next"),
                format!("{who}が次に調べる節点"),
                lang,
            ),
            Ask::Next if best_first => medium.point(
                format!("the node that {who} takes from OPEN next"),
                format!("{who}が次にOPENから選ぶ節点"),
                lang,
            ),
            Ask::Next => medium.point(
                format!("the node that {who} enters next"),
                format!("{who}が次に入る節点"),
                lang,
            ),
            Ask::Cut => medium.point(
                format!("a node that {who} will cut"),
                format!("{who}がカットする節点のどれか一つ"),
                lang,
            ),
            Ask::Unvisited => medium.point(
                format!("a leaf that {who} never looks at"),
                format!("{who}が一度も調べない端末のどれか一つ"),
                lang,
            ),
            Ask::Value { node, number } => {
                let place = runs.first().and_then(|run| place_of(run.canvas, node));
                let node = place.map_or_else(|| node.clone(), |place| scribe.node(place));
                match number {
                    Number::Value => {
                        let answer = match medium {
                            Medium::Window => " Type its value.",
                            Medium::Slide => "",
                            Medium::Paper => " Write it down.",
                        };
                        lang.pick(
                            format!("What is {node} worth?{answer}"),
                            format!("{node}の値はいくつですか。"),
                        )
                    }
                    Number::Gamma => lang.pick(
                        format!("Which γ does {who} use in this pass?"),
                        format!("{who}はこのパスでどのγを使いますか。"),
                    ),
                    Number::Alpha | Number::Beta => {
                        let sign = number.sign();
                        lang.pick(
                            format!("With which {sign} does {who} enter {node}?"),
                            format!("{who}が{node}に入るときの{sign}はいくつですか。"),
                        )
                    }
                    Number::ProofLimit | Number::DisproofLimit => {
                        let sign = number.sign_in(rule.counting());
                        lang.pick(
                            format!("With which threshold {sign} was {node} entered?"),
                            format!("{node}に入ったときのしきい値{sign}はいくつですか。"),
                        )
                    }
                    Number::Counted => lang.pick(
                        format!("How many open ends does the cheapest solution below {node} have, counted along every path?"),
                        format!("{node}の下の最も安い解の未解決の端は、経路ごとに数えるといくつですか。"),
                    ),
                    Number::Distinct => lang.pick(
                        format!("How many different positions are open in the cheapest solution below {node}?"),
                        format!("{node}の下の最も安い解で未解決の端は、異なる局面として数えるといくつですか。"),
                    ),
                    _ => {
                        let sign = number.sign_in(rule.counting());
                        lang.pick(
                            format!("What is {sign} of {node} at this moment?"),
                            format!("この時点での{node}の{sign}はいくつですか。"),
                        )
                    }
                }
            }
            Ask::Count { counter, .. } => count_words(*counter, who, lang),
            Ask::Runner { counter, extreme } => {
                let name = match counter {
                    Counter::Cells => lang.pick("cells in memory", "使うCELL"),
                    Counter::Open => lang.pick("nodes in OPEN", "OPENの節点"),
                    counter => counter.name().get(lang),
                };
                match extreme {
                    Extreme::Fewest => lang.pick(
                        format!("Which algorithm has the fewest {name}?"),
                        format!("{name}が最も少ないのはどれですか。"),
                    ),
                    Extreme::Most => lang.pick(
                        format!("Which algorithm has the most {name}?"),
                        format!("{name}が最も多いのはどれですか。"),
                    ),
                }
            }
        }
    }

    /// What to think of, where the lesson has no hint of its own.
    pub fn hint(&self, runs: &[Asked<'_>], runner: usize, scribe: &Scribe<'_>) -> String {
        let lang = scribe.lang;
        let rule = runs.get(runner).map(|run| run.rule);
        match self {
            Ask::Next => {
                let cuts = |run: &Asked<'_>| {
                    let log = &run.record.log;
                    log.range(0, log.len()).any(|event| event.kind == Kind::Cut)
                };
                let mut hint = next_hint(rule, lang).to_owned();
                // Who has not heard of cuts yet is not to wonder about them.
                if rule == Some(Rule::DepthFirst) && runs.get(runner).is_some_and(cuts) {
                    hint += lang.pick(
                        " What is cut is skipped.",
                        "カットされたものは飛ばします。",
                    );
                }
                hint
            }
            Ask::Cut => lang
                .pick(
                    "Look for a node where one child alone already decides: below MIN a child that is no better for MAX than what MAX has elsewhere, below MAX one that is no better for MIN.",
                    "子一つで決着がつく節点を探します。MINの下なら、MAXが他で得た値以下の子。MAXの下なら、MINが他で得た値以上の子です。",
                )
                .to_owned(),
            Ask::Unvisited => lang
                .pick(
                    "Follow the search from left to right and ask at every node whether its other children can still change anything.",
                    "探索を左から追い、各節点で残りの子がまだ結果を変えられるかを考えます。",
                )
                .to_owned(),
            Ask::Value { node, number } => {
                let found = runs.first().and_then(|run| {
                    let place = place_of(run.canvas, node)?;
                    Some((place, run.canvas.nodes().player(place)))
                });
                let counting = rule.and_then(Rule::counting);
                match (found, counting) {
                    (Some((place, player)), Some(counting)) if number.is_of_proof() => {
                        scribe.rule_of_proof(place, *number, player, counting)
                    }
                    (Some((place, player)), _) => scribe.rule(place, *number, player),
                    (None, _) => String::new(),
                }
            }
            Ask::Count { .. } | Ask::Runner { .. } => lang
                .pick(
                    "Step through the run with the timeline below the trees, and watch the counter.",
                    "木の下の時間軸で一歩ずつ進め、計数を見てください。",
                )
                .to_owned(),
        }
    }
}

fn count_words(counter: Counter, who: &str, lang: Lang) -> String {
    match counter {
        Counter::Leaves => lang.pick(
            format!("How many leaves does {who} evaluate until the end?"),
            format!("{who}は終わりまでに端末をいくつ評価しますか。"),
        ),
        Counter::Visits => lang.pick(
            format!("How often does {who} evaluate a leaf, repeats included?"),
            format!("{who}は端末を(重複も含め)何回評価しますか。"),
        ),
        Counter::Nodes => lang.pick(
            format!("How many nodes does {who} enter, repeats included?"),
            format!("{who}は(重複も含め)いくつの節点に入りますか。"),
        ),
        Counter::Expanded => lang.pick(
            format!("How many nodes does {who} expand?"),
            format!("{who}はいくつの節点を展開しますか。"),
        ),
        Counter::Open => lang.pick(
            format!("How many nodes does {who} hold in OPEN at most?"),
            format!("{who}のOPENは最大でいくつになりますか。"),
        ),
        Counter::Cells => lang.pick(
            format!("How many cells does {who} need at most?"),
            format!("{who}は最大でいくつのCELLを使いますか。"),
        ),
        Counter::Cuts => lang.pick(
            format!("How many nodes does {who} cut?"),
            format!("{who}はいくつの節点をカットしますか。"),
        ),
        Counter::Passes => lang.pick(
            format!("How many passes does {who} need?"),
            format!("{who}は何回のパスで終わりますか。"),
        ),
        Counter::ReSearches => lang.pick(
            format!("How often does {who} search a node once more?"),
            format!("{who}は再探索を何回行いますか。"),
        ),
        Counter::Iterations => lang.pick(
            format!("How many iterations does {who} need?"),
            format!("{who}は何回の反復で終わりますか。"),
        ),
        Counter::Threshold => lang.pick(
            format!("What is the last threshold that {who} needs?"),
            format!("{who}が最後に使うしきい値はいくつですか。"),
        ),
        Counter::SolutionLeaves => lang.pick(
            format!("How many leaves does the solution that {who} finds have?"),
            format!("{who}が見つける解の端末はいくつですか。"),
        ),
    }
}

fn next_hint(rule: Option<Rule>, lang: Lang) -> &'static str {
    match rule {
        Some(Rule::Open(OpenOrder::Greatest)) => lang.pick(
            "Only nodes in OPEN count, and of these only the ones that are not asleep (not dashed). The greatest β wins, on ties the leftmost.",
            "OPENの中の、休眠中(破線)でない節点だけが候補です。βが最大のもの、同点なら左のものです。",
        ),
        Some(Rule::Open(OpenOrder::Least)) => lang.pick(
            "Only nodes in OPEN count. The least merit wins, on ties the leftmost.",
            "OPENの節点だけが候補です。値が最小のもの、同点なら左のものです。",
        ),
        Some(Rule::Open(OpenOrder::Leftmost)) => lang.pick(
            "Only nodes in OPEN count. The leftmost wins.",
            "OPENの節点だけが候補です。最も左のものです。",
        ),
        Some(Rule::Random) => lang.pick(
            "Nobody can know: this search draws at random.",
            "誰にも分かりません。この探索は無作為に選びます。",
        ),
        Some(Rule::Tip(Counting::Cost | Counting::Minimax)) => lang.pick(
            "Follow the cheapest child at OR nodes and the open children at AND nodes down to a tip.",
            "OR節点では最も安い子、AND節点では未解決の子をたどり、先端まで降ります。",
        ),
        Some(Rule::Tip(_)) => lang.pick(
            "From the root take the least first number at OR nodes and the least second number at AND nodes, on ties the leftmost, until you come to a tip.",
            "根から、OR節点では一つ目の数が最小の子、AND節点では二つ目の数が最小の子をたどり(同じなら左)、先端まで降ります。",
        ),
        Some(Rule::Least(_)) => lang.pick(
            "Where the search stands, it goes to the child with the least first number at an OR node, the least second number at an AND node, on ties the leftmost. A threshold that is reached sends it back up.",
            "いまいる節点がORなら一つ目の数、ANDなら二つ目の数が最小の子へ進みます(同じなら左)。しきい値に達していれば上へ戻ります。",
        ),
        Some(Rule::Threshold) => lang.pick(
            "An OR node tries its children from left to right. An AND node asks its open children one after the other, and one that came back unsolved again, as long as the sum stays within θ.",
            "OR節点は子を左から試します。AND節点は未解決の子を順に調べ、解けずに戻った子も、和がθ以下ならもう一度調べます。",
        ),
        Some(Rule::DepthFirst) | None => lang.pick(
            "Depth-first: go down while there is something below; else back up to the nearest node with children left, and take the leftmost of them.",
            "深さ優先です。下があれば降り、なければ子の残っている最も近い節点まで戻って、その最も左の子へ。",
        ),
    }
}
