//! What Landlock leaves the worker: some files, and two ports.

use crate::options::Options;
use crate::sys::{
    call, close, must, open_place, EINVAL, LANDLOCK_ADD_RULE, LANDLOCK_CREATE_RULESET,
    LANDLOCK_RESTRICT_SELF,
};

const EXECUTE: u64 = 1;
const WRITE_FILE: u64 = 1 << 1;
const READ_FILE: u64 = 1 << 2;
const READ_DIR: u64 = 1 << 3;
/// All that is known of files, up to ioctl of devices.
const FILES: u64 = 0xffff;
/// Devices are neither made nor spoken to.
const WRITABLE: u64 = FILES & !(EXECUTE | 1 << 6 | 1 << 11 | 1 << 15);
const BIND: u64 = 1;
const CONNECT: u64 = 1 << 1;
/// Abstract sockets and signals reach nobody outside.
const SCOPES: u64 = 3;
const DEVICES: [&core::ffi::CStr; 5] = [
    c"/dev/null",
    c"/dev/zero",
    c"/dev/full",
    c"/dev/random",
    c"/dev/urandom",
];

#[repr(C)]
struct Handled {
    files: u64,
    net: u64,
    scoped: u64,
}

#[repr(C, packed)]
struct FileRule {
    allowed: u64,
    place: i32,
}

#[repr(C)]
struct PortRule {
    allowed: u64,
    port: u64,
}

pub fn restrict(options: &Options, program: usize, way_out: Option<u16>, port: Option<u16>) {
    let handled = Handled {
        files: FILES,
        net: if options.ports_only {
            BIND | CONNECT
        } else {
            0
        },
        scoped: SCOPES,
    };
    let pointer = &raw const handled as usize;
    let rules = must(
        "use Landlock",
        LANDLOCK_CREATE_RULESET,
        [pointer, size_of::<Handled>(), 0, 0, 0, 0],
    );
    allow_file(rules, program, EXECUTE | READ_FILE);
    for path in options.reads.iter() {
        allow_path(rules, path, EXECUTE | READ_FILE | READ_DIR);
    }
    for path in options.writes.iter() {
        allow_path(rules, path, WRITABLE);
    }
    for path in DEVICES {
        allow_path(rules, path.as_ptr().cast(), READ_FILE | WRITE_FILE);
    }
    if options.ports_only {
        way_out
            .into_iter()
            .for_each(|port| allow_port(rules, CONNECT, port));
        port.into_iter()
            .for_each(|port| allow_port(rules, BIND, port));
    }
    must(
        "use Landlock",
        LANDLOCK_RESTRICT_SELF,
        [rules, 0, 0, 0, 0, 0],
    );
    close(rules);
}

/// A place that is not there needs no rule.
fn allow_path(rules: usize, path: *const u8, allowed: u64) {
    let place = open_place(path);
    if place >= 0 {
        allow_file(rules, place as usize, allowed);
        close(place as usize);
    }
}

fn allow_file(rules: usize, place: usize, allowed: u64) {
    const BENEATH: usize = 1;
    let add = |allowed| {
        let rule = FileRule {
            allowed,
            place: place as i32,
        };
        call(
            LANDLOCK_ADD_RULE,
            [rules, BENEATH, &raw const rule as usize, 0, 0, 0],
        )
    };
    // Nothing can be listed in a file.
    if add(allowed) == EINVAL {
        add(allowed & !READ_DIR);
    }
}

fn allow_port(rules: usize, allowed: u64, port: u16) {
    const PORT: usize = 2;
    let rule = PortRule {
        allowed,
        port: port as u64,
    };
    must(
        "use Landlock for ports",
        LANDLOCK_ADD_RULE,
        [rules, PORT, &raw const rule as usize, 0, 0, 0],
    );
}
