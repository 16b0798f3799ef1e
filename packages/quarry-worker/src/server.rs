use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::connection::serve_connection;
use crate::listener::{Listener, Stream};
use crate::panics::report_panics;
use crate::router::Router;
use crate::signals::{at_sigterm, end_accepting};

/// Each has a thread, and the host allows a worker 256; the next waits until one ends.
const MOST_CONNECTIONS: usize = 200;

/// The connections of a server, and whether it ends.
#[derive(Default)]
pub(crate) struct Connections {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    is_stopping: bool,
    next: u64,
    open: HashMap<u64, Open>,
}

struct Open {
    stream: Arc<Stream>,
    is_busy: bool,
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks that a request of a connection is answered, or that it waits for the next. False when it has to end.
    pub fn set_busy(&self, id: u64, is_busy: bool) -> bool {
        let mut state = self.lock();
        if let Some(open) = state.open.get_mut(&id) {
            open.is_busy = is_busy;
        }
        is_busy || !state.is_stopping
    }

    pub fn is_stopping(&self) -> bool {
        self.lock().is_stopping
    }

    /// Waits for a place. None when the server ends.
    fn enter(&self, stream: Stream) -> Option<(u64, Arc<Stream>)> {
        let state = self.lock();
        let full = |state: &mut State| state.open.len() >= MOST_CONNECTIONS && !state.is_stopping;
        let mut state = self
            .changed
            .wait_while(state, full)
            .unwrap_or_else(PoisonError::into_inner);
        let id = state.next;
        state.next += 1;
        let stream = Arc::new(stream);
        state.open.insert(
            id,
            Open {
                stream: stream.clone(),
                is_busy: false,
            },
        );
        // What came with the last connection is answered before that ends.
        if state.is_stopping {
            stream.end_reading();
        }
        Some((id, stream))
    }

    fn leave(&self, id: u64) {
        self.lock().open.remove(&id);
        self.changed.notify_all();
    }

    fn stop(&self) {
        let mut state = self.lock();
        state.is_stopping = true;
        for open in state.open.values().filter(|open| !open.is_busy) {
            open.stream.end_reading();
        }
        self.changed.notify_all();
    }

    fn wait_for_end(&self) {
        let state = self.lock();
        drop(
            self.changed
                .wait_while(state, |state| !state.open.is_empty()),
        );
    }
}

/// Ends a server from another thread, as SIGTERM does.
#[derive(Clone)]
pub struct Stopper {
    connections: Arc<Connections>,
    listener: Arc<Listener>,
}

impl Stopper {
    pub fn stop(&self) {
        self.connections.stop();
        end_accepting(self.listener.descriptor());
    }
}

impl Router {
    /// Serves until SIGTERM, on the socket that the host has passed, else on `PORT` of this machine.
    ///
    /// Ends the process with a line on stderr when it cannot listen.
    pub fn serve(self) {
        let listener = Listener::of_environment().unwrap_or_else(|error| {
            eprintln!("cannot listen: {error}");
            std::process::exit(1);
        });
        self.serve_on(listener, |stopper| at_sigterm(move || stopper.stop()));
    }

    /// Serves on a listener until the `Stopper`, which `start` is given before the first connection, says so.
    pub fn serve_on(self, listener: Listener, start: impl FnOnce(Stopper)) {
        report_panics();
        let router = Arc::new(self);
        let listener = Arc::new(listener);
        let connections = Arc::new(Connections::default());
        start(Stopper {
            connections: connections.clone(),
            listener: listener.clone(),
        });
        while !connections.is_stopping() {
            match listener.accept() {
                Ok(stream) => spawn_connection(&router, &connections, stream),
                Err(_) if connections.is_stopping() => break,
                Err(error) => pause_after(&error),
            }
        }
        connections.wait_for_end();
    }
}

fn spawn_connection(router: &Arc<Router>, connections: &Arc<Connections>, stream: Stream) {
    let Some((id, stream)) = connections.enter(stream) else {
        return;
    };
    let (router, own) = (router.clone(), connections.clone());
    let spawned = thread::Builder::new().spawn(move || {
        // Left also when the thread panics outside of a handler.
        let place = Place {
            connections: &own,
            id,
        };
        serve_connection(&router, place.connections, id, &stream);
    });
    if let Err(error) = spawned {
        eprintln!("a connection is refused: {error}");
        connections.leave(id);
    }
}

struct Place<'a> {
    connections: &'a Connections,
    id: u64,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.connections.leave(self.id);
    }
}

/// Out of descriptors, for example: the next try comes when some may be free again.
fn pause_after(error: &io::Error) {
    eprintln!("a connection cannot be taken: {error}");
    thread::sleep(std::time::Duration::from_millis(50));
}
