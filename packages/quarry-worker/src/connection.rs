use std::io::{BufReader, Write};

use crate::body::Body;
use crate::head::{read_head, Head, HeadError};
use crate::listener::Stream;
use crate::log::begin_request;
use crate::panics::answer_or_500;
use crate::request::Request;
use crate::response::{How, Response};
use crate::router::Router;
use crate::server::Connections;

/// What a handler leaves of a body is read up to here, so that the connection can be used again.
const MOST_SKIPPED: u64 = 256 * 1024;

/// Answers the requests of a connection, one after the other.
pub(crate) fn serve_connection(
    router: &Router,
    connections: &Connections,
    id: u64,
    stream: &Stream,
) {
    let mut reader = BufReader::new(stream);
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
                let _ = Response::error(status, "bad_request", text).send(stream, &how);
                return;
            }
        };
        connections.set_busy(id, true);
        let can_follow = answer(router, connections, head, &mut reader, stream);
        if !can_follow || !connections.set_busy(id, false) {
            return;
        }
    }
}

/// Answers one request. False when the connection has to end.
fn answer(
    router: &Router,
    connections: &Connections,
    head: Head,
    reader: &mut BufReader<&Stream>,
    mut stream: &Stream,
) -> bool {
    let is_http_1_0 = head.is_http_1_0;
    let is_head = head.method == "HEAD";
    let wants_close = is_http_1_0 || head.headers.has_word("connection", "close");
    if head.headers.has_word("expect", "100-continue")
        && stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n").is_err()
    {
        return false;
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
    let sent =
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| response.send(stream, &how)));
    // A body that broke off must not look whole: the connection ends without its last chunk.
    matches!(sent, Ok(Ok(())))
        && !closes
        && matches!(request.body.skip_rest(MOST_SKIPPED), Ok(true))
}
