use std::io::{self, Read};

use crate::body::Body;
use crate::form::{decoded, Form};
use crate::head::Head;
use crate::headers::Headers;

/// A request. Its body is read as it comes, by `Read` or by one of the methods that take all of it.
pub struct Request<'a> {
    method: String,
    target: String,
    headers: Headers,
    pub(crate) params: Vec<(String, String)>,
    pub(crate) body: Body<'a>,
}

impl<'a> Request<'a> {
    pub(crate) fn new(head: Head, body: Body<'a>) -> Self {
        Request {
            method: head.method,
            target: head.target,
            headers: head.headers,
            params: Vec::new(),
            body,
        }
    }

    pub fn method(&self) -> &str {
        &self.method
    }

    /// Path as it was sent, without the query.
    pub fn path(&self) -> &str {
        self.target.split('?').next().unwrap_or("")
    }

    /// What stands behind the `?`, with its escapes resolved.
    pub fn query(&self) -> Form {
        Form::of(self.target.split_once('?').map_or("", |(_, query)| query))
    }

    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)
    }

    /// A `{name}` of the route, with its escapes resolved. Panics when the route has none of that name.
    pub fn param(&self, name: &str) -> &str {
        let found = self.params.iter().find(|(own, _)| own == name);
        match found {
            Some((_, value)) => value,
            None => panic!("the route has no {{{name}}}"),
        }
    }

    pub(crate) fn set_param(&mut self, name: &str, raw: &str) {
        self.params.push((name.to_owned(), decoded(raw, false)));
    }

    /// The whole body. An error where it is longer than `most` bytes.
    pub fn bytes(&mut self, most: usize) -> io::Result<Vec<u8>> {
        let mut all = Vec::new();
        self.body
            .by_ref()
            .take(most as u64 + 1)
            .read_to_end(&mut all)?;
        if all.len() > most {
            let text = format!("the body is longer than {most} bytes");
            return Err(io::Error::new(io::ErrorKind::InvalidData, text));
        }
        Ok(all)
    }

    /// The whole body as text of UTF-8. An error where it is longer than `most` bytes.
    pub fn text(&mut self, most: usize) -> io::Result<String> {
        String::from_utf8(self.bytes(most)?)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    }

    /// The body of an HTML form, `application/x-www-form-urlencoded`. An error where it is longer than `most` bytes.
    pub fn form(&mut self, most: usize) -> io::Result<Form> {
        Ok(Form::of(&self.text(most)?))
    }
}

impl Read for Request<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.body.read(into)
    }
}
