import { createHmac, randomBytes } from "node:crypto";
import { isStandIn, REDACTED, type StandIn } from "./scrub.ts";

/** As long as what opens a door or turns a page; shorter ones are words as well. */
const MIN_CHARACTERS = 16;
/** What such a value is made of: Base64 of both kinds, also percent-encoded. */
const OPAQUE = /[\w+/.~%-]{14,}={0,2}/g;

/**
 * The credential-like values that answers of one recording gave to the plugin, such as the token of the next page. Each
 * has a stand-in of its own, wherever it stands from then on: a replay that reads the stand-in and sends it on asks what
 * was recorded. The stand-in says nothing of the value: its key is random and forgotten with the recorder.
 */
export class IssuedValues {
  readonly #key = randomBytes(32);
  readonly #standIns = new Map<string, string>();

  /** Of a value in an answer. */
  readonly issue: StandIn = (value) => {
    if (isStandIn(value)) return value;
    const known = this.#standIns.get(value);
    if (known !== undefined) return known;
    const mark = createHmac("sha256", this.#key).update(value).digest("hex").slice(0, 12);
    this.#standIns.set(value, `${REDACTED}-${mark}`);
    return `${REDACTED}-${mark}`;
  };

  /** Of a value in a request: what no answer gave is the plugin's or the operator's own, and any other passes for it. */
  readonly use: StandIn = (value) => (isStandIn(value) ? value : (this.#standIns.get(value) ?? REDACTED));

  /** The text with issued values replaced that stand under other names. */
  inText(text: string): string {
    if (this.#standIns.size === 0) return text;
    return text.replace(OPAQUE, (word) => this.#long(word) ?? this.#parts(word));
  }

  /** The pairs of a query or a form, whose values are encoded. */
  inPairs(pairs: string): string {
    return pairs.replace(/=([^&]+)/g, (whole, encoded: string) => {
      const value = decoded(encoded);
      const replaced = this.inText(value);
      return replaced === value ? whole : `=${encodeURIComponent(replaced)}`;
    });
  }

  #long(word: string): string | undefined {
    return word.length < MIN_CHARACTERS ? undefined : this.#standIns.get(word);
  }

  #parts(word: string): string {
    if (!word.includes("/")) return word;
    return word
      .split("/")
      .map((part) => this.#long(part) ?? part)
      .join("/");
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    // Not percent-encoded UTF-8: judged as it stands.
    return text;
  }
}
