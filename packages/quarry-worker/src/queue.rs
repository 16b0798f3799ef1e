mod batch;
mod outgoing;

use std::io;

use crate::api::Api;
use crate::environment;
use crate::json::Json;
use crate::json_text::json_text;

pub use batch::{each_message, whole_batch, QueueBatch, QueueMessage, Retry};
pub use outgoing::Outgoing;

/// A queue of this service. What is sent is stored once `send` returns, and comes to `/.svc/queues/<name>` of a worker.
///
/// ```no_run
/// use quarry_worker::{Outgoing, Queue};
///
/// let mails = Queue::named("mails")?;
/// mails.send(Outgoing::json(r#"{"to":"ada@example.com"}"#))?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Queue {
    api: Api,
    queue: String,
}

impl Queue {
    /// By its name in service.toml. An error where this service has none of that name.
    pub fn named(name: &str) -> io::Result<Self> {
        let id = environment::resource("queue", name).ok_or_else(|| {
            let text = format!(
                "This service has no queue {name}: declare it in service.toml, or make it with `quarry queues create`."
            );
            io::Error::new(io::ErrorKind::NotFound, text)
        })?;
        Ok(Queue::new(Api::from_environment()?, &id))
    }

    /// `queue` is an id or a name.
    pub fn new(api: Api, queue: &str) -> Self {
        Queue {
            api,
            queue: queue.to_owned(),
        }
    }

    /// Returns the id of the message.
    pub fn send(&self, message: Outgoing) -> io::Result<String> {
        self.call("", &format!("{{{}}}", message.fields()))
            .and_then(|sent| id_of(sent.get("id")))
    }

    /// The same, which sends nothing where this was called with the same key within 24 hours.
    pub fn send_once(&self, key: &str, message: Outgoing) -> io::Result<String> {
        let key = json_text(key);
        self.call(
            "",
            &format!("{{\"idempotencyKey\":{key},{}}}", message.fields()),
        )
        .and_then(|sent| id_of(sent.get("id")))
    }

    /// Sends up to 100, all of them or none. Returns their ids.
    pub fn send_batch(
        &self,
        messages: impl IntoIterator<Item = Outgoing>,
    ) -> io::Result<Vec<String>> {
        let objects: Vec<_> = messages
            .into_iter()
            .map(|one| format!("{{{}}}", one.fields()))
            .collect();
        let body = format!("{{\"messages\":[{}]}}", objects.join(","));
        let sent = self.call("/batch", &body)?;
        let ids = sent.get("ids").map_or(&[][..], Json::items);
        ids.iter().map(|id| id_of(Some(id))).collect()
    }

    fn call(&self, end: &str, body: &str) -> io::Result<Json> {
        let path = format!("/queues/{}/messages{end}", self.queue);
        let answer = self.api.call("POST", &path, Some(body.as_bytes()))?;
        if answer.is_good() {
            return Json::parse(&answer.text());
        }
        let text = format!("The API answered {}: {}", answer.status, answer.text());
        Err(io::Error::other(text))
    }
}

fn id_of(said: Option<&Json>) -> io::Result<String> {
    said.and_then(Json::text)
        .map(str::to_owned)
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "The API names no message."))
}
