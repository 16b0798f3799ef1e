//! Sockets on the loopback interface.

use crate::sys::{
    call, close, must, BIND, CONNECT, EINPROGRESS, GETSOCKNAME, IOCTL, LISTEN, SETSOCKOPT, SOCKET,
};

const AF_INET: usize = 2;
const STREAM_CLOEXEC: usize = 0o2000001;

/// sockaddr_in of 127.0.0.1.
#[repr(C)]
struct Address {
    family: u16,
    port: [u8; 2],
    host: [u8; 4],
    rest: [u8; 8],
}

impl Address {
    fn of(port: u16) -> Self {
        Address {
            family: AF_INET as u16,
            port: port.to_be_bytes(),
            host: [127, 0, 0, 1],
            rest: [0; 8],
        }
    }
}

const SIZE: usize = size_of::<Address>();

/// Listens on a port; 0 takes a free one. Gives the descriptor and the port.
pub fn listen(port: u16) -> (usize, u16) {
    let socket = must(
        "make a socket",
        SOCKET,
        [AF_INET, STREAM_CLOEXEC, 0, 0, 0, 0],
    );
    let mut address = Address::of(port);
    let pointer = &raw mut address as usize;
    must("take its port", BIND, [socket, pointer, SIZE, 0, 0, 0]);
    must("listen", LISTEN, [socket, 128, 0, 0, 0, 0]);
    let mut length = SIZE as u32;
    must(
        "read its port",
        GETSOCKNAME,
        [socket, pointer, &raw mut length as usize, 0, 0, 0],
    );
    (socket, u16::from_be_bytes(address.port))
}

/// A port that nobody has at this moment.
pub fn free_port() -> u16 {
    let (socket, port) = listen(0);
    close(socket);
    port
}

/// A connection that never blocks; None where nothing listens. One that does not wait may turn out later to be none.
pub fn connect(port: u16, waits: bool) -> Option<usize> {
    const FIONBIO: usize = 0x5421;
    const TCP: usize = 6;
    const NODELAY: usize = 1;
    let socket = call(SOCKET, [AF_INET, STREAM_CLOEXEC, 0, 0, 0, 0]);
    if socket < 0 {
        return None;
    }
    let socket = socket as usize;
    let on = 1u32;
    let on = &raw const on as usize;
    if !waits {
        call(IOCTL, [socket, FIONBIO, on, 0, 0, 0]);
    }
    let address = Address::of(port);
    let result = call(
        CONNECT,
        [socket, &raw const address as usize, SIZE, 0, 0, 0],
    );
    if result < 0 && result != EINPROGRESS {
        close(socket);
        return None;
    }
    call(IOCTL, [socket, FIONBIO, on, 0, 0, 0]);
    call(SETSOCKOPT, [socket, TCP, NODELAY, on, 4, 0]);
    Some(socket)
}
