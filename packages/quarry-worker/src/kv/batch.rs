use crate::json_text::json_text;

/// Up to 10 keys of one namespace that are written together or not at all.
///
/// ```no_run
/// use quarry_worker::{Kv, KvBatch};
///
/// let rooms = Kv::named("rooms")?;
/// let seat = rooms.get("seat/7")?.map(|found| found.version);
/// let batch = KvBatch::default()
///     .check("seat/7", seat.as_deref())
///     .put("seat/7", "ada")
///     .put("guest/ada", "7");
/// let is_ours = rooms.commit(&batch)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct KvBatch {
    checks: Vec<String>,
    mutations: Vec<String>,
}

impl KvBatch {
    /// This version has to be under the key, or nothing.
    pub fn check(mut self, key: &str, version: Option<&str>) -> Self {
        let version = version.map_or("null".to_owned(), json_text);
        self.checks.push(format!(
            "{{\"key\":{},\"version\":{version}}}",
            json_text(key)
        ));
        self
    }

    pub fn put(mut self, key: &str, value: &str) -> Self {
        let (key, value) = (json_text(key), json_text(value));
        self.mutations
            .push(format!("{{\"key\":{key},\"value\":{value}}}"));
        self
    }

    pub fn delete(mut self, key: &str) -> Self {
        self.mutations
            .push(format!("{{\"key\":{}}}", json_text(key)));
        self
    }

    pub(super) fn json(&self) -> String {
        let (checks, mutations) = (self.checks.join(","), self.mutations.join(","));
        format!("{{\"checks\":[{checks}],\"mutations\":[{mutations}]}}")
    }
}
