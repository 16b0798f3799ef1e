//! System calls that a worker has no use for, refused by seccomp.

use crate::sys::{must, prctl};

#[repr(C)]
#[derive(Clone, Copy)]
struct Step {
    code: u16,
    if_true: u8,
    if_false: u8,
    value: u32,
}

const LOAD: u16 = 0x20;
const IF_EQUAL: u16 = 0x15;
const IF_AT_LEAST: u16 = 0x35;
const IF_ANY_BIT: u16 = 0x45;
const MASK: u16 = 0x54;
const RETURN: u16 = 0x06;

const ALLOW: u32 = 0x7fff0000;
const KILL: u32 = 0x80000000;
const ERROR: u32 = 0x00050000;
const EPERM: u32 = ERROR | 1;
const EACCES: u32 = ERROR | 13;
/// Callers fall back to an older call.
const ENOSYS: u32 = ERROR | 38;
const EAFNOSUPPORT: u32 = ERROR | 97;

const NUMBER: u32 = 0;
const MACHINE: u32 = 4;
const fn argument(nth: u32) -> u32 {
    16 + 8 * nth
}

/// Of the kernel's parts that only an administrator or a debugger needs, and in which its faults are found.
const REFUSED: &[u32] = &[
    101, // ptrace
    310, 311, 312, // process_vm_readv, process_vm_writev, kcmp
    438, 440, 448, // pidfd_getfd, process_madvise, process_mrelease
    272, 308, // unshare, setns
    165, 166, 155, 161, // mount, umount2, pivot_root, chroot
    428, 429, 430, 431, 432, 433,
    442, // open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr
    303, 304, // name_to_handle_at, open_by_handle_at
    248, 249, 250, // add_key, request_key, keyctl
    321, 298, 323, 300, // bpf, perf_event_open, userfaultfd, fanotify_init
    175, 176, 313, 246,
    320, // init_module, delete_module, finit_module, kexec_load, kexec_file_load
    167, 168, 169, 163, 179, 443,
    103, // swapon, swapoff, reboot, acct, quotactl, quotactl_fd, syslog
    172, 173, 154, 135, // iopl, ioperm, modify_ldt, personality
    159, 164, 227, 305, 170,
    171, // adjtimex, settimeofday, clock_settime, clock_adjtime, sethostname, setdomainname
    // Memory that no process holds, which nobody would count: shmget, shmat, shmctl, memfd_create, memfd_secret.
    29, 30, 31, 319, 447, 256, 279, 237, 153, // migrate_pages, move_pages, mbind, vhangup
];

/// Where it sees the machine's files, processes and network. Landlock does not know modes, owners and times of files.
const REFUSED_BESIDE_OTHERS: &[u32] = &[
    90, 91, 268, 452, // chmod, fchmod, fchmodat, fchmodat2
    92, 93, 94, 260, // chown, fchown, lchown, fchownat
    132, 235, 261, 280, // utime, utimes, futimesat, utimensat
    188, 189, 190, 197, 198, 199, 463, 466, // setxattr, removexattr and their like
    64, 65, 66, 68, 69, 70, 71, // semaphores and messages of System V
    240, 241, // mq_open, mq_unlink
    141, 251, // setpriority, ioprio_set
];

const MOST: usize = 320;

struct Program {
    steps: [Step; MOST],
    length: usize,
}

impl Program {
    fn add(&mut self, code: u16, value: u32, if_true: u8, if_false: u8) {
        self.steps[self.length] = Step {
            code,
            if_true,
            if_false,
            value,
        };
        self.length += 1;
    }

    fn load(&mut self, place: u32) {
        self.add(LOAD, place, 0, 0);
    }

    fn give(&mut self, answer: u32) {
        self.add(RETURN, answer, 0, 0);
    }

    /// `answer` where what is loaded is `value`.
    fn when(&mut self, value: u32, answer: u32) {
        self.add(IF_EQUAL, value, 0, 1);
        self.give(answer);
    }

    /// `answer` for a call of which one argument has one of these bits.
    fn when_bits(&mut self, number: u32, nth: u32, bits: u32, answer: u32) {
        self.add(IF_EQUAL, number, 0, 4);
        self.load(argument(nth));
        self.add(IF_ANY_BIT, bits, 0, 1);
        self.give(answer);
        self.give(ALLOW);
    }
}

/// A worker starts processes and threads, but none in namespaces of their own.
const NEW_NAMESPACES: u32 = 0x7e020000 | 0x80;
const MSG_FASTOPEN: u32 = 0x20000000;
const AF_UNIX: u32 = 1;
const AF_INET: u32 = 2;
const AF_INET6: u32 = 10;
const AF_NETLINK: u32 = 16;

/// @param beside_others whether no namespaces are between it and the rest of the machine
pub fn refuse_calls(beside_others: bool) {
    let none = Step {
        code: 0,
        if_true: 0,
        if_false: 0,
        value: 0,
    };
    let mut program = Program {
        steps: [none; MOST],
        length: 0,
    };
    program.load(MACHINE);
    program.add(IF_EQUAL, 0xc000003e, 1, 0);
    program.give(KILL);
    program.load(NUMBER);
    // Those of the x32 machine.
    program.add(IF_AT_LEAST, 0x40000000, 0, 1);
    program.give(ENOSYS);
    for number in REFUSED.iter().copied() {
        program.when(number, EPERM);
    }
    // io_uring, which passes by filters, and clone3, whose flags they cannot see.
    for number in [425, 426, 427, 435] {
        program.when(number, ENOSYS);
    }
    program.when_bits(56, 0, NEW_NAMESPACES, EPERM);
    if beside_others {
        for number in REFUSED_BESIDE_OTHERS.iter().copied() {
            program.when(number, EPERM);
        }
        // Limits and processors of others: prlimit64, sched_setparam, sched_setscheduler, sched_setaffinity, sched_setattr.
        for number in [302, 142, 144, 203, 314] {
            program.when_bits(number, 0, u32::MAX, EPERM);
        }
        // Landlock does not see a connection that begins with data: sendto, sendmsg, sendmmsg.
        program.when_bits(44, 3, MSG_FASTOPEN, EPERM);
        program.when_bits(46, 2, MSG_FASTOPEN, EPERM);
        program.when_bits(307, 3, MSG_FASTOPEN, EPERM);
    }
    add_sockets(&mut program, beside_others);
    program.give(ALLOW);
    load(&program);
}

/// TCP, and where nobody else can be reached all usual kinds.
fn add_sockets(program: &mut Program, beside_others: bool) {
    const SOCKET: u32 = 41;
    const STREAM: u32 = 1;
    const TCP: u32 = 6;
    let start = program.length;
    program.add(IF_EQUAL, SOCKET, 0, 0);
    program.load(argument(0));
    if beside_others {
        program.add(IF_EQUAL, AF_INET, 2, 0);
        program.add(IF_EQUAL, AF_INET6, 1, 0);
        program.give(EACCES);
        program.load(argument(1));
        program.add(MASK, 0xf, 0, 0);
        program.add(IF_EQUAL, STREAM, 1, 0);
        program.give(EACCES);
        program.load(argument(2));
        program.when(0, ALLOW);
        program.when(TCP, ALLOW);
        program.give(EACCES);
    } else {
        for family in [AF_UNIX, AF_INET, AF_INET6, AF_NETLINK] {
            program.when(family, ALLOW);
        }
        program.give(EAFNOSUPPORT);
    }
    program.steps[start].if_false = (program.length - start - 1) as u8;
}

fn load(program: &Program) {
    const SECCOMP: usize = 317;
    const SET_FILTER: usize = 1;
    #[repr(C)]
    struct Given {
        length: u16,
        steps: *const Step,
    }
    let given = Given {
        length: program.length as u16,
        steps: program.steps.as_ptr(),
    };
    must(
        "filter its calls",
        SECCOMP,
        [SET_FILTER, 0, &raw const given as usize, 0, 0, 0],
    );
}

/// Nothing that it runs gets rights by itself; Landlock and filters need it.
pub fn gain_nothing() {
    const PR_SET_NO_NEW_PRIVS: usize = 38;
    prctl(PR_SET_NO_NEW_PRIVS, 1);
}
