/** What is never the same twice, or is of one client alone; who resumed a Request last, or tried to. */
const PASSING = new Set([
  "lastUsedAt",
  "lastStep",
  "durationMs",
  "bytesReceived",
  "network",
  "qrSvg",
  "qrText",
  "resumedByKeyId",
  "__typename",
  // By a key of its service alone.
  "digest8",
]);
/** Milliseconds since 1970 of these years; no amount of a test is so large. */
const MOMENTS = 1_700_000_000_000;

/** A value as it is on every face: ids, times and secrets by what they are. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (PASSING.has(key)) return undefined;
    if (typeof one === "number" && one > MOMENTS) return "<time>";
    return typeof one === "string" ? plainText(one) : one;
  }) as unknown;
}

export function plainText(text: string): string {
  return text
    .replaceAll(/\b([a-z]{2,3})_[0-9a-f]{24}\b/g, "$1_…")
    .replaceAll(/\b([a-z]+)-[0-9a-f]{24}\b/g, "$1-…")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>")
    .replaceAll(/\b1\d{12}\b/g, "<time>")
    .replaceAll(/^[0-9A-F]{8}-\d{4}$/g, "<invoice number>")
    .replaceAll(/\bqk_[\w-]+…/g, "<hint>")
    .replaceAll(/\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\b/g, "<recovery code>")
    .replaceAll(/[\w+/-]{22,}={0,2}/g, "<secret>");
}
