import type { JsonObject } from "../../../kernel/json.ts";
import { variantOf, type Variant } from "../../record-fields/product.ts";
import { attributesFrom } from "./attributes.ts";
import { gtinFrom } from "./gtin.ts";
import { imagesFrom } from "./images.ts";
import { offersFrom, overOffers, type ReadOffer } from "./offers.ts";
import { listOf, textOf, type Reading } from "./reading.ts";

const MAX_VARIANTS = 10_000;

/** The variants of a ProductGroup, which it lists or which say themselves that they belong to it; null when there are none. */
export function variantsFrom(
  reading: Reading,
  group: JsonObject,
): { variants: Variant[] | null; offers: ReadOffer[] } {
  const nodes = variantNodes(reading, group).slice(0, MAX_VARIANTS);
  const variesBy = listOf(group["variesBy"]);
  const offers: ReadOffer[] = [];
  const variants = nodes.map((node) => {
    const own = offersFrom(reading, node["offers"]);
    for (const offer of own) offers.push(offer);
    const { seller: _seller, shipping: _shipping, priceTiers: _tiers, ...rest } = overOffers(reading, own);
    return variantOf({
      ...rest,
      url: reading.url(node["url"]) ?? own[0]?.offer.url ?? null,
      title: textOf(node["name"]),
      sku: textOf(node["sku"]),
      gtin: gtinFrom(reading, node),
      attributes: attributesFrom(reading, node, variesBy),
      imageUrl: imagesFrom(reading, node["image"])?.[0] ?? null,
    });
  });
  return { variants: nodes.length === 0 ? null : variants, offers };
}

function variantNodes(reading: Reading, group: JsonObject): JsonObject[] {
  const listed = reading.all(group["hasVariant"]);
  if (listed.length > 0) return listed;
  const { byGroup } = membershipOf(reading);
  const names = new Set([group["@id"], group["productGroupID"]].flatMap((name) => textOf(name) ?? []));
  return [...new Set([...names].flatMap((name) => byGroup.get(name) ?? []))].filter((node) => node !== group);
}

/** True for a variant of another product of the page. */
export function isVariant(reading: Reading, node: JsonObject): boolean {
  return membershipOf(reading).members.has(node);
}

interface Membership {
  /** Variants by the names of the group that they say they belong to. */
  byGroup: Map<string, JsonObject[]>;
  members: Set<JsonObject>;
}
const memberships = new WeakMap<Reading, Membership>();

function membershipOf(reading: Reading): Membership {
  const known = memberships.get(reading);
  if (known !== undefined) return known;
  const made: Membership = { byGroup: new Map(), members: new Set() };
  memberships.set(reading, made);
  for (const node of reading.roots) {
    for (const variant of reading.all(node["hasVariant"])) if (variant !== node) made.members.add(variant);
    const parent = reading.first(node["isVariantOf"]);
    const names = [node["inProductGroupWithID"], parent?.["@id"], parent?.["productGroupID"]];
    for (const name of new Set(names.flatMap((each) => textOf(each) ?? []))) {
      const group = made.byGroup.get(name);
      if (group === undefined) made.byGroup.set(name, [node]);
      else group.push(node);
    }
  }
  addMembers(reading, made);
  return made;
}

/** What names a group is part of it only where the page has that group. */
function addMembers(reading: Reading, { byGroup, members }: Membership): void {
  for (const node of reading.roots)
    for (const name of [node["@id"], node["productGroupID"]].flatMap((each) => textOf(each) ?? []))
      for (const variant of byGroup.get(name) ?? []) if (variant !== node) members.add(variant);
}
