const text = (description: string, example: string) => ({
  description,
  schema: { type: "string" },
  example,
});
const whole = (description: string, example: number) => ({
  description,
  schema: { type: "integer", minimum: 0 },
  example,
});

/** Headers of answers, as components. */
export const HEADER_COMPONENTS = {
  "X-Request-Id": text("Id of the call, for logs and reports.", "5f2b6f0e-8a57-4a5e-9d0a-3b1f6d9f1c11"),
  Location: text("Path of the created Request.", "/v1/requests/req_68f0c2d4a1b2c3d4e5f60718"),
  "Idempotent-Replayed": text("`true` when an earlier call with the same key made the Request.", "true"),
  "Preference-Applied": text("How long the call was ready to wait; with `Prefer: wait` only.", "wait=30"),
  "Retry-After": whole("Seconds to wait before the same call may work.", 1),
  "WWW-Authenticate": text("The scheme that is wanted.", 'Bearer realm="quarry"'),
  RateLimit: text(
    "Calls left in the window and seconds until it ends; with a key only.",
    '"key";r=5999;t=60',
  ),
  "RateLimit-Policy": text("Calls per window and its seconds; with a key only.", '"key";q=6000;w=60'),
  "X-RateLimit-Limit": whole("Calls per window; with a key only.", 6000),
  "X-RateLimit-Remaining": whole("Calls left in the window; with a key only.", 5999),
  "X-RateLimit-Reset": whole("Seconds until the window ends; with a key only.", 60),
} as const;

/** Of bytes of which a call may ask for a part. */
export const ACCEPT_RANGES = {
  "Accept-Ranges": text("The unit of `Range`.", "bytes"),
} as const;

/** Of an answer to `Range`. */
export const RANGE_HEADERS = {
  ...ACCEPT_RANGES,
  "Content-Range": text("Which bytes these are, and of how many; `bytes */9` for none of 9.", "bytes 0-4/9"),
} as const;

type HeaderName = keyof typeof HEADER_COMPONENTS;

const RATE_HEADERS: readonly HeaderName[] = [
  "RateLimit",
  "RateLimit-Policy",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
];

/** Headers of an answer with `status`, as references. */
export function answerHeaders(status: number, mayRetry = false): Record<string, { $ref: string }> {
  const names: HeaderName[] = ["X-Request-Id"];
  // Callers without a good key are counted by address; what cannot be read is not counted.
  if (status !== 431) names.push(...RATE_HEADERS);
  if (status === 401) names.push("WWW-Authenticate");
  if (mayRetry) names.push("Retry-After");
  return referred(names);
}

/** Further headers of an answer that has a created Request. */
export function createdHeaders(): Record<string, { $ref: string }> {
  return referred(["Location", "Idempotent-Replayed", "Preference-Applied"]);
}

function referred(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
