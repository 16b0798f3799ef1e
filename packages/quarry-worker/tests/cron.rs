use std::io;
use std::sync::{Arc, Mutex};

use quarry_worker::{Client, Router, Tick};

#[test]
fn a_tick_comes_to_the_handler_of_its_trigger() {
    let seen: Arc<Mutex<Vec<Tick>>> = Arc::default();
    let ticks = Arc::clone(&seen);
    let client = Client::of(Router::new().cron("cleanup", move |tick| {
        ticks.lock().unwrap().push(tick.clone());
        if tick.scheduled_ms == 1 {
            return Err(io::Error::other("no luck"));
        }
        Ok(())
    }));
    let body = r#"{"name":"cleanup","cronExpression":"0 3 * * *","scheduledTime":1767236400000}"#;
    assert_eq!(client.post("/.svc/cron/cleanup", body).status, 200);
    let tick = Tick {
        trigger: "cleanup".to_owned(),
        expression: "0 3 * * *".to_owned(),
        scheduled_ms: 1_767_236_400_000,
        idempotency_key: String::new(),
    };
    assert_eq!(*seen.lock().unwrap(), [tick]);
    let failing = r#"{"name":"cleanup","scheduledTime":1}"#;
    assert_eq!(client.post("/.svc/cron/cleanup", failing).status, 500);
    assert_eq!(client.post("/.svc/cron/cleanup", "no JSON").status, 500);
    assert_eq!(client.post("/.svc/cron/other", body).status, 404);
}
