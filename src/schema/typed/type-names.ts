/** A name that GraphQL cannot take, or that another type has. Disables the plugin it comes from, with this message. */
export class UnusableName extends Error {}

const words = (text: string): string[] => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const notDigit = (name: string): string => (/^\d/.test(name) ? `_${name}` : name);

/** `appstore-b` as part of a type's name: `AppstoreB`. */
export function typeName(...parts: string[]): string {
  return notDigit(parts.flatMap(words).map(capital).join(""));
}

/** A scraper or an operation as a field: `appstore-b` is `appstoreB`. */
export function tokenName(token: string): string {
  const [first = "", ...rest] = words(token);
  return notDigit(first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join(""));
}

/**
 * A field of an input or a Record. A name that GraphQL takes stays as it is; else each character that it refuses becomes
 * `_`, a leading digit gets `_` in front, and of leading underscores one is left.
 */
export function fieldName(name: string): string {
  return notDigit(name.replaceAll(/[^A-Za-z0-9_]/g, "_").replace(/^__+/, "_")) || "_";
}

/** `best-match` as a value of an enum: `BEST_MATCH`. */
export function enumName(value: string): string {
  const name = value
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .join("_")
    .toUpperCase();
  return notDigit(name);
}
