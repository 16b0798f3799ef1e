import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { absoluteUrl } from "../html/absolute-url.ts";
import { at } from "./at.ts";

// Each reader takes a value, or a value and a path into it, and gives null for anything of another type.

/** A string as it stands, else null. Numbers are not turned into strings: see `idString`. */
export function str(value: unknown, path?: string): string | null {
  const found = pick(value, path);
  return typeof found === "string" ? found : null;
}

/** A finite number, or a string that is a plain decimal number such as `"12.50"` or `"-3e4"`. */
export function num(value: unknown, path?: string): number | null {
  const found = pick(value, path);
  if (typeof found === "number") return Number.isFinite(found) ? found : null;
  if (typeof found !== "string" || !/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i.test(found)) return null;
  const parsed = Number(found);
  return Number.isFinite(parsed) ? parsed : null;
}

/** A whole number that JavaScript holds exactly, or a string of digits of that size. */
export function int(value: unknown, path?: string): number | null {
  const found = pick(value, path);
  if (typeof found === "string" && !/^[+-]?\d{1,16}$/.test(found)) return null;
  const parsed = num(found);
  // Adding zero turns -0 into 0.
  return parsed !== null && Number.isSafeInteger(parsed) ? parsed + 0 : null;
}

/** true or false; not 0, 1, "true" or "false". */
export function bool(value: unknown, path?: string): boolean | null {
  const found = pick(value, path);
  return typeof found === "boolean" ? found : null;
}

export function arr(value: unknown, path?: string): unknown[] | null {
  const found = pick(value, path);
  return Array.isArray(found) ? found : null;
}

export function obj(value: unknown, path?: string): JsonObject | null {
  const found = pick(value, path);
  return isJsonObject(found) ? found : null;
}

/** An id as a string: a non-empty string as it stands, or an exact whole number in digits. Read the page with `parseJsonSafe` when ids pass 2^53. */
export function idString(value: unknown, path?: string): string | null {
  const found = pick(value, path);
  if (typeof found === "string") return found === "" ? null : found;
  return typeof found === "number" && Number.isSafeInteger(found) ? String(found) : null;
}

/** A string without outer white space; null when nothing is left. For texts that a source may leave blank. */
export function filledText(value: unknown, path?: string): string | null {
  return str(value, path)?.trim() || null;
}

/** A list of strings; null when it is no list or holds anything else, so that a changed list does not pass for a short one. */
export function strs(value: unknown, path?: string): string[] | null {
  const found = arr(value, path);
  return found?.every((one) => typeof one === "string") === true ? found : null;
}

/** The absolute http(s) URL that a string means, relative to `baseUrl` where it is relative. */
export function urlAt(value: unknown, path: string, baseUrl: string | null = null): string | null {
  const found = str(value, path);
  return found === null ? null : absoluteUrl(found, baseUrl);
}

function pick(value: unknown, path: string | undefined): unknown {
  return path === undefined ? value : at(value, path);
}
