//! Keeps notes, and removes every night those that are older than a day.

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use quarry_worker::{log, Kv, Request, Router, Tick};

const DAY_MS: u64 = 86_400_000;
const MOST_BYTES: usize = 10_000;

fn main() {
    Router::new()
        .get("/api/health", |_| "ok")
        .get("/api/notes", |_| list())
        .post("/api/notes", add)
        .cron("cleanup", clean_up)
        .serve();
}

/// Keys begin with the time, so that the oldest come first.
fn add(request: &mut Request) -> io::Result<String> {
    let text = request.text(MOST_BYTES)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let key = format!("{:013}-{}", now.as_millis(), now.subsec_nanos());
    Kv::named("notes")?.put(&key, text.as_bytes())?;
    Ok(key)
}

fn list() -> io::Result<String> {
    let keys = Kv::named("notes")?.list("", None)?.keys;
    let names: Vec<String> = keys.into_iter().map(|key| key.name).collect();
    Ok(names.join("\n"))
}

/// A second tick of the same time finds nothing left to do.
fn clean_up(tick: &Tick) -> io::Result<()> {
    let notes = Kv::named("notes")?;
    let oldest = format!("{:013}", tick.scheduled_ms.saturating_sub(DAY_MS));
    loop {
        let keys = notes.list("", None)?.keys;
        let old: Vec<&str> = keys
            .iter()
            .map(|key| key.name.as_str())
            .take_while(|name| *name < oldest.as_str())
            .collect();
        if old.is_empty() {
            return Ok(());
        }
        if let Some(failure) = notes.delete_many(&old)?.first() {
            return Err(io::Error::other(format!("{failure:?}")));
        }
        log!("info", "{} notes are removed", old.len());
    }
}
