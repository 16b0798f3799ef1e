//! The worker that benches load: it answers a kilobyte, and takes what queues deliver.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use quarry_worker::{Request, Router};

/// When the last delivery came, in microseconds since 1970.
static ARRIVED: AtomicU64 = AtomicU64::new(0);

fn main() {
    let kilobyte = "k".repeat(1024);
    Router::new()
        .get("/api/health", |_| "ok")
        .get("/api/kilobyte", move |_| kilobyte.clone())
        .get("/api/arrived", |_| {
            ARRIVED.load(Ordering::SeqCst).to_string()
        })
        .post("/.svc/queues/{queue}", |request: &mut Request<'_>| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            ARRIVED.store(
                now.map_or(0, |since| since.as_micros() as u64),
                Ordering::SeqCst,
            );
            request.bytes(64 << 20).map(|_| "")
        })
        .serve();
}
