//! Pseudo-code in Japanese. The algorithms' own files have their lines in English, next to the code
//! that lights them; here every such line has its translation. Lines that are formulas and nothing
//! else read the same in both languages.

use super::code::Line;
use crate::base::messages::Lang;

impl Line {
    /// The text in this language.
    pub fn text_in(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En | Lang::Pseudo => self.text,
            Lang::Ja => japanese(self.text).unwrap_or(self.text),
        }
    }
}

fn japanese(text: &str) -> Option<&'static str> {
    WORDS
        .iter()
        .find(|(english, _)| *english == text)
        .map(|&(_, japanese)| japanese)
}

const WORDS: &[(&str, &str)] = &[
    // Depth-first searches.
    (
        "if n is a leaf: return its value",
        "nが端末なら、その値を返す",
    ),
    ("generate the children of n", "nの子を生成する"),
    ("for each child c, left to right:", "各子cについて、左から:"),
    (
        "for each child c, in that order:",
        "各子cについて、その順に:",
    ),
    ("return score", "scoreを返す"),
    ("return v", "vを返す"),
    ("return s", "sを返す"),
    ("return g", "gを返す"),
    (
        "if the table's bounds for n are enough: return them",
        "表にあるnの上下界で足りるなら、それを返す",
    ),
    ("score ← −∞  (fail-hard: α)", "score ← −∞  (fail-hardではα)"),
    (
        "if score ≥ β: cut the children that are left",
        "score ≥ β なら、残りの子をカットする",
    ),
    (
        "store what is now known of n in the table",
        "nについて分かったことを表に入れる",
    ),
    (
        "generate the children of n and sort them: fewest replies first",
        "nの子を生成し、応手の少ない順に並べる",
    ),
    (
        "rps(n, r, α, β):  r is what the threshold leaves",
        "rps(n, r, α, β):  rはしきい値の残り",
    ),
    (
        "if r ≤ 0: return the evaluator's value of n",
        "r ≤ 0 なら、nの静的評価値を返す",
    ),
    (
        "p ← the probability of the move's category",
        "p ← その手の種類の遷移確率",
    ),
    ("(no table)", "(表は使わない)"),
    ("(nothing is stored)", "(何も保存しない)"),
    (
        "aspiration(n, α, β):  at the root, or at every node",
        "aspiration(n, α, β):  根で、または各節点で",
    ),
    ("v₀ ← a guess at n's value", "v₀ ← nの値の見積り"),
    (
        "if v ≥ v₀ + error: v ← αβ(n, v₀ + error, β)",
        "v ≥ v₀ + error なら: v ← αβ(n, v₀ + error, β)",
    ),
    (
        "else if v ≤ v₀ − error: v ← αβ(n, α, v₀ − error)",
        "v ≤ v₀ − error なら: v ← αβ(n, α, v₀ − error)",
    ),
    (
        "for each further child c, while s < β:",
        "s < β の間、残りの各子cについて:",
    ),
    (
        "if v > s and c is not a leaf: v ← −αβ(c, −β, −s)",
        "v > s でcが端末でないなら: v ← −αβ(c, −β, −s)",
    ),
    (
        "s ← −pvs(first child, −β, −α)",
        "s ← −pvs(最初の子, −β, −α)",
    ),
    ("if v > score:", "v > score なら:"),
    (
        "if b = β, or v is exact, or v is not inside (max(α, score), β): score ← v",
        "b = β か、vが正確な値か、vが(max(α, score), β)の外なら: score ← v",
    ),
    (
        "else: score ← −negascout(c, −β, −v)",
        "そうでなければ: score ← −negascout(c, −β, −v)",
    ),
    ("v ← eval(first child)", "v ← eval(最初の子)"),
    (
        "for each further child c, unless v is the best there can be:",
        "vがこれ以上ない最善でない限り、残りの各子cについて:",
    ),
    (
        "if test(c, better than v): v ← eval(c)",
        "test(c, vより良いか)なら: v ← eval(c)",
    ),
    ("test(n, better than v):", "test(n, vより良いか):"),
    (
        "if n is a leaf: return whether its value is better",
        "nが端末なら、その値が良いかどうかを返す",
    ),
    (
        "if test(c, better than v) decides for the player at n: cut the others",
        "test(c, vより良いか)でnの手番側の答えが決まれば、残りをカットする",
    ),
    ("return the answer", "答えを返す"),
    ("d ← step", "d ← step"),
    (
        "repeat until the horizon d hides nothing:",
        "水平線dの先に何もなくなるまで繰り返す:",
    ),
    (
        "v ← search(root), nodes at depth d being leaves",
        "v ← 深さdの節点を端末とみなした根の探索",
    ),
    (
        "order the moves at the root by their values, best first",
        "根の手を、得た値の良い順に並べる",
    ),
    ("(keep only the first K of them)", "(先頭のK手だけを残す)"),
    (
        "at every node n, before its children are searched to the horizon:",
        "各節点nで、子を水平線まで読む前に:",
    ),
    (
        "for each nearer horizon: αβ of n's children, then order them by value",
        "より近い水平線ごとに: nの子をαβで読み、値の順に並べる",
    ),
    // MT.
    (
        "mt(n, γ):  is n worth γ or more?",
        "mt(n, γ):  nの値はγ以上か?",
    ),
    (
        "if lower(n) ≥ γ: return lower(n);  if upper(n) < γ: return upper(n)",
        "lower(n) ≥ γ ならlower(n)を、upper(n) < γ ならupper(n)を返す",
    ),
    (
        "if n is a leaf: lower(n) ← upper(n) ← its value; return it",
        "nが端末なら: lower(n) ← upper(n) ← その値。それを返す",
    ),
    (
        "MAX: g ← max of mt(c, γ) over the children c, until g ≥ γ",
        "MAX: g ≥ γ になるまで、子cのmt(c, γ)の最大をgとする",
    ),
    (
        "MIN: g ← min of mt(c, γ) over the children c, until g < γ",
        "MIN: g < γ になるまで、子cのmt(c, γ)の最小をgとする",
    ),
    (
        "if g < γ: upper(n) ← g, else: lower(n) ← g",
        "g < γ なら upper(n) ← g、そうでなければ lower(n) ← g",
    ),
    (
        "repeat g ← mt(root, γ); stop if g ≥ γ; γ ← g",
        "繰り返す: g ← mt(根, γ)。g ≥ γ なら終わり。γ ← g",
    ),
    (
        "repeat g ← mt(root, γ); stop if g < γ; γ ← g + 1",
        "繰り返す: g ← mt(根, γ)。g < γ なら終わり。γ ← g + 1",
    ),
    ("g ← a guess", "g ← 見積り"),
    (
        "repeat γ ← g, or g + 1 if g = lower(root); g ← mt(root, γ); stop if lower(root) = upper(root)",
        "繰り返す: γ ← g(g = lower(根)ならg + 1)。g ← mt(根, γ)。lower(根) = upper(根) なら終わり",
    ),
    // Allowances and lengths.
    (
        "θ ← start; repeat bt(root, θ, θ) with growing θ until the root is decided",
        "θ ← 初期値。根が決まるまで、θを増やしながらbt(根, θ, θ)を繰り返す",
    ),
    (
        "if the table has decided n: return that",
        "表でnが決まっていれば、それを返す",
    ),
    (
        "if A ≤ 0 or B ≤ 0: return unknown",
        "A ≤ 0 または B ≤ 0 なら「不明」を返す",
    ),
    (
        "generate the k children of n, fewest replies first",
        "nのk個の子を、応手の少ない順に生成する",
    ),
    (
        "for each child c: v ← bt(c, A, B)",
        "各子cについて: v ← bt(c, A, B)",
    ),
    (
        "OR and v true, or AND and v false: return v, the rest is cut",
        "ORでvが真、またはANDでvが偽なら、vを返し残りをカットする",
    ),
    (
        "return unknown if any child was, else what all of them were",
        "不明な子があれば「不明」を、なければ共通の値を返す",
    ),
    (
        "for length = 1, 2, 3, …: solve(root, length)",
        "長さ = 1, 2, 3, … について: solve(根, 長さ)",
    ),
    (
        "stop if it is solved, or if nothing lay deeper",
        "解けたか、それより深い節点がなければ終わり",
    ),
    ("solve(n, plies left):", "solve(n, 残りの手数):"),
    (
        "if no plies are left: return unknown",
        "手数が残っていなければ「不明」を返す",
    ),
    (
        "OR:  solved as soon as one child is solved",
        "OR:  子が一つ解ければ解けた",
    ),
    (
        "AND: not solved as soon as one child is not, or is unknown",
        "AND: 解けない、または不明な子が一つあれば解けない",
    ),
    ("return what the children say", "子から決まる答えを返す"),
    // GSEARCH, RSEARCH, Γ.
    ("while L_b(P₀) < U_b(P₀):", "L_b(P₀) < U_b(P₀) の間:"),
    (
        "take P from OPEN: the greatest β(P), the leftmost on ties",
        "OPENからβ(P)が最大のP(同点なら最も左)を取り出す",
    ),
    (
        "take P from OPEN: the leftmost",
        "OPENから最も左のPを取り出す",
    ),
    (
        "take P from OPEN: an eligible one, by lot",
        "OPENから有資格なPをくじで取り出す",
    ),
    (
        "if L_t(P) ≥ U_t(P): drop P and go back to G2",
        "L_t(P) ≥ U_t(P) なら、Pを捨ててG2へ戻る",
    ),
    ("if P is a leaf:", "Pが端末なら:"),
    (
        "correct L_b, U_b of the ancestors of P, from below",
        "Pの先祖のL_b, U_bを下から順に直す",
    ),
    (
        "close the highest ancestor that is now cut",
        "カット条件を満たす最も上の先祖を確定する",
    ),
    (
        "else: generate the children of P, put them all into OPEN",
        "そうでなければ、Pの子をすべて生成してOPENに入れる",
    ),
    (
        "solve(P₀) with L_t = −∞, U_t = +∞",
        "L_t = −∞, U_t = +∞ でsolve(P₀)",
    ),
    ("procedure solve(P′) on level i:", "手続き solve(P′) 第i段:"),
    ("until P′ is closed:", "P′が確定するまで:"),
    (
        "take P from OPEN_i: the greatest β(P), or as the rule says",
        "OPEN_iからPを取り出す: β(P)が最大のもの、または規則に従う",
    ),
    (
        "if L_t(P) ≥ U_t(P): drop P and go back to R2",
        "L_t(P) ≥ U_t(P) なら、Pを捨ててR2へ戻る",
    ),
    (
        "if P is a leaf: L_b(P) ← f(P), U_b(P) ← f(P)",
        "Pが端末なら: L_b(P) ← f(P), U_b(P) ← f(P)",
    ),
    (
        "else if P ≠ P′ and cond_i(P): solve(P) on level i + 1",
        "P ≠ P′ でcond_i(P)なら: 第i + 1段でsolve(P)",
    ),
    (
        "correct L_b, U_b from P up to P′",
        "PからP′まで、L_b, U_bを直す",
    ),
    (
        "close the highest node below P′ that is now cut",
        "P′の下で、カット条件を満たす最も上の節点を確定する",
    ),
    (
        "otherwise: put all children of P into OPEN_i",
        "それ以外: Pの子をすべてOPEN_iに入れる",
    ),
    (
        "free everything below P′ and return",
        "P′の下をすべて解放して戻る",
    ),
    ("OPEN ← {(root, LIVE, +∞)}", "OPEN ← {(根, LIVE, +∞)}"),
    ("OPEN ← {(root, LIVE, −∞)}", "OPEN ← {(根, LIVE, −∞)}"),
    (
        "repeat: take (J, s, h) from OPEN: the greatest h, the leftmost on ties",
        "繰り返す: OPENからhが最大の(J, s, h)(同点なら最も左)を取り出す",
    ),
    (
        "repeat: take (J, s, h) from OPEN: the least h, the leftmost on ties",
        "繰り返す: OPENからhが最小の(J, s, h)(同点なら最も左)を取り出す",
    ),
    (
        "J = root and SOLVED: stop, f(root) = h",
        "J = 根 でSOLVED: 終わり。f(根) = h",
    ),
    (
        "SOLVED, parent I is MAX: remove all states below I; add (I, SOLVED, h)",
        "SOLVED、親IがMAX: Iの下の状態をすべて除き、(I, SOLVED, h)を加える",
    ),
    (
        "SOLVED, parent is MIN, next sibling K: add (K, LIVE, h)",
        "SOLVED、親がMINで次の兄弟Kがある: (K, LIVE, h)を加える",
    ),
    (
        "SOLVED, parent I is MIN, no next sibling: add (I, SOLVED, h)",
        "SOLVED、親IがMINで次の兄弟がない: (I, SOLVED, h)を加える",
    ),
    (
        "LIVE leaf: add (J, SOLVED, min(h, f(J)))",
        "LIVEの端末: (J, SOLVED, min(h, f(J)))を加える",
    ),
    (
        "LIVE MAX node: add (child, LIVE, h) for every child",
        "LIVEのMAX節点: すべての子について(子, LIVE, h)を加える",
    ),
    (
        "LIVE MIN node: add (first child, LIVE, h)",
        "LIVEのMIN節点: (最初の子, LIVE, h)を加える",
    ),
    (
        "SOLVED, parent I is MIN: remove all states below I; add (I, SOLVED, h)",
        "SOLVED、親IがMIN: Iの下の状態をすべて除き、(I, SOLVED, h)を加える",
    ),
    (
        "SOLVED, parent is MAX, next sibling K: add (K, LIVE, h)",
        "SOLVED、親がMAXで次の兄弟Kがある: (K, LIVE, h)を加える",
    ),
    (
        "SOLVED, parent I is MAX, no next sibling: add (I, SOLVED, h)",
        "SOLVED、親IがMAXで次の兄弟がない: (I, SOLVED, h)を加える",
    ),
    (
        "LIVE leaf: add (J, SOLVED, max(h, f(J)))",
        "LIVEの端末: (J, SOLVED, max(h, f(J)))を加える",
    ),
    (
        "LIVE MIN node: add (child, LIVE, h) for every child",
        "LIVEのMIN節点: すべての子について(子, LIVE, h)を加える",
    ),
    (
        "LIVE MAX node: add (first child, LIVE, h)",
        "LIVEのMAX節点: (最初の子, LIVE, h)を加える",
    ),
    ("f(root) = h", "f(根) = h"),
    // Searches by numbers.
    ("mid(root, ∞, ∞)", "mid(根, ∞, ∞)"),
    (
        "if n is a leaf: store (0, ∞) or (∞, 0); return",
        "nが端末なら: (0, ∞)か(∞, 0)を表に入れて戻る",
    ),
    (
        "if few squares are left: finish with plain α-β",
        "空きマスが少なければ、普通のα-βで読み切る",
    ),
    ("repeat", "繰り返す"),
    (
        "OR:  pn ← least pn of the children, dn ← sum of their dn",
        "OR:  pn ← 子のpnの最小、dn ← 子のdnの和",
    ),
    (
        "OR:  pn ← least pn of the children, dn ← greatest dn of the u unsolved ones + (u − 1)",
        "OR:  pn ← 子のpnの最小、dn ← 未解決のu個の子のdnの最大 + (u − 1)",
    ),
    (
        "OR:  pn ← least pn of the children, dn ← least dn of the u unsolved ones + (u − 1)",
        "OR:  pn ← 子のpnの最小、dn ← 未解決のu個の子のdnの最小 + (u − 1)",
    ),
    (
        "if pn ≥ tp or dn ≥ td: store (pn, dn); return",
        "pn ≥ tp または dn ≥ td なら: (pn, dn)を表に入れて戻る",
    ),
    (
        "OR:  c ← leftmost child of least pn; pn₂ ← the second least",
        "OR:  c ← pnが最小の最も左の子。pn₂ ← 二番目に小さいpn",
    ),
    (
        "AND: the same with pn and dn exchanged",
        "AND: pnとdnを入れ替えて同様に",
    ),
    (
        "repeat until pn(root) = 0 or dn(root) = 0",
        "pn(根) = 0 または dn(根) = 0 になるまで繰り返す",
    ),
    ("n ← root; while n is expanded:", "n ← 根。nが展開済みの間:"),
    (
        "OR: n ← leftmost child of least pn;  AND: … of least dn",
        "OR: n ← pnが最小の最も左の子。AND: … dnが最小の子",
    ),
    (
        "if n is a leaf: (pn, dn) ← (0, ∞) if true, (∞, 0) if false",
        "nが端末なら: (pn, dn) ← 真なら(0, ∞)、偽なら(∞, 0)",
    ),
    (
        "else: generate the children of n, each with (1, 1)",
        "そうでなければ、nの子を(1, 1)で生成する",
    ),
    (
        "correct the numbers above n, as long as they change:",
        "変わる限り、nの上の数を直す:",
    ),
    (
        "OR: pn ← least pn, dn ← sum of dn;  AND: the other way round",
        "OR: pn ← pnの最小、dn ← dnの和。AND: その逆",
    ),
    (
        "θ ← 1; repeat r ← expand(root, θ); stop if r is 0 or ∞; θ ← r",
        "θ ← 1。繰り返す: r ← expand(根, θ)。rが0か∞なら終わり。θ ← r",
    ),
    (
        "if the table has CN(n) = 0 or CN(n) > θ: return it",
        "表でCN(n) = 0 か CN(n) > θ なら、それを返す",
    ),
    (
        "generate the children of n; none: CN(n) ← 0 or ∞, return it",
        "nの子を生成する。なければ CN(n) ← 0か∞ とし、返す",
    ),
    (
        "CN(n) ← θ + 1 while n is on the path",
        "nが路の上にある間は CN(n) ← θ + 1",
    ),
    (
        "OR:  for each child c: r ← expand(c, θ)",
        "OR:  各子cについて: r ← expand(c, θ)",
    ),
    (
        "r = 0: CN(n) ← 0, return 0",
        "r = 0 なら: CN(n) ← 0。0を返す",
    ),
    (
        "OR:  CN(n) ← the least r; return it",
        "OR:  CN(n) ← rの最小。それを返す",
    ),
    (
        "AND: CN(c) ← the table's number, or 1, for each unsolved child c",
        "AND: 未解決の各子cについて CN(c) ← 表の数、なければ1",
    ),
    (
        "Σ CN(c) > θ: CN(n) ← Σ CN(c); return it",
        "Σ CN(c) > θ なら: CN(n) ← Σ CN(c)。それを返す",
    ),
    (
        "AND: for each unsolved child c: while r ← expand(c, CN(c)) is not 0",
        "AND: 未解決の各子cについて、r ← expand(c, CN(c)) が0でない間",
    ),
    (
        "CN(c) ← r; the rest now costs more than θ: CN(n) ← the rest's sum; return it",
        "CN(c) ← r。残りの和がθを超えたら: CN(n) ← 残りの和。それを返す",
    ),
    ("AND: CN(n) ← 0; return 0", "AND: CN(n) ← 0。0を返す"),
    (
        "v ← value of the root; U, D ← fewest tips that must change to move it up, down",
        "v ← 根の値。U, D ← それを上げる、下げるために変わるべき先端の最少数",
    ),
    (
        "repeat until U ≥ T and D ≥ T",
        "U ≥ T かつ D ≥ T になるまで繰り返す",
    ),
    (
        "if U ≤ D, n ← a tip of the smallest conspiracy for more than v:",
        "U ≤ D なら、n ← vより上げる最小の共謀に加わる先端:",
    ),
    (
        "MAX: the child with the least U;  MIN: the first child that is not above v",
        "MAX: Uが最小の子。MIN: vより上でない最初の子",
    ),
    (
        "else the same for less than v, MAX and MIN exchanged",
        "そうでなければ、vより下げる方を、MAXとMINを入れ替えて同様に",
    ),
    (
        "generate the children of n, each with its static value",
        "nの子を、それぞれ静的な値で生成する",
    ),
    (
        "MAX: v ← greatest v, U ← least U, D ← sum of D;  MIN: the other way round",
        "MAX: v ← vの最大、U ← Uの最小、D ← Dの和。MIN: その逆",
    ),
    (
        "if the root's value has changed: count all U and D anew",
        "根の値が変わったら、UとDをすべて数え直す",
    ),
    (
        "repeat until root is solved or h(root) = ∞",
        "根が解けるか h(根) = ∞ になるまで繰り返す",
    ),
    (
        "OR: n ← the marked child;  AND: n ← the leftmost unsolved child",
        "OR: n ← 印のついた子。AND: n ← 最も左の未解決の子",
    ),
    (
        "a leaf: h ← 0, solved, or h ← ∞;  any other: h ← 1",
        "端末: h ← 0(解けた)か h ← ∞。その他: h ← 1",
    ),
    (
        "correct h and the marks above n, as long as they change:",
        "変わる限り、nの上のhと印を直す:",
    ),
    (
        "OR: h ← least c + h(child), marked; solved if that child is",
        "OR: h ← c + h(子) の最小、その子に印。その子が解ければ解けた",
    ),
    (
        "AND: h ← sum of c + h(child); solved if all children are",
        "AND: h ← c + h(子) の和。子がすべて解ければ解けた",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::catalogue;

    /// Formulas and headings, which need no translation.
    fn is_formula(text: &str) -> bool {
        let words = text.split(|c: char| !c.is_ascii_alphabetic());
        let english = [
            "the", "of", "if", "is", "for", "each", "while", "return", "repeat", "until", "take",
            "stop", "generate", "leaf", "child", "root", "or", "and", "with", "order", "from",
            "all", "else", "at", "store", "correct", "close", "first", "least", "free", "value",
        ];
        !words.into_iter().any(|word| english.contains(&word))
    }

    #[test]
    fn every_line_of_pseudo_code_has_its_japanese() {
        for entry in catalogue::ENTRIES {
            for line in entry.code {
                assert!(
                    japanese(line.text).is_some() || is_formula(line.text),
                    "{}: '{}' has no Japanese",
                    entry.id,
                    line.text
                );
            }
        }
    }

    #[test]
    fn no_translation_is_left_over_and_all_keep_their_formulas() {
        let used = |text: &str| {
            let mut lines = catalogue::ENTRIES.iter().flat_map(|entry| entry.code);
            lines.any(|line| line.text == text)
        };
        for &(english, japanese) in WORDS {
            assert!(used(english), "'{english}' is in no pseudo-code");
            let arrows = |text: &str| text.matches('←').count();
            assert!(arrows(japanese) <= arrows(english), "{japanese}");
            assert!(!japanese.contains("  ") || english.contains("  "));
        }
    }
}
