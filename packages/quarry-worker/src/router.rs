use crate::request::Request;
use crate::response::{IntoResponse, Response};

type Handler = Box<dyn Fn(&mut Request<'_>) -> Response + Send + Sync>;

struct Route {
    method: &'static str,
    segments: Vec<Segment>,
    handler: Handler,
}

enum Segment {
    Fixed(String),
    /// `{name}`: one segment.
    Param(String),
    /// `{*name}`: all that follows, at the end only.
    Rest(String),
}

/// Finds the handler of a request: the first whose method and path fit, in the order in which they were added.
#[derive(Default)]
pub struct Router {
    routes: Vec<Route>,
}

macro_rules! method {
    ($name:ident, $method:literal) => {
        #[doc = concat!("Answers ", $method, " of a path, in which `{name}` is any segment and `{*name}` all that follows.")]
        pub fn $name<F, R>(self, path: &str, handler: F) -> Self
        where
            F: Fn(&mut Request<'_>) -> R + Send + Sync + 'static,
            R: IntoResponse,
        {
            self.route($method, path, handler)
        }
    };
}

impl Router {
    pub fn new() -> Self {
        Router::default()
    }

    method!(get, "GET");
    method!(post, "POST");
    method!(put, "PUT");
    method!(patch, "PATCH");
    method!(delete, "DELETE");

    fn route<F, R>(mut self, method: &'static str, path: &str, handler: F) -> Self
    where
        F: Fn(&mut Request<'_>) -> R + Send + Sync + 'static,
        R: IntoResponse,
    {
        assert!(
            path.starts_with('/'),
            "the path {path:?} does not start with /"
        );
        self.routes.push(Route {
            method,
            segments: path[1..].split('/').map(segment_of).collect(),
            handler: Box::new(move |request| handler(request).into_response()),
        });
        self
    }

    pub(crate) fn answer(&self, request: &mut Request<'_>) -> Response {
        let path = request.path().to_owned();
        let mut allowed: Vec<&str> = Vec::new();
        for route in &self.routes {
            let Some(params) = route.params_of(&path) else {
                continue;
            };
            // What answers GET answers HEAD; its body is left out when it is sent.
            if route.method == request.method()
                || route.method == "GET" && request.method() == "HEAD"
            {
                for (name, raw) in params {
                    request.set_param(name, raw);
                }
                return (route.handler)(request);
            }
            if !allowed.contains(&route.method) {
                allowed.push(route.method);
            }
        }
        if allowed.is_empty() {
            return Response::error(404, "not_found", "Nothing is at this path.");
        }
        Response::error(
            405,
            "method_not_allowed",
            "This path does not answer this method.",
        )
        .with_header("allow", &allowed.join(", "))
    }
}

fn segment_of(text: &str) -> Segment {
    match text
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
    {
        None => Segment::Fixed(text.to_owned()),
        Some(name) => match name.strip_prefix('*') {
            Some(rest) => Segment::Rest(rest.to_owned()),
            None => Segment::Param(name.to_owned()),
        },
    }
}

impl Route {
    /// The parameters where the path fits.
    fn params_of<'a>(&'a self, path: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
        let mut params = Vec::new();
        let mut left = path.strip_prefix('/');
        for segment in &self.segments {
            let text = left?;
            if let Segment::Rest(name) = segment {
                params.push((name.as_str(), text));
                return Some(params);
            }
            let (first, rest) = text
                .split_once('/')
                .map_or((text, None), |(first, rest)| (first, Some(rest)));
            match segment {
                Segment::Fixed(own) if own == first => (),
                Segment::Param(name) if !first.is_empty() => params.push((name.as_str(), first)),
                _ => return None,
            }
            left = rest;
        }
        left.is_none().then_some(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::Body;
    use crate::head::{read_head, Framing};

    fn answer(router: &Router, method: &str, path: &str) -> String {
        let head = read_head(&mut format!("{method} {path} HTTP/1.1\r\n\r\n").as_bytes()).unwrap();
        let mut empty = std::io::empty();
        let mut request = Request::new(head, Body::new(&mut empty, Framing::Length(0)));
        let mut sent = Vec::new();
        let how = crate::response::How {
            is_head: false,
            is_http_1_0: false,
            closes: false,
        };
        let response = router.answer(&mut request);
        response.send(&mut request, &mut sent, &how).unwrap();
        String::from_utf8(sent).unwrap()
    }

    #[test]
    fn finds_the_first_that_fits() {
        let router = Router::new()
            .get("/api/a", |_| "fixed")
            .get("/api/{name}", |request| {
                format!("one {}", request.param("name"))
            })
            .get("/files/{*path}", |request| {
                format!("rest {}", request.param("path"))
            })
            .post("/api/a", |_| Response::empty(204));
        assert!(answer(&router, "GET", "/api/a?x").ends_with("\r\n\r\nfixed"));
        assert!(answer(&router, "GET", "/api/b%20c").ends_with("one b c"));
        assert!(answer(&router, "GET", "/files/a/b").ends_with("rest a/b"));
        assert!(answer(&router, "POST", "/api/a").starts_with("HTTP/1.1 204"));
        for missing in ["/api", "/api/", "/api/a/b", "/", "/API/a/"] {
            assert!(
                answer(&router, "GET", missing).starts_with("HTTP/1.1 404"),
                "{missing}"
            );
        }
        let refused = answer(&router, "DELETE", "/api/a");
        assert!(refused.starts_with("HTTP/1.1 405"));
        assert!(refused.contains("allow: GET, POST\r\n"));
    }
}
