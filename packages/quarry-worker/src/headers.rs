/// Header fields in the order in which they came; names are looked up in any case.
#[derive(Clone, Debug, Default)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// The first value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(own, _)| own.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// Every value of a field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> + 'a {
        self.0
            .iter()
            .filter(move |(own, _)| own.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> + '_ {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Panics at a name or value that would break the head of the message.
    pub fn add(&mut self, name: &str, value: &str) {
        assert!(is_token(name), "{name:?} is not the name of a header");
        assert!(
            !value.contains(['\r', '\n', '\0']),
            "the header {name} holds a line break"
        );
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// Replaces all values of a field.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.retain(|(own, _)| !own.eq_ignore_ascii_case(name));
        self.add(name, value);
    }

    /// Whether a comma-separated field names `word`.
    pub(crate) fn has_word(&self, name: &str, word: &str) -> bool {
        self.all(name)
            .flat_map(|value| value.split(','))
            .any(|part| part.trim().eq_ignore_ascii_case(word))
    }
}

/// What RFC 9110 calls a token: methods and names of headers.
pub(crate) fn is_token(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
}
