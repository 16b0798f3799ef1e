//! The worker of this service: it answers every path under /api/.

use std::io;
use std::sync::{Arc, Mutex};

use quarry_worker::{json_text, println, Request, Response, Router};

/// The longest form that is read.
const MOST_BYTES: usize = 4096;

/// What visitors wrote. It is kept in memory, so it is gone when the worker stops.
type Entries = Arc<Mutex<Vec<String>>>;

fn main() {
    routes().serve();
}

fn routes() -> Router {
    let entries = Entries::default();
    let written = entries.clone();
    Router::new()
        .get("/api/health", |_| "ok")
        .get("/api/entries", move |_| list(&entries))
        .post("/api/entries", move |request| add(&written, request))
}

fn list(entries: &Entries) -> Response {
    let entries = entries.lock().unwrap();
    let texts: Vec<String> = entries.iter().map(|text| json_text(text)).collect();
    Response::json(format!("{{\"entries\":[{}]}}", texts.join(",")))
}

/// Takes a form with the field `text`, as the page and `curl -d text=hello` send it.
fn add(entries: &Entries, request: &mut Request) -> io::Result<Response> {
    let form = request.form(MOST_BYTES)?;
    let text = form.get("text").unwrap_or("").trim();
    if text.is_empty() {
        return Ok(Response::error(
            400,
            "text_missing",
            "Write something first.",
        ));
    }
    // Each line that a worker prints is in `quarry logs`; this println says of which request it is, too.
    println!("new entry: {text}");
    entries.lock().unwrap().push(text.to_owned());
    Ok(Response::empty(201))
}

#[cfg(test)]
mod tests {
    use super::*;
    use quarry_worker::Client;

    #[test]
    fn keeps_what_visitors_write() {
        let client = Client::of(routes());
        assert_eq!(client.get("/api/health").text(), "ok");
        assert_eq!(
            client.post("/api/entries", "text=Hello+%22Ada%22").status,
            201
        );
        assert_eq!(
            client.get("/api/entries").text(),
            r#"{"entries":["Hello \"Ada\""]}"#
        );
    }

    #[test]
    fn refuses_an_empty_entry() {
        let client = Client::of(routes());
        assert_eq!(client.post("/api/entries", "text=+").status, 400);
        assert_eq!(client.get("/api/entries").text(), r#"{"entries":[]}"#);
    }
}
