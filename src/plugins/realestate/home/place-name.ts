import { stateAtEnd } from "./states.ts";

/** A place as people write it, such as "Old Quarry, Slateford, NM 87999". */
interface PlaceName {
  /** What stands between commas, from the narrowest, as words; without state, postal code and country. */
  parts: readonly (readonly string[])[];
  state: string | null;
  /** A state, where that is all of the name. */
  wholeState: string | null;
  postalCode: string | null;
}

const POSTAL_CODE = /\b(\d{5})(?:-\d{4})?(?=\W*(?:usa?|united states)?\W*$)|\b([a-z]\d[a-z]) ?(\d[a-z]\d)\b/;
const COUNTRY = /^(?:usa?|united states(?: of america)?|canada)$/;
const SHORT: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };
/** Words that people add to the name of a city. */
const LOOSE = new Set(["city", "of", "the", "town", "township", "village", "borough", "homes"]);

/** Reads the name of a place or an address. */
export function placeName(text: string): PlaceName {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const [code = "", zip, forward, local] = POSTAL_CODE.exec(plain) ?? [];
  const parts = (code === "" ? plain : plain.replace(code, ","))
    .split(",")
    .map((part) => (part.match(/[\p{L}\d]+/gu) ?? []).map((word) => SHORT[word] ?? word))
    .filter((words) => words.length > 0 && !COUNTRY.test(words.join(" ")));
  const last = parts.at(-1) ?? [];
  const { state, rest } = stateAtEnd(last);
  const isAlone = parts.length === 1 && rest.length === 0;
  // "New York" and "Washington" are cities, too.
  const mayBeCity = isAlone && last.join("").length > 2;
  const kept =
    state === null || mayBeCity ? parts : [...parts.slice(0, -1), rest].filter((words) => words.length > 0);
  return {
    parts: kept,
    state: mayBeCity ? null : state,
    wholeState: isAlone ? state : null,
    postalCode: zip ?? (forward === undefined || local === undefined ? null : forward + local),
  };
}

/** A place that a source shows. */
export interface ShownPlace {
  text: string;
  /** Whether it is a whole city, and not a region that may be a part of one. */
  isCity: boolean;
  /** Of a home. */
  street?: string | null;
}

/**
 * Whether a shown place is the one that was asked for: another state never is; else the postal code or one whole part of
 * the name has to be the same, and of a city all of its words. A street alone says nothing of the place.
 */
export function isSamePlace(asked: string, { text, isCity, street }: ShownPlace): boolean {
  const [wanted, shown] = [placeName(asked), placeName(text)];
  if (wanted.state !== null && shown.state !== null && wanted.state !== shown.state) return false;
  if (wanted.postalCode !== null && shown.postalCode !== null && wanted.postalCode === shown.postalCode)
    return true;
  if (wanted.wholeState !== null && wanted.wholeState === shown.wholeState) return true;
  if (wanted.parts.length === 0) return wanted.postalCode === null || shown.postalCode === null;
  const named = wanted.parts.filter((part) => !isStreet(part));
  const others = shown.parts.filter((part) => !isStreet(part));
  if (named.length === 0)
    return wanted.parts.some((part) => isSameStreet(part, placeName(street ?? "").parts, others));
  // Homes of a county stand in its cities: only the state can be compared, where it is told.
  if (street !== undefined && named.some((part) => part.includes("county")))
    return wanted.state === null || wanted.state === shown.state;
  return named.some((part) => others.some((other) => isSameName(part, other, isCity)));
}

const isStreet = (part: readonly string[]): boolean => /^\d/.test(part[0] ?? "");

/** A street by its number and first word, for the last one is often shortened; it may end in the name of the city. */
function isSameStreet(
  part: readonly string[],
  streets: PlaceName["parts"],
  cities: PlaceName["parts"],
): boolean {
  const start = (words: readonly string[]) => words.slice(0, 2).join(" ");
  return (
    streets.some((street) => start(part) === start(street)) ||
    cities.some((city) => part.join(" ").endsWith(` ${city.join(" ")}`))
  );
}

function isSameName(asked: readonly string[], shown: readonly string[], isWhole: boolean): boolean {
  const bare = asked.filter((word) => !LOOSE.has(word));
  return [asked, bare].some(
    (words) =>
      words.length > 0 &&
      words.every((word) => shown.includes(word)) &&
      (!isWhole || shown.every((word) => words.includes(word))),
  );
}

/** A number and a name: "5th Avenue" is not one house. */
const isHouse = (part: readonly string[]): boolean => part.length > 1 && /^\d+[a-z]?$/.test(part[0] ?? "");
export const namesHouse = (asked: string): boolean => placeName(asked).parts.some(isHouse);

/**
 * Whether a home stands where an address says, by its number and the first word of the street, and by the place; or a
 * region has the name that looks like one, such as "100 Mile House".
 */
export function isSameAddress(asked: string, shown: ShownPlace): boolean {
  const wanted = placeName(asked);
  if (shown.street === undefined) {
    const region = placeName(shown.text);
    const words = region.parts.flat();
    const isNamed = wanted.parts.filter(isHouse).every((part) => isSameName(part, words, false));
    return isNamed && (wanted.state === null || wanted.state === region.state);
  }
  const words = new Set(wanted.parts.flat());
  const [street = []] = placeName(shown.street ?? "").parts;
  return isHouse(street) && street.slice(0, 2).every((word) => words.has(word)) && isSamePlace(asked, shown);
}
