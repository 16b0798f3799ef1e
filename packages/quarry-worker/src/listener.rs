use std::env;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::fd::{AsRawFd, FromRawFd, RawFd};
use std::os::unix::net::{UnixListener, UnixStream};

/// The first descriptor behind stdin, stdout and stderr, by the convention of LISTEN_FDS.
const PASSED: RawFd = 3;
const DEFAULT_PORT: u16 = 8080;

/// Where a worker takes connections.
pub enum Listener {
    Unix(UnixListener),
    Tcp(TcpListener),
}

impl Listener {
    /// The socket that whoever started this process has passed (`LISTEN_FDS=1`), else a port of this machine (`PORT`).
    pub fn of_environment() -> io::Result<Self> {
        if env::var("LISTEN_FDS").as_deref() == Ok("1") {
            // SAFETY: LISTEN_FDS says that this descriptor is open and ours; this is the one place that takes it.
            let passed = unsafe { UnixListener::from_raw_fd(PASSED) };
            // It may be shared with a process that never waits.
            passed.set_nonblocking(false)?;
            return Ok(match passed.local_addr() {
                Ok(_) => Listener::Unix(passed),
                Err(_) => Listener::Tcp(TcpListener::from(std::os::fd::OwnedFd::from(passed))),
            });
        }
        let port = match env::var("PORT") {
            Ok(text) => text.parse().map_err(|_| {
                io::Error::new(
                    io::ErrorKind::InvalidInput,
                    format!("PORT is {text:?}, not a port"),
                )
            })?,
            Err(_) => DEFAULT_PORT,
        };
        let listener = TcpListener::bind(("127.0.0.1", port))?;
        eprintln!("listening on http://{}", listener.local_addr()?);
        Ok(Listener::Tcp(listener))
    }

    pub(crate) fn accept(&self) -> io::Result<Stream> {
        match self {
            Listener::Unix(listener) => listener.accept().map(|(stream, _)| Stream::Unix(stream)),
            Listener::Tcp(listener) => {
                let (stream, _) = listener.accept()?;
                stream.set_nodelay(true)?;
                Ok(Stream::Tcp(stream))
            }
        }
    }

    pub(crate) fn descriptor(&self) -> RawFd {
        match self {
            Listener::Unix(listener) => listener.as_raw_fd(),
            Listener::Tcp(listener) => listener.as_raw_fd(),
        }
    }
}

/// A connection.
pub(crate) enum Stream {
    Unix(UnixStream),
    Tcp(TcpStream),
}

impl Stream {
    /// Ends a read that waits.
    pub fn end_reading(&self) {
        // One that the other side has closed already is what is wanted.
        let _ = match self {
            Stream::Unix(stream) => stream.shutdown(Shutdown::Read),
            Stream::Tcp(stream) => stream.shutdown(Shutdown::Read),
        };
    }
}

impl Read for &Stream {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Unix(stream) => (&mut &*stream).read(into),
            Stream::Tcp(stream) => (&mut &*stream).read(into),
        }
    }
}

impl Write for &Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Unix(stream) => (&mut &*stream).write(bytes),
            Stream::Tcp(stream) => (&mut &*stream).write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
