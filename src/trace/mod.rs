//! What a run leaves behind: the event log, the recorded tree, time series, replay to any moment.
