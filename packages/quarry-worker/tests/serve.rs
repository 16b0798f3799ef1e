//! A server on a real port, as a client meets it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use quarry_worker::{json_text, Listener, Response, Router, Stopper};

struct Server {
    address: SocketAddr,
    stopper: Stopper,
    serving: JoinHandle<()>,
}

fn start(router: Router) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (sender, receiver) = mpsc::channel();
    let serving = thread::spawn(move || {
        router.serve_on(Listener::Tcp(listener), move |stopper| {
            sender.send(stopper).unwrap()
        });
    });
    Server {
        address,
        stopper: receiver.recv().unwrap(),
        serving,
    }
}

fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(server.address).unwrap()
}

/// Sends bytes and reads until the server closes.
fn exchange(server: &Server, sent: &str) -> String {
    let mut stream = connect(server);
    stream.write_all(sent.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn read_until(stream: &mut TcpStream, end: &str) -> String {
    let mut read = String::new();
    let mut byte = [0];
    while !read.ends_with(end) {
        assert_eq!(stream.read(&mut byte).unwrap(), 1, "closed after {read:?}");
        read.push(byte[0] as char);
    }
    read
}

#[test]
fn answers_requests_of_one_connection_in_turn() {
    let server = start(
        Router::new()
            .get("/api/hello", |request| {
                format!("hello {}", request.query().get("name").unwrap_or(""))
            })
            .post("/api/echo", |request| {
                request.bytes(100).map(|all| Response::bytes("text/x", all))
            }),
    );
    let answer = exchange(
        &server,
        "GET /api/hello?name=A+B HTTP/1.1\r\nHost: a\r\n\r\n\
         POST /api/echo HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc\
         POST /api/echo HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nde\r\n1\r\nf\r\n0\r\n\r\n\
         HEAD /api/hello HTTP/1.1\r\nConnection: close\r\n\r\n",
    );
    let parts: Vec<_> = answer.split("HTTP/1.1 200 OK\r\n").collect();
    assert_eq!(parts.len(), 5, "{answer}");
    assert!(parts[1].ends_with("content-length: 9\r\n\r\nhello A B"));
    assert!(parts[2].ends_with("\r\n\r\nabc"));
    assert!(parts[3].ends_with("\r\n\r\ndef"));
    assert!(parts[4].ends_with("connection: close\r\ncontent-length: 6\r\n\r\n"));
}

#[test]
fn streams_each_piece_at_once_both_ways() {
    let (next, pieces) = mpsc::channel::<&'static str>();
    let pieces = std::sync::Mutex::new(Some(pieces));
    let server = start(
        Router::new()
            .get("/api/events", move |_| {
                let pieces = pieces.lock().unwrap().take().unwrap();
                Response::stream("text/event-stream", move |out| {
                    pieces
                        .iter()
                        .try_for_each(|piece| out.write_all(piece.as_bytes()))
                })
            })
            .post("/api/first", |request| {
                let mut first = [0; 5];
                request
                    .read_exact(&mut first)
                    .map(|()| Response::bytes("text/x", first))
            }),
    );
    let mut stream = connect(&server);
    stream
        .write_all(b"GET /api/events HTTP/1.1\r\n\r\n")
        .unwrap();
    read_until(&mut stream, "\r\n\r\n");
    for piece in ["one", "two"] {
        next.send(piece).unwrap();
        assert_eq!(
            read_until(&mut stream, &format!("{piece}\r\n")),
            format!("3\r\n{piece}\r\n")
        );
    }
    drop(next);
    assert_eq!(read_until(&mut stream, "0\r\n\r\n"), "0\r\n\r\n");

    // Answered while the body is still on its way.
    stream
        .write_all(b"POST /api/first HTTP/1.1\r\nContent-Length: 8\r\n\r\nabcde")
        .unwrap();
    assert!(read_until(&mut stream, "abcde").starts_with("HTTP/1.1 200"));
    stream
        .write_all(b"fghGET /api/nothing HTTP/1.1\r\n\r\n")
        .unwrap();
    assert!(read_until(&mut stream, "\r\n").starts_with("HTTP/1.1 404"));
}

#[test]
fn a_panic_is_a_500_and_the_next_request_is_answered() {
    let server = start(
        Router::new()
            .get("/api/bad", |_| -> Response { panic!("out of luck") })
            .get("/api/failed", |_| Err::<Response, _>("no entry"))
            .get("/api/cut", |_| {
                Response::stream("text/plain", |_| panic!("half-way"))
            })
            .get("/api/good", |_| "good"),
    );
    let answer = exchange(
        &server,
        "GET /api/bad HTTP/1.1\r\n\r\nGET /api/failed HTTP/1.1\r\n\r\nGET /api/good HTTP/1.1\r\nConnection: close\r\n\r\n",
    );
    assert!(answer.starts_with("HTTP/1.1 500"));
    let codes = ["worker_panicked", "worker_failed"].map(json_text);
    assert!(codes.iter().all(|code| answer.contains(code)), "{answer}");
    assert!(!answer.contains("out of luck"));
    assert!(answer.ends_with("good"));
    let cut = exchange(&server, "GET /api/cut HTTP/1.1\r\n\r\n");
    assert!(!cut.ends_with("0\r\n\r\n"), "a cut body looks whole");
    assert!(exchange(&server, "GET /api/good HTTP/1.0\r\n\r\n").ends_with("good"));
}

#[test]
fn refuses_smuggled_requests() {
    let server = start(Router::new().post("/api/x", |_| "x"));
    let answer = exchange(
        &server,
        "POST /api/x HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/x HTTP/1.1\r\n\r\n",
    );
    assert!(answer.starts_with("HTTP/1.1 400"));
    assert_eq!(answer.matches("HTTP/1.1").count(), 1, "{answer}");
}

#[test]
fn ends_after_what_runs() {
    let (entered, is_in) = mpsc::channel();
    let (leave, may_leave) = mpsc::channel::<()>();
    let may_leave = std::sync::Mutex::new(may_leave);
    let server = start(Router::new().get("/api/slow", move |_| {
        entered.send(()).unwrap();
        may_leave.lock().unwrap().recv().unwrap();
        "done"
    }));
    let mut idle = connect(&server);
    idle.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    read_until(&mut idle, "}");
    let mut busy = connect(&server);
    busy.write_all(b"GET /api/slow HTTP/1.1\r\n\r\n").unwrap();
    is_in.recv().unwrap();
    server.stopper.stop();
    assert_eq!(
        idle.read(&mut [0]).unwrap(),
        0,
        "an idle connection is closed"
    );
    assert!(!server.serving.is_finished());
    leave.send(()).unwrap();
    let mut answer = String::new();
    busy.read_to_string(&mut answer).unwrap();
    assert!(
        answer.contains("connection: close") && answer.ends_with("done"),
        "{answer}"
    );
    server.serving.join().unwrap();
}

#[test]
fn sigterm_ends_a_process() {
    // Cargo builds it next to the tests.
    let test = std::env::current_exe().unwrap();
    let hello = test
        .parent()
        .unwrap()
        .with_file_name("examples")
        .join("hello");
    let mut child = Command::new(hello)
        .env("PORT", "0")
        .env_remove("LISTEN_FDS")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stderr = child.stderr.take().unwrap();
    let mut said = String::new();
    let mut byte = [0];
    while !said.ends_with('\n') {
        assert_eq!(stderr.read(&mut byte).unwrap(), 1, "it ended: {said}");
        said.push(byte[0] as char);
    }
    let address = said.trim().strip_prefix("listening on http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .write_all(b"GET /api/hello/Ada HTTP/1.1\r\n\r\n")
        .unwrap();
    read_until(&mut stream, "Hello Ada");
    Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(child.wait().unwrap().success());
    stderr.read_to_string(&mut said).unwrap();
    assert!(said.contains("finished"), "{said}");
}

#[test]
fn copies_a_body_while_it_still_comes() {
    let server = start(Router::new().post("/api/copy", |_| {
        Response::piped("application/octet-stream", |body, out| {
            let mut piece = [0; 8];
            loop {
                match body.read(&mut piece)? {
                    0 => return Ok(()),
                    taken => out.write_all(&piece[..taken])?,
                }
            }
        })
    }));
    let mut stream = connect(&server);
    let head = b"POST /api/copy HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
    stream.write_all(head).unwrap();
    read_until(&mut stream, "\r\n\r\n");
    for piece in ["one", "two"] {
        stream
            .write_all(format!("3\r\n{piece}\r\n").as_bytes())
            .unwrap();
        assert_eq!(
            read_until(&mut stream, &format!("{piece}\r\n")),
            format!("3\r\n{piece}\r\n")
        );
    }
    stream.write_all(b"0\r\n\r\n").unwrap();
    assert_eq!(read_until(&mut stream, "0\r\n\r\n"), "0\r\n\r\n");
}
