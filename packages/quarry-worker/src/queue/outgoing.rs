use std::time::Duration;

use crate::json_text::json_text;
use crate::sha1::base64;

/// A message to send.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// As JSON.
    body: String,
    content_type: &'static str,
    delay: Duration,
}

impl Outgoing {
    /// `text` is JSON already.
    pub fn json(text: impl Into<String>) -> Self {
        Outgoing::of(text.into(), "json")
    }

    pub fn text(text: &str) -> Self {
        Outgoing::of(json_text(text), "text")
    }

    pub fn bytes(bytes: &[u8]) -> Self {
        Outgoing::of(format!("\"{}\"", base64(bytes)), "bytes")
    }

    /// Delivered that much later, up to 24 hours, in whole seconds.
    pub fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    fn of(body: String, content_type: &'static str) -> Self {
        Outgoing {
            body,
            content_type,
            delay: Duration::ZERO,
        }
    }

    pub(super) fn fields(&self) -> String {
        let Outgoing {
            body,
            content_type,
            delay,
        } = self;
        let seconds = delay.as_secs();
        format!("\"body\":{body},\"contentType\":\"{content_type}\",\"delaySeconds\":{seconds}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_what_it_is() {
        for (message, fields) in [
            (
                Outgoing::json("{\"a\":1}"),
                r#""body":{"a":1},"contentType":"json","delaySeconds":0"#,
            ),
            (
                Outgoing::text("a\"").after(Duration::from_secs(60)),
                r#""body":"a\"","contentType":"text","delaySeconds":60"#,
            ),
            (
                Outgoing::bytes(b"\x00ab"),
                r#""body":"AGFi","contentType":"bytes","delaySeconds":0"#,
            ),
        ] {
            assert_eq!(message.fields(), fields);
        }
    }
}
