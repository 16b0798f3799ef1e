mod batch;
mod list;
mod put;
mod text;

use std::io;

use crate::api::{Api, ApiAnswer};
use crate::environment;
use crate::json::Json;
use crate::json_text::json_text;
use text::{ascii, encoded, json_list};

pub use batch::KvBatch;
pub use list::{KvFailure, KvKey, KvList};
pub use put::{If, KvPut};

/// Keys and values of a namespace of this service. What was written is read from then on, by every worker.
///
/// ```no_run
/// let visits = quarry_worker::Kv::named("visits")?;
/// visits.put("page/home", b"42")?;
/// assert_eq!(visits.get("page/home")?.unwrap().value, b"42");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Kv {
    api: Api,
    namespace: String,
}

/// A value, and the version that `If` takes.
#[derive(Clone, Debug, PartialEq)]
pub struct KvValue {
    pub value: Vec<u8>,
    pub version: String,
    /// JSON.
    pub metadata: Option<String>,
}

impl Kv {
    /// By its name in service.toml. An error where this service has none of that name.
    pub fn named(name: &str) -> io::Result<Self> {
        let id = environment::resource("kv", name).ok_or_else(|| {
            let text = format!(
                "This service has no KV namespace {name}: declare it in service.toml, or make it with \
                 `quarry kv create`."
            );
            io::Error::new(io::ErrorKind::NotFound, text)
        })?;
        Ok(Kv::new(Api::from_environment()?, &id))
    }

    /// `namespace` is an id or a name.
    pub fn new(api: Api, namespace: &str) -> Self {
        Kv {
            api,
            namespace: namespace.to_owned(),
        }
    }

    /// None where nothing is.
    pub fn get(&self, key: &str) -> io::Result<Option<KvValue>> {
        let answer = self.api.call("GET", &self.value_of(key), None)?;
        if answer.status == 404 && code_of(&answer).as_deref() == Some("key_not_found") {
            return Ok(None);
        }
        let answer = good(answer)?;
        let header = |name| answer.header(name).map(str::to_owned);
        Ok(Some(KvValue {
            version: header("etag").unwrap_or_default().replace('"', ""),
            metadata: header("x-kv-metadata"),
            value: answer.body,
        }))
    }

    /// Replaces what is there, its metadata and its end included.
    pub fn put(&self, key: &str, value: &[u8]) -> io::Result<()> {
        self.put_with(key, value, KvPut::default()).map(|_| ())
    }

    /// False where the condition does not hold; nothing has changed then.
    pub fn put_with(&self, key: &str, value: &[u8], put: KvPut) -> io::Result<bool> {
        let mut headers = vec![("content-type", "application/octet-stream".to_owned())];
        headers.extend(put.when.header());
        headers.extend(put.metadata.map(|json| ("x-kv-metadata", ascii(json))));
        let mut path = self.value_of(key);
        if let Some(time) = put.expires_in {
            path += &format!("?expirationTtlSeconds={}", time.as_secs());
        }
        self.conditional("PUT", &path, &headers, Some(value))
    }

    /// What is not there is deleted already.
    pub fn delete(&self, key: &str) -> io::Result<()> {
        self.delete_if(key, If::Always).map(|_| ())
    }

    /// False where the condition does not hold; nothing has changed then.
    pub fn delete_if(&self, key: &str, when: If) -> io::Result<bool> {
        let headers: Vec<_> = when.header().into_iter().collect();
        self.conditional("DELETE", &self.value_of(key), &headers, None)
    }

    /// Reads, decides and writes, again when somebody else has written meanwhile; returns what was written.
    pub fn update(
        &self,
        key: &str,
        mut decide: impl FnMut(Option<&[u8]>) -> Vec<u8>,
    ) -> io::Result<Vec<u8>> {
        loop {
            let found = self.get(key)?;
            let next = decide(found.as_ref().map(|one| one.value.as_slice()));
            let when = found
                .as_ref()
                .map_or(If::Absent, |one| If::Version(&one.version));
            let put = KvPut {
                when,
                ..KvPut::default()
            };
            if self.put_with(key, &next, put)? {
                return Ok(next);
            }
        }
    }

    /// Up to 1,000 keys that begin with `prefix`, in the order of their bytes; `cursor` is that of the list before.
    pub fn list(&self, prefix: &str, cursor: Option<&str>) -> io::Result<KvList> {
        let mut path = format!("/kv/{}/keys?prefix={}", self.namespace, encoded(prefix));
        if let Some(cursor) = cursor {
            path += &format!("&cursor={}", encoded(cursor));
        }
        KvList::of(&json_of(self.api.call("GET", &path, None)?)?)
    }

    /// Up to 100 texts, in the order of the keys; None for each that is not there.
    pub fn get_many(&self, keys: &[&str]) -> io::Result<Vec<Option<String>>> {
        let read = self.bulk("POST", "", &format!("{{\"keys\":{}}}", json_list(keys)))?;
        let text = |key: &&str| read.get("values")?.get(key)?.text().map(str::to_owned);
        Ok(keys.iter().map(text).collect())
    }

    /// Writes up to 10,000 texts, each by itself; returns those that were not written.
    pub fn put_many(&self, values: &[(&str, &str)]) -> io::Result<Vec<KvFailure>> {
        let object = |(key, value): &(&str, &str)| {
            format!(
                "{{\"key\":{},\"value\":{}}}",
                json_text(key),
                json_text(value)
            )
        };
        let objects: Vec<_> = values.iter().map(object).collect();
        KvFailure::all_of(&self.bulk("PUT", "", &format!("[{}]", objects.join(",")))?)
    }

    /// Deletes up to 10,000 keys; returns those that are none.
    pub fn delete_many(&self, keys: &[&str]) -> io::Result<Vec<KvFailure>> {
        KvFailure::all_of(&self.bulk("POST", "/removals", &json_list(keys))?)
    }

    /// False where a check does not hold; nothing has changed then.
    pub fn commit(&self, batch: &KvBatch) -> io::Result<bool> {
        let path = format!("/kv/{}/atomic", self.namespace);
        let json = [("content-type", "application/json".to_owned())];
        self.conditional("POST", &path, &json, Some(batch.json().as_bytes()))
    }

    fn bulk(&self, method: &str, end: &str, body: &str) -> io::Result<Json> {
        let path = format!("/kv/{}/bulk{end}", self.namespace);
        json_of(self.api.call(method, &path, Some(body.as_bytes()))?)
    }

    fn conditional(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: Option<&[u8]>,
    ) -> io::Result<bool> {
        let headers: Vec<_> = headers
            .iter()
            .map(|(name, text)| (*name, text.as_str()))
            .collect();
        let answer = self.api.send(method, path, &headers, body)?;
        if answer.status == 412 {
            return Ok(false);
        }
        good(answer).map(|_| true)
    }

    fn value_of(&self, key: &str) -> String {
        format!("/kv/{}/values/{}", self.namespace, encoded(key))
    }
}

fn code_of(answer: &ApiAnswer) -> Option<String> {
    let error = Json::parse(&answer.text()).ok()?;
    Some(error.get("code")?.text()?.to_owned())
}

fn json_of(answer: ApiAnswer) -> io::Result<Json> {
    Json::parse(&good(answer)?.text())
}

fn good(answer: ApiAnswer) -> io::Result<ApiAnswer> {
    if answer.is_good() {
        return Ok(answer);
    }
    let text = format!("The API answered {}: {}", answer.status, answer.text());
    Err(io::Error::other(text))
}
