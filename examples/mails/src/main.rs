//! Takes mails at /api/mails, answers at once, and sends them in the background: what cannot be sent is tried again, and in the end waits
//! in `mails-dead`, where nothing is lost of it.

use std::io;

use quarry_worker::{
    each_message, Outgoing, Queue, QueueMessage, Request, Response, Retry, Router,
};

fn main() {
    Router::new()
        .get("/api/health", |_| "ok")
        .post("/api/mails", |request| take(request))
        .post("/.svc/queues/mails", each_message(send))
        .serve();
}

/// The job is stored once this has answered.
fn take(request: &mut Request) -> io::Result<Response> {
    let mail = request.text(64 * 1024)?;
    let id = Queue::named("mails")?.send(Outgoing::json(mail))?;
    Ok(Response::text(id).with_status(202))
}

/// One mail of a delivery. An error, or a panic, has it delivered again, and no other with it.
fn send(message: &QueueMessage) -> Result<(), Retry> {
    let mail = message.json()?;
    let to = mail
        .get("to")
        .and_then(|to| to.text())
        .ok_or("it has no `to`")?;
    if !to.contains('@') {
        return Err(format!("{to} is no address").into());
    }
    // A mail server would be called here, with the id, so that a mail that comes twice is sent once.
    println!("mail {} to {to}", message.id);
    Ok(())
}
