//! System calls of Linux on x86-64, without a C library.

use core::arch::{asm, global_asm};

use crate::say::fail;

// What the compiler calls for copies, which a C library would have.
global_asm!(
    ".globl memcpy",
    "memcpy:",
    "mov rax, rdi",
    "mov rcx, rdx",
    "rep movsb",
    "ret",
    ".globl memmove",
    "memmove:",
    "mov rax, rdi",
    "mov rcx, rdx",
    "cmp rdi, rsi",
    "ja 2f",
    "rep movsb",
    "ret",
    "2:",
    "lea rdi, [rdi + rcx - 1]",
    "lea rsi, [rsi + rcx - 1]",
    "std",
    "rep movsb",
    "cld",
    "ret",
    ".globl memset",
    "memset:",
    "mov r8, rdi",
    "mov eax, esi",
    "mov rcx, rdx",
    "rep stosb",
    "mov rax, r8",
    "ret",
    ".globl memcmp",
    "memcmp:",
    "xor eax, eax",
    "mov rcx, rdx",
    "test rcx, rcx",
    "je 3f",
    "repe cmpsb",
    "je 3f",
    "movzx eax, byte ptr [rdi - 1]",
    "movzx ecx, byte ptr [rsi - 1]",
    "sub eax, ecx",
    "3:",
    "ret",
    ".globl bcmp",
    "bcmp:",
    "jmp memcmp",
    ".globl strlen",
    "strlen:",
    "xor eax, eax",
    "4:",
    "cmp byte ptr [rdi + rax], 0",
    "je 5f",
    "inc rax",
    "jmp 4b",
    "5:",
    "ret",
);

pub const READ: usize = 0;
pub const WRITE: usize = 1;
pub const CLOSE: usize = 3;
pub const POLL: usize = 7;
pub const IOCTL: usize = 16;
pub const NANOSLEEP: usize = 35;
pub const SOCKET: usize = 41;
pub const CONNECT: usize = 42;
pub const SENDTO: usize = 44;
pub const SENDMSG: usize = 46;
pub const SHUTDOWN: usize = 48;
pub const BIND: usize = 49;
pub const LISTEN: usize = 50;
pub const GETSOCKNAME: usize = 51;
pub const SETSOCKOPT: usize = 54;
pub const FORK: usize = 57;
pub const EXIT: usize = 60;
pub const WAIT4: usize = 61;
pub const CHDIR: usize = 80;
pub const GETUID: usize = 102;
pub const GETGID: usize = 104;
pub const PRCTL: usize = 157;
pub const SETRLIMIT: usize = 160;
pub const MOUNT: usize = 165;
pub const OPENAT: usize = 257;
pub const UNSHARE: usize = 272;
pub const ACCEPT4: usize = 288;
pub const EXECVEAT: usize = 322;
pub const CLOSE_RANGE: usize = 436;
pub const LANDLOCK_CREATE_RULESET: usize = 444;
pub const LANDLOCK_ADD_RULE: usize = 445;
pub const LANDLOCK_RESTRICT_SELF: usize = 446;

pub const EINTR: isize = -4;
pub const EAGAIN: isize = -11;
pub const EINVAL: isize = -22;
pub const EINPROGRESS: isize = -115;

/// The result is a negative number of an error, or what the call gives.
pub fn call(number: usize, arguments: [usize; 6]) -> isize {
    let [a, b, c, d, e, f] = arguments;
    let result: isize;
    // SAFETY: each caller passes what the call of that number takes.
    unsafe {
        asm!(
            "syscall",
            inlateout("rax") number as isize => result,
            in("rdi") a, in("rsi") b, in("rdx") c, in("r10") d, in("r8") e, in("r9") f,
            lateout("rcx") _, lateout("r11") _,
            options(nostack),
        );
    }
    result
}

/// A call without which the worker must not run: an error ends this process, and says what it could not do.
pub fn must(what: &str, number: usize, arguments: [usize; 6]) -> usize {
    let result = call(number, arguments);
    if result < 0 {
        fail(what, -result);
    }
    result as usize
}

pub fn exit(code: i32) -> ! {
    loop {
        call(EXIT, [code as usize, 0, 0, 0, 0, 0]);
    }
}

pub fn close(descriptor: usize) {
    call(CLOSE, [descriptor, 0, 0, 0, 0, 0]);
}

/// Closes all from this number on.
pub fn close_from(first: usize) {
    call(CLOSE_RANGE, [first, u32::MAX as usize, 0, 0, 0, 0]);
}

/// 0 in the child.
pub fn fork() -> usize {
    must("start a process", FORK, [0; 6])
}

pub fn prctl(option: usize, value: usize) -> isize {
    call(PRCTL, [option, value, 0, 0, 0, 0])
}

pub fn sleep_ms(ms: usize) {
    let time = [ms / 1000, ms % 1000 * 1_000_000];
    call(NANOSLEEP, [time.as_ptr() as usize, 0, 0, 0, 0, 0]);
}

/// For rules of Landlock and for the program: a place, whatever may be done there.
pub fn open_place(path: *const u8) -> isize {
    const AT_FDCWD: usize = -100isize as usize;
    const O_PATH_CLOEXEC: usize = 0o12000000;
    call(OPENAT, [AT_FDCWD, path as usize, O_PATH_CLOEXEC, 0, 0, 0])
}

/// Writes all of a short text to a file that is there.
pub fn write_file(what: &str, path: *const u8, text: &[u8]) {
    const AT_FDCWD: usize = -100isize as usize;
    const O_WRONLY_CLOEXEC: usize = 0o2000001;
    let file = must(
        what,
        OPENAT,
        [AT_FDCWD, path as usize, O_WRONLY_CLOEXEC, 0, 0, 0],
    );
    must(
        what,
        WRITE,
        [file, text.as_ptr() as usize, text.len(), 0, 0, 0],
    );
    close(file);
}
