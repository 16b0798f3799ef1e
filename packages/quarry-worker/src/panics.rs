use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

use crate::response::Response;

thread_local! {
    /// What this thread answers just now, such as `POST /api/entries`.
    static ANSWERED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// One line on stderr for each panic: where, what, and in which request.
pub(crate) fn report_panics() {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_default()
            .replace('\n', " ");
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let answered = ANSWERED
            .try_with(|own| own.borrow().clone())
            .unwrap_or_default();
        match answered.as_str() {
            "" => eprintln!("panic at {place}: {text}"),
            answered => eprintln!("panic at {place}: {text} ({answered})"),
        }
    }));
}

/// What a handler answers; a 500 when it panics.
pub(crate) fn answer_or_500(answered: String, handle: impl FnOnce() -> Response) -> Response {
    ANSWERED.with(|own| *own.borrow_mut() = answered);
    panic::catch_unwind(AssertUnwindSafe(handle)).unwrap_or_else(|_| {
        Response::error(500, "worker_panicked", "The worker failed to answer this.")
    })
}
