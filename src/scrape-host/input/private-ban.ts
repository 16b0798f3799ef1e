import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_INPUT_DEPTH, MAX_INPUT_VALUES } from "./input-size.ts";
import { MAX_NAME_LENGTH, isPublicUnder, privateKindOf, type PrivateKind } from "./private-names.ts";
import { entryName, jsonIn, namedKind } from "./private-structures.ts";
import { MAX_TEXT_LENGTH, parameterValues, privateThingIn, type Reading } from "./private-text.ts";

/** One place in an input that is, or carries, something private. Never quotes the value. */
export interface PrivateFinding {
  /** Dot path below the checked value, such as `headers.0.value`; empty for the value itself. */
  path: string;
  /** Complete sentence. */
  reason: string;
}

/** Levels of nesting that are read, JSON text inside strings included. */
export const MAX_DEPTH = MAX_INPUT_DEPTH;
/** Values that are read in one input. */
export const MAX_NODES = MAX_INPUT_VALUES;
/** Findings that are listed; the walk stops there. */
export const MAX_FINDINGS = 50;
/** Different names of fields, headers and parameters that are judged in one input. */
export const MAX_NAMES = 2_000;
/** Characters that are read in one input, each layer of encoding anew. An honest input needs about twice its size. */
export const MAX_READ_CHARACTERS = 1_000_000;

/** A walk in turns lets the event loop go on after this many milliseconds. */
const TURN_MS = 10;

/** One value that is still to be looked at. */
interface Step {
  value: unknown;
  path: string;
  depth: number;
  /** Other readings of one text: dropped when an earlier reading found something, at this count of findings. */
  unlessMoreThan: number | null;
  /** Text whose JSON was read already. */
  isPlainText: boolean;
}

/**
 * Every cookie, password, token, session, credential, one-time code, proxy and URL user-info in an input, by field.
 * Names are judged by their words, values only by shapes that credentials have, so public text about passwords
 * passes. What is too deep, too large or cyclic to be read is itself a finding. Never throws on JSON-like values.
 */
export function findPrivateInput(value: unknown): PrivateFinding[] {
  const walk = new Walk(value);
  while (walk.step());
  return walk.findings;
}

/** The same, a few milliseconds at a time: a large input holds up no other call. */
export async function findPrivateInputInTurns(value: unknown): Promise<PrivateFinding[]> {
  const walk = new Walk(value);
  let turnEnds = performance.now() + TURN_MS;
  while (walk.step()) {
    if (performance.now() < turnEnds) continue;
    await nextTurn();
    turnEnds = performance.now() + TURN_MS;
  }
  return walk.findings;
}

class Walk implements Reading {
  readonly findings: PrivateFinding[] = [];
  /** What is left, the next one last. */
  readonly #left: Step[];
  readonly #seen = new WeakSet<object>();
  readonly #kinds = new Map<string, PrivateKind | null>();
  #nodes = 0;
  #readCharacters = 0;
  /** Why reading stopped early, as a sentence. */
  #spent: string | null = null;

  constructor(value: unknown) {
    this.#left = [{ value, path: "", depth: 0, unlessMoreThan: null, isPlainText: false }];
  }

  /** Looks at one value. False when nothing is left. */
  step(): boolean {
    const next = this.#left.pop();
    if (next === undefined || this.findings.length >= MAX_FINDINGS) return false;
    if (next.unlessMoreThan !== null && this.findings.length > next.unlessMoreThan) return true;
    this.#look(next);
    if (this.#spent === null) return true;
    this.#report(next.path, this.#spent);
    return false;
  }

  kindOf = (name: string): PrivateKind | null => {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    if (this.#kinds.size >= MAX_NAMES) {
      this.#spent = `The input has more than ${MAX_NAMES} different names and cannot be checked for private data.`;
      return null;
    }
    const kind = privateKindOf(name);
    this.#kinds.set(name, kind);
    return kind;
  };

  spend(characters: number): boolean {
    this.#readCharacters += characters;
    if (this.#readCharacters <= MAX_READ_CHARACTERS) return true;
    this.#spent = `The input has more than ${MAX_READ_CHARACTERS} characters once it is decoded and cannot be checked for private data.`;
    return false;
  }

  #look(step: Step): void {
    const { value, path, depth } = step;
    if (++this.#nodes > MAX_NODES) {
      this.#spent = `The input has more than ${MAX_NODES} values and cannot be checked for private data.`;
    } else if (typeof value === "string") {
      this.#text(value, step);
    } else if (typeof value === "object" && value !== null) {
      if (depth >= MAX_DEPTH) {
        this.#report(path, `The input is nested more than ${MAX_DEPTH} levels deep and cannot be checked.`);
      } else if (!this.#seen.has(value)) {
        this.#seen.add(value);
        if (Array.isArray(value)) this.#list(value, step);
        else this.#object(value, step);
      }
    }
  }

  #text(text: string, { path, depth, isPlainText }: Step): void {
    if (text.length > MAX_TEXT_LENGTH) {
      this.#report(path, `The text has more than ${MAX_TEXT_LENGTH} characters and cannot be checked.`);
      return;
    }
    const parsed = isPlainText ? undefined : jsonIn(text);
    const unlessMoreThan = this.findings.length;
    if (parsed !== undefined) {
      this.#nodes -= 1;
      this.#left.push({ value: text, path, depth, unlessMoreThan, isPlainText: true });
      this.#left.push({ value: parsed, path, depth: depth + 1, unlessMoreThan: null, isPlainText: false });
      return;
    }
    const thing = privateThingIn(text, this);
    if (thing !== null) this.#report(path, `The text carries ${thing}.`);
    else if (depth < MAX_DEPTH) {
      for (const value of parameterValues(text).reverse()) {
        this.#left.push({ value, path, depth: depth + 1, unlessMoreThan, isPlainText: false });
      }
    }
  }

  #list(items: readonly unknown[], { path, depth }: Step): void {
    const steps: Step[] = [];
    for (const [index, value] of items.slice(0, MAX_NODES).entries()) {
      const itemPath = join(path, String(index));
      const name = entryName(value, path);
      const kind = name === null ? null : this.kindOf(name);
      if (kind !== null) this.#report(itemPath, `The entry is ${kind}.`);
      else steps.push({ value, path: itemPath, depth: depth + 1, unlessMoreThan: null, isPlainText: false });
    }
    this.#left.push(...steps.reverse());
  }

  #object(value: object, { path, depth }: Step): void {
    const entries = Object.entries(value).slice(0, MAX_NODES);
    const named = namedKind(entries, this.kindOf);
    if (named !== null) return this.#report(path, `The entry is ${named}.`);
    const steps: Step[] = [];
    for (const [index, [key, item]] of entries.entries()) {
      if (this.#spent !== null) return;
      const isLong = key.length > MAX_NAME_LENGTH;
      const kind = isLong ? null : this.kindOf(key);
      if (kind !== null && !(typeof item === "string" && isPublicUnder(key, kind, item))) {
        this.#report(join(path, shown(key)), `The field name says that it holds ${kind}.`);
      } else if (isLong || privateThingIn(key, this) !== null) {
        // The name itself may be the secret, so the path does not repeat it.
        this.#report(
          join(path, `(field ${index + 1})`),
          "The field name is too long or carries private data.",
        );
      } else {
        const itemPath = join(path, shown(key));
        steps.push({
          value: item,
          path: itemPath,
          depth: depth + 1,
          unlessMoreThan: null,
          isPlainText: false,
        });
      }
    }
    this.#left.push(...steps.reverse());
  }

  #report(path: string, reason: string): void {
    if (this.findings.length < MAX_FINDINGS) this.findings.push({ path, reason });
  }
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** A field name that is safe to print. */
function shown(key: string): string {
  return key.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 80);
}
