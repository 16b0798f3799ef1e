import { readFileSync } from "node:fs";
import {
  buildSchema,
  getOperationAST,
  Kind,
  NoDeprecatedCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { CDPSession } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { untilBooked } from "../kit/until-booked.ts";
import { chromiumPath } from "../reference/browser.ts";
import { builtDocuments } from "./built-documents.ts";
import { startDashboard, textOf, type Dashboard } from "./dashboard.ts";

/** The public schema, which is the reference of all that /graphql takes. */
const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });

/** What is wrong with a document as a call of the public API: nothing, where anybody could have written it from the reference. */
function wrongWith(text: string): string[] {
  const document = parse(text);
  const errors = validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]);
  const undocumented = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const root = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) => {
      if (selection.kind !== Kind.FIELD) return [`${selection.kind} at the root`];
      const { value: name } = selection.name;
      const about = root[name]?.description ?? "";
      return name !== "__typename" && (about === "" || /\binternal\b/i.test(about)) ? [name] : [];
    });
  });
  return [...errors.map(({ message }) => message), ...undocumented];
}

describe("documents of the dashboard", () => {
  it("are calls that everybody can make: public, documented, not deprecated", async () => {
    const built = await builtDocuments();
    expect(built.size).toBeGreaterThan(10);
    const wrong = [...built].flatMap(([name, text]) => wrongWith(text).map((what) => `${name}: ${what}`));
    expect(wrong).toEqual([]);
  });

  it("would be found out", () => {
    expect(wrongWith("{ secretOfTheServer }")).not.toEqual([]);
    expect(wrongWith("query One { node(id: 1) { secret } }")).not.toEqual([]);
    expect(wrongWith("{ ... on Query { credential { kind } } }")).toEqual(["InlineFragment at the root"]);
  });
});

interface Feature {
  entries?: { isForOperators?: boolean }[];
  routes: { path: string }[];
}
/** Compiled for browsers, and not with the tests. */
const ROWS = "../../dashboard/features/all-features.ts";
const { FEATURES } = (await import(/* @vite-ignore */ ROWS)) as { FEATURES: Feature[] };
/** What a page does not ask as it is opened, and why. */
const AFTER_A_PRESS = {
  KeyCheck: "nobody asks it: it is the call that is shown with a new key",
  Ticket: "made for the usual page of a ticket, which has one of its own",
  TicketScrapers: "in the form of a new ticket",
  UsageTrial: "in the form of a cap, once it has a number",
  WebhookTopics: "in the form of a webhook",
};

interface Sent {
  /** `GET /dashboard/requests`, without what follows the path. */
  calls: Set<string>;
  /** Bodies of POST /graphql, and messages of its socket that subscribe. */
  documents: string[];
  elsewhere: string[];
}

/** Notes all that a page sends, beneath everything that a script could put before it. */
async function listen(cdp: CDPSession, origin: string, sent: Sent): Promise<void> {
  const note = (method: string, url: string) => {
    if (url.startsWith("data:")) return;
    const { origin: to, pathname } = new URL(url);
    if (to.replace(/^ws/, "http") !== origin) sent.elsewhere.push(url);
    sent.calls.add(`${method} ${pathname}`);
  };
  const take = (text: string) => {
    const { query, payload } = JSON.parse(text) as { query?: string; payload?: { query?: string } };
    const document = query ?? payload?.query;
    if (document !== undefined) sent.documents.push(document);
  };
  cdp.on("Network.requestWillBeSent", ({ request }) => {
    note(request.method, request.url);
    if (request.method === "POST") take(request.postData ?? "{}");
  });
  cdp.on("Network.webSocketCreated", ({ url }) => note("SOCKET", url));
  cdp.on("Network.webSocketFrameSent", ({ response }) => take(response.payloadData));
  await cdp.send("Network.enable");
}

describe.skipIf(chromiumPath === null)("all pages of the dashboard, in Chromium", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  it("call this server alone: its files, documented operations, documented downloads", async () => {
    const { url } = dashboard.server;
    const paths = await everyPath();
    const { context } = await dashboard.open("/scrapers");
    const sent: Sent = { calls: new Set(), documents: [], elsewhere: [] };
    for (const path of paths) {
      const page = await context.newPage();
      await listen(await page.createCDPSession(), url, sent);
      await page.goto(`${url}/dashboard${path}`);
      await page.waitForSelector("main h1, main h2");
      await page.waitForNetworkIdle();
      // Its own look, and not that of something that is not there or may not be seen.
      expect([
        path,
        await page.$$eval("main [role=alert]", (all) => all.map((one) => one.textContent)),
      ]).toEqual([path, []]);
      expect(await textOf(page), path).not.toContain("There is nothing here");
      await page.close();
    }
    expect(sent.elsewhere).toEqual([]);
    const openapi = (await (await fetch(`${url}/v1/openapi.json`)).json()) as { paths: object };
    const documented = Object.keys(openapi.paths).map(
      (path) => new RegExp(`^GET ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    );
    const others = [...sent.calls].filter(
      (call) =>
        call !== "POST /graphql" &&
        call !== "SOCKET /graphql" &&
        !/^GET \/dashboard(?:\/|$)/.test(call) &&
        !documented.some((route) => route.test(call)),
    );
    expect(others).toEqual([]);

    const built = await builtDocuments();
    const names = new Set(sent.documents.map((text) => getOperationAST(parse(text))?.name?.value ?? text));
    expect([...names].filter((name) => !built.has(name))).toEqual([]);
    expect(sent.documents.flatMap(wrongWith)).toEqual([]);
    // Nothing that a page asks stays unseen: what it asks after a press alone is named, what it changes is in parity.test.ts.
    const unseen = [...built].flatMap(([name, text]) =>
      names.has(name) || getOperationAST(parse(text))?.operation === OperationTypeNode.MUTATION ? [] : [name],
    );
    expect(unseen.sort()).toEqual(Object.keys(AFTER_A_PRESS));
    await context.close();
  });

  /** The path of each page with the ids of what is there, and of its parts that have an address. */
  async function everyPath(): Promise<string[]> {
    const { url, apiKey, db } = dashboard.server;
    const make = async (path: string, body: unknown): Promise<string> => {
      const made = await rest<AnswerJson>(url, apiKey, path, { body });
      expect(made.status, path).toBeLessThan(300);
      return made.body.id as string;
    };
    const run = async (body: unknown): Promise<string> => {
      const id = await make("/v1/requests", body);
      await untilTerminal(url, apiKey, id);
      return id;
    };
    const request = await run({ scraper: "counter", input: { total: 3 } });
    await run({
      scraper: "retail-global",
      input: { operation: "price-tracker", productIds: ["B0KITE0001"] },
    });
    const webhook = await make("/v1/webhooks", { url: "http://127.0.0.1:9/hook", topics: ["*"] });
    const ticket = await make("/v1/support/tickets", { subject: "Help", details: "It stops." });
    await make("/v1/api-keys", { label: "one more" });
    await rest(url, apiKey, "/v1/usage/caps/records:counter", {
      method: "PUT",
      body: { period: "day", value: 5 },
    });
    await untilBooked(db);
    const there: Record<string, string> = {
      "/products/$scraper/$id": "/products/retail-global/B0KITE0001?country=us",
      "/requests/$id": `/requests/${request}`,
      "/scrapers/$id": "/scrapers/counter",
      "/tickets/$id": `/tickets/${ticket}`,
      "/webhooks/$id": `/webhooks/${webhook}`,
    };
    const routes = FEATURES.flatMap(({ routes: own }) => own.map(({ path }) => path));
    const paths = routes.map((path) => (path.includes("$") ? there[path] : path));
    const missing = routes.filter((_, index) => paths[index] === undefined);
    expect(missing, "pages for which everyPath() makes nothing").toEqual([]);
    return [
      ...(paths as string[]),
      ...["/money?tab=ledger", "/money?tab=invoices", "/notifications?show=settings"],
      ...["/requests/new?scraper=counter&operation=count", `/requests/${request}?tab=log`],
      `/requests/${request}?record=1`,
    ];
  }
});
