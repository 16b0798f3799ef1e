/** What a mail says. */
export interface MailText {
  subject: string;
  text: string;
}

const NOT_YOU = "If that was not you, do nothing: without this token nothing happens.";

/** The page of the gateway that takes a token; a button there uses it. */
const linkTo = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl}/${page}?token=${token}`;

/** @param publicUrl of the gateway, whose pages the mail leads to */
export function signUpMail(token: string, publicUrl: string): MailText {
  return {
    subject: "Confirm your e-mail address",
    text: `Somebody is signing up at Quarry with this address. This page creates the account with a password that you choose there; it works for two hours:\n\n${linkTo(publicUrl, "verify", token)}\n\nPrograms send its token and a password (POST /v1/auth/verify):\n\n${token}\n\n${NOT_YOU}\n`,
  };
}

export function closedMail(token: string, eraseAt: Date, publicUrl: string): MailText {
  const on = eraseAt.toISOString().slice(0, 16).replace("T", " ");
  return {
    subject: "Your account is closed",
    text: `Your account at Quarry is closed, as was requested with its password. Its API keys and sessions no longer work, what was running is cancelled, and any plan has ended. Everything is erased on ${on} UTC; ledger and invoices are kept without your name.\n\nUntil then this page restores it:\n\n${linkTo(publicUrl, "restore", token)}\n\nPrograms send its token (quarry account restore, or POST /v1/account/restore):\n\n${token}\n\nIf that was not you, restore it and set a new password.\n`,
  };
}

export function alreadyMail(publicUrl: string): MailText {
  return {
    subject: "You already have an account",
    text: `Somebody is signing up at Quarry with this address, which already has an account. Sign in (${publicUrl}/sign-in), or reset the password (${publicUrl}/forgot-password).\n`,
  };
}

export function nobodyMail(publicUrl: string): MailText {
  return {
    subject: "There is no account with this address",
    text: `Somebody asked for a new password at Quarry for this address, which has no account at ${publicUrl}. Perhaps your account has another address. If that was not you, do nothing.\n`,
  };
}

export function resetMail(token: string, publicUrl: string): MailText {
  return {
    subject: "Set a new password",
    text: `Somebody asked for a new password at Quarry. Set it on this page, which works for two hours:\n\n${linkTo(publicUrl, "reset-password", token)}\n\nPrograms send its token (POST /v1/auth/password-reset/confirm):\n\n${token}\n\n${NOT_YOU}\n`,
  };
}
