import { withoutEnd } from "./without-end.ts";

/** Shorter ones stand in honest texts by chance. */
export const LEAST_CHARACTERS = 8;

/** The forms in which a value is written elsewhere: plain, base64 inside of longer base64 too, in a URL, in JSON. */
export function formsOf(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const url = encodeURIComponent(value);
  const strict = url.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  // Python's quote() leaves the slash as it is.
  const path = strict.replaceAll("%2F", "/");
  const forms = [
    ...[value, json, json.replaceAll("/", "\\/"), asciiOf(json), url, strict, url.replaceAll("%20", "+")],
    ...[encodeURI(value), path],
    ...[url, strict, path].map((text) => text.replace(/%../g, (code) => code.toLowerCase())),
    ...base64Of(value),
  ];
  return [...new Set(forms)].filter((form) => form.length >= LEAST_CHARACTERS);
}

/** JSON as those write it that take ASCII alone. */
function asciiOf(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** By itself, and what stays the same of it wherever it begins in a longer text. */
function base64Of(value: string): string[] {
  const bytes = Buffer.from(value);
  const inside = [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const text = withoutEnd(all.toString("base64"), "=");
    return text.slice(Math.ceil((before * 8) / 6), all.length % 3 === 0 ? undefined : -1);
  });
  const texts = [bytes.toString("base64"), bytes.toString("base64url"), ...inside];
  return [...texts, ...texts.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))];
}

/** Finds texts in others, of many at once each as a whole. */
export class KnownTexts<T> {
  /** By their first characters, longest first. */
  readonly #byStart = new Map<string, { text: string; of: T }[]>();
  readonly #starts: RegExp | null;

  /** @param texts of at least LEAST_CHARACTERS each, with whatever belongs to them */
  constructor(texts: Iterable<readonly [text: string, of: T]>) {
    for (const [text, of] of texts) {
      const start = text.slice(0, LEAST_CHARACTERS);
      const known = this.#byStart.get(start) ?? [];
      this.#byStart.set(start, [...known, { text, of }]);
    }
    for (const known of this.#byStart.values()) known.sort((a, b) => b.text.length - a.text.length);
    const starts = [...this.#byStart.keys()].map((start) => start.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    this.#starts = starts.length === 0 ? null : new RegExp(starts.join("|"), "g");
  }

  /** Each place where one stands; where the text ends in the middle of one, it is cut. */
  *in(text: string): Generator<{ from: number; to: number; of: T; isCut: boolean }> {
    const starts = this.#starts;
    if (starts === null) return;
    for (let at = 0; ;) {
      starts.lastIndex = at;
      const found = starts.exec(text);
      if (found === null) return;
      const from = found.index;
      const known = (this.#byStart.get(found[0]) ?? []).find(
        (one) => text.startsWith(one.text, from) || one.text.startsWith(text.slice(from)),
      );
      at = from + (known?.text.length ?? 1);
      if (known) yield { from, to: Math.min(text.length, at), of: known.of, isCut: at > text.length };
    }
  }
}
