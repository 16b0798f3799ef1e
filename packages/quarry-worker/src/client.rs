use crate::body::Body;
use crate::head::{Framing, Head};
use crate::headers::Headers;
use crate::panics::answer_or_500;
use crate::request::Request;
use crate::response::How;
use crate::router::Router;

/// Calls a router without a socket, in tests of a worker.
///
/// ```
/// use quarry_worker::{Client, Router};
///
/// let client = Client::of(Router::new().get("/api/health", |_| "ok"));
/// assert_eq!(client.get("/api/health").text(), "ok");
/// ```
pub struct Client(Router);

/// What a router has answered.
pub struct Answer {
    pub status: u16,
    /// Whole, with the head.
    message: String,
}

impl Answer {
    /// The body. One that is streamed has its chunks in it.
    pub fn text(&self) -> &str {
        self.message
            .split_once("\r\n\r\n")
            .map_or("", |(_, body)| body)
    }
}

impl Client {
    pub fn of(router: Router) -> Self {
        Client(router)
    }

    pub fn get(&self, target: &str) -> Answer {
        self.call("GET", target, "")
    }

    pub fn post(&self, target: &str, body: &str) -> Answer {
        self.call("POST", target, body)
    }

    pub fn call(&self, method: &str, target: &str, body: &str) -> Answer {
        let framing = Framing::Length(body.len() as u64);
        let head = Head {
            method: method.to_owned(),
            target: target.to_owned(),
            is_http_1_0: false,
            headers: Headers::default(),
            framing,
        };
        let mut reader = body.as_bytes();
        let mut request = Request::new(head, Body::new(&mut reader, framing));
        let response = answer_or_500(format!("{method} {target}"), || self.0.answer(&mut request));
        let mut sent = Vec::new();
        let how = How {
            is_head: method == "HEAD",
            is_http_1_0: false,
            closes: false,
        };
        response
            .send(&mut request, &mut sent, &how)
            .expect("the body of the answer broke off");
        let message = String::from_utf8_lossy(&sent).into_owned();
        let status = message.split(' ').nth(1).and_then(|text| text.parse().ok());
        Answer {
            status: status.expect("an answer has a status"),
            message,
        }
    }
}
