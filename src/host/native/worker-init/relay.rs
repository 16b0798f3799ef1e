//! For workers that listen on `PORT`: takes the connections of the passed socket and copies their bytes from and to that port.

use crate::sockets::connect;
use crate::sys::{
    call, close, close_from, exit, fork, prctl, sleep_ms, ACCEPT4, CLOSE_RANGE, EAGAIN, EINTR,
    POLL, READ, SENDTO, SHUTDOWN, WAIT4,
};

/// The socket that the host passes.
pub const PASSED: usize = 3;
const MOST_PAIRS: usize = 192;
const BUFFER: usize = 16 * 1024;
const POLLIN: i16 = 1;
const POLLOUT: i16 = 4;
const PR_SET_DUMPABLE: usize = 4;

#[repr(C)]
#[derive(Clone, Copy)]
struct Polled {
    descriptor: i32,
    events: i16,
    seen: i16,
}

/// Bytes on their way in one direction.
#[derive(Clone, Copy)]
struct Way {
    from: usize,
    to: usize,
    start: usize,
    end: usize,
    is_over: bool,
}

static mut WAYS: [[Way; 2]; MOST_PAIRS] = [[Way {
    from: 0,
    to: 0,
    start: 0,
    end: 0,
    is_over: false,
}; 2]; MOST_PAIRS];
static mut BUFFERS: [[[u8; BUFFER]; 2]; MOST_PAIRS] = [[[0; BUFFER]; 2]; MOST_PAIRS];

/// Begins it in a process of its own, which is no child of the worker's. It ends by itself where the worker takes the passed socket.
pub fn begin_relay(port: u16) {
    let child = fork();
    if child != 0 {
        call(WAIT4, [child, 0, 0, 0, 0, 0]);
        return;
    }
    if fork() != 0 {
        exit(0);
    }
    // The worker, which has the same user, reads nothing of it; and what the worker writes ends with the worker.
    prctl(PR_SET_DUMPABLE, 0);
    call(CLOSE_RANGE, [0, 2, 0, 0, 0, 0]);
    close_from(PASSED + 1);
    let first = wait_for(port).unwrap_or_else(|| exit(0));
    relay(port, first)
}

/// Until something listens on the port; gives a connection to it. None where the worker takes one of the passed socket instead.
fn wait_for(port: u16) -> Option<usize> {
    poll(
        &mut [Polled {
            descriptor: PASSED as i32,
            events: POLLIN,
            seen: 0,
        }],
        -1,
    );
    let mut pause = 1;
    while is_waiting() {
        if let Some(socket) = connect(port, true) {
            return Some(socket);
        }
        sleep_ms(pause);
        pause = if pause < 20 { pause + 1 } else { 20 };
    }
    None
}

fn is_waiting() -> bool {
    let mut list = [Polled {
        descriptor: PASSED as i32,
        events: POLLIN,
        seen: 0,
    }];
    poll(&mut list, 0);
    list[0].seen == POLLIN
}

fn poll(list: &mut [Polled], timeout: isize) -> isize {
    call(
        POLL,
        [
            list.as_mut_ptr() as usize,
            list.len(),
            timeout as usize,
            0,
            0,
            0,
        ],
    )
}

fn relay(port: u16, first: usize) -> ! {
    let mut list = [Polled {
        descriptor: -1,
        events: 0,
        seen: 0,
    }; MOST_PAIRS * 2 + 1];
    // SAFETY: this process has one thread.
    let (ways, buffers) = unsafe { (&mut *(&raw mut WAYS), &mut *(&raw mut BUFFERS)) };
    let mut used = [false; MOST_PAIRS];
    used[0] = take(Some(first), &mut ways[0]);
    loop {
        let free = used.iter().position(|is_used| !is_used);
        list[0] = Polled {
            descriptor: if free.is_some() { PASSED as i32 } else { -1 },
            events: POLLIN,
            seen: 0,
        };
        for pair in 0..MOST_PAIRS {
            for side in 0..2 {
                list[1 + pair * 2 + side] = wanted(used[pair], &ways[pair], side);
            }
        }
        if poll(&mut list, -1) < 0 {
            continue;
        }
        if let (Some(pair), true) = (free, list[0].seen != 0) {
            used[pair] = take(connect(port, false), &mut ways[pair]);
        }
        for pair in 0..MOST_PAIRS {
            let has_news = list[1 + pair * 2].seen != 0 || list[2 + pair * 2].seen != 0;
            if used[pair] && has_news && !carry(&mut ways[pair], &mut buffers[pair]) {
                close(ways[pair][0].from);
                close(ways[pair][0].to);
                used[pair] = false;
            }
        }
    }
}

/// What a socket of a pair waits for: bytes where there is room for them, room where there are bytes for it.
fn wanted(is_used: bool, ways: &[Way; 2], side: usize) -> Polled {
    let (out, back) = (&ways[side], &ways[1 - side]);
    let mut events = 0;
    if !out.is_over && out.start == out.end {
        events |= POLLIN;
    }
    if back.start < back.end {
        events |= POLLOUT;
    }
    // One of which nothing is wanted would say again and again that it is closed.
    let descriptor = if is_used && events != 0 {
        out.from as i32
    } else {
        -1
    };
    Polled {
        descriptor,
        events,
        seen: 0,
    }
}

/// Joins the next connection of the passed socket with one to the worker. False where one of them is missing.
fn take(worker: Option<usize>, ways: &mut [Way; 2]) -> bool {
    const NONBLOCKING_CLOEXEC: usize = 0o2004000;
    let taken = call(ACCEPT4, [PASSED, 0, 0, NONBLOCKING_CLOEXEC, 0, 0]);
    let (Some(worker), 0..) = (worker, taken) else {
        worker.into_iter().for_each(close);
        if taken >= 0 {
            close(taken as usize);
        }
        return false;
    };
    let taken = taken as usize;
    let way = |from, to| Way {
        from,
        to,
        start: 0,
        end: 0,
        is_over: false,
    };
    *ways = [way(taken, worker), way(worker, taken)];
    true
}

/// Moves what can be moved. False when the pair has come to its end.
fn carry(ways: &mut [Way; 2], buffers: &mut [[u8; BUFFER]; 2]) -> bool {
    for (way, buffer) in ways.iter_mut().zip(buffers) {
        if !carry_way(way, buffer) {
            return false;
        }
    }
    !ways.iter().all(|way| way.is_over && way.start == way.end)
}

fn carry_way(way: &mut Way, buffer: &mut [u8; BUFFER]) -> bool {
    const NO_SIGNAL: usize = 0x4000;
    if !way.is_over && way.start == way.end {
        let taken = call(
            READ,
            [way.from, buffer.as_mut_ptr() as usize, BUFFER, 0, 0, 0],
        );
        match taken {
            EAGAIN | EINTR => return true,
            0 => way.is_over = true,
            1.. => (way.start, way.end) = (0, taken as usize),
            _ => return false,
        }
    }
    if way.start < way.end {
        let rest = &buffer[way.start..way.end];
        let given = call(
            SENDTO,
            [way.to, rest.as_ptr() as usize, rest.len(), NO_SIGNAL, 0, 0],
        );
        match given {
            EAGAIN | EINTR => return true,
            0.. => way.start += given as usize,
            _ => return false,
        }
    }
    if way.is_over && way.start == way.end {
        const WRITING: usize = 1;
        call(SHUTDOWN, [way.to, WRITING, 0, 0, 0, 0]);
    }
    true
}
