use std::io::{self, Read};
use std::sync::{Arc, Mutex, PoisonError};

use crate::frame::{read_frame, write_frame, FrameError, Kind, MOST_BYTES};
use crate::listener::Stream;
use crate::request::Request;
use crate::response::Response;
use crate::sha1::{base64, sha1};

const NORMAL: u16 = 1000;
const GOING_AWAY: u16 = 1001;
const NOT_UTF8: u16 = 1007;
const FAILED: u16 = 1011;

/// A whole message, however many frames it came in. At most 32 MiB.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Text(String),
    Binary(Vec<u8>),
}

impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Message::Text(text.to_owned())
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Message::Text(text)
    }
}

impl From<Vec<u8>> for Message {
    fn from(bytes: Vec<u8>) -> Self {
        Message::Binary(bytes)
    }
}

/// The other side of a WebSocket, in the thread of its connection.
///
/// ```
/// use quarry_worker::{websocket, Router};
///
/// Router::new().get("/api/echo", |request| {
///     websocket(request, |socket| {
///         while let Some(message) = socket.receive() {
///             socket.sender().send(message)?;
///         }
///         Ok(())
///     })
/// });
/// ```
pub struct WebSocket<'a> {
    reader: &'a mut dyn Read,
    sender: Sender,
    close_code: Option<u16>,
}

/// Sends over a WebSocket, from any thread.
#[derive(Clone)]
pub struct Sender(Arc<Mutex<Out>>);

struct Out {
    stream: Arc<Stream>,
    /// Nothing follows a close.
    is_closed: bool,
}

pub(crate) type Talk = Box<dyn FnOnce(&mut WebSocket<'_>) -> io::Result<()> + Send>;

/// Agrees to a WebSocket, and calls `talk` with it once the answer has left; 426 to a request that asks for none. A panic or an error of
/// `talk` closes the socket with 1011 and is a line on stderr, its end with 1000.
pub fn websocket(
    request: &Request<'_>,
    talk: impl FnOnce(&mut WebSocket<'_>) -> io::Result<()> + Send + 'static,
) -> Response {
    let headers = request.headers();
    let key = headers.get("sec-websocket-key").unwrap_or("");
    let asks = request.method() == "GET"
        && headers.has_word("upgrade", "websocket")
        && headers.has_word("connection", "upgrade");
    if !asks || key.len() != 24 || headers.get("sec-websocket-version") != Some("13") {
        return Response::error(
            426,
            "upgrade_required",
            "This path answers WebSockets of version 13.",
        )
        .with_header("upgrade", "websocket")
        .with_header("sec-websocket-version", "13");
    }
    let accept = base64(&sha1(
        format!("{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11").as_bytes(),
    ));
    Response::upgrade("websocket", Box::new(talk)).with_header("sec-websocket-accept", &accept)
}

impl<'a> WebSocket<'a> {
    pub(crate) fn new(reader: &'a mut dyn Read, stream: Arc<Stream>) -> Self {
        let sender = Sender(Arc::new(Mutex::new(Out {
            stream,
            is_closed: false,
        })));
        WebSocket {
            reader,
            sender,
            close_code: None,
        }
    }

    /// The next message; None once the socket is closed. Pings are answered meanwhile.
    pub fn receive(&mut self) -> Option<Message> {
        if self.close_code.is_some() {
            return None;
        }
        match self.next_message() {
            Ok(message) => Some(message),
            Err(FrameError::Gone) => {
                // The worker ends, or the other side is gone and hears nothing.
                self.sender.close(GOING_AWAY, "");
                self.close_code.get_or_insert(1006);
                None
            }
            Err(FrameError::Broken(code, reason)) => {
                self.sender.close(code, reason);
                self.close_code = Some(code);
                None
            }
        }
    }

    /// What the other side said when it closed the socket: 1005 for nothing, 1006 where it is just gone; None while it is open.
    pub fn close_code(&self) -> Option<u16> {
        self.close_code
    }

    pub fn sender(&self) -> Sender {
        self.sender.clone()
    }

    fn next_message(&mut self) -> Result<Message, FrameError> {
        let mut whole: Option<(Kind, Vec<u8>)> = None;
        loop {
            let so_far = whole.as_ref().map_or(0, |(_, bytes)| bytes.len());
            let frame = read_frame(&mut self.reader, MOST_BYTES - so_far)?;
            match (frame.kind, &mut whole) {
                (Kind::Ping, _) => self.sender.write(Kind::Pong, &frame.bytes)?,
                (Kind::Pong, _) => (),
                (Kind::Close, _) => return Err(self.closed(&frame.bytes)),
                (Kind::Continued, Some((_, bytes))) => bytes.extend_from_slice(&frame.bytes),
                (Kind::Text | Kind::Binary, None) => whole = Some((frame.kind, frame.bytes)),
                _ => {
                    return Err(FrameError::Broken(
                        1002,
                        "Frames of two messages are mixed.",
                    ))
                }
            }
            // A control frame may come between.
            if frame.is_last && !frame.kind.is_control() {
                if let Some((kind, bytes)) = whole.take() {
                    return message_of(kind, bytes);
                }
            }
        }
    }

    /// Answers a close with the same code.
    fn closed(&mut self, bytes: &[u8]) -> FrameError {
        let code = match bytes {
            [] => {
                self.sender.close(NORMAL, "");
                self.close_code = Some(1005);
                return FrameError::Gone;
            }
            [high, low, reason @ ..] if std::str::from_utf8(reason).is_ok() => {
                u16::from_be_bytes([*high, *low])
            }
            _ => return FrameError::Broken(1002, "What a close says is a code and a text."),
        };
        if !matches!(code, 1000..=1003 | 1007..=1014 | 3000..=4999) {
            return FrameError::Broken(1002, "This code of a close means nothing.");
        }
        self.sender.close(code, "");
        self.close_code = Some(code);
        FrameError::Gone
    }

    /// Runs what a handler wants of it.
    pub(crate) fn run(mut self, talk: Talk) {
        let talked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| talk(&mut self)));
        match talked {
            Ok(Ok(())) => self.sender.close(NORMAL, ""),
            // To somebody who has closed it nothing can be sent, which is no fault of the worker.
            Ok(Err(_)) if self.sender.is_closed() => (),
            Ok(Err(error)) => {
                eprintln!("a WebSocket failed: {error}");
                self.sender.close(FAILED, "");
            }
            Err(_) => self.sender.close(FAILED, ""),
        }
    }
}

fn message_of(kind: Kind, bytes: Vec<u8>) -> Result<Message, FrameError> {
    if kind == Kind::Binary {
        return Ok(Message::Binary(bytes));
    }
    String::from_utf8(bytes)
        .map(Message::Text)
        .map_err(|_| FrameError::Broken(NOT_UTF8, "A text is UTF-8."))
}

impl Sender {
    /// Returns once the system has taken all of it, which waits for a slow reader. An error where the socket is closed.
    pub fn send(&self, message: impl Into<Message>) -> io::Result<()> {
        match message.into() {
            Message::Text(text) => self.write(Kind::Text, text.as_bytes()),
            Message::Binary(bytes) => self.write(Kind::Binary, &bytes),
        }
    }

    pub fn ping(&self) -> io::Result<()> {
        self.write(Kind::Ping, b"")
    }

    /// Ends the socket with a code, of 1000 or 3000 to 4999, and a reason of at most 123 bytes.
    pub fn close(&self, code: u16, reason: &str) {
        let mut bytes = code.to_be_bytes().to_vec();
        bytes.extend_from_slice(reason.as_bytes());
        bytes.truncate(125);
        // One that is closed already stays so.
        let _ = self.write(Kind::Close, &bytes);
    }

    fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    fn write(&self, kind: Kind, bytes: &[u8]) -> io::Result<()> {
        let mut out = self.lock();
        if out.is_closed {
            return Err(io::ErrorKind::NotConnected.into());
        }
        let written = write_frame(&mut &*out.stream, kind, bytes);
        out.is_closed = kind == Kind::Close || written.is_err();
        written
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Out> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
