//! Counts the visits of pages in KV: each one once, however many come at the same time, and over every restart.

use std::io;

use quarry_worker::{json_text, Kv, Request, Response, Router};

fn main() {
    Router::new()
        .get("/api/health", |_| "ok")
        .get("/api/visits", |_| list())
        .post("/api/visits/{page}", |request| visit(request))
        .serve();
}

fn visit(request: &mut Request) -> io::Result<Response> {
    let visits = Kv::named("visits")?;
    let key = format!("page/{}", request.param("page"));
    let count = visits.update(&key, |before| {
        let text = String::from_utf8_lossy(before.unwrap_or(b"0"));
        let count: u64 = text.parse().unwrap_or(0);
        (count + 1).to_string().into_bytes()
    })?;
    Ok(Response::json(String::from_utf8_lossy(&count)))
}

/// Pages with their counts.
fn list() -> io::Result<Response> {
    let visits = Kv::named("visits")?;
    let found = visits.list("page/", None)?.keys;
    let keys: Vec<&str> = found
        .iter()
        .take(100)
        .map(|key| key.name.as_str())
        .collect();
    if keys.is_empty() {
        return Ok(Response::json("{}"));
    }
    let counts = visits.get_many(&keys)?;
    let fields: Vec<String> = keys
        .iter()
        .zip(counts)
        .filter_map(|(key, count)| Some(format!("{}:{}", json_text(key), count?)))
        .collect();
    Ok(Response::json(format!("{{{}}}", fields.join(","))))
}
