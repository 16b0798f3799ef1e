//! The worker that benches load: it answers a kilobyte.

use quarry_worker::Router;

fn main() {
    let kilobyte = "k".repeat(1024);
    Router::new()
        .get("/api/health", |_| "ok")
        .get("/api/kilobyte", move |_| kilobyte.clone())
        .serve();
}
