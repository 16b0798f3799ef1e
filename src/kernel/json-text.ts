import { randomBytes } from "node:crypto";

/** Stands for a text while the rest is written; nobody outside can know it, and so nobody can send it. */
const MARK = randomBytes(16).toString("hex");
const MARKS = new RegExp(`"${MARK}(\\d+)"`, "g");

/** Of the value that is being written. */
let texts: string[] | null = null;

/** A JSON value as text, which `jsonOf` writes as it is: who only passes it on never reads it. */
export class JsonText {
  readonly #text: string;
  readonly #value: () => unknown;

  /** @param value what the text says, for whoever writes it otherwise */
  constructor(text: string, value: () => unknown) {
    this.#text = text;
    this.#value = value;
  }

  toJSON(): unknown {
    return texts === null ? this.#value() : MARK + String(texts.push(this.#text) - 1);
  }
}

const constants = new WeakMap<object, JsonText>();

/** A value that never changes, such as a schema: written once, however often it is answered. */
export function constantJson(value: object): JsonText {
  const known = constants.get(value);
  if (known !== undefined) return known;
  const text = new JsonText(JSON.stringify(value), () => value);
  constants.set(value, text);
  return text;
}

/** `JSON.stringify`, with every JsonText as it is. */
export function jsonOf(value: unknown): string {
  const own: string[] = [];
  texts = own;
  try {
    const text = JSON.stringify(value);
    return own.length === 0 ? text : text.replace(MARKS, (_mark, index: string) => own[Number(index)] ?? "");
  } finally {
    texts = null;
  }
}
