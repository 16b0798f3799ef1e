use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::chunked::{read_chunked, Chunk};
use crate::environment;
use crate::head::read_line;
use crate::headers::{is_token, Headers};

const MOST_HEAD_BYTES: usize = 64 * 1024;
const MOST_BODY_BYTES: u64 = 64 << 20;
/// Without a byte of an answer.
const SILENCE: Duration = Duration::from_secs(60);

/// The management API of the server, called as this service with the token that the host gave it.
///
/// ```no_run
/// let api = quarry_worker::Api::from_environment()?;
/// println!("{}", api.resources()?.text());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone)]
pub struct Api {
    /// Host and port.
    authority: String,
    /// What stands before each path.
    prefix: String,
    service: String,
    token: String,
}

/// What the API has answered.
#[derive(Debug)]
pub struct ApiAnswer {
    pub status: u16,
    headers: Headers,
    pub body: Vec<u8>,
}

impl ApiAnswer {
    pub fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The first value of a header, named in any case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Without the token, which must never be in a log.
impl fmt::Debug for Api {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Api(http://{}{})", self.authority, self.prefix)
    }
}

impl Api {
    /// By what the host tells. An error outside of a host.
    pub fn from_environment() -> io::Result<Self> {
        let lacking = |name: &str| {
            let text = format!("{name} is not set: this worker runs outside of a host.");
            io::Error::new(io::ErrorKind::NotFound, text)
        };
        let url = environment::api_base_url().ok_or_else(|| lacking("SVC_API_BASE_URL"))?;
        let service = environment::service_id().ok_or_else(|| lacking("SVC_SERVICE_ID"))?;
        let token = environment::runtime_token().ok_or_else(|| lacking("SVC_RUNTIME_TOKEN"))?;
        Api::new(&url, &service, &token)
    }

    /// `url` begins with http://; the host passes calls on from this machine.
    pub fn new(url: &str, service: &str, token: &str) -> io::Result<Self> {
        let bad = |text| io::Error::new(io::ErrorKind::InvalidInput, text);
        let rest = url
            .strip_prefix("http://")
            .ok_or_else(|| bad("The address of the API does not begin with http://."))?;
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let all = [authority, path, service, token].concat();
        if authority.is_empty() || all.bytes().any(|one| !one.is_ascii_graphic()) {
            return Err(bad(
                "The address of the API, or what calls it, is not valid.",
            ));
        }
        let authority = match authority.rsplit_once(':') {
            Some((_, port)) if !port.ends_with(']') => authority.to_owned(),
            _ => format!("{authority}:80"),
        };
        let path = path.trim_end_matches('/');
        Ok(Api {
            authority,
            prefix: if path.is_empty() {
                String::new()
            } else {
                format!("/{path}")
            },
            service: service.to_owned(),
            token: token.to_owned(),
        })
    }

    /// The resources of this service, in JSON.
    pub fn resources(&self) -> io::Result<ApiAnswer> {
        self.call("GET", "/resources", None)
    }

    /// Calls a route of this service; `path` stands behind `/v1/services/<id>`, and the body is JSON.
    pub fn call(&self, method: &str, path: &str, body: Option<&[u8]>) -> io::Result<ApiAnswer> {
        let json = [("content-type", "application/json")];
        self.send(method, path, if body.is_some() { &json } else { &[] }, body)
    }

    /// The same with headers, and a body of any type.
    pub fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> io::Result<ApiAnswer> {
        let is_method = !method.is_empty() && method.bytes().all(|one| one.is_ascii_alphabetic());
        let is_header = |(name, value): &(&str, &str)| {
            is_token(name) && value.bytes().all(|one| (b' '..=b'~').contains(&one))
        };
        if !is_method
            || path.bytes().any(|one| !one.is_ascii_graphic())
            || !headers.iter().all(is_header)
        {
            let text = "A method, a path or a header has a sign that it cannot have.";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
        }
        let Api {
            authority,
            prefix,
            service,
            token,
        } = self;
        let mut head = format!(
            "{method} {prefix}/v1/services/{service}{path} HTTP/1.1\r\nhost: {authority}\r\n\
             authorization: Bearer {token}\r\nconnection: close\r\n"
        );
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(bytes) = body {
            head += &format!("content-length: {}\r\n", bytes.len());
        }
        let mut stream = TcpStream::connect(authority)?;
        stream.set_read_timeout(Some(SILENCE))?;
        stream.write_all((head + "\r\n").as_bytes())?;
        // Who refuses a body may answer before it has read it.
        let sent = stream.write_all(body.unwrap_or_default());
        read_answer(&mut BufReader::new(stream), method == "HEAD")
            .map_err(|error| sent.err().unwrap_or(error))
    }
}

fn read_answer(reader: &mut impl BufRead, is_head: bool) -> io::Result<ApiAnswer> {
    loop {
        let (status, headers) = read_head(reader)?;
        // An answer between: the end of it follows.
        if (100..200).contains(&status) {
            continue;
        }
        let mut body = Vec::new();
        if !is_head && status != 204 && status != 304 {
            read_body(reader, &headers, &mut body)?;
        }
        return Ok(ApiAnswer {
            status,
            headers,
            body,
        });
    }
}

fn read_body(reader: &mut impl BufRead, headers: &Headers, body: &mut Vec<u8>) -> io::Result<()> {
    if headers.has_word("transfer-encoding", "chunked") {
        read_chunks(reader, body)?;
    } else {
        let length = headers
            .get("content-length")
            .and_then(|text| text.parse::<u64>().ok());
        let most = length.unwrap_or(u64::MAX).min(MOST_BODY_BYTES + 1);
        reader.by_ref().take(most).read_to_end(body)?;
        if length.is_some() && (body.len() as u64) < most {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    if body.len() as u64 > MOST_BODY_BYTES {
        return Err(bad("The answer of the API is too large."));
    }
    Ok(())
}

fn read_head(reader: &mut impl BufRead) -> io::Result<(u16, Headers)> {
    let mut left = MOST_HEAD_BYTES;
    let first = line(reader, &mut left)?;
    let status = first
        .strip_prefix("HTTP/1.")
        .and_then(|rest| rest.get(2..5))
        .and_then(|digits| digits.parse().ok())
        .ok_or_else(|| bad("The API does not answer in HTTP/1."))?;
    let mut headers = Headers::default();
    loop {
        let header = line(reader, &mut left)?;
        if header.is_empty() {
            return Ok((status, headers));
        }
        let (name, value) = header.split_once(':').unwrap_or((&header, ""));
        if !is_token(name) {
            return Err(bad("The API answers with a header that is none."));
        }
        headers.add(name, value.trim());
    }
}

fn read_chunks(reader: &mut impl BufRead, body: &mut Vec<u8>) -> io::Result<()> {
    let mut at = Chunk::Start;
    let mut piece = [0; 16 * 1024];
    while body.len() as u64 <= MOST_BODY_BYTES {
        match read_chunked(reader, &mut at, &mut piece)? {
            0 => return Ok(()),
            taken => body.extend_from_slice(&piece[..taken]),
        }
    }
    Ok(())
}

fn line(reader: &mut impl BufRead, left: &mut usize) -> io::Result<String> {
    read_line(reader, left)
        .ok()
        .flatten()
        .ok_or_else(|| bad("The answer of the API is cut off."))
}

fn bad(text: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;
    use std::thread;

    /// Calls once, of a server that answers this. Also what it was sent.
    fn called(answer: &'static str, body: Option<&[u8]>) -> (io::Result<ApiAnswer>, String) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut seen = String::new();
            let mut piece = [0; 1024];
            while !seen.contains("\r\n\r\n") || seen.contains("POST") && !seen.ends_with('}') {
                let taken = stream.read(&mut piece).unwrap();
                seen += std::str::from_utf8(&piece[..taken]).unwrap();
            }
            stream.write_all(answer.as_bytes()).unwrap();
            seen
        });
        let url = format!("http://127.0.0.1:{port}/base/");
        let api = Api::new(&url, "svc_1", "qr_token").unwrap();
        let method = if body.is_some() { "POST" } else { "GET" };
        let answer = api.call(method, "/resources?x=1", body);
        (answer, server.join().unwrap())
    }

    #[test]
    fn sends_the_token_to_its_own_service() {
        let (answer, seen) = called("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}", None);
        assert_eq!(answer.unwrap().text(), "{}");
        assert!(seen.starts_with("GET /base/v1/services/svc_1/resources?x=1 HTTP/1.1\r\n"));
        assert!(seen.contains("\r\nauthorization: Bearer qr_token\r\n"));
        let (_, seen) = called("HTTP/1.1 204 Gone\r\n\r\n", Some(b"{\"a\":1}"));
        assert!(seen.ends_with("content-length: 7\r\n\r\n{\"a\":1}"));
    }

    #[test]
    fn reads_every_framing_of_an_answer() {
        for (answer, status, text) in [
            (
                "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Made\r\nContent-Length: 1\r\n\r\na",
                201,
                "a",
            ),
            (
                "HTTP/1.1 403 No\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n",
                403,
                "ab",
            ),
            ("HTTP/1.1 200 OK\r\n\r\nuntil the end", 200, "until the end"),
        ] {
            let answer = called(answer, None).0.unwrap();
            assert_eq!((answer.status, answer.text().as_str()), (status, text));
            assert_eq!(answer.header("x-none"), None);
            assert_eq!(answer.is_good(), status < 300);
        }
    }

    #[test]
    fn what_is_cut_off_or_no_http_is_an_error() {
        for answer in [
            "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\nshort",
            "HTTP/1.1 200",
            "SSH-2.0-x\r\n",
        ] {
            assert!(called(answer, None).0.is_err(), "{answer:?}");
        }
    }

    #[test]
    fn lets_nothing_into_the_head_and_shows_no_token() {
        let api = Api::new("http://127.0.0.1:1", "svc_1", "qr_token").unwrap();
        assert!(!format!("{api:?}").contains("qr_token"));
        for path in ["/a b", "/a\r\nx: y", "/ü"] {
            assert_eq!(
                api.call("GET", path, None).unwrap_err().kind(),
                io::ErrorKind::InvalidInput
            );
        }
        for header in [("a b", "x"), ("a", "x\r\ny: z"), ("a", "ü")] {
            assert_eq!(
                api.send("GET", "/", &[header], None).unwrap_err().kind(),
                io::ErrorKind::InvalidInput
            );
        }
        for url in ["https://127.0.0.1", "http://", "ftp://x", "http://a b"] {
            assert!(Api::new(url, "svc_1", "t").is_err(), "{url}");
        }
        assert_eq!(
            format!("{:?}", Api::new("http://[::1]", "s", "t").unwrap()),
            "Api(http://[::1]:80)"
        );
    }
}
