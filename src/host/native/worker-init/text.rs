//! Short texts without an allocator.

/// Always ends with a zero, as the kernel wants paths and variables.
pub struct Text<const SIZE: usize> {
    bytes: [u8; SIZE],
    length: usize,
}

impl<const SIZE: usize> Text<SIZE> {
    pub const fn new() -> Self {
        Text {
            bytes: [0; SIZE],
            length: 0,
        }
    }

    /// What does not fit is left out.
    pub fn add(&mut self, more: &[u8]) {
        for byte in more {
            if self.length + 1 < SIZE {
                self.bytes[self.length] = *byte;
                self.length += 1;
            }
        }
    }

    pub fn add_number(&mut self, number: u64) {
        if number >= 10 {
            self.add_number(number / 10);
        }
        self.add(&[b'0' + (number % 10) as u8]);
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    pub fn pointer(&self) -> *const u8 {
        self.bytes.as_ptr()
    }
}

/// The bytes of a text that ends with a zero.
///
/// # Safety
/// It is one, and stays: what the kernel gave with the start of this process.
pub unsafe fn bytes_of(text: *const u8) -> &'static [u8] {
    let mut length = 0;
    while unsafe { *text.add(length) } != 0 {
        length += 1;
    }
    unsafe { core::slice::from_raw_parts(text, length) }
}

/// None where it is no number.
pub fn number_of(text: &[u8]) -> Option<u64> {
    let mut number: u64 = 0;
    for byte in text {
        if !byte.is_ascii_digit() {
            return None;
        }
        number = number.checked_mul(10)?.checked_add((byte - b'0') as u64)?;
    }
    (!text.is_empty()).then_some(number)
}
