import { expect, it } from "vitest";
import { ROUTES } from "../../rest-compat/routes/all-routes.ts";
import { nearestRoutes } from "./nearest-routes.ts";

it.each([
  ["GET /requests", "GET /v1/requests"],
  ["POST /v1/request", "POST /v1/requests"],
  ["GET /api/v2/requests", "GET /v1/requests"],
  ["GET /v1/scrapers", "GET /v1/data-sources"],
  ["GET /v1/scraper/codehost", "GET /v1/data-sources/:id"],
  ["GET /v1/requests/req_1/result", "GET /v1/requests/:id/results"],
  ["POST /v1/requests/req_1/cancell", "POST /v1/requests/:id/cancel"],
  ["GET /v1/data-source/health", "GET /v1/data-sources/health"],
])("%s means %s", (wanted, meant) => {
  const [method = "", path = ""] = wanted.split(" ");
  const [first, ...others] = nearestRoutes({ method, path }, ROUTES);
  expect(`${first?.method} ${first?.path}`).toBe(meant);
  expect(others.length).toBeLessThan(3);
});

it.each(["/", "/v1", "/v1/nothing", "/%zz", "/.env", `/${"a".repeat(100_000)}`, `/${"a/".repeat(50_000)}`])(
  "has nothing near %.20s",
  (path) => {
    expect(nearestRoutes({ method: "GET", path }, ROUTES)).toEqual([]);
  },
);
