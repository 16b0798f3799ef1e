use quarry_worker::{Response, Router};

fn main() {
    Router::new()
        .get("/api/health", |_| Response::text("ok"))
        .get("/api/hello/{name}", |request| {
            format!("Hello {}", request.param("name"))
        })
        .serve();
    eprintln!("finished");
}
