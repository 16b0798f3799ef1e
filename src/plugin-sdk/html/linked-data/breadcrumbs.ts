import type { JsonObject } from "../../../kernel/json.ts";
import type { Category } from "../../record-fields/product.ts";
import { num } from "../../json/typed.ts";
import type { JsonLd } from "../json-ld.ts";
import { isOfType, Reading, textOf, type Doubt, type LinkedDataOptions } from "./reading.ts";

export interface ReadBreadcrumbs {
  /** From the widest to the narrowest, the home page where the trail has it; null when the page states no trail. */
  breadcrumbs: Category[] | null;
  doubts: Doubt[];
}

/** The way to a page through the source's categories, from its BreadcrumbList. Of several trails the longest, with a doubt. */
export function readBreadcrumbs(source: JsonLd, options: LinkedDataOptions = {}): ReadBreadcrumbs {
  const reading = new Reading(source, options);
  const lists = reading.nodes.filter((node) => isOfType(node, ["BreadcrumbList"]));
  const trails = [...new Set(lists.map((node) => reading.whole(node)))]
    .map((node) => trailFrom(reading, node))
    .filter((trail) => trail.length > 0);
  const different = new Set(trails.map((trail) => JSON.stringify(trail)));
  if (different.size > 1)
    reading.doubt("categories", `The page states ${different.size} trails; the longest was read.`);
  const longest = trails.reduce<Category[] | null>(
    (best, trail) => (best === null || trail.length > best.length ? trail : best),
    null,
  );
  return { breadcrumbs: longest, doubts: reading.doubts };
}

function trailFrom(reading: Reading, list: JsonObject): Category[] {
  const steps = reading.all(list["itemListElement"]).map((step, index) => {
    const item = reading.first(step["item"]);
    return {
      place: num(step["position"]) ?? index + 1,
      name: textOf(step["name"]) ?? textOf(item?.["name"]),
      url: reading.url(item === null ? (step["item"] ?? step["url"]) : (item["@id"] ?? item["url"])),
    };
  });
  return steps
    .sort((one, other) => one.place - other.place)
    .flatMap(({ name, url }) => (name === null ? [] : [{ id: null, name, url }]));
}
