import { foldName } from "./fold-text.ts";
import { MAX_NAME_LENGTH, privateKindOf } from "./private-names.ts";
import { MAX_TEXT_LENGTH, parameterValues, privateThingIn } from "./private-text.ts";

/** One place in an input that is, or carries, something private. Never quotes the value. */
export interface PrivateFinding {
  /** Dot path below the checked value, such as `headers.0.value`; empty for the value itself. */
  path: string;
  /** Complete sentence. */
  reason: string;
}

/** Levels of nesting that are read, JSON text inside strings included. */
export const MAX_DEPTH = 32;
/** Values that are read in one input. */
export const MAX_NODES = 100_000;
/** Findings that are listed; the walk stops there. */
export const MAX_FINDINGS = 50;

const NAME_FIELDS = new Set(["name", "key", "header", "headername", "field", "param", "parameter", "k"]);
const VALUE_FIELDS = new Set(["value", "val", "v", "values", "content", "data"]);

interface Walk {
  findings: PrivateFinding[];
  nodes: number;
  seen: WeakSet<object>;
}

/**
 * Every cookie, password, token, session, credential, one-time code, proxy and URL user-info in an input, by field.
 * Names are judged by their words, values only by shapes that credentials have, so public text about passwords
 * passes. What is too deep, too large or cyclic to be read is itself a finding. Never throws on JSON-like values.
 */
export function findPrivateInput(value: unknown): PrivateFinding[] {
  const walk: Walk = { findings: [], nodes: 0, seen: new WeakSet() };
  visit(value, "", 0, walk);
  return walk.findings;
}

function visit(value: unknown, path: string, depth: number, walk: Walk): void {
  if (walk.findings.length >= MAX_FINDINGS || walk.nodes > MAX_NODES) return;
  if (++walk.nodes > MAX_NODES) {
    return report(
      walk,
      path,
      `The input has more than ${MAX_NODES} values and cannot be checked for private data.`,
    );
  }
  if (typeof value === "string") return visitText(value, path, depth, walk);
  if (typeof value !== "object" || value === null) return;
  if (depth >= MAX_DEPTH) {
    return report(
      walk,
      path,
      `The input is nested more than ${MAX_DEPTH} levels deep and cannot be checked.`,
    );
  }
  if (walk.seen.has(value)) return;
  walk.seen.add(value);
  if (Array.isArray(value)) return visitArray(value, path, depth, walk);
  visitObject(value, path, depth, walk);
}

function visitText(text: string, path: string, depth: number, walk: Walk): void {
  if (text.length > MAX_TEXT_LENGTH) {
    return report(walk, path, `The text has more than ${MAX_TEXT_LENGTH} characters and cannot be checked.`);
  }
  const parsed = jsonIn(text);
  if (parsed !== undefined) {
    const before = walk.findings.length;
    visit(parsed, path, depth + 1, walk);
    if (walk.findings.length > before) return;
  }
  const thing = privateThingIn(text);
  if (thing !== null) return report(walk, path, `The text carries ${thing}.`);
  if (depth >= MAX_DEPTH) return;
  for (const inner of parameterValues(text)) {
    const before = walk.findings.length;
    visit(inner, path, depth + 1, walk);
    if (walk.findings.length > before) return;
  }
}

/** The value of JSON text, or of percent-encoded JSON text; undefined when it is plain text. */
function jsonIn(text: string): unknown {
  const start = text.trimStart();
  const encoded = /^(?:%20|%0a)*%(?:5b|7b|22)/i.test(start);
  if (!encoded && !/^\uFEFF?\s*["[{]/.test(start)) return undefined;
  try {
    return JSON.parse((encoded ? decodeURIComponent(start) : start).replace(/^\uFEFF/, ""));
  } catch {
    return undefined; // Starts like JSON but is not: judged as plain text.
  }
}

function visitArray(items: readonly unknown[], path: string, depth: number, walk: Walk): void {
  const headerList = /header/i.test(path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "");
  for (const [index, item] of items.entries()) {
    const itemPath = join(path, String(index));
    const name = headerList && typeof item === "string" ? item : pairName(item);
    const kind = name === null ? null : privateKindOf(name);
    if (kind !== null) report(walk, itemPath, `The entry is ${kind}.`);
    else visit(item, itemPath, depth + 1, walk);
  }
}

/** The name in `["Cookie", "a=b"]`, an entry of a list of pairs. */
function pairName(item: unknown): string | null {
  return Array.isArray(item) && item.length === 2 && typeof item[0] === "string" ? item[0] : null;
}

function visitObject(value: object, path: string, depth: number, walk: Walk): void {
  const entries = Object.entries(value);
  const named = namedKind(entries);
  if (named !== null) return report(walk, path, `The entry is ${named}.`);
  for (const [index, [key, item]] of entries.entries()) {
    const kind = key.length > MAX_NAME_LENGTH ? null : privateKindOf(key);
    if (kind !== null) {
      report(walk, join(path, shown(key)), `The field name says that it holds ${kind}.`);
    } else if (key.length > MAX_NAME_LENGTH || privateThingIn(key) !== null) {
      // The name itself may be the secret, so the path does not repeat it.
      report(walk, join(path, `(field ${index + 1})`), "The field name is too long or carries private data.");
    } else {
      visit(item, join(path, shown(key)), depth + 1, walk);
    }
  }
}

/** For `{ "name": "Cookie", "value": … }`: what the named thing is. */
function namedKind(entries: [string, unknown][]): string | null {
  const simple = entries.map(
    ([key, item]) =>
      [
        foldName(key)
          .toLowerCase()
          .replace(/[^a-z]/g, ""),
        item,
      ] as const,
  );
  if (!simple.some(([key]) => VALUE_FIELDS.has(key))) return null;
  for (const [key, item] of simple) {
    const kind = NAME_FIELDS.has(key) && typeof item === "string" ? privateKindOf(item) : null;
    if (kind !== null) return kind;
  }
  return null;
}

function report(walk: Walk, path: string, reason: string): void {
  if (walk.findings.length < MAX_FINDINGS) walk.findings.push({ path, reason });
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** A field name that is safe to print. */
function shown(key: string): string {
  return key.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 80);
}
