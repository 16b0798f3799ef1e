//! Runs a worker of a service as the host wants it: see README.md.
#![no_std]
#![no_main]

mod filter;
mod landlock;
mod namespaces;
mod options;
mod relay;
mod say;
mod sockets;
mod sys;
mod text;
mod way_out;

use core::arch::global_asm;

use options::Options;
use say::fail;
use sys::{call, must, open_place, write_file, EINVAL, EXECVEAT, SETRLIMIT};
use text::{bytes_of, number_of, Text};

global_asm!(
    ".globl _start",
    "_start:",
    "xor ebp, ebp",
    "mov rdi, rsp",
    "and rsp, -16",
    "call {begin}",
    "ud2",
    begin = sym begin,
);

const CHANNEL: &[u8] = b"NODE_CHANNEL_";
const CHANNEL_DESCRIPTOR: &[u8] = b"NODE_CHANNEL_FD=";
/// Programs know a proxy by either spelling.
const WAY_OUT_VARIABLES: [&[u8]; 3] = [b"SVC_API_BASE_URL", b"HTTPS_PROXY", b"https_proxy"];
const MOST_VARIABLES: usize = 8192;

/// # Safety
/// The stack as the kernel gives it: a number, the arguments, a null, the variables, a null.
unsafe extern "C" fn begin(stack: *const usize) -> ! {
    let arguments = unsafe { stack.add(1) }.cast::<*const u8>();
    let variables = unsafe { arguments.add(*stack + 1) };
    let options = unsafe { Options::read(arguments) };
    // SAFETY: this process has one thread, and its variables end with a null.
    let environment = unsafe { Environment::read(variables) };
    run(&options, environment)
}

fn run(options: &Options, mut environment: Environment) -> ! {
    for cgroup in options.cgroups.iter() {
        write_file("join its cgroup", cgroup, b"0");
    }
    // SAFETY: the command line names a program.
    let program = open_place(unsafe { *options.program });
    if program < 0 {
        fail("open its program", -program);
    }
    let program = program as usize;
    if options.namespaces {
        namespaces::enter_namespaces(options);
    }
    let way_out = options
        .way_out
        .map(|port| way_out::open_way_out(port, environment.take_channel()));
    let port = options.port.map(|port| {
        if port == 0 {
            sockets::free_port()
        } else {
            port
        }
    });
    port.into_iter().for_each(relay::begin_relay);
    for (kind, most) in &options.limits[..options.limit_count] {
        let limit = [*most, *most];
        must(
            "set a limit",
            SETRLIMIT,
            [*kind, limit.as_ptr() as usize, 0, 0, 0, 0],
        );
    }
    if options.landlock || options.filter {
        filter::gain_nothing();
    }
    if options.landlock {
        landlock::restrict(options, program, way_out, port);
    }
    if options.filter {
        filter::refuse_calls(options.ports_only);
    }
    environment.start(program, options, way_out, port)
}

static mut VARIABLES: [*const u8; MOST_VARIABLES] = [core::ptr::null(); MOST_VARIABLES];

/// The variables of the worker.
struct Environment {
    variables: &'static mut [*const u8; MOST_VARIABLES],
    count: usize,
}

impl Environment {
    /// # Safety
    /// Once, with a list that ends with a null.
    unsafe fn read(mut from: *const *const u8) -> Self {
        let variables = unsafe { &mut *(&raw mut VARIABLES) };
        let mut environment = Environment {
            variables,
            count: 0,
        };
        while unsafe { !(*from).is_null() } {
            environment.add(unsafe { *from });
            from = unsafe { from.add(1) };
        }
        environment
    }

    /// The descriptor of the channel to the host, of which the worker knows nothing.
    fn take_channel(&mut self) -> usize {
        let mut channel = None;
        let mut kept = 0;
        for at in 0..self.count {
            // SAFETY: it came with the start of this process.
            let text = unsafe { bytes_of(self.variables[at]) };
            if let Some(number) = text.strip_prefix(CHANNEL_DESCRIPTOR) {
                channel = number_of(number);
            }
            if !text.starts_with(CHANNEL) {
                self.variables[kept] = self.variables[at];
                kept += 1;
            }
        }
        self.variables[kept..self.count].fill(core::ptr::null());
        self.count = kept;
        channel.unwrap_or_else(|| fail("find its channel", -EINVAL)) as usize
    }

    fn add(&mut self, variable: *const u8) {
        // The last one stays null.
        if self.count + 1 == MOST_VARIABLES {
            fail("take so many variables", -EINVAL);
        }
        self.variables[self.count] = variable;
        self.count += 1;
    }

    /// Becomes the worker.
    fn start(
        mut self,
        program: usize,
        options: &Options,
        way_out: Option<u16>,
        port: Option<u16>,
    ) -> ! {
        const AT_EMPTY_PATH: usize = 0x1000;
        let mut own_port = Text::<16>::new();
        let mut urls = WAY_OUT_VARIABLES.map(|name| (name, Text::<64>::new()));
        if let Some(way_out) = way_out {
            for (name, url) in &mut urls {
                url.add(name);
                url.add(b"=http://127.0.0.1:");
                url.add_number(way_out as u64);
                self.add(url.pointer());
            }
        }
        if let Some(port) = port {
            own_port.add(b"PORT=");
            own_port.add_number(port as u64);
            self.add(own_port.pointer());
        }
        let (arguments, variables) = (options.program as usize, self.variables.as_ptr() as usize);
        let nothing = c"".as_ptr() as usize;
        let error = call(
            EXECVEAT,
            [program, nothing, arguments, variables, AT_EMPTY_PATH, 0],
        );
        fail("run its program", -error)
    }
}

#[panic_handler]
fn panicked(_info: &core::panic::PanicInfo) -> ! {
    fail("go on", -EINVAL)
}
