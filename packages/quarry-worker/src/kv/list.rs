use std::io;

use crate::json::Json;

/// Keys in the order of their bytes.
#[derive(Clone, Debug, PartialEq)]
pub struct KvList {
    pub keys: Vec<KvKey>,
    /// With which the list goes on; None at its end.
    pub cursor: Option<String>,
}

/// A key, and what is known of its value.
#[derive(Clone, Debug, PartialEq)]
pub struct KvKey {
    pub name: String,
    pub version: String,
    /// Of the value.
    pub bytes: u64,
    pub metadata: Json,
    /// UNIX time in seconds.
    pub expiration: Option<u64>,
}

/// A key of a call about many, and why it was left out.
#[derive(Clone, Debug, PartialEq)]
pub struct KvFailure {
    pub key: String,
    pub code: String,
    pub message: String,
}

impl KvList {
    pub(super) fn of(answer: &Json) -> io::Result<Self> {
        let key = |one: &Json| {
            Some(KvKey {
                name: text_of(one, "name")?,
                version: text_of(one, "version")?,
                bytes: one.get("bytes")?.number()? as u64,
                metadata: one.get("metadata")?.clone(),
                expiration: one
                    .get("expiration")?
                    .number()
                    .map(|seconds| seconds as u64),
            })
        };
        let keys = answer
            .get("keys")
            .and_then(|keys| keys.items().iter().map(key).collect());
        Ok(KvList {
            keys: keys.ok_or_else(unknown)?,
            cursor: text_of(answer, "cursor"),
        })
    }
}

impl KvFailure {
    pub(super) fn all_of(answer: &Json) -> io::Result<Vec<Self>> {
        let failure = |one: &Json| {
            Some(KvFailure {
                key: text_of(one, "key")?,
                code: text_of(one, "code")?,
                message: text_of(one, "message")?,
            })
        };
        let failures = answer.get("failures");
        let all = failures.and_then(|all| all.items().iter().map(failure).collect());
        all.ok_or_else(unknown)
    }
}

fn text_of(object: &Json, field: &str) -> Option<String> {
    Some(object.get(field)?.text()?.to_owned())
}

fn unknown() -> io::Error {
    let text = "The API answers something else than this version of quarry-worker knows.";
    io::Error::new(io::ErrorKind::InvalidData, text)
}
