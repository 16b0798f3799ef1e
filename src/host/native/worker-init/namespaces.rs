//! Namespaces of its own, where there is no bubblewrap: no network, no process but its own, an empty /tmp.

use crate::options::Options;
use crate::say::fail;
use crate::sys::{
    call, close, close_from, exit, fork, must, prctl, write_file, CHDIR, EINTR, EINVAL, GETGID,
    GETUID, IOCTL, MOUNT, SOCKET, UNSHARE, WAIT4,
};
use crate::text::Text;

const PR_SET_PDEATHSIG: usize = 1;
const PR_SET_DUMPABLE: usize = 4;
const SIGKILL: usize = 9;

/// Comes back in the process that becomes the worker, below two that wait for it: one outside, which ends as the worker does, and the
/// first of the namespace, whose end ends all that is in it.
pub fn enter_namespaces(options: &Options) {
    const USER_PID_NET_IPC_UTS_MOUNT_CGROUP: usize = 0x7e020000;
    let (user, group) = (call(GETUID, [0; 6]) as u64, call(GETGID, [0; 6]) as u64);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    must(
        "make namespaces",
        UNSHARE,
        [USER_PID_NET_IPC_UTS_MOUNT_CGROUP, 0, 0, 0, 0, 0],
    );
    write_file(
        "map its user",
        c"/proc/self/setgroups".as_ptr().cast(),
        b"deny",
    );
    write_file(
        "map its user",
        c"/proc/self/uid_map".as_ptr().cast(),
        same(user).bytes(),
    );
    write_file(
        "map its group",
        c"/proc/self/gid_map".as_ptr().cast(),
        same(group).bytes(),
    );
    start_loopback();
    let first = fork();
    if first != 0 {
        end_as(first, 3);
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prepare_mounts(options);
    let worker = fork();
    if worker != 0 {
        prctl(PR_SET_DUMPABLE, 0);
        end_as(worker, 3);
    }
}

/// A line of a map: this number inside and outside.
fn same(number: u64) -> Text<48> {
    let mut line = Text::new();
    line.add_number(number);
    line.add(b" ");
    line.add_number(number);
    line.add(b" 1");
    line
}

fn start_loopback() {
    const AF_INET: usize = 2;
    const DATAGRAM: usize = 2;
    const SIOCSIFFLAGS: usize = 0x8914;
    const UP_AND_RUNNING: u16 = 0x41;
    let mut request = [0u8; 40];
    request[..2].copy_from_slice(b"lo");
    request[16..18].copy_from_slice(&UP_AND_RUNNING.to_le_bytes());
    let socket = must("start its network", SOCKET, [AF_INET, DATAGRAM, 0, 0, 0, 0]);
    must(
        "start its network",
        IOCTL,
        [socket, SIOCSIFFLAGS, request.as_ptr() as usize, 0, 0, 0],
    );
    close(socket);
}

/// Its own /proc, and an empty folder in memory for each that it may write.
fn prepare_mounts(options: &Options) {
    const PRIVATE_ALL: usize = 0x44000;
    const NOSUID_NODEV_NOEXEC: usize = 0xe;
    mount(c"none", c"/".as_ptr().cast(), c"", PRIVATE_ALL, c"");
    mount(
        c"proc",
        c"/proc".as_ptr().cast(),
        c"proc",
        NOSUID_NODEV_NOEXEC,
        c"",
    );
    for folder in options.writes.iter() {
        mount(
            c"tmpfs",
            folder,
            c"tmpfs",
            NOSUID_NODEV_NOEXEC,
            c"size=64m,mode=1777",
        );
        must("enter its folder", CHDIR, [folder as usize, 0, 0, 0, 0, 0]);
    }
}

fn mount(
    what: &core::ffi::CStr,
    place: *const u8,
    kind: &core::ffi::CStr,
    flags: usize,
    more: &core::ffi::CStr,
) {
    let more = more.as_ptr() as usize;
    must(
        "mount",
        MOUNT,
        [
            what.as_ptr() as usize,
            place as usize,
            kind.as_ptr() as usize,
            flags,
            more,
            0,
        ],
    );
}

/// Waits for a child, and for what it left behind, and ends with its code, or 128 and its signal.
fn end_as(child: usize, first_closed: usize) -> ! {
    close_from(first_closed);
    loop {
        let mut status = 0i32;
        let ended = call(
            WAIT4,
            [-1isize as usize, &raw mut status as usize, 0, 0, 0, 0],
        );
        if ended == child as isize {
            let signal = status & 0x7f;
            exit(if signal == 0 {
                status >> 8 & 0xff
            } else {
                128 + signal
            });
        }
        if ended < 0 && ended != EINTR {
            fail("wait for the worker", -EINVAL);
        }
    }
}
