use std::cell::RefCell;
use std::fmt::Arguments;
use std::io::{self, Write};

use crate::json_text::json_text;

thread_local! {
    /// Id of the request that this thread answers just now; empty outside of one.
    static REQUEST_ID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// From here on this thread answers that request.
pub(crate) fn begin_request(id: &str) {
    REQUEST_ID.with(|own| {
        let mut own = own.borrow_mut();
        own.clear();
        own.push_str(id);
    });
}

/// Writes a line of the service's log: as JSON, so that it can say of which level and request it is.
///
/// The macros `log!`, `println!` and `eprintln!` of this crate call it.
pub fn write_log(level: &str, text: Arguments) {
    let line = line_of(level, text);
    // Whoever reads it may be gone, which is no reason to end.
    let _ = io::stdout().lock().write_all(line.as_bytes());
}

fn line_of(level: &str, text: Arguments) -> String {
    let text = json_text(&text.to_string());
    let id = REQUEST_ID
        .try_with(|own| own.borrow().clone())
        .unwrap_or_default();
    let level = json_text(level);
    match id.as_str() {
        "" => format!("{{\"level\":{level},\"message\":{text}}}\n"),
        id => {
            let id = json_text(id);
            format!("{{\"level\":{level},\"requestId\":{id},\"message\":{text}}}\n")
        }
    }
}

/// Writes a line of the service's log, with the request that the handler answers: `log!("warn", "{n} entries")`.
///
/// Levels are `debug`, `info`, `warn` and `error`.
#[macro_export]
macro_rules! log {
    ($level:expr, $($text:tt)+) => {
        $crate::write_log($level, ::std::format_args!($($text)+))
    };
}

/// `println!` that says in the log of which request the line is; `use quarry_worker::println;` puts it in place of the usual one.
#[macro_export]
macro_rules! println {
    () => { $crate::log!("info", "") };
    ($($text:tt)+) => { $crate::log!("info", $($text)+) };
}

/// `eprintln!` that says in the log of which request the line is; `use quarry_worker::eprintln;` puts it in place of the usual one.
#[macro_export]
macro_rules! eprintln {
    () => { $crate::log!("error", "") };
    ($($text:tt)+) => { $crate::log!("error", $($text)+) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_of_which_request_it_is() {
        assert_eq!(
            line_of("info", format_args!("a \"{}\"", 1)),
            "{\"level\":\"info\",\"message\":\"a \\\"1\\\"\"}\n"
        );
        begin_request("r1");
        assert_eq!(
            line_of("warn", format_args!("two\nlines")),
            "{\"level\":\"warn\",\"requestId\":\"r1\",\"message\":\"two\\nlines\"}\n"
        );
        begin_request("");
        assert!(!line_of("info", format_args!("x")).contains("requestId"));
    }
}
