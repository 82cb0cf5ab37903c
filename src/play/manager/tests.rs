//! Managers with a simulated clock.
