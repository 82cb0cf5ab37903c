//! The program itself with arguments at random, some of them no text at all. It may work or
//! refuse, but never panic; and what it refuses it refuses with one sentence and code 2.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, Stdio};

use crate::harness::{bytes, fuzz, kind_of};

/// Arguments, one a line.
const LINES: &[&str] = &[
    "search\n--game\ntree\n--position\n[[3 5] [2 9]]\n--algorithm\nsss\n--json",
    "search\n--game\nothello\n--size\n6\n--position\nrandom:empties=8,seed=1\n--algorithm\nrecursive-sss\n--set\nc=2\n--max-nodes\n100",
    "search\n--game\nshogi\n--question\ndepth\n--depth\n1\n--position\nstart\n--algorithm\nalpha-beta\n--json",
    "search\n--game\nand-or\n--position\n[[T F] T]\n--algorithm\npn\n--max-time\n0.1\n--max-memory\n1",
    "algorithms\n--json",
    "perft\n--game\nothello\n--depth\n3\n--position\nstart",
    "perft\n--game\nmnk\n--size\n5x5\n--in-row\n4\n--gravity\n--depth\n3\n--position\nstart",
    "search\n--game\nconnect4\n--size\n4x4\n--position\n1423\n--algorithm\nalpha-beta\n--json",
    "tree\n--depth\n3\n--branching\n2\n--random\n4",
    "search\n--game\ntsume\n--question\nmate\n--position\n9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1\n--algorithm\ndf-pn\n--events\nx.jsonl",
    "solve\ntsume\n9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1\n--json",
    "race\n--example\nfirst",
    "race\n--film\nx.gif\n--from\n3\n--to\n13\n--speed\n2\n--size\n320x200",
    "race\n--picture\nx.svg\n--to\n5\n--clock\nevents\n--trees\nmerged\n--json",
    "solve\nothello\nrandom:empties=8,seed=3\n--max-nodes\n1000\n--json",
    "lab\nlist",
    "lab\nrun\n000-fig3\n--quick\n--positions\n1\n--out\nout",
    "lesson\nlist",
    "lesson\ncheck\nno.ron",
    "render\n--session\nno.ron\n--out\nx.png",
    "match\na.ron\nb.ron\n--games\n2\n--clock\n0.01s\n--jobs\n1",
    "usi",
    "nboard",
    "--help",
    "--version",
    "nothing.ron",
];

const WORDS: &[&str] = &[
    "\n--json",
    "\n--game\n",
    "\n--position\n",
    "\n@",
    "\n-",
    "\n--",
    "\n@/dev/null",
    "\n--set\n",
    "=",
    "\n--max-nodes\n",
    "\n--depth\n",
    "\n--max-time\n",
    "\n--max-memory\n",
    "\n--question\nwld",
    "\n--help",
    "\nsearch",
    "tree",
    "tsume",
    "\n--algorithm\nmtd-f",
    "\n--threshold\n",
    "\n--order\nbest",
    "\n--evaluator\n",
    "\n--film\nx.gif",
    "\n--speed\n",
    "\n--from\n",
    "\n--to\n",
    "\n--size\n",
    "\n--clock\nseconds",
    "inf",
    "nan",
    "1e309",
    "\n",
];

#[test]
fn no_arguments_break_the_program() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fuzz("arguments", bytes(LINES), WORDS, |bytes| {
        let arguments = bytes.split(|&b| b == b'\n').map(|argument| {
            // No argument holds a zero: the system would not pass it on.
            let argument: Vec<u8> = argument.iter().copied().filter(|&b| b != 0).collect();
            OsString::from_vec(argument)
        });
        let mut command = Command::new(env!("CARGO_BIN_EXE_yomiki"));
        command
            .args(arguments)
            .current_dir(folder.path())
            .env_clear()
            .env("HOME", folder.path())
            .stdin(Stdio::null());
        // SAFETY: setting limits of the process to be is all that happens between fork and exec.
        unsafe {
            command.pre_exec(|| {
                limit(libc::RLIMIT_CPU, 2);
                // Threads reserve stacks and solvers tables; what is used is another matter.
                limit(libc::RLIMIT_AS, 6 << 30);
                limit(libc::RLIMIT_FSIZE, 64 << 20);
                Ok(())
            });
        }
        let output = command.output().expect("the program can be started");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!said.contains("panicked"), "{said}");
        match output.status.code() {
            Some(2) => {
                assert!(said.starts_with("yomiki: "), "{said}");
                assert_eq!(said.trim_end().lines().count(), 1, "{said}");
                kind_of(&said)
            }
            Some(code) => {
                assert!(matches!(code, 0 | 1), "code {code}: {said}");
                format!("{code}")
            }
            None => {
                // It had enough to do.
                let signal = output.status.signal();
                let busy = [libc::SIGXCPU, libc::SIGKILL, libc::SIGXFSZ].map(Some);
                assert!(busy.contains(&signal), "signal {signal:?}: {said}");
                "busy".to_owned()
            }
        }
    });
}

fn limit(what: libc::__rlimit_resource_t, most: u64) {
    let limit = libc::rlimit {
        rlim_cur: most,
        rlim_max: most,
    };
    // SAFETY: the call reads one rlimit, which is given to it.
    unsafe {
        libc::setrlimit(what, &raw const limit);
    }
}
