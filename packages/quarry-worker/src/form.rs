/// Names with values, as a query or the body of an HTML form holds them.
#[derive(Debug, Default)]
pub struct Form(Vec<(String, String)>);

impl Form {
    pub(crate) fn of(text: &str) -> Self {
        Form(
            text.split('&')
                .filter(|pair| !pair.is_empty())
                .map(|pair| {
                    let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
                    (decoded(name, true), decoded(value, true))
                })
                .collect(),
        )
    }

    /// The first value of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(own, _)| *own == name)
            .map(|(_, value)| value)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> + '_ {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Text whose `%xx` are resolved, and whose `+` are spaces in a form. What is not an escape stays as it is.
pub(crate) fn decoded(text: &str, is_form: bool) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let escape = after.get(..2).and_then(|pair| {
            pair.iter().all(u8::is_ascii_hexdigit).then_some(pair)?;
            u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()
        });
        match (first, escape) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &after[2..];
                continue;
            }
            (b'+', _) if is_form => bytes.push(b' '),
            (byte, _) => bytes.push(*byte),
        }
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_pairs() {
        let form = Form::of("name=Ada+L.&text=50%25+%C3%A9&empty&&x=%zz");
        let pairs: Vec<_> = form.iter().collect();
        assert_eq!(
            pairs,
            [
                ("name", "Ada L."),
                ("text", "50% é"),
                ("empty", ""),
                ("x", "%zz")
            ]
        );
        assert_eq!(form.get("text"), Some("50% é"));
        assert_eq!(decoded("a+b%2Fc", false), "a+b/c");
    }
}
