use std::io::{self, BufRead, Read};

use crate::chunked::{read_chunked, Chunk};
use crate::head::Framing;

/// The body of a request, read from its connection as it comes.
pub(crate) enum Body<'a> {
    Length(&'a mut dyn BufRead, u64),
    Chunked(&'a mut dyn BufRead, Chunk),
}

impl<'a> Body<'a> {
    pub fn new(reader: &'a mut dyn BufRead, framing: Framing) -> Self {
        match framing {
            Framing::Length(bytes) => Body::Length(reader, bytes),
            Framing::Chunked => Body::Chunked(reader, Chunk::Start),
        }
    }

    /// Reads what the handler has left, so that the next request can follow. False where that is too much to be worth it.
    pub fn skip_rest(&mut self, most: u64) -> io::Result<bool> {
        let skipped = io::copy(&mut self.by_ref().take(most), &mut io::sink())?;
        Ok(skipped < most || self.is_at_end())
    }

    pub fn is_at_end(&self) -> bool {
        matches!(self, Body::Length(_, 0) | Body::Chunked(_, Chunk::End))
    }
}

impl Read for Body<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self {
            Body::Chunked(reader, at) => read_chunked(reader, at, into),
            // Not asked of the connection, which would wait for the next request.
            Body::Length(_, 0) => Ok(0),
            Body::Length(reader, left) => {
                let most = into.len().min(usize::try_from(*left).unwrap_or(usize::MAX));
                let taken = reader.read(&mut into[..most])?;
                if taken == 0 && most > 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
                *left -= taken as u64;
                Ok(taken)
            }
        }
    }
}
