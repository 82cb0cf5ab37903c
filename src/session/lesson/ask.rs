//! Questions and hints in words.

use super::Ask;
use super::staged::place_of;
use crate::game::text::Lang;
use crate::trace::OpenOrder;
use crate::trace::question::{Asked, Counter, Extreme, Number, Rule, Scribe};

impl Ask {
    /// What is to be done, as one sentence.
    pub fn words(&self, runs: &[Asked<'_>], runner: usize, scribe: &Scribe<'_>) -> String {
        let lang = scribe.lang;
        let who = scribe.runners.get(runner).map_or("", String::as_str);
        let best_first = runs.get(runner).is_some_and(|r| r.rule != Rule::DepthFirst);
        match self {
            Ask::Next if best_first => lang.pick(
                format!("Click the node that {who} takes from OPEN next."),
                format!("{who}が次にOPENから選ぶ節点をクリックしてください。"),
            ),
            Ask::Next => lang.pick(
                format!("Click the node that {who} enters next."),
                format!("{who}が次に入る節点をクリックしてください。"),
            ),
            Ask::Cut => lang.pick(
                format!("Click a node that {who} will cut."),
                format!("{who}がカットする節点を一つクリックしてください。"),
            ),
            Ask::Unvisited => lang.pick(
                format!("Click a leaf that {who} never looks at."),
                format!("{who}が一度も調べない端末を一つクリックしてください。"),
            ),
            Ask::Value { node, number } => {
                let place = runs.first().and_then(|run| place_of(run.canvas, node));
                let node = place.map_or_else(|| node.clone(), |place| scribe.node(place));
                match number {
                    Number::Value => lang.pick(
                        format!("What is {node} worth? Type its value."),
                        format!("{node}の値はいくつですか。"),
                    ),
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
                    Number::Lower | Number::Upper | Number::Merit => {
                        let sign = number.sign();
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
            Ask::Next => next_hint(rule, lang).to_owned(),
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
                match found {
                    Some((place, player)) => scribe.rule(place, *number, player),
                    None => String::new(),
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
        Some(Rule::DepthFirst) | None => lang.pick(
            "Depth-first: go down while there is something below; else back up to the nearest node with children left, and take the leftmost of them. What is cut is skipped.",
            "深さ優先です。下があれば降り、なければ子の残っている最も近い節点まで戻って、その最も左の子へ。カットされたものは飛ばします。",
        ),
    }
}
