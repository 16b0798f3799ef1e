//! The worker of a Quarry service: an HTTP server on the socket that the host passes.
//!
//! ```no_run
//! use quarry_worker::{Response, Router};
//!
//! fn main() {
//!     Router::new()
//!         .get("/api/health", |_| Response::text("ok"))
//!         .get("/api/hello/{name}", |request| format!("Hello {}", request.param("name")))
//!         .serve();
//! }
//! ```
//!
//! What a worker prints is in `quarry logs`; with `use quarry_worker::println;` each line says of which request it is.
//!
//! Each connection has a thread. A handler that panics becomes a 500 and a line on stderr; the worker keeps running. At
//! SIGTERM it takes no more connections, finishes what runs, and returns from `serve`.

mod api;
mod body;
mod chunked;
mod client;
mod connection;
mod cron;
pub mod environment;
mod form;
mod frame;
mod head;
mod headers;
mod json;
mod json_text;
mod kv;
mod listener;
mod log;
mod panics;
mod queue;
mod request;
mod response;
mod router;
mod server;
mod sha1;
mod signals;
mod websocket;

pub use api::{Api, ApiAnswer};
pub use client::{Answer, Client};
pub use cron::Tick;
pub use form::Form;
pub use headers::Headers;
pub use json::Json;
pub use json_text::json_text;
pub use kv::{If, Kv, KvBatch, KvFailure, KvKey, KvList, KvPut, KvValue};
pub use listener::Listener;
pub use log::write_log;
pub use queue::{each_message, whole_batch, Outgoing, Queue, QueueBatch, QueueMessage, Retry};
pub use request::Request;
pub use response::{IntoResponse, Response};
pub use router::Router;
pub use server::Stopper;
pub use websocket::{websocket, Message, Sender, WebSocket};
