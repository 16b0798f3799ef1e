import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import type { Expected } from "../../plugin-sdk/testkit/case-file.ts";

/** Why `actual` is not what a case expects, with the place of the difference; null when it fits. */
export function explainMismatch(expected: Expected, actual: Json | undefined, path = ""): string | null {
  if (isJsonObject(expected)) {
    const [key] = Object.keys(expected);
    if (key?.startsWith("$") === true) return explainMatcher(expected, key, actual, path);
    return explainObject(expected, actual, path);
  }
  if (Array.isArray(expected)) return explainList(expected, actual, path);
  return Object.is(expected, actual) ? null : differs(path, show(expected), actual);
}

function explainObject(expected: JsonObject, actual: Json | undefined, path: string): string | null {
  if (!isJsonObject(actual)) return differs(path, "an object", actual);
  for (const [key, value] of Object.entries(expected)) {
    const place = path === "" ? key : `${path}.${key}`;
    const problem = explainMismatch(value, Object.hasOwn(actual, key) ? actual[key] : undefined, place);
    if (problem !== null) return problem;
  }
  return null;
}

function explainList(expected: readonly Json[], actual: Json | undefined, path: string): string | null {
  if (!Array.isArray(actual)) return differs(path, `a list of ${expected.length}`, actual);
  for (const [index, value] of expected.entries()) {
    if (index >= actual.length) break;
    const problem = explainMismatch(value, actual[index], `${path}[${index}]`);
    if (problem !== null) return problem;
  }
  if (actual.length === expected.length) return null;
  return `${path || "value"}: expected ${expected.length} items, got ${actual.length}: ${show(actual)}`;
}

function explainMatcher(
  matcher: JsonObject,
  key: string,
  actual: Json | undefined,
  path: string,
): string | null {
  const want = matcher[key];
  if (Object.keys(matcher).length !== 1)
    throw new TypeError(`${path}: a matcher has one key: ${show(matcher)}`);
  switch (key) {
    case "$any":
      if (want !== true) break;
      return actual === undefined ? differs(path, "any value", actual) : null;
    case "$type":
      if (typeof want !== "string" || !Object.hasOwn(IS_TYPE, want)) break;
      return IS_TYPE[want]?.(actual) === true ? null : differs(path, `a value of type ${want}`, actual);
    case "$re":
      if (typeof want !== "string") break;
      return typeof actual === "string" && new RegExp(want, "u").test(actual)
        ? null
        : differs(path, `text that matches /${want}/u`, actual);
    case "$count":
      if (typeof want !== "number") break;
      return Array.isArray(actual) && actual.length === want
        ? null
        : differs(path, `a list of ${want}`, Array.isArray(actual) ? `a list of ${actual.length}` : actual);
  }
  throw new TypeError(`${path || "value"}: there is no matcher ${show(matcher)}`);
}

const IS_TYPE: Readonly<Record<string, (actual: Json | undefined) => boolean>> = {
  int: Number.isInteger,
  number: (actual) => typeof actual === "number",
  string: (actual) => typeof actual === "string",
  boolean: (actual) => typeof actual === "boolean",
  null: (actual) => actual === null,
  array: Array.isArray,
  object: isJsonObject,
};

function differs(path: string, expected: string, actual: Json | undefined): string {
  return `${path || "value"}: expected ${expected}, got ${show(actual)}`;
}

function show(value: Json | undefined): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
