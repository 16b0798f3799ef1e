import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../../errors/app-error.ts";

/** From one pause to the next. */
const SLICE_BYTES = 4 * 1024 * 1024;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * The elements of a JSON list, each by itself and not read yet, so that a list of a hundred megabytes holds nothing else up. Throws
 * `invalid_json` where it is no list, and what `tooMany` gives where it has more than `most`.
 */
export async function elementsOf(list: Buffer, most: number, tooMany: () => AppError): Promise<Buffer[]> {
  const inner = list.subarray(0);
  let [at, end] = [0, inner.length - 1];
  while (SPACE.has(inner[at] ?? 0)) at++;
  while (SPACE.has(inner[end] ?? 0)) end--;
  if (inner[at] !== 0x5b || inner[end] !== 0x5d || at === end) throw new AppError("invalid_json");
  const elements: Buffer[] = [];
  let [start, depth, pauseAt] = [at + 1, 0, at + SLICE_BYTES];
  const take = (to: number): void => {
    elements.push(inner.subarray(start, to));
    if (elements.length > most) throw tooMany();
    start = to + 1;
  };
  for (at++; at < end; at++) {
    const byte = inner[at] as number;
    if (byte === QUOTE) at = endOfText(inner, at);
    else if (OPENING.has(byte)) depth++;
    else if (CLOSING.has(byte)) depth--;
    else if (byte === COMMA && depth === 0) take(at);
    if (at < pauseAt) continue;
    pauseAt = at + SLICE_BYTES;
    await nextTurn();
  }
  if (at !== end) throw new AppError("invalid_json");
  const isEmpty = elements.length === 0 && inner.subarray(start, end).every((byte) => SPACE.has(byte));
  if (!isEmpty) take(end);
  return elements;
}

/** Where a text ends that begins here. */
function endOfText(bytes: Buffer, begin: number): number {
  for (let at = begin + 1; ; at++) {
    at = bytes.indexOf(QUOTE, at);
    if (at === -1) throw new AppError("invalid_json");
    let slashes = 0;
    while (bytes[at - 1 - slashes] === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
}
