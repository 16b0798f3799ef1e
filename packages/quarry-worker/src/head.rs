use std::io::{self, BufRead};

use crate::headers::{is_token, Headers};

/// Bytes of a request line with its headers.
const MOST_BYTES: usize = 64 * 1024;

/// The head of a request.
#[derive(Debug)]
pub(crate) struct Head {
    pub method: String,
    /// Path with query, as it was sent.
    pub target: String,
    pub is_http_1_0: bool,
    pub headers: Headers,
    pub framing: Framing,
}

/// How long the body of a request is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Framing {
    Length(u64),
    Chunked,
}

/// Why there is no request.
#[derive(Debug)]
pub(crate) enum HeadError {
    /// The other side has closed the connection between two requests.
    End,
    /// It broke off.
    Io,
    /// What came is not HTTP/1; the text is for the other side.
    Bad(u16, &'static str),
}

impl From<io::Error> for HeadError {
    fn from(_error: io::Error) -> Self {
        HeadError::Io
    }
}

/// Reads a head. What could be read in two ways is refused, never guessed.
pub(crate) fn read_head(reader: &mut impl BufRead) -> Result<Head, HeadError> {
    let mut left = MOST_BYTES;
    let mut line = read_line(reader, &mut left)?.ok_or(HeadError::End)?;
    // One empty line before a request is allowed.
    if line.is_empty() {
        line = read_line(reader, &mut left)?.ok_or(HeadError::End)?;
    }
    let (method, target, is_http_1_0) = request_line(&line)?;
    let mut headers = Headers::default();
    loop {
        let line = read_line(reader, &mut left)?.ok_or(HeadError::Io)?;
        if line.is_empty() {
            break;
        }
        let (name, value) = line
            .split_once(':')
            .ok_or(HeadError::Bad(400, "A header has no colon."))?;
        if !is_token(name) {
            return Err(HeadError::Bad(400, "The name of a header is not a token."));
        }
        headers.add(name, value.trim_matches([' ', '\t']));
    }
    let framing = framing_of(&headers, is_http_1_0)?;
    Ok(Head {
        method,
        target,
        is_http_1_0,
        headers,
        framing,
    })
}

fn request_line(line: &str) -> Result<(String, String, bool), HeadError> {
    let bad = HeadError::Bad(400, "The request line is not that of HTTP/1.");
    let mut parts = line.split(' ');
    let (Some(method), Some(target), Some(version), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(bad);
    };
    let is_http_1_0 = match version {
        "HTTP/1.1" => false,
        "HTTP/1.0" => true,
        _ => {
            return Err(HeadError::Bad(
                505,
                "Only HTTP/1.1 and HTTP/1.0 are spoken here.",
            ))
        }
    };
    if !is_token(method) || !target.starts_with('/') && target != "*" {
        return Err(bad);
    }
    Ok((method.to_owned(), target.to_owned(), is_http_1_0))
}

fn framing_of(headers: &Headers, is_http_1_0: bool) -> Result<Framing, HeadError> {
    let mut lengths = headers.all("content-length");
    let length = lengths.next();
    if lengths.next().is_some() {
        return Err(HeadError::Bad(400, "There are two Content-Length."));
    }
    let mut codings = headers.all("transfer-encoding");
    match (codings.next(), codings.next(), length) {
        (None, _, None) => Ok(Framing::Length(0)),
        (None, _, Some(text)) if text.bytes().all(|byte| byte.is_ascii_digit()) => text
            .parse()
            .map(Framing::Length)
            .map_err(|_| HeadError::Bad(400, "Content-Length is not a number.")),
        (None, _, Some(_)) => Err(HeadError::Bad(400, "Content-Length is not a number.")),
        (Some(_), _, Some(_)) => Err(HeadError::Bad(
            400,
            "There are both Content-Length and Transfer-Encoding.",
        )),
        (Some(coding), None, None) if coding.eq_ignore_ascii_case("chunked") && !is_http_1_0 => {
            Ok(Framing::Chunked)
        }
        _ => Err(HeadError::Bad(
            501,
            "This Transfer-Encoding is not known here.",
        )),
    }
}

/// A line without its CRLF; None at the end of the stream. A line feed or a carriage return alone is refused.
pub(crate) fn read_line(
    reader: &mut impl BufRead,
    left: &mut usize,
) -> Result<Option<String>, HeadError> {
    let mut line = Vec::new();
    let taken = io::Read::take(&mut *reader, *left as u64).read_until(b'\n', &mut line)?;
    *left -= taken;
    if taken == 0 && *left > 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") && *left == 0 {
        return Err(HeadError::Bad(431, "The headers are too long."));
    }
    if !line.ends_with(b"\r\n") {
        return Err(HeadError::Bad(400, "A line does not end with CRLF."));
    }
    line.truncate(line.len() - 2);
    if line.contains(&b'\r') || line.contains(&0) {
        return Err(HeadError::Bad(400, "A line holds a control character."));
    }
    // Values of headers may hold any byte; each becomes a character.
    Ok(Some(String::from_utf8(line).unwrap_or_else(|error| {
        error
            .into_bytes()
            .iter()
            .map(|byte| *byte as char)
            .collect()
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head_of(text: &str) -> Result<Head, HeadError> {
        read_head(&mut text.as_bytes())
    }

    fn status_of(text: &str) -> u16 {
        match head_of(text) {
            Err(HeadError::Bad(status, _)) => status,
            other => panic!("{text:?} gave {other:?}"),
        }
    }

    #[test]
    fn reads_method_target_and_headers() {
        let head = head_of(
            "POST /api/x?y=1 HTTP/1.1\r\nHost: a\r\nX-One:  two \r\nContent-Length: 3\r\n\r\nabc",
        )
        .unwrap();
        assert_eq!(
            (head.method.as_str(), head.target.as_str()),
            ("POST", "/api/x?y=1")
        );
        assert_eq!(head.headers.get("x-one"), Some("two"));
        assert_eq!(head.framing, Framing::Length(3));
    }

    #[test]
    fn refuses_what_could_be_read_in_two_ways() {
        for lines in [
            "Content-Length: 3\r\nContent-Length: 3",
            "Content-Length: 3\r\nTransfer-Encoding: chunked",
            "Content-Length: +3",
            "Content-Length: 3, 3",
            "Content-Length:",
            "Content-Length: 99999999999999999999",
            " folded: line",
            "Name : value",
            "Bad",
            "X: a\rb",
            "X: a\nY: b",
        ] {
            assert_eq!(
                status_of(&format!("GET / HTTP/1.1\r\n{lines}\r\n\r\n")),
                400,
                "{lines:?}"
            );
        }
        for coding in [
            "gzip, chunked",
            "xchunked",
            "chunked\r\nTransfer-Encoding: chunked",
        ] {
            let text = format!("GET / HTTP/1.1\r\nTransfer-Encoding: {coding}\r\n\r\n");
            assert_eq!(status_of(&text), 501, "{coding:?}");
        }
        assert_eq!(
            status_of("GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"),
            501
        );
    }

    #[test]
    fn refuses_other_protocols_and_long_heads() {
        assert_eq!(status_of("GET / HTTP/2.0\r\n\r\n"), 505);
        assert_eq!(status_of("GET  / HTTP/1.1\r\n\r\n"), 400);
        assert_eq!(status_of("GET api HTTP/1.1\r\n\r\n"), 400);
        let long = "x".repeat(70_000);
        assert_eq!(
            status_of(&format!("GET / HTTP/1.1\r\nX: {long}\r\n\r\n")),
            431
        );
        assert!(matches!(head_of(""), Err(HeadError::End)));
        assert!(matches!(
            head_of("GET / HTTP/1.1\r\nHost: a\r\n"),
            Err(HeadError::Io)
        ));
    }
}
