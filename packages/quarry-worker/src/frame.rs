use std::io::{self, Read, Write};

/// Bytes of a message, in however many frames.
pub(crate) const MOST_BYTES: usize = 32 << 20;
const MOST_CONTROL_BYTES: u64 = 125;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Continued,
    Text,
    Binary,
    Close,
    Ping,
    Pong,
}

impl Kind {
    fn of(code: u8) -> Option<Self> {
        Some(match code {
            0 => Kind::Continued,
            1 => Kind::Text,
            2 => Kind::Binary,
            8 => Kind::Close,
            9 => Kind::Ping,
            10 => Kind::Pong,
            _ => return None,
        })
    }

    fn code(self) -> u8 {
        match self {
            Kind::Continued => 0,
            Kind::Text => 1,
            Kind::Binary => 2,
            Kind::Close => 8,
            Kind::Ping => 9,
            Kind::Pong => 10,
        }
    }

    pub fn is_control(self) -> bool {
        self.code() >= 8
    }
}

#[derive(Debug)]
pub(crate) struct Frame {
    pub kind: Kind,
    pub is_last: bool,
    pub bytes: Vec<u8>,
}

/// Why there is no frame.
#[derive(Debug)]
pub(crate) enum FrameError {
    /// The connection ended or broke off.
    Gone,
    /// The other side broke a rule; the code and the reason are told to it.
    Broken(u16, &'static str),
}

impl From<io::Error> for FrameError {
    fn from(_error: io::Error) -> Self {
        FrameError::Gone
    }
}

/// Reads a frame of a client, of at most so many bytes.
pub(crate) fn read_frame(reader: &mut impl Read, most: usize) -> Result<Frame, FrameError> {
    let mut head = [0; 2];
    reader.read_exact(&mut head)?;
    let [first, second] = head;
    if first & 0x70 != 0 {
        return Err(FrameError::Broken(1002, "No extension was agreed on."));
    }
    let kind =
        Kind::of(first & 15).ok_or(FrameError::Broken(1002, "This kind of frame is not known."))?;
    let is_last = first & 0x80 != 0;
    if second & 0x80 == 0 {
        return Err(FrameError::Broken(1002, "Frames of clients are masked."));
    }
    let length = match second & 0x7f {
        126 => u64::from(u16::from_be_bytes(read_array(reader)?)),
        127 => u64::from_be_bytes(read_array(reader)?),
        short => u64::from(short),
    };
    if kind.is_control() && (!is_last || length > MOST_CONTROL_BYTES) {
        return Err(FrameError::Broken(
            1002,
            "A control frame is short, and one.",
        ));
    }
    if !kind.is_control() && length > most as u64 {
        return Err(FrameError::Broken(1009, "A message has at most 32 MiB."));
    }
    let mask: [u8; 4] = read_array(reader)?;
    // Grows with what comes, not with what is said to come.
    let mut bytes = Vec::new();
    reader.take(length).read_to_end(&mut bytes)?;
    if bytes.len() as u64 != length {
        return Err(FrameError::Gone);
    }
    for four in bytes.chunks_mut(4) {
        four.iter_mut()
            .zip(mask)
            .for_each(|(byte, own)| *byte ^= own);
    }
    Ok(Frame {
        kind,
        is_last,
        bytes,
    })
}

fn read_array<const SIZE: usize>(reader: &mut impl Read) -> io::Result<[u8; SIZE]> {
    let mut bytes = [0; SIZE];
    reader.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// Writes a message or a control frame, whole.
pub(crate) fn write_frame(writer: &mut impl Write, kind: Kind, bytes: &[u8]) -> io::Result<()> {
    let mut head = vec![0x80 | kind.code()];
    match bytes.len() {
        short @ 0..=125 => head.push(short as u8),
        medium @ 126..=0xffff => {
            head.push(126);
            head.extend_from_slice(&(medium as u16).to_be_bytes());
        }
        long => {
            head.push(127);
            head.extend_from_slice(&(long as u64).to_be_bytes());
        }
    }
    // Small ones leave as one packet.
    if bytes.len() < 4096 {
        head.extend_from_slice(bytes);
        return writer.write_all(&head);
    }
    writer.write_all(&head)?;
    writer.write_all(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(bytes: &[u8]) -> u16 {
        match read_frame(&mut &*bytes, 1000) {
            Err(FrameError::Broken(code, _)) => code,
            other => panic!("{bytes:?} gave {other:?}"),
        }
    }

    #[test]
    fn reads_what_clients_send() {
        let frame = read_frame(
            &mut &[
                0x81,
                0x85,
                1,
                2,
                3,
                4,
                b'h' ^ 1,
                b'e' ^ 2,
                b'l' ^ 3,
                b'l' ^ 4,
                b'o' ^ 1,
            ][..],
            5,
        );
        let Frame {
            kind,
            is_last,
            bytes,
        } = frame.unwrap();
        assert_eq!(
            (kind, is_last, bytes.as_slice()),
            (Kind::Text, true, &b"hello"[..])
        );
        assert!(matches!(
            read_frame(&mut &[0x81, 0x85, 1, 2][..], 5),
            Err(FrameError::Gone)
        ));
    }

    #[test]
    fn refuses_what_breaks_the_rules() {
        assert_eq!(broken(&[0xc1, 0x80, 0, 0, 0, 0]), 1002);
        assert_eq!(broken(&[0x83, 0x80, 0, 0, 0, 0]), 1002);
        assert_eq!(broken(&[0x81, 0x00]), 1002);
        assert_eq!(broken(&[0x09, 0x80, 0, 0, 0, 0]), 1002);
        assert_eq!(broken(&[0x89, 0xfe, 0, 126]), 1002);
        assert_eq!(broken(&[0x82, 0xff, 0, 0, 0, 0, 0, 0, 3, 233]), 1009);
        assert_eq!(
            broken(&[0x82, 0xff, 255, 255, 255, 255, 255, 255, 255, 255]),
            1009
        );
    }

    #[test]
    fn says_lengths_in_the_shortest_form() {
        for (length, head) in [(125, 2), (126, 4), (0xffff, 4), (0x10000, 10)] {
            let mut written = Vec::new();
            write_frame(&mut written, Kind::Binary, &vec![7; length]).unwrap();
            assert_eq!(written.len(), length + head);
        }
    }
}
