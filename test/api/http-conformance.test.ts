import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

/** The audits know nothing of CSRF prevention, so their GETs carry the header that a browser's form cannot send. */
const audits = serverAudits({
  url: () => `${server.url}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) =>
    fetch(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), "apollo-require-preflight": "true" },
    }),
});

describe("GraphQL over HTTP, by the audits of graphql-http", () => {
  it("has 61 audits to pass", () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => ({ id: audit.id, name: audit.name, audit })))(
    "$id $name",
    async ({ audit }) => {
      const result = await audit.fn();
      expect(result.status === "ok" ? "ok" : `${result.status}: ${result.reason}`).toBe("ok");
    },
  );
});
