/** One fragment asks the Records of people of all families. */
import type { GraphQLObjectType } from "graphql";
import { expect, it } from "vitest";
import { factsOf } from "../../src/domain/scraper/scraper-facts.ts";
import { typedFamilies } from "../../src/schema/typed/typed-families.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";

/** Records that have a name and are nobody: things, companies, and shops, which are somebody as `seller` alone. */
const NOBODY = [
  "CodehostFile",
  "CodehostMarketplaceApp",
  "CodehostRepository",
  "ForumCommunity",
  "HandmadeShopShopIntel",
  "JobsCompany",
  "MapsListedPlace",
  "MapsPlace",
  "ProfessionalCompany",
  "ProfessionalCompanyHit",
  "RealestateHome",
  "RealestateMarket",
  "RetailGlobalSeller",
  "ReviewsBusiness",
  "ShopTrASeller",
  "ShopTrASellerContact",
  "ShopTrBMerchant",
  "WholesaleSupplier",
];
const SHARED = ["id", "name", "url", "imageUrl"];

const families = (await loadBuiltInFamilies()).map(({ scraper }) => factsOf(scraper));
const records = typedFamilies(families, []).record?.getTypes() ?? [];
const isPerson = (type: GraphQLObjectType): boolean =>
  type.getInterfaces().some(({ name }) => name === "Person");
const declared = families.flatMap(({ operations }) =>
  operations.map(({ recordSchema }) => recordSchema).filter((schema) => schema["x-person"] === true),
);

it("each Record with a name is a person or known to be none", () => {
  const unknown = records
    .filter((type) => ["name", "username", "login"].some((field) => field in type.getFields()))
    .filter((type) => isPerson(type) === NOBODY.includes(type.name));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(records.filter(isPerson).length).toBeGreaterThan(0);
});

it("what people can be asked for, the Records of all of them have", () => {
  expect(declared.length).toBeGreaterThan(0);
  for (const { title, properties } of declared)
    expect(Object.keys(properties as object), title as string).toEqual(expect.arrayContaining(SHARED));
});
