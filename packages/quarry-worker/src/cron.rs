use std::io;

use crate::json::Json;
use crate::request::Request;
use crate::router::Router;

const MOST_BYTES: usize = 64 << 10;

/// A cron trigger of this service is due.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    pub trigger: String,
    pub expression: String,
    /// When it was due, in milliseconds since 1970; later than that only where it could not be delivered before.
    pub scheduled_ms: u64,
    /// The same for the same moment of the same trigger.
    pub idempotency_key: String,
}

impl Router {
    /// Is called when the trigger is due. What it returns as an error, or panics at, is a run that failed.
    pub fn cron<F>(self, trigger: &str, handler: F) -> Self
    where
        F: Fn(&Tick) -> io::Result<()> + Send + Sync + 'static,
    {
        self.post(&format!("/.svc/cron/{trigger}"), move |request| {
            handler(&tick_of(request)?).map(|()| "done")
        })
    }
}

fn tick_of(request: &mut Request<'_>) -> io::Result<Tick> {
    let idempotency_key = request.header("idempotency-key").unwrap_or("").to_owned();
    let body = Json::parse(&request.text(MOST_BYTES)?)?;
    let text = |name| body.get(name).and_then(Json::text).unwrap_or("").to_owned();
    let scheduled = body.get("scheduledTime").and_then(Json::number);
    Ok(Tick {
        trigger: text("name"),
        expression: text("cronExpression"),
        scheduled_ms: scheduled.unwrap_or(0.0) as u64,
        idempotency_key,
    })
}
