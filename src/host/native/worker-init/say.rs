//! Why a worker does not run, for its log.

use crate::sys::{call, exit, WRITE};
use crate::text::Text;

/// Of this program, not of the worker.
const FAILED: i32 = 125;

pub fn fail(what: &str, error: isize) -> ! {
    let mut line = Text::<160>::new();
    line.add(b"the worker is not started: cannot ");
    line.add(what.as_bytes());
    line.add(b" (error ");
    line.add_number(error as u64);
    line.add(b")\n");
    let text = line.bytes();
    call(WRITE, [2, text.as_ptr() as usize, text.len(), 0, 0, 0]);
    exit(FAILED)
}
