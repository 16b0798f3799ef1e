//! What a worker tries that means harm. Each route says what came of it; an error is said as its number.

use std::ffi::{c_int, c_long};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream, UdpSocket};
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{self as unix, UnixListener, UnixStream};
use std::process::Command;
use std::thread;
use std::time::Duration;

use quarry_worker::{Request, Router};

extern "C" {
    fn kill(pid: c_int, signal: c_int) -> c_int;
    fn syscall(number: c_long, ...) -> c_long;
}

pub fn routes(router: Router) -> Router {
    router
        .get("/api/bomb", |request| {
            bomb(number(request, "n")).to_string()
        })
        .get("/api/open-many", |_| {
            let files: Vec<_> = (0..5000)
                .map_while(|_| File::open("/dev/null").ok())
                .collect();
            files.len().to_string()
        })
        .get("/api/flood", |request| {
            let line = [b'x'; 1000];
            let mut out = io::stdout().lock();
            for at in 0..number(request, "mb") * 1000 {
                out.write_all(&line)?;
                // Half of it is one line without end.
                if at % 2 == 0 {
                    out.write_all(b"\n")?;
                }
            }
            Ok::<_, io::Error>("flooded")
        })
        .get("/api/fill", |request| {
            fill(&text(request, "path"), number(request, "mb")).to_string()
        })
        .get("/api/write", |request| {
            said(fs::write(text(request, "path"), "harm"))
        })
        .get("/api/mode", |request| {
            use std::os::unix::fs::PermissionsExt;
            said(fs::set_permissions(
                text(request, "path"),
                fs::Permissions::from_mode(0o777),
            ))
        })
        .get("/api/peek", |request| said(fs::read(text(request, "path"))))
        .get("/api/list", |request| {
            said(fs::read_dir(text(request, "path")))
        })
        .get("/api/kill", |request| {
            // SAFETY: takes numbers alone.
            said_by(unsafe { kill(number(request, "pid") as c_int, 9) }.into())
        })
        .get("/api/trace", |request| {
            const PTRACE: c_long = 101;
            const ATTACH: c_long = 16;
            // SAFETY: takes numbers alone.
            said_by(unsafe { syscall(PTRACE, ATTACH, number(request, "pid") as c_long, 0, 0) })
        })
        .get("/api/connect", |request| {
            let to: SocketAddr = text(request, "to").parse().unwrap();
            said(TcpStream::connect_timeout(&to, Duration::from_secs(2)))
        })
        .get("/api/connect-with-data", |request| {
            said(connect_with_data(&text(request, "to")))
        })
        .get("/api/datagram", |request| {
            let to = text(request, "to");
            said(UdpSocket::bind("127.0.0.1:0").and_then(|socket| socket.send_to(b"harm", to)))
        })
        .get("/api/unix", |request| {
            let path = text(request, "path");
            said(match path.strip_prefix('@') {
                None => UnixStream::connect(path),
                Some(name) => unix::SocketAddr::from_abstract_name(name)
                    .and_then(|address| UnixStream::connect_addr(&address)),
            })
        })
        .get("/api/calls", |_| refused_calls())
}

/// Sends as an answer, byte for byte, what comes as a body; endless headers where that is "endless".
pub fn serve_raw() {
    // SAFETY: LISTEN_FDS says that descriptor 3 is a socket that listens.
    let listener = unsafe { UnixListener::from_raw_fd(3) };
    listener.set_nonblocking(false).unwrap();
    for stream in listener.incoming().flatten() {
        thread::spawn(move || {
            while let Some(head) = super::read_head(&stream) {
                let length = super::length_of(&head);
                let mut body = vec![0; length];
                (&stream).read_exact(&mut body).unwrap();
                match body.as_slice() {
                    b"" => (&stream)
                        .write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfine")
                        .unwrap(),
                    b"endless" => {
                        (&stream).write_all(b"HTTP/1.1 200 OK\r\n").unwrap();
                        while (&stream).write_all(b"x-more: and more\r\n").is_ok() {}
                    }
                    raw => (&stream).write_all(raw).unwrap(),
                }
            }
        });
    }
}

/// How many processes it could start, of some. They end by themselves.
fn bomb(most: usize) -> usize {
    let start = || Command::new("/proc/self/exe").env("MODE", "waits").spawn();
    (0..most).take_while(|_| start().is_ok()).count()
}

/// Megabytes that it could write into files of a folder, which it removes again.
fn fill(folder: &str, most: usize) -> usize {
    let chunk = vec![1u8; 1 << 20];
    let mut written = 0;
    let paths: Vec<_> = (0..most / 32)
        .map(|nth| format!("{folder}/fill-{nth}"))
        .collect();
    'all: for path in &paths {
        let Ok(mut file) = File::create(path) else {
            break;
        };
        for _ in 0..32 {
            if file.write_all(&chunk).is_err() {
                break 'all;
            }
            written += 1;
        }
    }
    paths.iter().for_each(|path| drop(fs::remove_file(path)));
    written
}

fn connect_with_data(to: &str) -> io::Result<c_long> {
    const SENDTO: c_long = 44;
    const FASTOPEN: c_long = 0x20000000;
    let SocketAddr::V4(to) = to.parse().unwrap() else {
        panic!("not an address")
    };
    let mut address = [0u8; 16];
    address[0] = 2;
    address[2..4].copy_from_slice(&to.port().to_be_bytes());
    address[4..8].copy_from_slice(&to.ip().octets());
    // SAFETY: a socket of TCP, which is ours.
    let socket = unsafe { std::fs::File::from_raw_fd(checked(syscall(41, 2, 1, 0))? as c_int) };
    // SAFETY: all pointers live as long as the call.
    let sent = unsafe {
        syscall(
            SENDTO,
            socket.as_raw_fd(),
            b"GET",
            3 as c_long,
            FASTOPEN,
            &address,
            16 as c_long,
        )
    };
    checked(sent)
}

/// Names of calls that were not refused.
fn refused_calls() -> String {
    const CALLS: [(&str, c_long, c_long); 10] = [
        ("unshare", 272, 0x10000000),
        ("setns", 308, -1),
        ("bpf", 321, 0),
        ("keyctl", 250, 0),
        ("io_uring_setup", 425, 1),
        ("userfaultfd", 323, 0),
        ("perf_event_open", 298, 0),
        ("process_vm_readv", 310, 1),
        ("memfd_create", 319, 0),
        ("shmget", 29, 0),
    ];
    const EPERM: i32 = 1;
    const ENOSYS: i32 = 38;
    let passed = CALLS.iter().filter(|(_, number, argument)| {
        // SAFETY: with null pointers they change nothing of this process.
        let result = checked(unsafe { syscall(*number, *argument, 0, 0, 0, 0, 0) });
        !matches!(result, Err(error) if matches!(error.raw_os_error(), Some(EPERM | ENOSYS)))
    });
    passed.map(|(name, ..)| *name).collect::<Vec<_>>().join(" ")
}

fn checked(result: c_long) -> io::Result<c_long> {
    if result < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(result)
    }
}

fn said_by(result: c_long) -> String {
    said(checked(result))
}

fn said<T>(result: io::Result<T>) -> String {
    match result {
        Ok(_) => "done".to_owned(),
        Err(error) => format!("error {} {error}", error.raw_os_error().unwrap_or(0)),
    }
}

fn text(request: &Request, name: &str) -> String {
    request.query().get(name).unwrap_or("").to_owned()
}

fn number(request: &Request, name: &str) -> usize {
    text(request, name).parse().unwrap_or(0)
}
