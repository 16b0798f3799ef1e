use std::io::{BufReader, Write};
use std::sync::Arc;

use crate::body::Body;
use crate::head::{read_head, Head, HeadError};
use crate::listener::Stream;
use crate::log::begin_request;
use crate::panics::answer_or_500;
use crate::request::Request;
use crate::response::{How, Response};
use crate::router::Router;
use crate::server::Connections;
use crate::websocket::{Talk, WebSocket};

/// What a handler leaves of a body is read up to here, so that the connection can be used again.
const MOST_SKIPPED: u64 = 256 * 1024;

/// Answers the requests of a connection, one after the other.
pub(crate) fn serve_connection(
    router: &Router,
    connections: &Connections,
    id: u64,
    stream: &Arc<Stream>,
) {
    let mut reader = BufReader::new(&**stream);
    loop {
        let head = match read_head(&mut reader) {
            Ok(head) => head,
            Err(HeadError::End | HeadError::Io) => return,
            Err(HeadError::Bad(status, text)) => {
                let how = How {
                    is_head: false,
                    is_http_1_0: false,
                    closes: true,
                };
                // Whether it can be told or not, the connection ends.
                let refused = Response::error(status, "bad_request", text);
                let _ = refused.send(&mut std::io::empty(), &**stream, &how);
                return;
            }
        };
        connections.set_busy(id, true);
        let next = answer(router, connections, head, &mut reader, stream);
        // A WebSocket is idle, too: at the end of the worker it is closed.
        let may_follow = connections.set_busy(id, false);
        match next {
            Next::Request if may_follow => (),
            Next::Talk(talk) => {
                if !may_follow {
                    stream.end_reading();
                }
                return WebSocket::new(&mut reader, stream.clone()).run(talk);
            }
            _ => return,
        }
    }
}

/// What follows an answer on its connection.
enum Next {
    Request,
    Talk(Talk),
    Nothing,
}

/// Answers one request.
fn answer(
    router: &Router,
    connections: &Connections,
    head: Head,
    reader: &mut BufReader<&Stream>,
    mut stream: &Stream,
) -> Next {
    let is_http_1_0 = head.is_http_1_0;
    let is_head = head.method == "HEAD";
    let wants_close = is_http_1_0 || head.headers.has_word("connection", "close");
    if head.headers.has_word("expect", "100-continue")
        && stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n").is_err()
    {
        return Next::Nothing;
    }
    let answered = format!("{} {}", head.method, head.target);
    begin_request(head.headers.get("x-request-id").unwrap_or(""));
    let framing = head.framing;
    let mut request = Request::new(head, Body::new(reader, framing));
    let response = answer_or_500(answered, || router.answer(&mut request));
    let closes = wants_close || connections.is_stopping() || response.needs_close(is_http_1_0);
    let how = How {
        is_head,
        is_http_1_0,
        closes,
    };
    let sent = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        response.send(&mut request, stream, &how)
    }));
    match sent {
        Ok(Ok(Some(talk))) => Next::Talk(talk),
        Ok(Ok(None)) if !closes && matches!(request.body.skip_rest(MOST_SKIPPED), Ok(true)) => {
            Next::Request
        }
        // A body that broke off must not look whole: the connection ends without its last chunk.
        _ => Next::Nothing,
    }
}
