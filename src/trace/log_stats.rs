//! What a log alone tells of its run: counts and curves of a search that was not watched while it
//! ran. There are no times in a log, and no bytes.

use super::event::{Event, Kind, NodeId};
use super::method::Method;
use super::moment::Moment;
use super::record::Record;
use super::series::Series;
use crate::problem::Bounds;
use crate::search::{Counts, Gauges, Stats};

/// A run by its events.
#[derive(Debug)]
pub struct LogStats {
    pub counts: Counts,
    pub series: Series,
    /// The last word on the root, if the log has one.
    pub done: Option<Bounds>,
}

/// Events after which `go_on` is asked again.
const A_STRETCH: usize = 1 << 12;
/// Steps of the way to the root that one event pays for: a path of a million nodes is not walked
/// for every sample.
const STEPS_AN_EVENT: u64 = 16;

/// Goes through the log once. `go_on` hears how many events are done and says whether anybody still
/// wants to know.
pub fn stats_of_log(
    record: &Record,
    method: Method,
    mut go_on: impl FnMut(usize) -> bool,
) -> Option<LogStats> {
    let mut moment = Moment::new();
    let mut series = Series::new();
    let mut waiting = Waiting::default();
    let mut look = |moment: &Moment, waiting: &Waiting| {
        let stats = stats(moment, record, method, waiting);
        series.push(0.0, moment.now.events as u64, &stats);
        let depth = record.nodes.depth(moment.now.current);
        (
            moment.tally().nodes().saturating_add(series.stride()),
            moment.now.events as u64 + u64::from(depth) / STEPS_AN_EVENT,
        )
    };
    let mut due = look(&moment, &waiting);
    for (i, event) in record.log.range(0, record.log.len()).enumerate() {
        if i.is_multiple_of(A_STRETCH) && !go_on(i) {
            return None;
        }
        waiting.apply(&mut moment, record, event);
        // As a sampler does it: only as often as there are buckets.
        if moment.tally().nodes() >= due.0 && moment.now.events as u64 >= due.1 {
            due = look(&moment, &waiting);
        }
    }
    look(&moment, &waiting);
    Some(LogStats {
        counts: counts(&moment),
        series,
        done: moment.now.done,
    })
}

/// How many children of every node are generated and wait to be searched, kept up to date event by
/// event: counting them anew for every sample would take time for all of a wide node's children.
#[derive(Default)]
struct Waiting(Vec<u32>);

impl Waiting {
    fn apply(&mut self, moment: &mut Moment, record: &Record, event: &Event) {
        let nodes = &record.nodes;
        self.0.resize(nodes.len(), 0);
        let node = event.node;
        let known = nodes.contains(node);
        let waited = known && moment.is_waiting(node);
        moment.apply(nodes, std::slice::from_ref(event));
        if !known {
            return;
        }
        let parent = nodes.parent(node);
        let waits = moment.is_waiting(node);
        if parent.is_some() && waited != waits {
            let count = &mut self.0[parent.index()];
            *count = count.saturating_add_signed(if waits { 1 } else { -1 });
        }
        if event.kind == Kind::Expand && event.first_child().is_some() {
            self.0[node.index()] = event.count();
        }
    }

    fn below(&self, node: NodeId) -> u64 {
        self.0.get(node.index()).map_or(0, |&count| count.into())
    }
}

/// Whoever counts more does not mean it; sums of less cannot overflow.
const MOST: u64 = 1 << 60;

fn counts(moment: &Moment) -> Counts {
    let tally = moment.tally();
    Counts {
        visits: tally.visits,
        // Whether what was only counted were leaves is not told.
        inner_visits: tally.inner_visits + tally.hidden.min(MOST),
        max_open: (tally.max_open > 0).then_some(tally.max_open),
        max_cells: (tally.max_open > 0).then_some(tally.max_held),
        ..Counts::default()
    }
}

fn stats(moment: &Moment, record: &Record, method: Method, waiting: &Waiting) -> Stats {
    let by_numbers = matches!(method, Method::Numbers(_));
    let (open, cells) = match method {
        Method::Bounds(_) | Method::States(_) => (moment.tally().open, moment.tally().held),
        _ => moment.sums_along_the_path(&record.nodes, |node| waiting.below(node)),
    };
    let known = moment.root();
    let threshold = moment.now.iteration.map(|(_, threshold)| threshold);
    let gamma = moment.now.gamma.filter(|gamma| gamma.is_finite());
    Stats {
        counts: counts(moment),
        now: Gauges {
            open,
            cells,
            root: if by_numbers { Bounds::UNKNOWN } else { known },
            root_numbers: by_numbers.then_some(known),
            threshold: (gamma.map(|gamma| gamma.get()).or(threshold)).map(i64::from),
            ..Gauges::default()
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::platform::thread_seconds;
    use crate::problem::{Move, Player, Position, Problem, Value};
    use crate::search::catalogue::{self, AlgorithmConfig};
    use crate::search::{SearchContext, SearchEvent};
    use crate::trace::{Gauge, Recorder};

    #[test]
    fn a_log_tells_the_counts_and_the_greatest_open_of_its_search() {
        for id in ["alpha-beta", "sss"] {
            let position = Position::Tree("random:seed=5,depth=5,branching=3".parse().unwrap());
            let mut tree = Problem::new(position).tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let choice = AlgorithmConfig::new(id);
            let plan = choice.prepare().unwrap();
            let report = catalogue::run(
                &mut tree,
                &plan,
                &mut SearchContext::unlimited(),
                &mut recorder,
            );
            let record = recorder.finish();
            let method = Method::of(&choice, &record.log);
            let told = stats_of_log(&record, method, |_| true).unwrap();
            assert_eq!(told.counts.visits, report.counts.visits, "{id}");
            assert_eq!(told.counts.nodes(), report.counts.nodes(), "{id}");
            assert_eq!(told.done, Some(report.bounds), "{id}");
            let spans = told.series.buckets().iter();
            let most = spans.filter_map(|b| b.span(Gauge::Open)).map(|s| s.max);
            assert!(most.max().unwrap() > 0, "{id}");
        }
    }

    #[test]
    fn what_waits_on_the_path_is_counted_as_a_look_at_all_children_would() {
        for id in ["alpha-beta", "nega-scout", "mtdf", "iterative-deepening"] {
            let position = Position::Tree("random:seed=9,depth=4,branching=1..5".parse().unwrap());
            let mut tree = Problem::new(position).tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let plan = AlgorithmConfig::new(id).prepare().unwrap();
            catalogue::run(
                &mut tree,
                &plan,
                &mut SearchContext::unlimited(),
                &mut recorder,
            );
            let record = recorder.finish();
            let (mut moment, mut waiting) = (Moment::new(), Waiting::default());
            for event in record.log.range(0, record.log.len()) {
                waiting.apply(&mut moment, &record, event);
                let kept = moment.sums_along_the_path(&record.nodes, |node| waiting.below(node));
                assert_eq!(kept, moment.path_open_and_cells(&record.nodes), "{id}");
            }
        }
    }

    #[test]
    fn whoever_no_longer_wants_to_know_is_told_nothing() {
        let record = wide(100);
        let method = Method::of(&AlgorithmConfig::new("theirs"), &record.log);
        assert!(stats_of_log(&record, method, |_| true).is_some());
        assert!(stats_of_log(&record, method, |_| false).is_none());
    }

    /// A root with so many children, each of which is evaluated.
    fn wide(children: u32) -> Record {
        let mut record = Record::default();
        let root = record.nodes.add_root(Player::Max);
        let moves: Vec<Move> = (0..children).map(Move).collect();
        let first = record.nodes.add_children(root, Player::Max, &moves);
        let expand = Event::expand(0, 0, root, Player::Max, first, children);
        record.log.push(expand);
        for child in record.nodes.children(root) {
            let event = SearchEvent::Eval(Value::new(1));
            record.log.push(Event::new(0, 0, child, event));
        }
        record
    }

    #[test]
    fn the_time_grows_with_the_events_not_with_a_nodes_width_too() {
        let record = wide(200_000);
        let method = Method::of(&AlgorithmConfig::new("theirs"), &record.log);
        let since = thread_seconds();
        let told = stats_of_log(&record, method, |_| true).unwrap();
        let took = thread_seconds() - since;
        // Looking along all children for every sample took a hundred times as long.
        assert!(took < 5.0, "{took} s");
        assert_eq!(told.counts.visits, 200_000);
    }
}
