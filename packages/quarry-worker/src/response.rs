use std::fmt::Display;
use std::io::{self, Read, Write};

use crate::chunked::ChunkWriter;
use crate::headers::Headers;
use crate::json_text::json_text;
use crate::websocket::Talk;

type WriteBody = Box<dyn FnOnce(&mut dyn Read, &mut dyn Write) -> io::Result<()> + Send>;

enum Content {
    Bytes(Vec<u8>),
    Stream(WriteBody),
    /// Another protocol follows on the connection.
    Upgrade(Talk),
}

/// An answer.
pub struct Response {
    status: u16,
    headers: Headers,
    content: Content,
}

impl Response {
    /// An answer without a body.
    pub fn empty(status: u16) -> Self {
        Response {
            status,
            headers: Headers::default(),
            content: Content::Bytes(Vec::new()),
        }
    }

    pub fn bytes(content_type: &str, body: impl Into<Vec<u8>>) -> Self {
        Response {
            content: Content::Bytes(body.into()),
            ..Response::empty(200)
        }
        .with_header("content-type", content_type)
    }

    pub fn text(body: impl Into<String>) -> Self {
        Response::bytes("text/plain; charset=utf-8", body.into())
    }

    /// `body` is JSON already.
    pub fn json(body: impl Into<String>) -> Self {
        Response::bytes("application/json", body.into())
    }

    /// An error in JSON, as the API of Quarry has them.
    pub fn error(status: u16, code: &str, message: &str) -> Self {
        let (code, message) = (json_text(code), json_text(message));
        Response::json(format!("{{\"code\":{code},\"message\":{message}}}")).with_status(status)
    }

    /// A body that is written while it leaves: each `write` is sent at once.
    pub fn stream(
        content_type: &str,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()> + Send + 'static,
    ) -> Self {
        Response::piped(content_type, |_body, out| write(out))
    }

    /// A body that is written while that of the request is still read: `copy` gets the rest of the one, and what sends the other.
    pub fn piped(
        content_type: &str,
        copy: impl FnOnce(&mut dyn Read, &mut dyn Write) -> io::Result<()> + Send + 'static,
    ) -> Self {
        Response {
            content: Content::Stream(Box::new(copy)),
            ..Response::empty(200)
        }
        .with_header("content-type", content_type)
    }

    pub(crate) fn upgrade(protocol: &str, talk: Talk) -> Self {
        Response {
            content: Content::Upgrade(talk),
            ..Response::empty(101)
        }
        .with_header("upgrade", protocol)
    }

    pub fn with_status(mut self, status: u16) -> Self {
        self.status = status;
        self
    }

    /// Panics at a name or value that would break the head of the answer.
    pub fn with_header(mut self, name: &str, value: &str) -> Self {
        self.headers.set(name, value);
        self
    }

    /// Writes the answer, and gives what follows on the connection where that is another protocol. `body` is what is left of the request's.
    /// An error means that the connection is of no more use.
    pub(crate) fn send(
        self,
        body: &mut dyn Read,
        mut out: impl Write,
        how: &How,
    ) -> io::Result<Option<Talk>> {
        let mut head = format!("HTTP/1.1 {} {}\r\n", self.status, reason_of(self.status));
        let own = ["content-length", "transfer-encoding", "connection"];
        for (name, value) in self
            .headers
            .iter()
            .filter(|(name, _)| !own.contains(&name.to_lowercase().as_str()))
        {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if matches!(self.content, Content::Upgrade(_)) {
            head.push_str("connection: upgrade\r\n");
        } else if how.closes {
            head.push_str("connection: close\r\n");
        }
        let has_body = !matches!(self.status, 100..=199 | 204 | 304);
        match self.content {
            Content::Bytes(bytes) => {
                if has_body {
                    head.push_str(&format!("content-length: {}\r\n", bytes.len()));
                }
                let mut all = (head + "\r\n").into_bytes();
                if has_body && !how.is_head {
                    all.extend_from_slice(&bytes);
                }
                out.write_all(&all)?;
            }
            Content::Upgrade(talk) => {
                out.write_all((head + "\r\n").as_bytes())?;
                out.flush()?;
                return Ok(Some(talk));
            }
            Content::Stream(write) => {
                let is_chunked = has_body && !how.is_http_1_0;
                if is_chunked {
                    head.push_str("transfer-encoding: chunked\r\n");
                }
                out.write_all((head + "\r\n").as_bytes())?;
                if has_body && !how.is_head && is_chunked {
                    let mut chunks = ChunkWriter(&mut out);
                    write(body, &mut chunks)?;
                    chunks.finish()?;
                } else if has_body && !how.is_head {
                    write(body, &mut out)?;
                }
            }
        }
        out.flush()?;
        Ok(None)
    }

    /// Whether only the end of the connection can tell where the body ends.
    pub(crate) fn needs_close(&self, is_http_1_0: bool) -> bool {
        is_http_1_0 && matches!(self.content, Content::Stream(_))
    }
}

/// What the request says of how it is answered.
pub(crate) struct How {
    pub is_head: bool,
    pub is_http_1_0: bool,
    pub closes: bool,
}

/// What a handler may return. An error becomes a 500 and a line on stderr.
pub trait IntoResponse {
    fn into_response(self) -> Response;
}

impl IntoResponse for Response {
    fn into_response(self) -> Response {
        self
    }
}

impl IntoResponse for &str {
    fn into_response(self) -> Response {
        Response::text(self)
    }
}

impl IntoResponse for String {
    fn into_response(self) -> Response {
        Response::text(self)
    }
}

impl<R: IntoResponse, E: Display> IntoResponse for Result<R, E> {
    fn into_response(self) -> Response {
        match self {
            Ok(answer) => answer.into_response(),
            Err(error) => {
                eprintln!("a handler failed: {error}");
                Response::error(500, "worker_failed", "The worker failed to answer this.")
            }
        }
    }
}

fn reason_of(status: u16) -> &'static str {
    match status {
        101 => "Switching Protocols",
        200 => "OK",
        201 => "Created",
        202 => "Accepted",
        204 => "No Content",
        301 => "Moved Permanently",
        302 => "Found",
        303 => "See Other",
        304 => "Not Modified",
        400 => "Bad Request",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        409 => "Conflict",
        413 => "Content Too Large",
        426 => "Upgrade Required",
        429 => "Too Many Requests",
        500 => "Internal Server Error",
        503 => "Service Unavailable",
        _ => "",
    }
}
