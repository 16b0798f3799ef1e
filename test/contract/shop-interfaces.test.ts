/** One fragment asks the products, one the reviews of all shops. */
import { expect, it } from "vitest";
import { factsOf } from "../../src/domain/scraper/scraper-facts.ts";
import { typedFamilies } from "../../src/schema/typed/typed-families.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";

const SHOPS = ["retail-global", "wholesale", "discount-shop", "handmade-shop", "shop-tr-a", "shop-tr-b"];
const families = (await loadBuiltInFamilies()).map(({ scraper }) => factsOf(scraper));
const { recordTypes } = typedFamilies(families, []);

const implementing = (shop: string): string[] =>
  [...(recordTypes.get(shop) ?? [])].flatMap(([operation, type]) =>
    type.getInterfaces().map(({ name }) => `${operation} ${name}`),
  );

it.each(SHOPS.filter((shop) => recordTypes.has(shop)))("%s can be asked as any shop", (shop) => {
  const found = implementing(shop);
  expect(found).toContain("search Product");
  if (recordTypes.get(shop)?.has("reviews")) expect(found).toContain("reviews ProductReview");
});

it("no other family is taken for a shop", () => {
  const others = [...recordTypes.keys()].filter((id) => !SHOPS.includes(id));
  expect(others.flatMap(implementing).filter((found) => !found.endsWith(" Person"))).toEqual([]);
});
