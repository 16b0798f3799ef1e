//! What the host tells a worker at its start. Each is None when the worker runs outside of a host.

use std::env;

/// Id of this service.
pub fn service_id() -> Option<String> {
    env::var("SVC_SERVICE_ID").ok()
}

/// The name under which this service is reached.
pub fn service_slug() -> Option<String> {
    env::var("SVC_SERVICE_SLUG").ok()
}

/// Plan of the account that owns this service.
pub fn service_plan() -> Option<String> {
    env::var("SVC_SERVICE_PLAN").ok()
}

/// Address of the management API.
pub fn api_base_url() -> Option<String> {
    env::var("SVC_API_BASE_URL").ok()
}

/// With which `Api` calls it. Never print it, and never send it to a browser.
pub fn runtime_token() -> Option<String> {
    env::var("SVC_RUNTIME_TOKEN").ok()
}

/// Version of the names that the host sets.
pub fn bindings_version() -> Option<u32> {
    env::var("SVC_BINDINGS_VERSION").ok()?.parse().ok()
}

/// Id of a resource of this service, such as `resource("queue", "jobs")`, which stands in `SVC_QUEUE_JOBS`.
pub fn resource(kind: &str, name: &str) -> Option<String> {
    let suffix = format!("{kind}_{name}").replace('-', "_").to_uppercase();
    env::var(format!("SVC_{suffix}")).ok()
}
