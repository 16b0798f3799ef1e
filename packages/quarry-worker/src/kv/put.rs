use std::time::Duration;

/// Under which condition something is written or deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum If<'a> {
    #[default]
    Always,
    /// Only where nothing is.
    Absent,
    /// Only over this version.
    Version(&'a str),
}

/// What a write says besides its value.
#[derive(Clone, Copy, Debug, Default)]
pub struct KvPut<'a> {
    pub when: If<'a>,
    /// Half a minute or more.
    pub expires_in: Option<Duration>,
    /// JSON.
    pub metadata: Option<&'a str>,
}

impl If<'_> {
    pub(super) fn header(self) -> Option<(&'static str, String)> {
        match self {
            If::Always => None,
            If::Absent => Some(("if-none-match", "*".to_owned())),
            If::Version(version) => Some(("if-match", format!("\"{version}\""))),
        }
    }
}
