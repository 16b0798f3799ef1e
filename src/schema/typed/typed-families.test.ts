import { GraphQLObjectType, GraphQLSchema, graphqlSync, printType } from "graphql";
import { describe, expect, it } from "vitest";
import { factsOf, type ScraperFacts } from "../../domain/scraper/scraper-facts.ts";
import { defineScraper, operation, z } from "../../plugin-sdk/index.ts";
import { plainInput, typedVariables } from "./plain-input.ts";
import { typedFamilies } from "./typed-families.ts";

const run = async function* () {
  // Nothing runs here.
};

interface Parts {
  id?: string;
  operations: Record<string, { input?: z.ZodObject; record?: z.ZodObject; features?: string[] }>;
}

function family({ id = "my-shop", operations }: Parts): ScraperFacts {
  return factsOf(
    defineScraper({
      id,
      title: "Shop",
      summary: "Things of a shop.",
      sdk: "^2",
      unit: "product",
      priceUsdMicros: 700,
      origins: {},
      failures: [],
      defaultOperation: "search",
      operations: Object.entries(operations).map(([name, { input, record, features }]) =>
        operation({
          name,
          title: name,
          summary: `Does ${name}.`,
          agentHint: "Use it.",
          availability: "full",
          input: input ?? z.object({}),
          record: record ?? z.object({ id: z.string() }),
          ...(features ? { features } : {}),
          dedupeKey: () => "",
          run,
        }),
      ),
    }),
  );
}

const Product = z
  .object({
    id: z.string().describe("Number of the shop."),
    "price-old": z.number().nullable().describe("Price before."),
    "2nd": z.string().optional(),
    sold: z.int().min(0).nullable(),
    stars: z.int().min(0).max(5),
    stock: z.enum(["in stock", "out-of-stock"]),
    shop: z.object({ name: z.string() }).nullable().describe("Who sells it."),
    parts: z.array(z.object({ name: z.string().nullable() })),
    more: z.record(z.string(), z.string()),
  })
  .meta({ title: "Product" });

describe("types of Records", () => {
  it("say what is validated: names, nullability, lists, objects, enums, numbers, features", () => {
    const made = typedFamilies(
      [
        family({
          operations: { search: { record: Product, features: ["withParts"] }, shop: { record: Product } },
        }),
      ],
      [],
    );
    const [search, shop] = ["search", "shop"].map((name) => made.recordTypes.get("my-shop")?.get(name));
    expect(shop).toBe(search);
    expect(printType(search as GraphQLObjectType)).toBe(`"""Record of \`search\`, \`shop\`."""
type MyShopProduct {
  """Number of the shop."""
  id: String!

  """Price before."""
  price_old: Float
  _2nd: String
  sold: SafeInt
  stars: Int!
  stock: MyShopProductStock!

  """Who sells it."""
  shop: MyShopProductShop
  parts: [MyShopProductParts!]!
  more: JSON!

  """Feature flags that the Request asked for."""
  requestedFeatures: [String!]

  """What this Record holds of each of them."""
  featureCoverage: MyShopProductFeatureCoverage

  """Where the Record was read."""
  _source: RecordSource!

  """Fields that were cut; null when all is there."""
  _truncated: [TruncatedField!]
}`);
  });

  it("have moments, which are sent as one form whatever is stored, and null where the text is none", () => {
    const record = z.object({
      readAt: z.iso.datetime(),
      "seen-at": z.iso.datetime({ offset: true }).nullable(),
      changes: z.array(z.object({ changedAt: z.iso.datetime() })),
      visits: z.array(z.iso.datetime()),
      day: z.iso.date(),
      since: z.union([z.iso.datetime(), z.iso.date()]),
      name: z.string(),
    });
    const input = z.object({ before: z.iso.datetime().optional() });
    const { recordTypes, inputTypes } = typedFamilies(
      [family({ operations: { search: { record, input } } })],
      [],
    );
    const type = recordTypes.get("my-shop")?.get("search") as GraphQLObjectType;
    const typeOf = (field: string) => String(type.getFields()[field]?.type);
    expect(["readAt", "seen_at", "visits", "day", "since"].map(typeOf)).toEqual([
      "DateTimeISO",
      "DateTimeISO",
      "[DateTimeISO]!",
      "String!",
      "String!",
    ]);
    expect(String(inputTypes.get("my-shop")?.get("search")?.getFields()["before"]?.type)).toBe("String");

    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({ name: "Query", fields: { record: { type } } }),
    });
    const ask = (stored: object) =>
      graphqlSync({
        schema,
        source: "{ record { name readAt seen_at changes { changedAt } visits } }",
        rootValue: { record: stored },
      });
    const valid = "2026-01-31T09:30:00.000Z";
    expect(
      ask({
        name: "a",
        readAt: "2026-01-31T09:30:00Z",
        "seen-at": "2026-01-31T11:30:00+02:00",
        changes: [{ changedAt: "2026-01-31T09:30:00Z" }],
        visits: ["2026-01-31T09:30:00.000999Z"],
      }),
    ).toEqual({
      data: {
        record: {
          name: "a",
          readAt: valid,
          seen_at: valid,
          changes: [{ changedAt: valid }],
          visits: [valid],
        },
      },
    });
    const stale = {
      readAt: "2 days ago",
      "seen-at": 1769851800000,
      changes: [{}],
      visits: ["2026-02-30T00:00:00Z", valid],
    };
    expect(ask({ name: "b", ...stale })).toEqual({
      data: {
        record: {
          name: "b",
          readAt: null,
          seen_at: null,
          changes: [{ changedAt: null }],
          visits: [null, valid],
        },
      },
    });
  });

  it("are shared by objects with one title, and refused where these are not alike", () => {
    const seller = z.object({ name: z.string().describe("Who."), url: z.string() }).meta({ title: "Seller" });
    const two = z.object({ seller: seller.describe("Sells."), maker: seller.nullable().describe("Makes.") });
    const made = typedFamilies([family({ operations: { search: { record: two } } })], []);
    const fields = made.recordTypes.get("my-shop")?.get("search")?.getFields();
    expect([String(fields?.["seller"]?.type), String(fields?.["maker"]?.type)]).toEqual([
      "MyShopSeller!",
      "MyShopSeller",
    ]);
    const other = z.object({ seller, maker: z.object({ id: z.string() }).meta({ title: "Seller" }) });
    expect(typedFamilies([family({ operations: { search: { record: other } } })], []).refused).toEqual(
      new Map([["my-shop", "Different objects are titled so that they would be MyShopSeller."]]),
    );
  });
});

describe("a family that cannot join", () => {
  const twice = { search: { record: z.object({ "a-b": z.string(), a_b: z.string() }) } };
  const titled = (fields: z.ZodRawShape) => z.object(fields).meta({ title: "Thing" });
  it.each([
    [
      "two fields of one name",
      family({ operations: twice }),
      "Two fields of the GraphQL type MyShopSearch would have the same name.",
    ],
    [
      "a name of the schema",
      family({ id: "page", operations: { info: {} } }),
      "The GraphQL type PageInfo would be there twice.",
    ],
    [
      "different Records of one title",
      family({
        operations: { a: { record: titled({ x: z.string() }) }, b: { record: titled({ y: z.string() }) } },
      }),
      "The operations a and b call different Records Thing.",
    ],
  ])("says why: %s", (_what, scraper, reason) => {
    const good = family({ id: "other", operations: { search: {} } });
    const { refused, input, record } = typedFamilies([scraper, good], ["PageInfo"]);
    expect(refused).toEqual(new Map([[scraper.id, reason]]));
    expect(Object.keys(input?.getFields() ?? {})).toEqual(["other"]);
    expect(record?.getTypes().map(({ name }) => name)).toEqual(["OtherSearch"]);
  });

  it("that no types can be made of leave the others alone", () => {
    const odd = { ...family({ id: "odd", operations: { search: {} } }), operations: null as never };
    const { refused, record } = typedFamilies([odd, family({ operations: { search: {} } })], []);
    expect([...refused.keys()]).toEqual(["odd"]);
    expect(refused.get("odd")).toMatch(/^No GraphQL types can be made of it: TypeError/);
    expect(record?.getTypes()).toHaveLength(1);
  });

  it("leaves a schema without scrapers as it was", () => {
    expect(typedFamilies([], [])).toMatchObject({ input: null, record: null });
  });
});

describe("typed inputs", () => {
  const input = z.object({
    "sort-by": z.enum(["best-match", "newest"]).default("newest").describe("Order."),
    urls: z.array(z.union([z.string().max(80), z.object({ url: z.string() })])).max(50),
    place: z.object({ "post-code": z.string() }).optional(),
    words: z.enum(["C", "C++"]).optional(),
    country: z.string().regex(/^[A-Z]{2}$/),
    since: z.iso.date().optional(),
    pages: z.array(z.int().min(1).max(9)).optional(),
    q: z
      .string()
      .min(1)
      .max(2000)
      // eslint-disable-next-line no-control-regex -- what texts of families have
      .regex(/^[^\u0000-\u001F\u007F-\u009F]*$/)
      .optional(),
  });
  const made = typedFamilies([family({ operations: { search: { input }, "price-tiers": {} } })], []);

  it("tell caps and defaults in words, since a default of GraphQL would be sent as the caller's", () => {
    expect(printType(made.inputTypes.get("my-shop")?.get("search") as never)).toBe(`"""Does search."""
input MyShopSearchInput {
  """Most Records to store. 1 to 100,000. Default: 100."""
  limit: Int

  """Order. Default: "newest"."""
  sort_by: MyShopSearchInputSortBy

  """At most 50 items. Each item: at most 80 characters."""
  urls: [String!]!
  place: MyShopSearchInputPlace
  words: String

  """Pattern: ^[A-Z]{2}$."""
  country: String!

  """Format: date."""
  since: String

  """Each item: 1 to 9."""
  pages: [Int!]

  """1 to 2,000 characters."""
  q: String
}`);
  });

  it("become the plain ones and back", () => {
    const plain = { "sort-by": "best-match", urls: ["a"], place: { "post-code": "1" } };
    const type = made.inputTypes.get("my-shop")?.get("search");
    if (type === undefined || made.input === null) throw new Error("No types.");
    expect(typedVariables(type, plain)).toEqual({
      sort_by: "BEST_MATCH",
      urls: ["a"],
      place: { post_code: "1" },
    });
    const coerced = { myShop: { search: { sort_by: "best-match", urls: ["a"], place: { post_code: "1" } } } };
    expect(plainInput(made.input, coerced)).toEqual({
      scraper: "my-shop",
      input: { operation: "search", ...plain },
      path: "myShop.search",
    });
    expect(plainInput(made.input, { myShop: { priceTiers: {} } })).toEqual({
      scraper: "my-shop",
      input: { operation: "price-tiers" },
      path: "myShop.priceTiers",
    });
  });
});
