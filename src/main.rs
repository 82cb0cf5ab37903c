//! Command line → window or command.

use std::process::ExitCode;

fn main() -> ExitCode {
    yomiki::cli::main()
}
