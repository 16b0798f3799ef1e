import { SourceError } from "../source-error.ts";

// Below 16 digits every integer is exact, and digits in quotes are no number, so most pages take the plain parser.
const LONG_NUMBER = /[:,[]\s*-?\d{16}/;
const IS_LONG_NUMBER = /^\s*-?\d{16}/;

type SourceReviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown;

/**
 * JSON.parse that keeps whole numbers beyond 2^53 as strings of their digits, so that 64-bit ids survive.
 * Throws SourceError `source_changed` when the text is no JSON.
 */
export function parseJsonSafe(text: string): unknown {
  try {
    if (!LONG_NUMBER.test(text) && !IS_LONG_NUMBER.test(text)) return JSON.parse(text);
    // The third argument is in Node 24 but not yet in the type library.
    return JSON.parse(text, keepLongIntegers as (this: unknown, key: string, value: unknown) => unknown);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new SourceError("source_changed", `Expected JSON, but the text cannot be parsed: ${detail}`, {
      cause: error,
    });
  }
}

const keepLongIntegers: SourceReviver = (_key, value, context) => {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  return context.source !== undefined && /^-?\d+$/.test(context.source) ? context.source : value;
};
