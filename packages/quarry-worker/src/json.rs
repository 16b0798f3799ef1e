use std::io;

/// So deep lists and objects may stand in each other.
const MOST_DEEP: usize = 100;

/// What a text in JSON holds.
///
/// ```
/// use quarry_worker::Json;
///
/// let order = Json::parse(r#"{"id": 7, "tags": ["new"]}"#)?;
/// assert_eq!(order.get("id").and_then(Json::number), Some(7.0));
/// assert_eq!(order.get("tags").map_or(0, |tags| tags.items().len()), 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    /// In the order in which they came.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// An error of the kind `InvalidData` for what is no JSON.
    pub fn parse(text: &str) -> io::Result<Json> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.skip_space();
        if reader.at < text.len() {
            return Err(reader.bad());
        }
        Ok(value)
    }

    /// A field of an object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.iter().find(|(own, _)| own == name).map(|(_, it)| it),
            _ => None,
        }
    }

    /// What is in a list; nothing where this is none.
    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }

    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn number(&self) -> Option<f64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub fn flag(&self) -> Option<bool> {
        match self {
            Json::Flag(flag) => Some(*flag),
            _ => None,
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn value(&mut self, depth: usize) -> io::Result<Json> {
        self.skip_space();
        match self.peek() {
            _ if depth > MOST_DEEP => Err(self.bad()),
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => self.string().map(Json::Text),
            Some(b'n') => self.word("null", Json::Null),
            Some(b't') => self.word("true", Json::Flag(true)),
            Some(b'f') => self.word("false", Json::Flag(false)),
            _ => self.number(),
        }
    }

    fn object(&mut self, depth: usize) -> io::Result<Json> {
        let mut fields = Vec::new();
        self.at += 1;
        while !self.is_end(b'}', fields.is_empty())? {
            self.skip_space();
            let name = self.string()?;
            self.skip_space();
            self.take(b':')?;
            fields.push((name, self.value(depth + 1)?));
        }
        Ok(Json::Object(fields))
    }

    fn list(&mut self, depth: usize) -> io::Result<Json> {
        let mut items = Vec::new();
        self.at += 1;
        while !self.is_end(b']', items.is_empty())? {
            items.push(self.value(depth + 1)?);
        }
        Ok(Json::List(items))
    }

    /// Whether nothing follows in a list or an object; otherwise stands behind the comma.
    fn is_end(&mut self, end: u8, is_first: bool) -> io::Result<bool> {
        self.skip_space();
        if self.peek() == Some(end) {
            self.at += 1;
            return Ok(true);
        }
        if !is_first {
            self.take(b',')?;
        }
        Ok(false)
    }

    fn string(&mut self) -> io::Result<String> {
        self.take(b'"')?;
        let mut found = String::new();
        loop {
            let plain = self.text.as_bytes()[self.at..]
                .iter()
                .position(|&byte| byte == b'"' || byte == b'\\' || byte < b' ')
                .ok_or_else(|| self.bad())?;
            found += &self.text[self.at..self.at + plain];
            self.at += plain + 1;
            match self.text.as_bytes()[self.at - 1] {
                b'"' => return Ok(found),
                b'\\' => found.push(self.escaped()?),
                _ => return Err(self.bad()),
            }
        }
    }

    fn escaped(&mut self) -> io::Result<char> {
        let sign = self.peek().ok_or_else(|| self.bad())?;
        self.at += 1;
        Ok(match sign {
            b'"' | b'\\' | b'/' => sign as char,
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unit_pair(),
            _ => return Err(self.bad()),
        })
    }

    /// A half of a character that stands alone becomes U+FFFD.
    fn unit_pair(&mut self) -> io::Result<char> {
        let first = self.unit()?;
        let (before, is_high) = (self.at, (0xd800..0xdc00).contains(&first));
        let mut units = vec![first];
        if is_high && self.text[self.at..].starts_with("\\u") {
            self.at += 2;
            units.push(self.unit()?);
        }
        let decoded = char::decode_utf16(units).next().and_then(Result::ok);
        if decoded.is_none() {
            self.at = before;
        }
        Ok(decoded.unwrap_or('\u{fffd}'))
    }

    fn unit(&mut self) -> io::Result<u16> {
        let digits = self.text.get(self.at..self.at + 4);
        let digits = digits.filter(|four| four.bytes().all(|one| one.is_ascii_hexdigit()));
        let unit = digits.and_then(|four| u16::from_str_radix(four, 16).ok());
        self.at += 4;
        unit.ok_or_else(|| self.bad())
    }

    fn number(&mut self) -> io::Result<Json> {
        let rest = &self.text[self.at..];
        let is_part = |one: char| one.is_ascii_digit() || "+-.eE".contains(one);
        let digits = &rest[..rest.find(|one| !is_part(one)).unwrap_or(rest.len())];
        let whole = digits.strip_prefix('-').unwrap_or(digits).as_bytes();
        let is_json = match whole {
            [b'0', next, ..] => !next.is_ascii_digit(),
            [first, ..] => first.is_ascii_digit(),
            [] => false,
        };
        // Rust reads `1.` and `1.e5`, too.
        let dot_end = digits
            .split_once('.')
            .map(|(_, part)| part.as_bytes().first().copied());
        let has_digits = dot_end.map_or(true, |next| next.is_some_and(|one| one.is_ascii_digit()));
        self.at += digits.len();
        let number = digits.parse().ok().filter(|_| is_json && has_digits);
        number.map(Json::Number).ok_or_else(|| self.bad())
    }

    fn word(&mut self, word: &str, value: Json) -> io::Result<Json> {
        if !self.text[self.at..].starts_with(word) {
            return Err(self.bad());
        }
        self.at += word.len();
        Ok(value)
    }

    fn take(&mut self, byte: u8) -> io::Result<()> {
        if self.peek() != Some(byte) {
            return Err(self.bad());
        }
        self.at += 1;
        Ok(())
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn bad(&self) -> io::Error {
        let text = format!(
            "The text is no JSON: it breaks off or is wrong at byte {}.",
            self.at
        );
        io::Error::new(io::ErrorKind::InvalidData, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_all_that_there_is() {
        let text = r#" {"a": [1, -0.5e2, true, false, null], "ü": "\"\\\/\b\f\n\r\t\u00fc\ud83d\udd11🔑", "e": {}, "l": []} "#;
        let read = Json::parse(text).unwrap();
        let items = read.get("a").unwrap().items();
        assert_eq!(items[0].number(), Some(1.0));
        assert_eq!(items[1].number(), Some(-50.0));
        assert_eq!(
            (items[2].flag(), items[3].flag()),
            (Some(true), Some(false))
        );
        assert_eq!(items[4], Json::Null);
        let text = read.get("ü").unwrap().text();
        assert_eq!(text, Some("\"\\/\u{8}\u{c}\n\r\tü🔑🔑"));
        assert_eq!(read.get("e"), Some(&Json::Object(vec![])));
        assert!(read.get("l").unwrap().items().is_empty());
        assert_eq!(read.get("none"), None);
        assert_eq!(
            Json::parse(r#""\ud83dx\ud83d\u0041""#).unwrap().text(),
            Some("\u{fffd}x\u{fffd}A")
        );
    }

    #[test]
    fn refuses_what_is_no_json() {
        for text in [
            "",
            "{",
            "[1,]",
            "[,1]",
            "{\"a\"}",
            "{\"a\":1,}",
            "{a:1}",
            "\"a",
            "\"\n\"",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u+123\"",
            "01",
            "-",
            "1.",
            ".5",
            "+1",
            "1.e5",
            "1e",
            "inf",
            "NaN",
            "nul",
            "1 2",
            "[1",
            "\"\\ü\"",
            "\"\\uüü\"",
        ] {
            assert!(Json::parse(text).is_err(), "{text:?}");
        }
        assert!(Json::parse(&"[".repeat(100_000)).is_err());
        assert!(Json::parse(&format!("{}{}", "[".repeat(100), "]".repeat(100))).is_ok());
    }
}
