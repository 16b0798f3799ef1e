import type { Difference } from "./differences.ts";
import type { Reading } from "./mutation.ts";

/** True when the field holds what the changed page says now, word for word or as the number that was shortened there. */
export function explains({ expected, got }: Difference, { rewrites = [], numbers }: Reading): boolean {
  if (typeof expected === "number") return typeof got === "number" && numbers?.get(expected) === got;
  if (typeof expected !== "string" || typeof got !== "string" || rewrites.length === 0) return false;
  const now = flat(got);
  const single = rewrites.some(
    ({ from, to }) =>
      flat(expected.replaceAll(from, to)) === now || flat(expected).replace(flat(from), flat(to)) === now,
  );
  return single || flat(rewrites.reduce((text, { from, to }) => text.replaceAll(from, to), expected)) === now;
}

function flat(text: string): string {
  return text.replace(/\s+/g, "");
}
