import { Secret, TOTP } from "otpauth";
import { renderSVG, renderUnicodeCompact } from "uqr";

/** What RFC 4226 asks of a shared secret. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Clocks of phones are a little off: a code is good for a step before and after its own. */
const STEPS_OFF = 1;
const DIGITS = 6;
const CODE = /^\d{6}$/;
/** Two codes that follow each other, without anything between them. */
const TWO_CODES = /^\d{12}$/;

/** What an authenticator app takes, in the forms in which it may. */
export interface Enrolment {
  /** Base32, to be typed in. */
  secret: string;
  /** `otpauth://totp/…` */
  url: string;
  /** The URL as a QR code. */
  qrSvg: string;
  /** The same in block characters, for a terminal. */
  qrText: string;
}

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** @param label tells accounts apart in the app: the e-mail address */
export function enrolmentOf(secret: string, label: string): Enrolment {
  const url = new TOTP({ issuer: "Quarry", label, secret }).toString();
  const qr = { border: 2, ecc: "M" } as const;
  return { secret, url, qrSvg: renderSVG(url, qr), qrText: renderUnicodeCompact(url, qr) };
}

/** Whether it can be a code of an app, or two; what else is typed may be a recovery code. */
export function isTotpForm(code: string): boolean {
  return CODE.test(code) || TWO_CODES.test(code);
}

/** Whether all guesses at it have to be counted together: of single codes 3 in a million are right, of two in one 3 in a million million. */
export function isGuessable(code: string): boolean {
  return CODE.test(code);
}

/** The number of the step whose code this is, near `now`, of two codes that of the later one; null when it is none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const step = stepOfOne(secret, code.slice(-DIGITS), now, STEPS_OFF);
  if (step === null || CODE.test(code)) return step;
  const before = new Date((step - 1) * STEP_SECONDS * 1000);
  return stepOfOne(secret, code.slice(0, DIGITS), before, 0) === null ? null : step;
}

function stepOfOne(secret: string, token: string, at: Date, window: number): number | null {
  const timestamp = at.getTime();
  const off = TOTP.validate({
    ...{ secret: Secret.fromBase32(secret), token, timestamp },
    ...{ period: STEP_SECONDS, window },
  });
  return off === null ? null : Math.floor(timestamp / (STEP_SECONDS * 1000)) + off;
}
