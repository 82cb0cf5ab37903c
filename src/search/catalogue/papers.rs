//! Papers that more than one algorithm comes from.

pub const KATOH: &str = "Katoh & Ibaraki, search under a space constraint";
pub const MORITA: &str = "Morita, Hashimoto & Kobayashi, simple depth-first search for Othello";
pub const PLAAT: &str =
    "Plaat, Schaeffer, Pijls & de Bruin 1996, best-first fixed-depth minimax algorithms";
pub const SEO: &str = "Seo 1995, the C* algorithm and its application to tsume-shogi";
pub const SUZUKI: &str = "Suzuki, Inui & Kotani, search algorithms compared in shogi";
