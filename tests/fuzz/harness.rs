//! What all fuzzing shares: mutation, a corpus that grows, and bounds of time and memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::HashSet;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use yomiki::base::messages::{Lang, Localize};
use yomiki::base::platform::thread_seconds;
use yomiki::base::random::Rng;
use yomiki::worker::waiting;

/// What one input may take of the processor, and of memory, whatever it says.
const LONGEST_SECONDS: f64 = 20.0;
const MOST_BYTES: usize = 1 << 30;
/// A test that makes no headway for so long hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// Counts what every thread has allocated and not given back.
struct NumberKind;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
    static HEIGHT: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
    // A thread that is ending has no such cells any more.
    let _ = HELD.try_with(|held| {
        held.set(held.get() + bytes);
        let _ = HEIGHT.try_with(|height| height.set(height.get().max(held.get())));
    });
}

// SAFETY: everything is left to the system's allocator; counting allocates nothing.
unsafe impl GlobalAlloc for NumberKind {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller keeps the contract, which is passed on unchanged.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as isize - layout.size() as isize);
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: NumberKind = NumberKind;

pub fn number_from<T: std::str::FromStr>(variable: &str, default: T) -> T {
    let value = std::env::var(variable).ok();
    value.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// What one input cost, and what came of it.
pub struct Cost<T> {
    pub result: T,
    pub seconds: f64,
    pub bytes: usize,
}

pub fn measured<T>(work: impl FnOnce() -> T) -> Cost<T> {
    let (begin, held) = (thread_seconds(), HELD.get());
    HEIGHT.set(held);
    let result = work();
    Cost {
        result,
        seconds: thread_seconds() - begin,
        bytes: (HEIGHT.get() - held).max(0) as usize,
    }
}

/// Ends the program with the input in hand if there is no headway.
struct Watchdog {
    inputs: Arc<AtomicU64>,
    input: Arc<Mutex<Vec<u8>>>,
    over: Arc<AtomicBool>,
}

impl Watchdog {
    fn new(name: &str) -> Watchdog {
        let watchdog = Watchdog {
            inputs: Arc::default(),
            input: Arc::default(),
            over: Arc::default(),
        };
        let (inputs, input, over) = (
            Arc::clone(&watchdog.inputs),
            Arc::clone(&watchdog.input),
            Arc::clone(&watchdog.over),
        );
        let name = name.to_owned();
        std::thread::spawn(move || {
            let (mut seen, mut since) = (0, Instant::now());
            waiting::until(Duration::MAX, || {
                let now = inputs.load(Ordering::Relaxed);
                if now != seen {
                    (seen, since) = (now, Instant::now());
                }
                if since.elapsed() > PATIENCE {
                    let input = input.lock().map(|i| i.clone()).unwrap_or_default();
                    let text = String::from_utf8_lossy(&input);
                    eprintln!("{name} hangs on:\n{text}\nbytes {input:?}");
                    std::process::abort();
                }
                over.load(Ordering::Relaxed)
            });
        });
        watchdog
    }

    fn next(&self, input: &[u8]) {
        if let Ok(mut held) = self.input.lock() {
            held.clear();
            held.extend_from_slice(input);
        }
        self.inputs.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}

/// Mutates these inputs for as long as asked. `check` says how an input fared, roughly: what fares
/// in a new way is kept and mutated further.
pub fn fuzz<F: Eq + Hash>(
    name: &str,
    mut corpus: Vec<Vec<u8>>,
    words: &[&str],
    check: impl Fn(&[u8]) -> F,
) {
    let seconds = number_from("YOMIKI_FUZZ_SECONDS", 0.25);
    let mut rng = Rng::new(number_from("YOMIKI_FUZZ_SEED", 1));
    assert!(!corpus.is_empty(), "{name} has nothing to begin with");
    let watchdog = Watchdog::new(name);
    let mut fates: HashSet<F> = HashSet::new();
    let begin = (thread_seconds(), std::time::Instant::now());
    let (mut inputs, mut slowest, mut largest) = (0u64, 0.0f64, 0);
    // First everything as it is, then mutations. Work left to other threads counts by the clock.
    while (inputs as usize) < corpus.len().min(40)
        || (thread_seconds() - begin.0).max(begin.1.elapsed().as_secs_f64() / 4.0) < seconds
    {
        let whole = corpus.get(inputs as usize).filter(|_| inputs < 40).cloned();
        let input = whole.unwrap_or_else(|| mutate(&mut rng, &corpus, words));
        watchdog.next(&input);
        let cost =
            measured(|| std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(&input))));
        let show = || {
            let text = String::from_utf8_lossy(&input);
            format!("{name}, input {inputs}:\n{text}\nbytes {input:?}")
        };
        let Ok(fate) = cost.result else {
            panic!("{}", show());
        };
        assert!(
            cost.seconds < LONGEST_SECONDS,
            "{} s: {}",
            cost.seconds,
            show()
        );
        assert!(cost.bytes < MOST_BYTES, "{} bytes: {}", cost.bytes, show());
        slowest = slowest.max(cost.seconds);
        largest = largest.max(cost.bytes);
        if fates.insert(fate) && corpus.len() < 4000 && input.len() < 4000 {
            corpus.push(input);
        }
        inputs += 1;
    }
    println!(
        "{name}: {inputs} inputs in {:.1} s of processor time, {} different fates, at most {:.0} ms and {} KiB",
        thread_seconds() - begin.0,
        fates.len(),
        1e3 * slowest,
        largest >> 10
    );
}

/// A sentence: something is said, in every language.
pub fn spoken(error: &impl Localize) {
    for lang in Lang::ALL {
        assert!(!error.localize(lang).trim().is_empty());
    }
}

/// What an error says without the numbers and quotations in it: its kind.
pub fn kind_of(sentence: &str) -> String {
    let mut quoted = false;
    let plain = sentence.chars().filter(|&c| {
        if matches!(c, '`' | '"' | '\'') {
            quoted = !quoted;
        }
        !quoted && c.is_ascii_alphabetic()
    });
    plain.take(60).collect()
}

pub fn bytes(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// Numbers that are too large, too small or none.
const NUMBERS: &[&str] = &[
    "0",
    "-1",
    "1",
    "99",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "1e999",
    "-0.0",
    "NaN",
    "inf",
    "0x7f",
];

/// A damaged copy of something in the corpus; now and then nothing but noise.
pub fn mutate(rng: &mut Rng, corpus: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
    let pick = |rng: &mut Rng| corpus[rng.below(corpus.len() as u64) as usize].clone();
    if rng.below(50) == 0 {
        return (0..rng.below(200)).map(|_| rng.next_u64() as u8).collect();
    }
    let mut bytes = pick(rng);
    for _ in 0..1 + rng.below(6) {
        let at = rng.below(bytes.len() as u64 + 1) as usize;
        let length = (rng.below(12) as usize).min(bytes.len() - at);
        match rng.below(11) {
            0 => {
                bytes.drain(at..at + length);
            }
            1 => bytes.insert(at, rng.next_u64() as u8),
            2 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            3 | 4 if !words.is_empty() => {
                let word = words[rng.below(words.len() as u64) as usize];
                bytes.splice(at..at, word.bytes());
            }
            5 => {
                let copy: Vec<u8> = bytes[at..at + length].to_vec();
                let to = rng.below(bytes.len() as u64 + 1) as usize;
                bytes.splice(to..to, copy);
            }
            6 => {
                let other = pick(rng);
                let from = rng.below(other.len() as u64 + 1) as usize;
                bytes.truncate(at);
                bytes.extend(&other[from..]);
            }
            7 => replace_number(rng, &mut bytes),
            8 if rng.below(8) == 0 => {
                // The same over and over: depth, length.
                let part: Vec<u8> = bytes[at..at + length].to_vec();
                let many = part.repeat(1 + rng.below(300) as usize);
                bytes.splice(at..at, many);
            }
            9 if rng.below(4) == 0 => bytes.truncate(at),
            _ => swap_lines(rng, &mut bytes),
        }
    }
    bytes.truncate(8000);
    bytes
}

/// Some number in the text becomes an odd one.
fn replace_number(rng: &mut Rng, bytes: &mut Vec<u8>) {
    let starts: Vec<usize> = (0..bytes.len())
        .filter(|&i| bytes[i].is_ascii_digit() && (i == 0 || !bytes[i - 1].is_ascii_digit()))
        .collect();
    if starts.is_empty() {
        return;
    }
    let start = starts[rng.below(starts.len() as u64) as usize];
    let digits = bytes[start..].iter().take_while(|b| b.is_ascii_digit());
    let end = start + digits.count();
    let number = NUMBERS[rng.below(NUMBERS.len() as u64) as usize];
    bytes.splice(start..end, number.bytes());
}

fn swap_lines(rng: &mut Rng, bytes: &mut Vec<u8>) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    let (a, b) = (rng.below(lines.len() as u64), rng.below(lines.len() as u64));
    lines.swap(a as usize, b as usize);
    *bytes = lines.join(&b'\n');
}
