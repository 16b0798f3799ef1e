export const account = {
  title: "Account",
  name: "Name",
  plan: "Plan",
  id: "Account id",
  password: "Password",
  newPassword: "New password",
  newPasswordHelp: "10 to 200 characters.",
  changePassword: "Change the password",
  passwordChanged: "The password is changed",
  sessionsEnded: (count: number) =>
    count === 1 ? "1 other session is ended." : `${count} other sessions are ended.`,
  export: "Everything that is stored",
  exportHint:
    "One archive of JSON Lines: Requests, Records, bills and settings, without passwords, keys and tokens.",
  exportAction: "Download the archive",
  close: "Close the account",
  closeHint:
    "All keys and sessions end at once, what runs is cancelled, and after a while everything is erased. Until then the link in the mail that you get reopens it.",
  cannotClose:
    "This is the account that the server starts with, which every start recreates: it cannot be closed.",
  closed: "The account is closed",
  closedHint: (day: string) =>
    `Everything is erased on ${day}. Until then the link in the mail that you got reopens it.`,
};
