//! A worker that does what tests ask for, bad things included. MODE says how it starts.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::fd::FromRawFd;
use std::os::unix::net::UnixListener;
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs, thread};

mod hostile;
mod queues;

use quarry_worker::{json_text, websocket, Api, Request, Response, Router};

fn main() {
    match env::var("MODE").as_deref() {
        Ok("never_listens") => sleep_forever(),
        Ok("hungry") => {
            let all = vec![1u8; 400 << 20];
            std::hint::black_box(&all);
            sleep_forever()
        }
        Ok("panics") => panic!("no luck at start"),
        Ok("own_port") => {
            let _listener = TcpListener::bind("127.0.0.1:0").unwrap();
            sleep_forever()
        }
        Ok("port_only") => serve_port(|_| true),
        Ok("port_hangs") => serve_port(|_| false),
        Ok("sockets") => serve_sockets(),
        Ok("raw") => hostile::serve_raw(),
        Ok("waits") => thread::sleep(Duration::from_secs(30)),
        Ok(mode) => routes(mode).serve(),
        Err(_) => routes("good").serve(),
    }
}

/// Agrees to upgrades to `echo` and sends back what it gets, leaves those to `silence` without an answer until they end, and says
/// to all else how many descriptors it has open.
fn serve_sockets() {
    // SAFETY: LISTEN_FDS says that descriptor 3 is a socket that listens.
    let listener = unsafe { UnixListener::from_raw_fd(3) };
    listener.set_nonblocking(false).unwrap();
    for stream in listener.incoming().flatten() {
        thread::spawn(move || {
            let head = read_head(&stream).unwrap_or_default();
            if head.contains("\r\nupgrade: echo") {
                let _ = (&stream).write_all(
                    b"HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n",
                );
                let _ = io::copy(&mut &stream, &mut &stream);
            } else if head.contains("\r\nupgrade: silence") {
                let _ = io::copy(&mut &stream, &mut io::sink());
            } else {
                let open = descriptors().len();
                let _ = write!(
                    &stream,
                    "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{open}"
                );
            }
        });
    }
}

/// As programs do that know nothing but `PORT`: answers each request with what was sent, and keeps the connection.
fn serve_port(answers: fn(&[u8]) -> bool) {
    let port: u16 = env::var("PORT").unwrap().parse().unwrap();
    for stream in TcpListener::bind(("0.0.0.0", port))
        .unwrap()
        .incoming()
        .flatten()
    {
        thread::spawn(move || {
            while let Some(head) = read_head(&stream) {
                let length = length_of(&head);
                let mut body = vec![0; length];
                (&stream).read_exact(&mut body).unwrap();
                let sent = format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n");
                if answers(&body) {
                    (&stream).write_all(sent.as_bytes()).unwrap();
                    (&stream).write_all(&body).unwrap();
                }
            }
        });
    }
}

fn read_head(mut stream: impl Read) -> Option<String> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        if stream.read(&mut byte).ok()? == 0 {
            return None;
        }
        head.push(byte[0]);
    }
    Some(String::from_utf8_lossy(&head).to_lowercase())
}

fn length_of(head: &str) -> usize {
    head.lines()
        .find_map(|line| line.strip_prefix("content-length: ")?.parse().ok())
        .unwrap_or(0)
}

/// What this process has used of the processor, as proc(5) says it.
fn own_cpu_ms() -> u64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    let (_, after) = stat.rsplit_once(") ").unwrap();
    let times = after.split(' ').skip(11).take(2);
    times.map(|ticks| ticks.parse::<u64>().unwrap() * 10).sum()
}

/// Takes the processor for that long.
fn burn(time: Duration) {
    let until = Instant::now() + time;
    while Instant::now() < until {
        std::hint::spin_loop();
    }
}

fn sleep_forever() -> ! {
    loop {
        thread::sleep(Duration::from_secs(1000));
    }
}

fn routes(mode: &str) -> Router {
    let mode = mode.to_owned();
    queues::routes(hostile::routes(Router::new()))
        .get("/api/health", move |_| match mode.as_str() {
            "hangs" => sleep_forever(),
            "answers_500" => Response::empty(500),
            _ => Response::text(format!("healthy {}", std::process::id())),
        })
        .get("/api/pid", |_| std::process::id().to_string())
        .post("/api/count", |request| count(request.query().get("id").unwrap_or("")))
        .get("/api/counted", |_| {
            let seen = SEEN.lock().unwrap();
            Response::json(list(seen.keys().cloned()))
        })
        .get("/api/environment", |_| {
            Response::json(list(
                env::vars().map(|(name, value)| format!("{name}={value}")),
            ))
        })
        .get("/api/resources", |_| -> io::Result<Response> {
            let answer = Api::from_environment()?.resources()?;
            Ok(Response::bytes("application/json", answer.body).with_status(answer.status))
        })
        .get("/api/descriptors", |_| Response::json(list(descriptors())))
        .get("/api/head", |request| {
            let lines: Vec<_> = request
                .headers()
                .iter()
                .map(|(name, value)| format!("{name}: {value}"))
                .collect();
            Response::json(list(lines.into_iter()))
        })
        .post("/api/echo", |request| {
            request
                .bytes(64 << 20)
                .map(|all| Response::bytes("application/octet-stream", all))
        })
        .get("/api/socket", |request| {
            websocket(request, |socket| {
                while let Some(message) = socket.receive() {
                    socket.sender().send(message)?;
                }
                Ok(())
            })
        })
        .get("/api/eat", |request| eat(request))
        .get("/api/read", |request| {
            let path = request.query().get("path").unwrap_or("").to_owned();
            fs::read_to_string(path)
        })
        .post("/api/call", |request| {
            let api = env::var("SVC_API_BASE_URL").unwrap();
            let mut stream = TcpStream::connect(api.strip_prefix("http://").unwrap())?;
            let mut sending = stream.try_clone()?;
            let all = request.bytes(64 << 20)?;
            // What is answered meanwhile is read.
            let sender = thread::spawn(move || {
                let _ = sending.write_all(&all);
            });
            let mut answer = Vec::new();
            let ended = stream.read_to_end(&mut answer);
            let _ = sender.join();
            // One that is cut off says what came before.
            if answer.is_empty() {
                ended?;
            }
            Ok::<_, io::Error>(Response::bytes("text/plain", answer))
        })
        .get("/api/abort", |_| -> Response { std::process::abort() })
        .get("/api/hang", |_| -> Response { sleep_forever() })
        .get("/api/slow", |_| {
            thread::sleep(Duration::from_millis(300));
            "slow"
        })
        .get("/api/print", |request| {
            println!("printed {}", request.query().get("text").unwrap_or(""));
            "printed"
        })
        .get("/api/log", |request| {
            quarry_worker::println!("logged {}", request.query().get("text").unwrap_or(""));
            quarry_worker::log!("warn", "careful");
            "logged"
        })
        .get("/api/burn", |request| {
            let ms = request
                .query()
                .get("ms")
                .and_then(|text| text.parse().ok())
                .unwrap_or(0);
            while own_cpu_ms() < ms {}
            own_cpu_ms().to_string()
        })
        .get("/api/burn_on", |_| {
            thread::spawn(|| burn(Duration::from_secs(60)));
            "burning"
        })
        .get("/api/lines", |request| {
            let lines: usize = request
                .query()
                .get("lines")
                .and_then(|text| text.parse().ok())
                .unwrap_or(0);
            let mut out = io::stdout().lock();
            for line in 0..lines {
                writeln!(out, "flood {line}")?;
            }
            Ok::<_, io::Error>("flooded")
        })
        .get("/api/events", |_| {
            Response::stream("text/event-stream", |out| {
                out.write_all(b"data: first\n\n")?;
                // Ends when the reader has gone.
                loop {
                    thread::sleep(Duration::from_millis(20));
                    out.write_all(b": still there\n\n")?;
                }
            })
        })
        .get("/api/cookies", |_| {
            let cookie = "a=domain; Path=/; DOMAIN=localhost; HttpOnly; Domain = .localhost;Secure";
            Response::empty(200).with_header("set-cookie", cookie)
        })
        .get("/api/split", |_| {
            Response::empty(200)
                .with_header("x-forwarded-for", "forged")
                .with_header("keep-alive", "timeout=1")
        })
}

/// What this process was asked to count, and how often.
static SEEN: LazyLock<Mutex<HashMap<String, u32>>> = LazyLock::new(Mutex::default);
/// Tells this process from others, whose ids are those of their own sandboxes.
static INSTANCE: LazyLock<String> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    since.as_nanos().to_string()
});

fn count(id: &str) -> Response {
    let mut seen = SEEN.lock().unwrap();
    let times = seen.entry(id.to_owned()).or_default();
    *times += 1;
    Response::json(format!("{{\"instance\":\"{}\",\"times\":{times}}}", *INSTANCE))
}

fn eat(request: &mut Request) -> io::Result<String> {
    let bytes: usize = request
        .query()
        .get("mb")
        .and_then(|text| text.parse().ok())
        .unwrap_or(400)
        << 20;
    let mut all = vec![0u8; bytes];
    all.iter_mut().step_by(4096).for_each(|byte| *byte = 1);
    io::sink().write_all(&all)?;
    io::empty().read_to_end(&mut Vec::new())?;
    thread::sleep(Duration::from_secs(5));
    Ok(all.len().to_string())
}

fn descriptors() -> Vec<String> {
    let mut found: Vec<_> = fs::read_dir("/proc/self/fd")
        .unwrap()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let target = fs::read_link(&path).ok()?;
            Some(format!(
                "{} {}",
                path.file_name()?.to_str()?,
                target.display()
            ))
        })
        .collect();
    found.sort();
    found
}

fn list(texts: impl IntoIterator<Item = String>) -> String {
    let texts: Vec<_> = texts.into_iter().map(|text| json_text(&text)).collect();
    format!("[{}]", texts.join(","))
}
