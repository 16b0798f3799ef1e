import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/generate/generated-file.ts";
import { prepareScenes, type Scene } from "../../scripts/demo/scenes.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

const SHOPS = ["discount-shop", "handmade-shop", "retail-global", "shop-tr-a", "shop-tr-b", "wholesale"];
const DOCUMENT = `mutation ($input: RequestCreateInput!) { requestCreate(input: $input, wait: 60) {
  request { status error { code } records(first: 1) { nodes { data value { __typename ... on Product {
    title url price priceMin currency seller { name } } } } } } } }`;

interface Asked {
  requestCreate: {
    request: {
      status: string;
      error: { code: string } | null;
      records: { nodes: { data: Record<string, unknown>; value: Record<string, unknown> }[] };
    };
  };
}

let folder: string;
let scenes: Scene[];
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-shops-"));
  scenes = await prepareScenes(join(PROJECT_ROOT, "src", "plugins"), folder);
  server = await startServer({ env: { QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: folder } });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("one fragment asks stored products of all six shops", async () => {
  const shown = scenes.filter(({ scraper }) => SHOPS.includes(scraper));
  expect(shown.map(({ scraper }) => scraper)).toEqual(SHOPS);
  for (const { scraper, input } of shown) {
    const { request } = (
      await graphqlData<Asked>(server.url, server.apiKey, DOCUMENT, { input: { scraper, input, limit: 1 } })
    ).requestCreate;
    expect(request, scraper).toMatchObject({ status: "SUCCEEDED", error: null });
    const [record] = request.records.nodes;
    const { title, url, price = null, priceMin = null, currency, seller = null } = record?.data ?? {};
    const name = (seller as { name: string | null } | null)?.name ?? null;
    expect(record?.value, scraper).toEqual({
      __typename: expect.stringMatching(/./),
      ...{ title, url, price, priceMin, currency },
      seller: seller === null ? null : { name },
    });
    expect(title, scraper).toEqual(expect.any(String));
  }
});
