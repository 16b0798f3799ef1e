//! WebSockets, as a client meets them.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::thread;

use quarry_worker::{websocket, Listener, Message, Router, Stopper};

fn start(router: Router) -> (u16, Stopper) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        router.serve_on(Listener::Tcp(listener), move |stopper| {
            sender.send(stopper).unwrap()
        })
    });
    (port, receiver.recv().unwrap())
}

/// Sends back each message; `panic` makes it panic, `who` tells from another thread.
fn echo() -> Router {
    Router::new().get("/api/echo", |request| {
        websocket(request, |socket| {
            while let Some(message) = socket.receive() {
                match message {
                    Message::Text(text) if text == "panic" => panic!("as asked"),
                    Message::Text(text) if text == "who" => {
                        let sender = socket.sender();
                        thread::spawn(move || sender.send("another thread").unwrap())
                            .join()
                            .unwrap();
                    }
                    message => socket.sender().send(message)?,
                }
            }
            Ok(())
        })
    })
}

const ASKED: &str = "GET /api/echo HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

fn open(port: u16) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.write_all(ASKED.as_bytes()).unwrap();
    let head = read_head(&mut stream);
    assert!(
        head.starts_with("HTTP/1.1 101 Switching Protocols\r\n"),
        "{head}"
    );
    // The example of RFC 6455.
    assert!(
        head.contains("sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"),
        "{head}"
    );
    stream
}

fn read_head(stream: &mut TcpStream) -> String {
    let mut head = String::new();
    let mut byte = [0];
    while !head.ends_with("\r\n\r\n") {
        stream.read_exact(&mut byte).unwrap();
        head.push(byte[0] as char);
    }
    head
}

fn send(stream: &mut TcpStream, first: u8, bytes: &[u8]) {
    let mask = [7, 99, 0, 255];
    let mut frame = vec![first];
    match bytes.len() {
        short @ 0..=125 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0x80 | 127);
            frame.extend_from_slice(&(long as u64).to_be_bytes());
        }
    }
    frame.extend_from_slice(&mask);
    frame.extend(bytes.iter().zip(mask.iter().cycle()).map(|(a, b)| a ^ b));
    stream.write_all(&frame).unwrap();
}

fn receive(stream: &mut TcpStream) -> (u8, Vec<u8>) {
    let mut head = [0; 2];
    stream.read_exact(&mut head).unwrap();
    let length = match head[1] {
        126 => {
            let mut bytes = [0; 2];
            stream.read_exact(&mut bytes).unwrap();
            u16::from_be_bytes(bytes) as usize
        }
        127 => {
            let mut bytes = [0; 8];
            stream.read_exact(&mut bytes).unwrap();
            u64::from_be_bytes(bytes) as usize
        }
        short => short as usize,
    };
    let mut bytes = vec![0; length];
    stream.read_exact(&mut bytes).unwrap();
    (head[0], bytes)
}

/// The code of a close, after which the connection ends.
fn closed(stream: &mut TcpStream) -> u16 {
    let (first, bytes) = receive(stream);
    assert_eq!(first, 0x88, "{bytes:?}");
    assert_eq!(stream.read(&mut [0]).unwrap_or(0), 0);
    u16::from_be_bytes([bytes[0], bytes[1]])
}

#[test]
fn sends_back_messages_of_every_form() {
    let (port, _) = start(echo());
    let mut stream = open(port);
    send(&mut stream, 0x81, "grüße".as_bytes());
    assert_eq!(receive(&mut stream), (0x81, "grüße".as_bytes().to_vec()));
    // In three frames, the first of which ends within a character, with a ping between.
    send(&mut stream, 0x01, &"grüße".as_bytes()[..3]);
    send(&mut stream, 0x89, b"there?");
    send(&mut stream, 0x00, &"grüße".as_bytes()[3..]);
    send(&mut stream, 0x80, b"");
    assert_eq!(receive(&mut stream), (0x8a, b"there?".to_vec()));
    assert_eq!(receive(&mut stream), (0x81, "grüße".as_bytes().to_vec()));
    send(&mut stream, 0x81, b"who");
    assert_eq!(receive(&mut stream), (0x81, b"another thread".to_vec()));
    send(&mut stream, 0x88, &4000u16.to_be_bytes());
    assert_eq!(closed(&mut stream), 4000);
}

#[test]
fn takes_32_mib_and_not_a_byte_more() {
    let (port, _) = start(echo());
    let mut stream = open(port);
    let large: Vec<u8> = (0..32u32 << 20).map(|at| at as u8).collect();
    let sent = large.clone();
    let mut writer = stream.try_clone().unwrap();
    let sending = thread::spawn(move || send(&mut writer, 0x82, &sent));
    let (first, bytes) = receive(&mut stream);
    sending.join().unwrap();
    assert!(first == 0x82 && bytes == large);
    send(&mut stream, 0x02, &large[..1 << 20]);
    let mut head = vec![0x80, 0xff];
    head.extend_from_slice(&(31u64 << 20 | 1).to_be_bytes());
    stream.write_all(&head).unwrap();
    assert_eq!(closed(&mut stream), 1009);
}

#[test]
fn closes_with_a_code_that_says_why() {
    let (port, stopper) = start(echo());
    for (first, bytes, code) in [
        (0x81, &b"\xff"[..], 1007),
        (0x80, b"", 1002),
        (0x88, b"\x03\xed", 1002),
        (0x88, b"\x03", 1002),
        (0x88, b"", 1000),
        (0x81, b"panic", 1011),
    ] {
        let mut stream = open(port);
        send(&mut stream, first, bytes);
        assert_eq!(closed(&mut stream), code, "{first:x} {bytes:?}");
    }
    let mut stream = open(port);
    send(&mut stream, 0x01, b"a");
    send(&mut stream, 0x81, b"b");
    assert_eq!(closed(&mut stream), 1002);
    // The end of the worker, which a socket that waits does not hold up.
    let mut stream = open(port);
    stopper.stop();
    assert_eq!(closed(&mut stream), 1001);
}

#[test]
fn refuses_what_is_no_handshake() {
    let (port, _) = start(echo());
    for (part, other) in [
        ("Version: 13", "Version: 8"),
        ("Upgrade: websocket", "Upgrade: h2c"),
        ("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        ("keep-alive, Upgrade", "keep-alive"),
    ] {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream
            .write_all(ASKED.replace(part, other).as_bytes())
            .unwrap();
        let head = read_head(&mut stream);
        assert!(
            head.starts_with("HTTP/1.1 426 ") && head.contains("sec-websocket-version: 13"),
            "{head}"
        );
    }
}
