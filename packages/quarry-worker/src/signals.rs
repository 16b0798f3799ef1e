//! SIGTERM, by the C library that std links anyway.

use std::ffi::c_int;
use std::os::fd::RawFd;

/// Larger than a sigset_t of any system that this builds on.
type SignalSet = [u64; 16];

#[cfg(target_os = "linux")]
const SIG_BLOCK: c_int = 0;
#[cfg(not(target_os = "linux"))]
const SIG_BLOCK: c_int = 1;
const SIGTERM: c_int = 15;
const SHUT_RDWR: c_int = 2;

extern "C" {
    fn sigemptyset(set: *mut SignalSet) -> c_int;
    fn sigaddset(set: *mut SignalSet, signal: c_int) -> c_int;
    fn pthread_sigmask(how: c_int, set: *const SignalSet, old: *mut SignalSet) -> c_int;
    fn sigwait(set: *const SignalSet, signal: *mut c_int) -> c_int;
    fn shutdown(socket: c_int, how: c_int) -> c_int;
}

/// Calls `stop` in a thread of its own at the first SIGTERM. Before any other thread starts, which inherit what is blocked.
pub(crate) fn at_sigterm(stop: impl FnOnce() + Send + 'static) {
    let mut set: SignalSet = [0; 16];
    // SAFETY: `set` is valid and larger than what these functions write; a null `old` is allowed.
    unsafe {
        sigemptyset(&mut set);
        sigaddset(&mut set, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &set, std::ptr::null_mut());
    }
    std::thread::spawn(move || {
        let mut signal = 0;
        // SAFETY: both point to values that live as long as the call.
        unsafe { sigwait(&set, &mut signal) };
        stop();
    });
}

/// Ends an `accept` that waits.
pub(crate) fn end_accepting(listener: RawFd) {
    // SAFETY: a descriptor that is closed already is an error that changes nothing here.
    unsafe { shutdown(listener, SHUT_RDWR) };
}
