import type { MailText } from "../session/mail-texts.ts";

const NOT_YOU = "If that was not you, reset your password at once: that ends all sessions.";

export function turnedOnMail(): MailText {
  return {
    subject: "A second factor is on",
    text: `To sign in to your account at Quarry, a code of the authenticator app is needed from now on in addition to the password. All other sessions were ended.\n\n${NOT_YOU}\n`,
  };
}

export function turnedOffMail(): MailText {
  return {
    subject: "The second factor is off",
    text: `To sign in to your account at Quarry, the password is enough from now on.\n\n${NOT_YOU}\n`,
  };
}

export function resetMail(): MailText {
  return {
    subject: "The second factor was reset",
    text: `The operator of this server has turned off the second factor of your account at Quarry, as somebody asked who could no longer use it. All sessions were ended; the password is enough to sign in from now on.\n\n${NOT_YOU} Then tell the operator, too.\n`,
  };
}

export function recoveryRenewedMail(): MailText {
  return {
    subject: "You have new recovery codes",
    text: `New recovery codes were made for your account at Quarry; the old ones no longer work.\n\n${NOT_YOU}\n`,
  };
}

/** @param left how many codes are left */
export function recoveryUsedMail(left: number): MailText {
  return {
    subject: "A recovery code was used",
    text: `A recovery code was used instead of a code of the authenticator app; ${left} of them ${left === 1 ? "is" : "are"} left. New ones: quarry account second-factor codes, or POST /v1/account/second-factor/recovery-codes.\n\n${NOT_YOU}\n`,
  };
}
