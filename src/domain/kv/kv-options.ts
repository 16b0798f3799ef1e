import { AppError } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import type { KvValue } from "../../store/kv/kv-documents.ts";

/** What a write says besides its value. */
export interface KvOptions {
  /** Anything that JSON has; null or absent for none. */
  metadata?: unknown;
  /** Relative; it wins over `expiration`. */
  expirationTtlSeconds?: number | null | undefined;
  /** UNIX time in seconds. */
  expiration?: number | null | undefined;
}

/** The furthest moment that a date can be. */
const LAST_SECOND = 8_640_000_000_000;

/** Throws `metadata_too_large`, and `invalid_input` for an end that is too near. */
export function storedOptions(
  { metadata = null, expirationTtlSeconds = null, expiration = null }: KvOptions,
  now: Date,
): Pick<KvValue, "m" | "exp"> {
  const m = metadata === null ? undefined : JSON.stringify(metadata);
  const [actual, limit] = [Buffer.byteLength(m ?? ""), KV_LIMITS.metadataBytes];
  if (actual > limit)
    throw new AppError("metadata_too_large", {
      message: `Metadata have at most ${limit} bytes in JSON; these have ${actual}.`,
      details: [{ path: "metadata", code: "too_large", message: "Bytes of the metadata.", limit, actual }],
    });
  const seconds =
    expirationTtlSeconds === null ? expiration : Math.floor(now.getTime() / 1000) + expirationTtlSeconds;
  if (seconds === null) return m === undefined ? {} : { m };
  const [path, least] =
    expirationTtlSeconds === null
      ? (["expiration", Math.ceil(now.getTime() / 1000) + KV_LIMITS.leastTtlSeconds] as const)
      : (["expirationTtlSeconds", KV_LIMITS.leastTtlSeconds] as const);
  const given = expirationTtlSeconds ?? seconds;
  if (!Number.isInteger(given) || given < least || seconds > LAST_SECOND)
    throw new AppError("invalid_input", {
      details: [
        {
          path,
          code: "too_small",
          message: `A value stays for at least ${KV_LIMITS.leastTtlSeconds} seconds: give a whole number from ${least} on.`,
          limit: least,
          actual: given,
        },
      ],
    });
  return { ...(m !== undefined && { m }), exp: new Date(seconds * 1000) };
}
