//! The way out: a socket that listens where only the worker can connect, and that the host takes connections of.

use crate::sockets::listen;
use crate::sys::{close, must, SENDMSG};

/// As Node.js sends a handle over the channel to its parent.
const MESSAGE: &[u8] = b"{\"cmd\":\"NODE_HANDLE\",\"type\":\"net.Native\",\"msg\":\"way-out\"}\n";

#[repr(C)]
struct Part {
    bytes: *const u8,
    length: usize,
}

/// cmsghdr with one descriptor.
#[repr(C)]
struct Rights {
    length: usize,
    level: i32,
    kind: i32,
    descriptor: i32,
    padding: i32,
}

#[repr(C)]
struct Message {
    name: usize,
    name_length: u32,
    parts: *const Part,
    part_count: usize,
    control: *const Rights,
    control_length: usize,
    flags: i32,
}

/// Opens it and passes it through the channel. Gives its port.
pub fn open_way_out(port: u16, channel: usize) -> u16 {
    const SOL_SOCKET: i32 = 1;
    const SCM_RIGHTS: i32 = 1;
    let (socket, port) = listen(port);
    let part = Part {
        bytes: MESSAGE.as_ptr(),
        length: MESSAGE.len(),
    };
    let rights = Rights {
        length: 20,
        level: SOL_SOCKET,
        kind: SCM_RIGHTS,
        descriptor: socket as i32,
        padding: 0,
    };
    let message = Message {
        name: 0,
        name_length: 0,
        parts: &part,
        part_count: 1,
        control: &rights,
        control_length: size_of::<Rights>(),
        flags: 0,
    };
    must(
        "pass its way out to the host",
        SENDMSG,
        [channel, &raw const message as usize, 0, 0, 0, 0],
    );
    close(socket);
    close(channel);
    port
}
