import { isJsonObject, type JsonObject } from "../../../kernel/json.ts";
import { isOfType, listOf, textOf, type LinkedDataOptions, type Reading } from "./reading.ts";

/** Properties that name a thing, in the order of how well they do. */
const NAMES = [
  "sku",
  "productGroupID",
  "productID",
  "gtin",
  "gtin8",
  "gtin12",
  "gtin13",
  "gtin14",
  "isbn",
  "identifier",
  "@id",
  "url",
  "sameAs",
];

/** Blocks about one thing that are read. */
const MAX_BLOCKS = 20;

/**
 * The objects of these types that say something about the thing that is asked for. Without `about` a page must be about
 * one thing; several objects with the same name are one. None, with a doubt, when that cannot be determined. `isPart` tells what belongs to another candidate, such as a variant.
 */
export function subjects(
  reading: Reading,
  types: readonly string[],
  what: string,
  isPart: (node: JsonObject) => boolean = () => false,
): JsonObject[] {
  const named = reading.roots.filter((node) => isOfType(node, types));
  const found = wantedOf(reading, named, what, isPart);
  return found.slice(0, MAX_BLOCKS);
}

function wantedOf(
  reading: Reading,
  named: readonly JsonObject[],
  what: string,
  isPart: (node: JsonObject) => boolean,
): JsonObject[] {
  const wholes = named.filter((node) => !isPart(node));
  const { about } = reading.options;
  if (about !== undefined) {
    // A part may carry the id of the whole.
    for (const candidates of [wholes, named]) {
      const found = candidates.filter((node) => isAbout(node, about));
      if (found.length > 0) return found;
    }
    if (named.length > 0)
      reading.doubt(what, `The page names ${named.length} of them, and none is the one asked for.`);
    return [];
  }
  const different = new Set(wholes.map((node) => namesOf(node)[0] ?? textOf(node["name"])));
  if (different.size <= 1) return wholes;
  reading.doubt(what, `The page names ${different.size} of them; \`about\` must say which one is meant.`);
  return [];
}

/** True when an object carries one of the names in `about`, or when there are none. */
export function isAbout(node: JsonObject, about: LinkedDataOptions["about"]): boolean {
  if (about === undefined) return true;
  const wanted = listOf(about).map((each) => comparable(String(each)));
  return namesOf(node).some((name) => wanted.includes(comparable(name)));
}

function namesOf(node: JsonObject): string[] {
  return NAMES.flatMap((property) =>
    listOf(node[property]).flatMap((value) => textOf(isJsonObject(value) ? value["value"] : value) ?? []),
  );
}

/** URLs are the same whatever fragment they end in, and with a slash at the end or not. */
function comparable(name: string): string {
  if (!/^https?:\/\//i.test(name)) return name;
  const url = URL.parse(name);
  return url === null ? name : `${url.host}${url.pathname.replace(/\/$/, "")}${url.search}`;
}
