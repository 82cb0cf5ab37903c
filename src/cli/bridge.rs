//! Until the errors of games are messages themselves: their Japanese by its old name. When a type
//! gets its own `Localize`, its line here goes.

use crate::base::messages::{Lang, Localize, tr};
use crate::game::io_words::IoWords;
use crate::game::text::Spoken;
use crate::game::{othello, shogi, tree};
use crate::search::deep::Broken;

macro_rules! spoken {
    ($($type:ty),+ $(,)?) => {$(
        impl Spoken for $type {
            fn japanese(&self) -> String {
                <$type>::japanese(self)
            }
        }
    )+};
}

spoken!(
    othello::ReadError,
    shogi::notation::NotationError,
    shogi::Reasons,
    tree::RandomTreeError,
);

impl Spoken for othello::Objection {
    fn japanese(&self) -> String {
        othello::Objection::japanese(*self)
    }
}

impl Spoken for Broken {
    fn japanese(&self) -> String {
        match self {
            Broken::NoThread(error) => {
                let why = IoWords(error).localize(Lang::Ja);
                tr!(Lang::Ja, cli_no_thread, why)
            }
            Broken::Panic(_) => tr!(Lang::Ja, cli_broke_down).to_owned(),
        }
    }
}
