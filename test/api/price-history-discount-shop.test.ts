import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const PRODUCT = "601100000000401";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

it("a run of the price-tracker of discount-shop gives a point with its seller, the same on each face", async () => {
  const input = { operation: "price-tracker", productIds: [PRODUCT], includeSellerInfo: true };
  const body = { scraper: "discount-shop", input };
  const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilTerminal(server.url, server.apiKey, id);
  const path = `/v1/price-history?scraper=discount-shop&product_id=${PRODUCT}&country=us`;
  const { data } = (await rest<AnswerJson>(server.url, server.apiKey, path)).body;
  const point = data.find((one: AnswerJson) => one.requestId === id);
  expect(point).toMatchObject({
    ...{ price: 21.11, currency: "USD", availability: "in_stock" },
    seller: {
      id: "634418211000001",
      name: "Kite shop",
      url: "https://www.temu.com/mall.html?mall_id=634418211000001",
    },
  });
  const asked = `{ priceHistory(scraper: "discount-shop", productId: "${PRODUCT}", country: "us", first: 100) {
    nodes { requestId price currency availability seller { id name url } } } }`;
  const { priceHistory } = await graphqlData<AnswerJson>(server.url, server.apiKey, asked);
  const node = priceHistory.nodes.find((one: AnswerJson) => one.requestId === id);
  const { requestId, price, currency, availability, seller } = point;
  expect(node).toEqual({ requestId, price, currency, availability, seller });
});
