import { JsonText } from "./json-text.ts";
import { EVERYTHING, type Places } from "./places.ts";
import { plainTextEnd, quotedTextEnd, Unreadable } from "./text-end.ts";

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_TAIL = 123;
const CLOSE_TAIL = 125;
const CURLY = 32;
const LETTER_N = 110;
/** No character has it. */
const NO_CODE = -1;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
/** Whole numbers of so many digits are exact. */
const SAFE_DIGITS = 15;

/** What was read, and the index just past the value in the text. */
export interface ReadPlaces {
  value: unknown;
  end: number;
}

/**
 * Reads the wanted places of the JSON value at `start`, and nothing where the rest stands. It is several times faster than
 * JSON.parse of everything, since of what is not wanted only brackets and the ends of texts are looked at.
 * `isQuoted` says that the JSON itself stands in a JSON text, as in an answer of batchexecute.
 * Texts without escapes share the memory of `text`.
 * @returns null when the text is no JSON, or JSON with spaces or in another spelling: JSON.parse tells which
 */
export function readPlaces(text: string, start: number, places: Places, isQuoted = false): ReadPlaces | null {
  const reader = new PlaceReader(text, start, isQuoted);
  try {
    return { value: reader.value(places), end: reader.position };
  } catch (error) {
    // A RangeError means lists within lists by the ten thousand, which JSON.parse can take.
    if (error instanceof Unreadable || error instanceof SyntaxError || error instanceof RangeError)
      return null;
    throw error;
  }
}

class PlaceReader {
  position: number;
  readonly #text: string;
  readonly #isQuoted: boolean;
  /** What a text of the JSON starts with: a quote, or a backslash before it. */
  readonly #textStart: number;
  /** Where the next backslash was when it was last looked for. */
  #backslash = -1;

  constructor(text: string, start: number, isQuoted: boolean) {
    this.#text = text;
    this.position = start;
    this.#isQuoted = isQuoted;
    this.#textStart = isQuoted ? BACKSLASH : QUOTE;
  }

  #code(at: number): number {
    return this.#text.charCodeAt(at);
  }

  value(places: Places): unknown {
    const code = this.#code(this.position);
    if (code === OPEN_LIST) return this.#list(places);
    if (code === OPEN_TAIL) return this.#tail(places);
    // In quoted JSON every escape is escaped again, so there a text is decoded at once.
    if (code === QUOTE && places.asWritten && !this.#isQuoted) return this.#written();
    if (code === this.#textStart) return this.#string();
    if (code === LETTER_N) return this.#null();
    return this.#scalar();
  }

  #list(places: Places): unknown[] {
    this.position += 1;
    if (this.#code(this.position) === CLOSE_LIST) {
      this.position += 1;
      return [];
    }
    const each = places.whole ? EVERYTHING : places.each;
    return each === null ? this.#members(places) : this.#everyMember(places, each);
  }

  #everyMember(places: Places, each: Places): unknown[] {
    const items: unknown[] = [];
    do {
      // An object is never a member: it is the tail, and holds further members of this list.
      const isTail = this.#code(this.position) === OPEN_TAIL;
      items.push(isTail ? this.#tail(places) : this.value(each));
    } while (!this.#endsAfterMember(CLOSE_LIST));
    return items;
  }

  #members(places: Places): unknown[] {
    const { members } = places;
    const items = new Array<unknown>(members.length);
    for (let index = 0; index < members.length; index++) {
      const code = this.#code(this.position);
      const wanted = members[index];
      if (code === OPEN_TAIL) items[index] = this.#tail(places);
      else if (wanted !== undefined) items[index] = this.value(wanted);
      else this.#skip(code);
      if (this.#endsAfterMember(CLOSE_LIST)) {
        // What stands last is where a tail is looked for.
        if (index + 1 < members.length) items.length = index + 1;
        return items;
      }
    }
    while (this.#skipTo(OPEN_TAIL)) items.push(this.#tail(places));
    return items;
  }

  /** Members keyed by field number, which is the index plus one. */
  #tail({ whole, each, members }: Places): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    this.position += 1;
    if (this.#code(this.position) === CLOSE_TAIL) {
      this.position += 1;
      return fields;
    }
    do {
      if (this.#code(this.position) !== this.#textStart) throw new Unreadable();
      const field = this.#string();
      if (!/^\d{1,9}$/.test(field) || this.#text[this.position] !== ":") throw new Unreadable();
      this.position += 1;
      const wanted = whole ? EVERYTHING : (each ?? members[Number(field) - 1]);
      if (wanted !== undefined) fields[field] = this.value(wanted);
      else this.#skip(this.#code(this.position));
    } while (!this.#endsAfterMember(CLOSE_TAIL));
    return fields;
  }

  #endsAfterMember(close: number): boolean {
    const code = this.#code(this.position);
    if (code !== COMMA && code !== close) throw new Unreadable();
    this.position += 1;
    return code === close;
  }

  #string(): string {
    const text = this.#text;
    const quote = this.#isQuoted ? 2 : 1;
    const start = this.position + quote;
    this.position = this.#isQuoted ? quotedTextEnd(text, start) : plainTextEnd(text, start);
    const end = this.position - quote;
    if (this.#nextBackslash(start) >= end) return text.slice(start, end);
    if (!this.#isQuoted) return JSON.parse(text.slice(start - 1, end + 1)) as string;
    return JSON.parse(`"${JSON.parse(`"${text.slice(start, end)}"`) as string}"`) as string;
  }

  #written(): JsonText {
    const start = this.position + 1;
    this.position = plainTextEnd(this.#text, start);
    return new JsonText(this.#text, start, this.position - 1);
  }

  #nextBackslash(from: number): number {
    if (this.#backslash < from) {
      const next = this.#text.indexOf("\\", from);
      this.#backslash = next === -1 ? this.#text.length : next;
    }
    return this.#backslash;
  }

  #null(): null {
    if (!this.#text.startsWith("null", this.position)) throw new Unreadable();
    this.position += 4;
    return null;
  }

  #scalar(): unknown {
    const text = this.#text;
    const start = this.position;
    let whole = 0;
    let at = start;
    for (let code = this.#code(at); code >= DIGIT_0 && code <= DIGIT_9; code = this.#code(++at))
      whole = whole * 10 + (code - DIGIT_0);
    this.position = at;
    if (at > start && at - start <= SAFE_DIGITS && this.#isAtEnd(at)) return whole;
    this.#skipScalar();
    const token = text.slice(start, this.position);
    return JSON.parse(token);
  }

  #isAtEnd(at: number): boolean {
    const code = this.#code(at);
    return code === COMMA || code === CLOSE_LIST || code === CLOSE_TAIL;
  }

  #skip(code: number): void {
    if (code === LETTER_N) this.position += 4;
    else if (code === OPEN_LIST || code === OPEN_TAIL) {
      this.position += 1;
      this.#skipTo(NO_CODE);
    } else if (code !== this.#textStart) this.#skipScalar();
    else if (this.#isQuoted) this.position = quotedTextEnd(this.#text, this.position + 2);
    else this.position = plainTextEnd(this.#text, this.position + 1);
  }

  #skipScalar(): void {
    let at = this.position;
    while (!this.#isAtEnd(at)) {
      const code = this.#code(at);
      if (Number.isNaN(code) || code === QUOTE || code === BACKSLASH) throw new Unreadable();
      at += 1;
    }
    this.position = at;
  }

  /**
   * Goes past the end of the list or tail in which it stands. Or, at a member that starts with `code`, stays there.
   * @returns whether there is such a member
   */
  #skipTo(wanted: number): boolean {
    const text = this.#text;
    const isQuoted = this.#isQuoted;
    let depth = 1;
    let at = this.position;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === QUOTE && !isQuoted) at = plainTextEnd(text, at + 1);
      else if (code === LETTER_N) at += 4;
      else if (code === BACKSLASH && isQuoted) at = quotedTextEnd(text, at + 2);
      else {
        // The codes of [ and {, and of ] and }, differ in this one bit.
        const bracket = code & ~CURLY;
        if (bracket === OPEN_LIST) {
          if (depth === 1 && code === wanted) {
            this.position = at;
            return true;
          }
          depth += 1;
        } else if (bracket === CLOSE_LIST) {
          depth -= 1;
          if (depth === 0) {
            this.position = at + 1;
            return false;
          }
        } else if (code === QUOTE) break;
        at += 1;
      }
    }
    throw new Unreadable();
  }
}
