use std::fmt::Write;

use crate::json_text::json_text;

/// Percent-encoded, every byte that is no letter and no digit.
pub(super) fn encoded(text: &str) -> String {
    let mut path = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            path.push(byte as char);
        } else {
            let _ = write!(path, "%{byte:02X}");
        }
    }
    path
}

/// JSON without characters that no header can hold.
pub(super) fn ascii(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for sign in json.chars() {
        if sign.is_ascii() {
            text.push(sign);
        } else {
            for unit in sign.encode_utf16(&mut [0; 2]) {
                let _ = write!(text, "\\u{unit:04x}");
            }
        }
    }
    text
}

/// A list in JSON.
pub(super) fn json_list(texts: &[&str]) -> String {
    let quoted: Vec<_> = texts.iter().map(|text| json_text(text)).collect();
    format!("[{}]", quoted.join(","))
}
