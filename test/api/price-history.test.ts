import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const PRODUCT = "B0KITE0001";
const PATH = `/v1/price-history?scraper=retail-global&product_id=${PRODUCT}&country=us`;
const FIELDS =
  "observedAt requestId url title price priceMicros priceMin priceMax currency availability seller { id name url }";

let server: ApiServer;
/** Of another account. */
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
  // Other files that share this server may have tracked the same product.
  await server.db.collection("pricePoints").deleteMany({});
});
afterAll(() => server.stop());

async function track(): Promise<{ id: string; record: AnswerJson }> {
  const input = { operation: "price-tracker", productIds: [PRODUCT] };
  const body = { scraper: "retail-global", input };
  const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilTerminal(server.url, server.apiKey, id);
  const results = await rest<AnswerJson>(server.url, server.apiKey, `/v1/requests/${id}/results`);
  expect(results.body.data).toHaveLength(1);
  return { id, record: results.body.data[0] };
}

const get = <T>(path: string, key = server.apiKey) => rest<T>(server.url, key, path);

it("runs of a price-tracker give a history, the same on each face, and say what changed", async () => {
  const first = await track();
  expect(first.record).toMatchObject({ id: PRODUCT, country: "us", price: 20, sinceLastRun: null });
  // As if it had cost more at that time.
  await server.db
    .collection("pricePoints")
    .updateOne({ requestId: first.id }, { $set: { price: 25, priceMicros: 25_000_000 } });
  const second = await track();
  expect(second.record.sinceLastRun).toEqual({
    since: first.record.observedAt,
    previousPrice: 25,
    previousCurrency: "USD",
    priceDifference: -5,
    priceDifferencePercent: -20,
    previousAvailability: "in_stock",
  });

  const { status, body } = await get<AnswerJson>(PATH);
  expect(status).toBe(200);
  expect(body.nextCursor).toBeNull();
  const point = {
    url: first.record.url,
    title: first.record.title,
    ...{ priceMin: null, priceMax: null, currency: "USD", availability: "in_stock" },
    seller: {
      id: "A1SKYLINE00000",
      name: first.record.seller.name,
      url: first.record.seller.url,
    },
  };
  expect(body.data).toEqual([
    {
      ...point,
      ...{ requestId: second.id, observedAt: second.record.observedAt, price: 20, priceMicros: 20_000_000 },
    },
    {
      ...point,
      ...{ requestId: first.id, observedAt: first.record.observedAt, price: 25, priceMicros: 25_000_000 },
    },
  ]);

  const asked = `query ($after: String) { priceHistory(scraper: "retail-global", productId: "${PRODUCT}", country: "us",
    first: 1, after: $after) { nodes { ${FIELDS} } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
  const ask = (after: string | null) =>
    graphqlData<AnswerJson>(server.url, server.apiKey, asked, { after }).then((data) => data.priceHistory);
  const one = await ask(null);
  const two = await ask(one.pageInfo.endCursor);
  expect([...one.nodes, ...two.nodes]).toEqual(body.data);
  expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage, two.pageInfo.hasPreviousPage]).toEqual([
    true,
    false,
    true,
  ]);

  const typed = await graphqlData<AnswerJson>(
    server.url,
    server.apiKey,
    `query ($id: ID!) { request(id: $id) { records { nodes { value { ... on RetailGlobalPricePoint {
      price sinceLastRun { previousPrice priceDifferencePercent } } } } } } }`,
    { id: second.id },
  );
  expect(typed.request.records.nodes[0].value).toEqual({
    price: 20,
    sinceLastRun: { previousPrice: 25, priceDifferencePercent: -20 },
  });

  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const cli = await runCli(["prices", "retail-global", PRODUCT, "--country", "us", "--json"], { env });
  expect([cli.code, JSON.parse(cli.stdout)]).toEqual([0, { data: body.data, nextCursor: null }]);
  const table = await runCli(["prices", "retail-global", PRODUCT, "--country", "us", "--limit", "1"], {
    env,
  });
  expect(table.stdout).toMatch(/^OBSERVED +PRICE +STOCK[^\n]*\n[^\n]* 20 USD +in_stock .*req_/);
  expect(table.stderr).toContain("more: --cursor ");
});

it("lists every product that was looked at once, with its newest price, the same on each face", async () => {
  const points = server.db.collection<{ _id: string }>("pricePoints");
  const known = (await points.findOne({}))!;
  const [account] = known._id.split(":");
  // One whose key begins like another, one with signs of keys in its id, one of another country; two years of runs of one.
  const keys = ["B0KITE00012:req_1", "B0%3AKITE:req_1", "B0KITE:req_1", "B0KITE:req_2", "B0KITE:req_3"];
  await points.insertMany([
    ...keys.map((key) => ({ ...known, _id: `${account}:retail-global:us:${key}`, title: key })),
    { ...known, _id: `${account}:retail-global:-:B0KITE0001:req_1`, title: "nowhere" },
    { ...known, _id: `acc_0000000000000000000000ee:retail-global:us:B0FOREIGN:req_1`, title: "foreign" },
  ]);
  const seen: AnswerJson[] = [];
  for (let cursor = ""; ;) {
    const { body } = await get<AnswerJson>(`/v1/tracked-products?limit=2${cursor}`);
    seen.push(...body.data);
    if (body.nextCursor === null) break;
    cursor = `&cursor=${body.nextCursor}`;
  }
  const rows = seen.map(({ country, productId, latest }) => [country, productId, latest.title]);
  expect(rows).toEqual([
    ["us", "B0KITE", "B0KITE:req_3"],
    ["us", PRODUCT, expect.stringContaining("kite")],
    ["us", "B0KITE00012", "B0KITE00012:req_1"],
    ["us", "B0:KITE", "B0%3AKITE:req_1"],
    [null, PRODUCT, "nowhere"],
  ]);
  // What its id and its country say is what its history is asked by.
  expect((await get<AnswerJson>(PATH)).body.data[0]).toEqual(seen[1]!.latest);

  const asked = `query ($after: String) { trackedProducts(first: 3, after: $after) {
    nodes { scraper productId country latest { ${FIELDS} } } pageInfo { endCursor hasNextPage } } }`;
  const ask = (after: string | null) =>
    graphqlData<AnswerJson>(server.url, server.apiKey, asked, { after }).then((data) => data.trackedProducts);
  const one = await ask(null);
  const two = await ask(one.pageInfo.endCursor);
  expect([...one.nodes, ...two.nodes]).toEqual(seen);
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const cli = await runCli(["tracked-products", "--json"], { env });
  expect([cli.code, JSON.parse(cli.stdout)]).toEqual([0, { data: seen, nextCursor: null }]);
  expect((await runCli(["tracked-products"], { env })).stdout).toMatch(/^SCRAPER +COUNTRY +PRODUCT.*PRICE/);

  // A cursor names no account: it is of no use with that of another.
  const path = `/v1/tracked-products?cursor=${one.pageInfo.endCursor}`;
  expect((await get<AnswerJson>(path, otherKey)).body).toEqual({ data: [], nextCursor: null });
  const odd = await get<RestError>("/v1/tracked-products?cursor=abc");
  expect([odd.status, odd.body.code]).toEqual([400, "invalid_cursor"]);
  await points.deleteMany({ title: { $in: [...keys, "nowhere", "foreign"] } });
});

it("shows nobody else's prices, and refuses a question without a product", async () => {
  expect((await get<AnswerJson>(PATH, otherKey)).body).toEqual({ data: [], nextCursor: null });
  const refused = await get<RestError>("/v1/price-history?scraper=retail-global");
  expect([refused.status, refused.body.code, refused.body.details[0]?.path]).toEqual([
    400,
    "invalid_input",
    "product_id",
  ]);
  const foreign = await get<RestError>(`${PATH}&cursor=abc`);
  expect([foreign.status, foreign.body.code]).toEqual([400, "invalid_cursor"]);
  const anonymous = await fetch(server.url + PATH);
  expect(anonymous.status).toBe(401);
});
