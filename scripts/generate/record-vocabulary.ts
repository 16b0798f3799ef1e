import { z } from "zod";
import type { JsonObject } from "../../src/kernel/json.ts";
import { isJsonObject } from "../../src/kernel/json.ts";
import * as sdk from "../../src/plugin-sdk/index.ts";
import { typeWords } from "./schema-words.ts";

/** The groups of shared fields, in the order of families: a name belongs to the first group that has it. */
const GROUPS: Readonly<Record<string, () => z.core.$ZodShape>> = {
  identity: () => ({ ...sdk.identityFields(""), ...sdk.nameFields(""), ...sdk.localeFields() }),
  money: () => ({ ...sdk.moneyFields("price", ""), ...sdk.discountFields(), ...sdk.lastRunFields() }),
  rating: sdk.ratingFields,
  media: () => ({ ...sdk.mediaFields(), ...sdk.sizedImageFields() }),
  place: () => ({ ...sdk.placeFields(), ...sdk.addressFields() }),
  position: () => ({ ...sdk.positionFields(), ...sdk.searchFields() }),
  review: sdk.reviewFields,
  product: sdk.productFields,
  offer: () => ({ ...sdk.offerFields(), ...sdk.priceTierFields(), ...sdk.shippingFields() }),
  question: sdk.questionFields,
  rfq: sdk.rfqFields,
  seller: sdk.sellerProfileFields,
  business: () => ({ ...sdk.businessFields(), ...sdk.contactFields() }),
  job: sdk.jobFields,
  video: sdk.videoFields,
  post: sdk.postFields,
  comment: sdk.commentFields,
  profile: sdk.profileFields,
};

/** A name that families share. */
export interface SharedName {
  group: string;
  /** What its values are, such as `number`: see `kindOf`. */
  kinds: Set<string>;
}

export const SHARED: ReadonlyMap<string, SharedName> = sharedNames();

function sharedNames(): Map<string, SharedName> {
  const names = new Map<string, SharedName>();
  for (const [group, fields] of Object.entries(GROUPS))
    for (const { path: name, type } of fieldPaths(z.toJSONSchema(z.object(fields())) as JsonObject)) {
      if (name.includes(".")) continue;
      const known = names.get(name) ?? { group, kinds: new Set() };
      names.set(name, known);
      known.kinds.add(kindOf(type));
    }
  return names;
}

/** What a name says by its end, where no group has it. */
export const ENDINGS: readonly { ending: RegExp; group: string; kind: string }[] = [
  { ending: /At$/, group: "time", kind: "instant" },
  { ending: /On$/, group: "time", kind: "day" },
  { ending: /Count$/, group: "counts", kind: "number" },
  { ending: /Urls$/, group: "links", kind: "list" },
  { ending: /Url$/, group: "links", kind: "text" },
  { ending: /Text$/, group: "as shown", kind: "text" },
];

/** The kind of a type in words: text, number, instant, day, list, boolean or object. */
export function kindOf(type: string): string {
  if (type.endsWith("[]")) return "list";
  if (type === "integer") return "number";
  if (type === "string (date-time)") return "instant";
  if (type === "string (date)") return "day";
  return type.startsWith("string") || type.startsWith('"') ? "text" : type;
}

/** What `groupOf` says of a source's own word. */
export const OWN = "own";

/** The group that a name belongs to. */
export function groupOf(name: string): string {
  return SHARED.get(name)?.group ?? ENDINGS.find(({ ending }) => ending.test(name))?.group ?? OWN;
}

export interface FieldPath {
  /** Such as `author.name`; lists add nothing. */
  path: string;
  /** In words, null left out. */
  type: string;
}

/** Every field of an object schema with those inside of it. */
export function fieldPaths(schema: JsonObject, above = ""): FieldPath[] {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const found = Object.entries(properties).flatMap(([name, value]) => {
    if (!isJsonObject(value)) return [];
    const path = above === "" ? name : `${above}.${name}`;
    const type = typeWords(value).replace(/(?: or null)$/, "");
    return [{ path, type }, ...fieldPaths(value, path)];
  });
  const variants = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [];
  const inner = [...variants, schema["items"] ?? null].filter(isJsonObject);
  return [...found, ...inner.flatMap((each) => fieldPaths(each, above))];
}

export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
