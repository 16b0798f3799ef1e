import { Secret, TOTP } from "otpauth";
import { renderSVG, renderUnicodeCompact } from "uqr";

/** What RFC 4226 asks of a shared secret. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Clocks of phones are a little off: a code is good for a step before and after its own. */
const STEPS_OFF = 1;
const CODE = /^\d{6}$/;

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

/** Whether it can be a code of an app; what else is typed may be a recovery code. */
export function isTotpForm(code: string): boolean {
  return CODE.test(code);
}

/** The number of the step whose code this is, near `now`; null when it is none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const off = TOTP.validate({
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    period: STEP_SECONDS,
    window: STEPS_OFF,
  });
  return off === null ? null : Math.floor(timestamp / (STEP_SECONDS * 1000)) + off;
}
