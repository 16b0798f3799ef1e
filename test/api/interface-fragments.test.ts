import { afterAll, beforeAll, expect, it } from "vitest";
import type { Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { recordSchemaOf } from "../../src/scrape-host/input/json-schema.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

const SHOPS = ["discount-shop", "handmade-shop", "retail-global", "shop-tr-a", "shop-tr-b", "wholesale"];
const PEOPLE = [
  "codehost",
  "forum",
  "microblog",
  "photo-social",
  "professional",
  "realestate",
  "reviews",
  "shortvideo",
];
/** Of products id and url are never null; GraphQL wants other names for what may be. */
const DOCUMENT = `mutation ($input: RequestCreateInput!) { requestCreate(input: $input, wait: 60) {
  request { status error { code } records(first: 1) { nodes { data value { __typename ... on Product {
    title url price priceMin currency seller { name } }
    ... on Person { who: id name page: url picture: imageUrl } } } } } } }`;

interface Asked {
  requestCreate: {
    request: {
      status: string;
      error: { code: string } | null;
      records: { nodes: { data: Record<string, unknown>; value: Record<string, unknown> }[] };
    };
  };
}

let scenes: Scene[];
let people: Scene[];
let server: ServerProcess;
beforeAll(async () => {
  scenes = await scenesWith((operation, scraper) => operation.name === scraper.defaultOperation);
  people = await scenesWith((operation) => recordSchemaOf(operation)["x-person"] === true);
  server = await startServer({ env: { QUARRY_FETCH: "demo" } });
});
afterAll(() => server?.stop());

interface Scene {
  scraper: string;
  input: object;
}

/** The example of the first such operation of each family that has one. */
async function scenesWith(fits: (operation: Operation, scraper: Scraper) => boolean): Promise<Scene[]> {
  return (await loadBuiltInFamilies()).flatMap(({ scraper }) => {
    const shown = scraper.operations.find((one) => one.canary !== undefined && fits(one, scraper));
    if (shown === undefined) return [];
    return [{ scraper: scraper.id, input: { ...shown.canary?.input, operation: shown.name } }];
  });
}

const USUAL_LIMIT = 100;

async function firstRecord({ scraper, input }: Scene, limit: number) {
  const { request } = (
    await graphqlData<Asked>(server.url, server.apiKey, DOCUMENT, { input: { scraper, input, limit } })
  ).requestCreate;
  expect(request, scraper).toMatchObject({ status: "SUCCEEDED", error: null });
  const [record] = request.records.nodes;
  if (record === undefined) throw new Error(`${scraper} stored nothing.`);
  return record;
}

it("one fragment asks stored people of all families that read any", async () => {
  expect(people.map(({ scraper }) => scraper).sort()).toEqual(PEOPLE);
  for (const scene of people) {
    const { data, value } = await firstRecord(scene, USUAL_LIMIT);
    const { id, name, url, imageUrl } = data;
    expect(value, scene.scraper).toEqual({
      __typename: expect.stringMatching(/./),
      ...{ who: id, name, page: url, picture: imageUrl },
    });
    expect(url, scene.scraper).toEqual(expect.any(String));
  }
});

it("one fragment asks stored products of all six shops", async () => {
  const shown = scenes.filter(({ scraper }) => SHOPS.includes(scraper));
  expect(shown.map(({ scraper }) => scraper).sort()).toEqual(SHOPS);
  for (const scene of shown) {
    const { scraper } = scene;
    const { data, value } = await firstRecord(scene, 1);
    const { title, url, price = null, priceMin = null, currency, seller = null } = data;
    const name = (seller as { name: string | null } | null)?.name ?? null;
    expect(value, scraper).toEqual({
      __typename: expect.stringMatching(/./),
      ...{ title, url, price, priceMin, currency },
      seller: seller === null ? null : { name },
    });
    expect(title, scraper).toEqual(expect.any(String));
  }
});
