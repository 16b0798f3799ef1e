use std::io::{self, BufRead, Write};

use crate::head::read_line;

/// Bytes of the trailers and of the line before a chunk.
const MOST_LINE_BYTES: usize = 8 * 1024;

/// Where the reader of a chunked body is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Chunk {
    /// Before the first.
    Start,
    /// Bytes that are left of one.
    Within(u64),
    End,
}

/// Reads some bytes of a chunked body; 0 at its end.
pub(crate) fn read_chunked(
    reader: &mut impl BufRead,
    at: &mut Chunk,
    into: &mut [u8],
) -> io::Result<usize> {
    loop {
        match *at {
            Chunk::End => return Ok(0),
            Chunk::Start => *at = next_chunk(reader)?,
            Chunk::Within(0) => {
                if !line(reader)?.is_empty() {
                    return Err(bad("A chunk is longer than it says."));
                }
                *at = next_chunk(reader)?;
            }
            Chunk::Within(left) => {
                let most = into.len().min(usize::try_from(left).unwrap_or(usize::MAX));
                let taken = reader.read(&mut into[..most])?;
                if taken == 0 && most > 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
                *at = Chunk::Within(left - taken as u64);
                return Ok(taken);
            }
        }
    }
}

fn next_chunk(reader: &mut impl BufRead) -> io::Result<Chunk> {
    let line_before = line(reader)?;
    let digits = line_before.split(';').next().unwrap_or("").trim_end();
    if digits.is_empty() || digits.len() > 15 || !digits.bytes().all(|one| one.is_ascii_hexdigit())
    {
        return Err(bad("The size of a chunk is not a number."));
    }
    let size =
        u64::from_str_radix(digits, 16).map_err(|_| bad("The size of a chunk is not a number."))?;
    if size > 0 {
        return Ok(Chunk::Within(size));
    }
    // Trailers are read and dropped.
    while !line(reader)?.is_empty() {}
    Ok(Chunk::End)
}

fn line(reader: &mut impl BufRead) -> io::Result<String> {
    read_line(reader, &mut { MOST_LINE_BYTES })
        .ok()
        .flatten()
        .ok_or_else(|| bad("A line of a chunked body is cut off."))
}

fn bad(text: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, text)
}

/// Writes each piece as a chunk that leaves at once.
pub(crate) struct ChunkWriter<W: Write>(pub W);

impl<W: Write> ChunkWriter<W> {
    pub fn finish(mut self) -> io::Result<()> {
        self.0.write_all(b"0\r\n\r\n")?;
        self.0.flush()
    }
}

impl<W: Write> Write for ChunkWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // An empty chunk would be the end.
        if bytes.is_empty() {
            return Ok(0);
        }
        let mut piece = format!("{:x}\r\n", bytes.len()).into_bytes();
        piece.extend_from_slice(bytes);
        piece.extend_from_slice(b"\r\n");
        self.0.write_all(&piece)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(mut text: &[u8]) -> io::Result<Vec<u8>> {
        let mut at = Chunk::Start;
        let mut all = Vec::new();
        let mut piece = [0; 3];
        loop {
            match read_chunked(&mut text, &mut at, &mut piece)? {
                0 => return Ok(all),
                taken => all.extend_from_slice(&piece[..taken]),
            }
        }
    }

    #[test]
    fn reads_what_it_writes() {
        let mut written = Vec::new();
        let mut writer = ChunkWriter(&mut written);
        writer.write_all(b"hello ").unwrap();
        writer.write_all(b"").unwrap();
        writer.write_all(&[b'x'; 300]).unwrap();
        writer.finish().unwrap();
        let mut expected = b"hello ".to_vec();
        expected.extend_from_slice(&[b'x'; 300]);
        assert_eq!(read_all(&written).unwrap(), expected);
    }

    #[test]
    fn takes_extensions_and_trailers_and_refuses_the_rest() {
        assert_eq!(
            read_all(b"3;a=b\r\nabc\r\n0\r\nX: y\r\n\r\n").unwrap(),
            b"abc"
        );
        for text in [
            "3\r\nabcd\r\n0\r\n\r\n",
            "-3\r\nabc\r\n",
            "\r\n",
            "0x3\r\nabc\r\n",
            "3\r\nab",
            "fffffffffffffffff\r\n",
        ] {
            assert!(read_all(text.as_bytes()).is_err(), "{text:?}");
        }
    }
}
