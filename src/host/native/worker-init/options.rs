//! What the host wants of this start, as its command line says it.

use crate::say::fail;
use crate::sys::EINVAL;
use crate::text::{bytes_of, number_of};

type Pointer = *const u8;

pub const MOST: usize = 16;

/// Some pointers to texts, in the order of the command line.
pub struct List {
    items: [Pointer; MOST],
    length: usize,
}

impl List {
    const fn new() -> Self {
        List {
            items: [core::ptr::null(); MOST],
            length: 0,
        }
    }

    fn add(&mut self, item: Pointer) {
        if self.length == MOST {
            fail("take so many options", -EINVAL);
        }
        self.items[self.length] = item;
        self.length += 1;
    }

    pub fn iter(&self) -> impl Iterator<Item = Pointer> + '_ {
        self.items[..self.length].iter().copied()
    }
}

pub struct Options {
    /// Files that this process writes itself into: a cgroup each.
    pub cgroups: List,
    /// Whether it makes namespaces of its own.
    pub namespaces: bool,
    /// Whether Landlock leaves it only the files below.
    pub landlock: bool,
    pub reads: List,
    pub writes: List,
    /// Whether Landlock and the filter leave it only the way out and its port.
    pub ports_only: bool,
    pub filter: bool,
    /// Where it reaches the management API; 0: any free port.
    pub way_out: Option<u16>,
    /// Where a worker may listen that does not know the passed socket; 0: any free port.
    pub port: Option<u16>,
    pub limits: [(usize, u64); MOST],
    pub limit_count: usize,
    /// The program and its arguments, as the kernel takes them.
    pub program: *const Pointer,
}

impl Options {
    /// # Safety
    /// `arguments` is the list that the kernel gave this process.
    pub unsafe fn read(arguments: *const Pointer) -> Self {
        let mut at = arguments;
        let mut next = || unsafe {
            at = at.add(1);
            *at
        };
        let mut options = Options {
            cgroups: List::new(),
            namespaces: false,
            landlock: false,
            reads: List::new(),
            writes: List::new(),
            ports_only: false,
            filter: false,
            way_out: None,
            port: None,
            limits: [(0, 0); MOST],
            limit_count: 0,
            program: core::ptr::null(),
        };
        loop {
            let name = text_of(next());
            match name {
                b"--" => break,
                b"--namespaces" => options.namespaces = true,
                b"--landlock" => options.landlock = true,
                b"--ports-only" => options.ports_only = true,
                b"--filter" => options.filter = true,
                b"--cgroup" => options.cgroups.add(next()),
                b"--read" => options.reads.add(next()),
                b"--write" => options.writes.add(next()),
                b"--way-out" => options.way_out = Some(number(next()) as u16),
                b"--port" => options.port = Some(number(next()) as u16),
                b"--limit" => {
                    options.limits[options.limit_count] = (number(next()) as usize, number(next()));
                    options.limit_count += 1;
                }
                _ => fail("read its options", -EINVAL),
            }
        }
        next();
        options.program = at;
        text_of(unsafe { *at });
        options
    }
}

fn text_of(text: Pointer) -> &'static [u8] {
    if text.is_null() {
        fail("read its options", -EINVAL);
    }
    // SAFETY: of the command line, and not its end.
    unsafe { bytes_of(text) }
}

fn number(text: Pointer) -> u64 {
    number_of(text_of(text)).unwrap_or_else(|| fail("read a number", -EINVAL))
}
