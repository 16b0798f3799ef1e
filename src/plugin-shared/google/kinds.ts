import {
  absoluteUrl,
  countField,
  decodeEntities,
  instantField,
  integerField,
  linkField,
  numberField,
  textField,
  type Warn,
  type z,
} from "../../plugin-sdk/index.ts";
import { jspbAt } from "./jspb.ts";

/**
 * A kind of value: its schema without null, and what makes it of what stands at a path; null for anything else. A kind
 * that holds rows of its own warns of those: `name` is the field, `what` the thing that has it.
 */
export interface Kind<T> {
  readonly schema: z.ZodType<T, T>;
  read(found: unknown, warn: Warn, name: string, what: string): T | null;
}

/** Makes a kind of a type of field, such as `linkField`, and what reads it. */
export function kindOf<T>(
  field: (meaning: string) => z.ZodNullable<z.ZodType<T, T>>,
  read: Kind<T>["read"],
): Kind<T> {
  return { schema: field("").unwrap(), read };
}

/** The kinds that messages of Google are made of. */
export const cell = {
  /** Text as the source gives it; an empty one is null. */
  text: kindOf(textField, (found) => (typeof found === "string" && found !== "" ? found : null)),
  /** Markup as text: its only structure is `<br>`, and the empty lines between paragraphs stay. */
  markup: kindOf(textField, plainText),
  number: kindOf(numberField, (found) =>
    typeof found === "number" && Number.isFinite(found) ? found : null,
  ),
  integer: kindOf(integerField, wholeNumber),
  /** A whole number from 0. */
  count: kindOf(countField, (found) => {
    const count = wholeNumber(found);
    return count !== null && count >= 0 ? count : null;
  }),
  /** `[seconds, nanoseconds]` since 1970, as ISO 8601 UTC. */
  instant: kindOf(instantField, instant),
  /** An http(s) URL; a path becomes one on `baseUrl`. */
  link: (baseUrl: string): Kind<string> => kindOf(linkField, (found) => link(found, baseUrl)),
};

function plainText(found: unknown): string | null {
  if (typeof found !== "string") return null;
  // By a pattern, which is faster than by a text: a description has tens of them.
  let lines = found.replace(/<br>/g, "\n");
  if (lines.includes("<")) lines = lines.replace(/<br\s*\/?>/gi, "\n").replace(/<\/?[a-z][^<>]*>/gi, "");
  return decodeEntities(lines).trim() || null;
}

function wholeNumber(found: unknown): number | null {
  return Number.isSafeInteger(found) ? (found as number) : null;
}

function instant(found: unknown): string | null {
  const seconds = wholeNumber(jspbAt(found, [0]));
  if (seconds === null) return null;
  // The message leaves nanoseconds out where there are none.
  const milliseconds = Math.floor((wholeNumber(jspbAt(found, [1])) ?? 0) / 1e6);
  const time = new Date(seconds * 1_000 + milliseconds);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** A URL in which the parser of URLs changes nothing, as of most images: a page has hundreds. */
const PLAIN_URL = /^https:\/\/[a-z][a-z\d-]*\.[a-z\d-]+\.com\/[\w=~/-]+$/;

function link(found: unknown, baseUrl: string): string | null {
  if (typeof found !== "string" || found === "") return null;
  return PLAIN_URL.test(found) ? found : absoluteUrl(found, baseUrl);
}
