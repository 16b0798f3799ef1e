//! What the platform delivers: kept as it came, and answered as a test wants it.

use std::collections::HashMap;
use std::io;
use std::sync::{LazyLock, Mutex};
use std::thread;
use std::time::Duration;

use quarry_worker::{Api, Request, Response, Router};

const MOST_BYTES: usize = 64 << 20;

#[derive(Default)]
struct Deliveries {
    /// Bodies, by queue.
    seen: HashMap<String, Vec<String>>,
    /// Status and body, by queue.
    answers: HashMap<String, (u16, String)>,
}

static DELIVERIES: LazyLock<Mutex<Deliveries>> = LazyLock::new(Mutex::default);

pub fn routes(router: Router) -> Router {
    router
        .post("/.svc/queues/{queue}", deliver)
        .get("/api/delivered/{queue}", |request| {
            let deliveries = DELIVERIES.lock().unwrap();
            let seen = deliveries.seen.get(request.param("queue"));
            Response::json(format!("[{}]", seen.cloned().unwrap_or_default().join(",")))
        })
        .post("/api/answer/{queue}", |request| {
            let query = request.query();
            let status = query.get("status").and_then(|text| text.parse().ok());
            let answer = (status.unwrap_or(200), query.get("text").unwrap_or("").to_owned());
            let queue = request.param("queue").to_owned();
            DELIVERIES.lock().unwrap().answers.insert(queue, answer);
            "noted"
        })
}

fn deliver(request: &mut Request) -> io::Result<Response> {
    let body = request.text(MOST_BYTES)?;
    let queue = request.param("queue").to_owned();
    // Handed on with the worker's own token: what a killed worker has seen is known all the same.
    if queue == "handed-on" {
        let sent = format!("{{\"body\":{}}}", body);
        let answer = Api::from_environment()?.call("POST", "/queues/seen/messages", Some(sent.as_bytes()))?;
        return Ok(Response::empty(if answer.is_good() { 200 } else { 500 }));
    }
    let (status, text) = {
        let mut deliveries = DELIVERIES.lock().unwrap();
        deliveries.seen.entry(queue.clone()).or_default().push(body);
        deliveries.answers.get(&queue).cloned().unwrap_or((200, String::new()))
    };
    match status {
        0 => std::process::abort(),
        1 => panic!("no luck with a batch"),
        2 => thread::sleep(Duration::from_secs(3600)),
        _ => (),
    }
    Ok(Response::text(text).with_status(status))
}
