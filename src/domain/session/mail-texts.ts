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
    text: `Somebody signs up at Quarry with this address. This page makes the account with a password that you choose there, for two hours:\n\n${linkTo(publicUrl, "verify", token)}\n\nPrograms send its token and a password (POST /v1/auth/verify):\n\n${token}\n\n${NOT_YOU}\n`,
  };
}

export function closedMail(token: string, eraseAt: Date, publicUrl: string): MailText {
  const on = eraseAt.toISOString().slice(0, 16).replace("T", " ");
  return {
    subject: "Your account is closed",
    text: `Your account at Quarry is closed, as was asked for with its password. Its API keys and sessions work no more, what ran is cancelled, and a plan has ended. All of it is erased on ${on} UTC; ledger and invoices are kept without your name.\n\nUntil then this page brings it back:\n\n${linkTo(publicUrl, "restore", token)}\n\nPrograms send its token (quarry account restore, or POST /v1/account/restore):\n\n${token}\n\nIf that was not you, use it, and set another password.\n`,
  };
}

export function alreadyMail(publicUrl: string): MailText {
  return {
    subject: "You have an account already",
    text: `Somebody signs up at Quarry with this address, which has an account already. Sign in (${publicUrl}/sign-in), or reset the password (${publicUrl}/forgot-password).\n`,
  };
}

export function nobodyMail(publicUrl: string): MailText {
  return {
    subject: "There is no account with this address",
    text: `Somebody wants to set another password at Quarry for this address, which has no account at ${publicUrl}. Perhaps yours has another address. If that was not you, do nothing.\n`,
  };
}

export function resetMail(token: string, publicUrl: string): MailText {
  return {
    subject: "Set another password",
    text: `Somebody wants to set another password at Quarry. This page does, for two hours:\n\n${linkTo(publicUrl, "reset-password", token)}\n\nPrograms send its token (POST /v1/auth/password-reset/confirm):\n\n${token}\n\n${NOT_YOU}\n`,
  };
}
