import { expect, test } from "vitest";
import { quarrySchema } from "../resolvers/build-schema.ts";
import { restRoutes } from "../server/http/rest-routes.ts";

const routes = restRoutes(quarrySchema([]).schema);
const of = (name: string) => routes.find(({ method, path }) => `${method} ${path}` === name);

test.each([
  ["DELETE /v1/webhooks/:id", "The endpoint that was removed."],
  ["PATCH /v1/webhooks/:id", "The endpoint after the change."],
  ["PATCH /v1/notifications/settings/:kind", "The notification settings after the change."],
  ["GET /v1/webhooks", "Where webhooks are sent, oldest first; at most 20."],
  ["GET /v1/requests", "A page of Requests, newest first."],
  ["GET /v1/billing", "Plan, balance and payments of an account."],
])("%s answers: %s", (name, description) => {
  expect(of(name)?.description).toBe(description);
});

test("no text is empty, of all lists alike, of amounts in GraphQL or of keys", () => {
  for (const { summary, description } of routes)
    for (const text of [summary, description]) {
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/All there is|micro-USD|Needs no key/);
    }
});

test("rows that answer as bytes too say how", () => {
  expect(of("GET /v1/requests/:id/results")?.summary).toMatch(/`format=jsonl`.*`fields`/);
  expect(of("GET /v1/billing/ledger")?.summary).toContain("`format=csv`");
});
