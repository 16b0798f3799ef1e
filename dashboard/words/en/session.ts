export const session = {
  title: "Sessions",
  intro: "Where you are signed in. End what you do not know, and change your password then.",
  device: "Device",
  unnamed: "A program without a name",
  here: "This one",
  lastUsed: "Last used",
  since: "Signed in",
  until: "Until",
  end: "End",
  endOf: (device: string) => `End the session of ${device}`,
  endOthers: "End all others",
  ended: (count: number) => (count === 1 ? "The session is ended" : `${count} sessions are ended`),
};
