import { randomBytes } from "node:crypto";

/**
 * How each kind of secret text of Quarry begins, by which the check of inputs knows it. Operators choose their tokens, and
 * recovery codes are to be typed.
 */
export const SECRET_PREFIXES = {
  apiKey: "qk_",
  session: "qs_",
  /** In mails: of signing up, of another password, of an account that comes back. */
  mailed: "qm_",
  /** In the link that a start prints. */
  firstVisit: "qf_",
  /** In the address of the page of an invoice. */
  invoice: "qi_",
  /** In the link of who reported abuse. */
  abuse: "qa_",
  /** With which the worker of a service calls (src/domain/secret/service-keys.ts). */
  runtime: "qr_",
} as const;

/** 32 random bytes in base64url behind the prefix of their kind. */
export function newSecretToken(kind: keyof typeof SECRET_PREFIXES): string {
  return SECRET_PREFIXES[kind] + randomBytes(32).toString("base64url");
}
