//! Bare trees and AND/OR graphs: written out, or random from a seed.
