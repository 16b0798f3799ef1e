use std::fmt::Display;
use std::io;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::time::Duration;

use crate::json::Json;
use crate::json_text::json_text;
use crate::request::Request;
use crate::response::Response;
use crate::sha1::base64_decoded;

/// Of a delivery, however its messages are written down.
const MOST_BYTES: usize = 64 << 20;

/// A message that is delivered. It may come twice; its id stays the same.
#[derive(Clone, Debug, PartialEq)]
pub struct QueueMessage {
    pub id: String,
    /// When it was sent, in milliseconds since 1970.
    pub timestamp: u64,
    /// 1 for the first delivery.
    pub attempts: u32,
    /// `json`, `text` or `bytes`.
    pub content_type: String,
    pub body: Vec<u8>,
}

impl QueueMessage {
    /// An error for what is no text of UTF-8.
    pub fn text(&self) -> io::Result<&str> {
        std::str::from_utf8(&self.body)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    }

    /// An error for what is no JSON.
    pub fn json(&self) -> io::Result<Json> {
        Json::parse(self.text()?)
    }
}

/// Messages that are delivered together.
#[derive(Clone, Debug, PartialEq)]
pub struct QueueBatch {
    pub queue: String,
    pub id: String,
    pub messages: Vec<QueueMessage>,
}

/// A message is to be delivered again, as often as its queue says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Retry {
    why: String,
    after: Option<Duration>,
}

impl Retry {
    /// That much later, instead of when its queue says.
    pub fn after(delay: Duration, why: impl Display) -> Self {
        Retry {
            why: why.to_string(),
            after: Some(delay),
        }
    }
}

impl<E: Display> From<E> for Retry {
    fn from(why: E) -> Self {
        Retry {
            why: why.to_string(),
            after: None,
        }
    }
}

/// Handles the messages of a queue one by one. One at which it fails or panics is delivered again, and no other with it.
///
/// ```
/// use quarry_worker::{each_message, QueueMessage, Retry, Router};
///
/// fn send(mail: &QueueMessage) -> Result<(), Retry> {
///     let mail = mail.json()?;
///     let to = mail.get("to").and_then(|to| to.text()).ok_or("no address")?;
///     println!("a mail to {to}");
///     Ok(())
/// }
///
/// let router = Router::new().post("/.svc/queues/mails", each_message(send));
/// ```
pub fn each_message<F>(handle: F) -> impl Fn(&mut Request<'_>) -> io::Result<Response>
where
    F: Fn(&QueueMessage) -> Result<(), Retry>,
{
    whole_batch(move |batch| {
        let tried = |message| match catch_unwind(AssertUnwindSafe(|| handle(message))) {
            Ok(done) => done,
            // Its line is printed already.
            Err(_) => Err(Retry::default()),
        };
        batch.messages.iter().map(tried).collect()
    })
}

/// Handles all messages of a delivery together, and says of each in turn how it went; those it does not speak of are handled.
pub fn whole_batch<F>(handle: F) -> impl Fn(&mut Request<'_>) -> io::Result<Response>
where
    F: Fn(&QueueBatch) -> Vec<Result<(), Retry>>,
{
    move |request| {
        let batch = QueueBatch::read(&request.text(MOST_BYTES)?)?;
        let verdicts = handle(&batch);
        let retried: Vec<_> = batch
            .messages
            .iter()
            .zip(verdicts)
            .filter_map(|(message, verdict)| Some(message.again(verdict.err()?)))
            .collect();
        let verdict = format!("{{\"retryMessages\":[{}]}}", retried.join(","));
        Ok(Response::json(verdict))
    }
}

impl QueueMessage {
    fn again(&self, Retry { why, after }: Retry) -> String {
        if !why.is_empty() {
            eprintln!("{} is delivered again: {why}", self.id);
        }
        let delay = after.map_or("null".to_owned(), |delay| delay.as_secs().to_string());
        let id = json_text(&self.id);
        format!("{{\"msgId\":{id},\"delaySeconds\":{delay}}}")
    }
}

impl QueueBatch {
    fn read(text: &str) -> io::Result<Self> {
        let batch = Json::parse(text)?;
        let messages = batch.get("messages").map_or(&[][..], Json::items);
        Ok(QueueBatch {
            queue: text_in(&batch, "queue")?,
            id: text_in(&batch, "batchId")?,
            messages: messages.iter().map(message_of).collect::<io::Result<_>>()?,
        })
    }
}

fn message_of(said: &Json) -> io::Result<QueueMessage> {
    let number = |name| said.get(name).and_then(Json::number).ok_or_else(bad);
    Ok(QueueMessage {
        id: text_in(said, "id")?,
        timestamp: number("timestamp")? as u64,
        attempts: number("attempts")? as u32,
        content_type: text_in(said, "contentType")?,
        body: base64_decoded(&text_in(said, "body")?).ok_or_else(bad)?,
    })
}

fn text_in(said: &Json, name: &str) -> io::Result<String> {
    let text = said.get(name).and_then(Json::text);
    text.map(str::to_owned).ok_or_else(bad)
}

fn bad() -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        "This is no delivery of a queue.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::Client;
    use crate::router::Router;

    const BATCH: &str = r#"{"queue":"mails","batchId":"b","messages":[
        {"id":"msg_1","timestamp":1767225600000,"attempts":1,"contentType":"json","body":"eyJ0byI6ImEifQ=="},
        {"id":"msg_2","timestamp":1767225600000,"attempts":3,"contentType":"text","body":"cGFuaWM="},
        {"id":"msg_3","timestamp":1767225600000,"attempts":1,"contentType":"text","body":"bGF0ZXI="}],"metadata":{}}"#;

    fn handle(message: &QueueMessage) -> Result<(), Retry> {
        match message.text()? {
            "panic" => panic!("poison"),
            "later" => Err(Retry::after(Duration::from_secs(9), "not now")),
            _ => Ok(assert_eq!(
                message.json()?.get("to").unwrap().text(),
                Some("a")
            )),
        }
    }

    #[test]
    fn one_that_fails_is_delivered_again_and_no_other() {
        let client = Client::of(Router::new().post("/.svc/queues/mails", each_message(handle)));
        let answer = client.post("/.svc/queues/mails", BATCH);
        assert_eq!(
            (answer.status, answer.text()),
            (
                200,
                r#"{"retryMessages":[{"msgId":"msg_2","delaySeconds":null},{"msgId":"msg_3","delaySeconds":9}]}"#
            )
        );
        assert_eq!(client.post("/.svc/queues/mails", "{}").status, 500);
    }
}
