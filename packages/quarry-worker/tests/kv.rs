//! What a namespace sends, and what it makes of the answers.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;
use std::time::Duration;

use quarry_worker::{Api, If, Json, Kv, KvBatch, KvFailure, KvKey, KvPut};

/// Does something with a server that answers this; also what it was sent.
fn sent<T>(status: &str, body: &str, work: impl FnOnce(Kv) -> T) -> (T, String) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut seen = Vec::new();
        let mut piece = [0; 1024];
        loop {
            let taken = stream.read(&mut piece).unwrap();
            seen.extend_from_slice(&piece[..taken]);
            let text = String::from_utf8_lossy(&seen).into_owned();
            let Some((head, body)) = text.split_once("\r\n\r\n") else {
                continue;
            };
            let length = head
                .lines()
                .find_map(|line| line.strip_prefix("content-length: "))
                .map_or(0, |digits| digits.parse().unwrap());
            if body.len() >= length {
                stream.write_all(answer.as_bytes()).unwrap();
                return text;
            }
        }
    });
    let api = Api::new(&url, "svc_1", "qr_token").unwrap();
    let done = work(Kv::new(api, "visits"));
    (done, server.join().unwrap())
}

const NONE_FAILED: &str = r#"{"successful_key_count":1,"unsuccessful_keys":[],"failures":[]}"#;

#[test]
fn reads_a_value_with_its_version() {
    let head = "200 OK\r\nETag: \"v1\"\r\nX-KV-Metadata: {\"a\":1}";
    let (found, seen) = sent(head, "42", |kv| kv.get("page/ü?").unwrap().unwrap());
    assert_eq!(
        (found.value.as_slice(), found.version.as_str()),
        (b"42".as_slice(), "v1")
    );
    assert_eq!(found.metadata.as_deref(), Some("{\"a\":1}"));
    assert!(
        seen.starts_with("GET /v1/services/svc_1/kv/visits/values/page%2F%C3%BC%3F HTTP/1.1\r\n")
    );
}

#[test]
fn tells_what_is_not_there_from_what_is_wrong() {
    assert_eq!(
        sent("404 No", r#"{"code":"key_not_found"}"#, |kv| kv.get("a"))
            .0
            .unwrap(),
        None
    );
    let refused = sent("404 No", r#"{"code":"not_found"}"#, |kv| kv.get("a"))
        .0
        .unwrap_err();
    assert!(refused.to_string().contains("404") && refused.to_string().contains("not_found"));
    assert!(sent("429 No", "{}", |kv| kv.put("a", b"")).0.is_err());
}

#[test]
fn writes_with_an_end_metadata_and_a_condition() {
    let put = KvPut {
        when: If::Version("v1"),
        expires_in: Some(Duration::from_secs(60)),
        metadata: Some("\"ü🔑\""),
    };
    let (held, seen) = sent("200 OK", "{}", |kv| kv.put_with("a", b"1", put));
    assert!(held.unwrap());
    assert!(seen.starts_with("PUT /v1/services/svc_1/kv/visits/values/a?expirationTtlSeconds=60 "));
    assert!(seen.contains("\r\nif-match: \"v1\"\r\n"));
    assert!(seen.contains("\r\nx-kv-metadata: \"\\u00fc\\ud83d\\udd11\"\r\n"));
    assert!(seen.contains("\r\ncontent-type: application/octet-stream\r\n"));
    assert!(seen.ends_with("\r\n\r\n1"));
    let (held, seen) = sent("412 No", "{}", |kv| kv.delete_if("a", If::Absent));
    assert!(!held.unwrap());
    assert!(seen.starts_with("DELETE ") && seen.contains("\r\nif-none-match: *\r\n"));
}

#[test]
fn lists_keys() {
    let body = r#"{"keys":[{"name":"page/a","version":"v1","bytes":2,"metadata":[1],"expiration":9}],
        "list_complete":false,"cursor":"abc"}"#;
    let (list, seen) = sent("200 OK", body, |kv| kv.list("page/", Some("x")).unwrap());
    assert!(seen
        .starts_with("GET /v1/services/svc_1/kv/visits/keys?prefix=page%2F&cursor=x HTTP/1.1\r\n"));
    let key = KvKey {
        name: "page/a".to_owned(),
        version: "v1".to_owned(),
        bytes: 2,
        metadata: Json::List(vec![Json::Number(1.0)]),
        expiration: Some(9),
    };
    assert_eq!(
        (list.keys, list.cursor.as_deref()),
        (vec![key], Some("abc"))
    );
    let last = r#"{"keys":[],"list_complete":true,"cursor":null}"#;
    assert_eq!(
        sent("200 OK", last, |kv| kv.list("", None).unwrap())
            .0
            .cursor,
        None
    );
    assert!(sent("200 OK", "{}", |kv| kv.list("", None)).0.is_err());
}

#[test]
fn reads_writes_and_deletes_many() {
    let body = r#"{"values":{"\"":"1","a":null}}"#;
    let (found, seen) = sent("200 OK", body, |kv| kv.get_many(&["a", "\""]).unwrap());
    assert_eq!(found, [None, Some("1".to_owned())]);
    assert!(seen.ends_with(r#"{"keys":["a","\""]}"#));
    let (failures, seen) = sent("200 OK", NONE_FAILED, |kv| {
        kv.put_many(&[("a", "1")]).unwrap()
    });
    assert!(failures.is_empty() && seen.ends_with(r#"[{"key":"a","value":"1"}]"#));
    assert!(seen.starts_with("PUT /v1/services/svc_1/kv/visits/bulk "));
    let body = r#"{"failures":[{"key":"","code":"invalid_key","message":"No."}]}"#;
    let (failures, seen) = sent("200 OK", body, |kv| kv.delete_many(&["a", ""]).unwrap());
    let failure = KvFailure {
        key: String::new(),
        code: "invalid_key".to_owned(),
        message: "No.".to_owned(),
    };
    assert_eq!(failures, [failure]);
    assert!(seen.starts_with("POST /v1/services/svc_1/kv/visits/bulk/removals "));
    assert!(seen.ends_with(r#"["a",""]"#));
}

#[test]
fn commits_several_keys_at_once() {
    let batch = KvBatch::default()
        .check("a", Some("v1"))
        .check("b", None)
        .put("a", "\"")
        .delete("b");
    let (held, seen) = sent("200 OK", r#"{"keys":[]}"#, |kv| kv.commit(&batch).unwrap());
    assert!(held && seen.starts_with("POST /v1/services/svc_1/kv/visits/atomic "));
    assert!(seen.ends_with(
        r#"{"checks":[{"key":"a","version":"v1"},{"key":"b","version":null}],"mutations":[{"key":"a","value":"\""},{"key":"b"}]}"#
    ));
    assert!(!sent("412 No", "{}", |kv| kv.commit(&batch).unwrap()).0);
}
