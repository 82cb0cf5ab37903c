//! `Record`: a game as files hold it: a start, moves with remarks and times, variations.

use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::piece::Side;
use crate::game::shogi::position::Position;
use crate::game::shogi::preset::Preset;
use crate::game::shogi::reason::Reasons;
use crate::game::shogi::setup::Setup;

/// A node of a [`Record`]; 0 is the start.
pub type NodeId = usize;

/// A game tree as people write it down. Every move in it was legal when it was added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub start: Setup,
    /// Header lines in their order, by their Japanese names (先手, 棋戦 …).
    pub headers: Vec<(String, String)>,
    nodes: Vec<Node>,
}

/// The start (without a move) or the position after a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    m: Option<ShogiMove>,
    parent: NodeId,
    children: Vec<NodeId>,
    pub comments: Vec<String>,
    /// Time taken for the move.
    pub seconds: Option<u32>,
    /// How the game ended here.
    pub end: Option<End>,
}

impl Node {
    pub fn m(&self) -> Option<ShogiMove> {
        self.m
    }

    /// The main continuation first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

impl Record {
    pub fn new(start: Setup) -> Record {
        Record {
            start,
            headers: Vec::new(),
            nodes: vec![Node::default()],
        }
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id]
    }

    /// The node after `m`, which must be legal at `parent`; made if it is not there yet.
    pub fn add(&mut self, parent: NodeId, m: ShogiMove) -> NodeId {
        let known = |&&child: &&NodeId| self.nodes[child].m == Some(m);
        if let Some(&child) = self.nodes[parent].children.iter().find(known) {
            return child;
        }
        let id = self.nodes.len();
        self.nodes.push(Node {
            m: Some(m),
            parent,
            ..Node::default()
        });
        self.nodes[parent].children.push(id);
        id
    }

    /// The nodes from the start along first children, the start included.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = vec![0];
        while let Some(&next) = self.nodes[line[line.len() - 1]].children.first() {
            line.push(next);
        }
        line
    }

    /// The moves of the main line.
    pub fn moves(&self) -> Vec<ShogiMove> {
        let line = self.main_line();
        line.iter().filter_map(|&id| self.nodes[id].m).collect()
    }

    /// How the main line ended.
    pub fn end(&self) -> Option<End> {
        self.main_line().last().and_then(|&id| self.nodes[id].end)
    }

    /// The nodes from the start to a node, both included.
    pub fn ancestors(&self, mut id: NodeId) -> Vec<NodeId> {
        let mut path = vec![id];
        while self.nodes[id].m.is_some() {
            id = self.nodes[id].parent;
            path.push(id);
        }
        path.reverse();
        path
    }

    /// The moves that lead to a node.
    pub fn path(&self, id: NodeId) -> Vec<ShogiMove> {
        let nodes = self.ancestors(id);
        nodes.iter().filter_map(|&id| self.nodes[id].m).collect()
    }

    /// The position of a node.
    pub fn position(&self, id: NodeId) -> Result<Position, Reasons> {
        let mut position = Position::new(&self.start)?;
        for m in self.path(id) {
            position.play(m);
        }
        Ok(position)
    }

    /// The setup at the end of the main line; the start itself if it cannot be played.
    pub fn last_setup(&self) -> Setup {
        let last = self.main_line().last().copied().unwrap_or(0);
        self.position(last)
            .map_or_else(|_| self.start.clone(), |position| position.setup())
    }

    /// Whether one of the kings is missing from the start: then it can only be a mate problem.
    pub fn lacks_a_king(&self) -> bool {
        let has_king = |&side: &Side| self.start.king(side).is_some();
        !Side::BOTH.iter().all(has_king)
    }

    /// What a mate is asked of: the diagram, since the moves behind it are its solution. A game from
    /// a usual start, where nobody is mated yet, is meant as far as it went.
    pub fn problem(&self) -> Setup {
        let is_start = |preset: &Preset| preset.setup() == self.start;
        if !self.lacks_a_king() && Preset::ALL.iter().any(is_start) {
            return self.last_setup();
        }
        self.start.clone()
    }

    pub fn header(&self, key: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.as_str())
    }

    /// Adds a header line; line ends in it become blanks, since a header is one line.
    pub fn add_header(&mut self, key: &str, value: &str) {
        let one_line = |text: &str| text.replace(['\n', '\r'], " ").trim().to_string();
        self.headers.push((one_line(key), one_line(value)));
    }

    /// Who plays, and on which clock.
    pub fn add_players(&mut self, [sente, gote]: [&str; 2], time: &str) {
        self.add_header("先手", sente);
        self.add_header("後手", gote);
        self.add_header("持ち時間", time);
    }
}

/// How a game ended, from the view of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Resign,
    Mate,
    Interrupt,
    Repetition,
    Impasse,
    TimeUp,
    IllegalLoss,
    IllegalWin,
    DeclaredWin,
    NoMate,
    DefaultLoss,
    DefaultWin,
    MaxMoves,
}

impl End {
    pub const ALL: [End; 13] = [
        End::Resign,
        End::Mate,
        End::Interrupt,
        End::Repetition,
        End::Impasse,
        End::TimeUp,
        End::IllegalLoss,
        End::IllegalWin,
        End::DeclaredWin,
        End::NoMate,
        End::DefaultLoss,
        End::DefaultWin,
        End::MaxMoves,
    ];

    /// The word in the move column of KIF.
    pub const fn kif(self) -> &'static str {
        match self {
            End::Resign => "投了",
            End::Mate => "詰み",
            End::Interrupt => "中断",
            End::Repetition => "千日手",
            End::Impasse => "持将棋",
            End::TimeUp => "切れ負け",
            End::IllegalLoss => "反則負け",
            End::IllegalWin => "反則勝ち",
            End::DeclaredWin => "入玉勝ち",
            End::NoMate => "不詰",
            End::DefaultLoss => "不戦敗",
            End::DefaultWin => "不戦勝",
            End::MaxMoves => "最大手数",
        }
    }

    pub fn from_kif(word: &str) -> Option<End> {
        match word {
            "詰" => Some(End::Mate),
            "時間切れ" => Some(End::TimeUp),
            "不詰み" => Some(End::NoMate),
            _ => End::ALL.into_iter().find(|end| end.kif() == word),
        }
    }

    /// The statement of CSA, with `mover` to move; some ends share one.
    pub fn csa(self, mover: Side) -> &'static str {
        match self {
            End::Resign => "%TORYO",
            End::Mate => "%TSUMI",
            End::Interrupt | End::DefaultLoss | End::DefaultWin => "%CHUDAN",
            End::Repetition => "%SENNICHITE",
            End::Impasse => "%JISHOGI",
            End::TimeUp => "%TIME_UP",
            End::IllegalLoss => "%ILLEGAL_MOVE",
            End::IllegalWin if mover == Side::Sente => "%-ILLEGAL_ACTION",
            End::IllegalWin => "%+ILLEGAL_ACTION",
            End::DeclaredWin => "%KACHI",
            End::NoMate => "%FUZUMI",
            End::MaxMoves => "%MAX_MOVES",
        }
    }

    pub fn from_csa(statement: &str, mover: Side) -> Option<End> {
        let by = |side| {
            if mover == side {
                End::IllegalLoss
            } else {
                End::IllegalWin
            }
        };
        Some(match statement {
            "%TORYO" => End::Resign,
            "%TSUMI" => End::Mate,
            "%CHUDAN" | "%MATTA" | "%ERROR" => End::Interrupt,
            "%SENNICHITE" => End::Repetition,
            "%JISHOGI" | "%HIKIWAKE" => End::Impasse,
            "%TIME_UP" => End::TimeUp,
            "%ILLEGAL_MOVE" => End::IllegalLoss,
            "%+ILLEGAL_ACTION" => by(Side::Sente),
            "%-ILLEGAL_ACTION" => by(Side::Gote),
            "%KACHI" => End::DeclaredWin,
            "%FUZUMI" => End::NoMate,
            "%MAX_MOVES" => End::MaxMoves,
            _ => return None,
        })
    }

    /// The closing line of KIF and KI2: `まで87手で先手の勝ち`.
    pub fn summary(self, plies: usize, mover: Side) -> String {
        let (us, them) = (mover.kif_name(), mover.other().kif_name());
        let how = match self {
            End::Resign => format!("{them}の勝ち"),
            End::TimeUp => format!("時間切れにより{them}の勝ち"),
            End::IllegalLoss
            | End::DefaultLoss
            | End::IllegalWin
            | End::DefaultWin
            | End::DeclaredWin => {
                format!("{us}の{}", self.kif())
            }
            _ => self.kif().to_string(),
        };
        format!("まで{plies}手で{how}")
    }

    /// The end that a closing line tells of.
    pub fn from_summary(line: &str) -> Option<End> {
        const SIGNS: [(&str, End); 14] = [
            ("千日手", End::Repetition),
            ("持将棋", End::Impasse),
            ("中断", End::Interrupt),
            ("時間切れ", End::TimeUp),
            ("切れ負け", End::TimeUp),
            ("反則負け", End::IllegalLoss),
            ("反則勝ち", End::IllegalWin),
            ("入玉勝ち", End::DeclaredWin),
            ("不戦敗", End::DefaultLoss),
            ("不戦勝", End::DefaultWin),
            ("最大手数", End::MaxMoves),
            ("不詰", End::NoMate),
            ("詰", End::Mate),
            ("勝ち", End::Resign),
        ];
        let (_, how) = line.strip_prefix("まで")?.split_once('手')?;
        SIGNS
            .iter()
            .find(|(sign, _)| how.contains(sign))
            .map(|&(_, end)| end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_is_understood_in_the_form_it_is_written() {
        for end in End::ALL {
            assert_eq!(End::from_kif(end.kif()), Some(end));
            for mover in Side::BOTH {
                assert_eq!(End::from_summary(&end.summary(12, mover)), Some(end));
                let back = End::from_csa(end.csa(mover), mover);
                match end {
                    End::DefaultLoss | End::DefaultWin => assert_eq!(back, Some(End::Interrupt)),
                    _ => assert_eq!(back, Some(end)),
                }
            }
        }
    }
}
