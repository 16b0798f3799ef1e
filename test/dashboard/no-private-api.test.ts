import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  buildSchema,
  getOperationAST,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { CDPSession } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import { builtDocuments } from "./built-documents.ts";
import { startDashboard, type Dashboard } from "./dashboard.ts";

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
    const { url, apiKey } = dashboard.server;
    const body = { scraper: "counter", input: { total: 3 } };
    const { id } = (await rest<AnswerJson>(url, apiKey, "/v1/requests", { body })).body;
    await untilTerminal(url, apiKey, id as string);
    /** Ids of what is there; a page of what is not has its calls, too. */
    const ids: Record<string, string> = { request: id as string, scraper: "counter" };
    const { context } = await dashboard.open("/scrapers");
    const sent: Sent = { calls: new Set(), documents: [], elsewhere: [] };
    for (const row of globSync("dashboard/features/*/*.page.ts"))
      for (const [, path = ""] of readFileSync(row, "utf8").matchAll(/\bpath: "([^"]+)"/g)) {
        const page = await context.newPage();
        await listen(await page.createCDPSession(), url, sent);
        await page.goto(
          `${url}/dashboard${path.replaceAll(/\$\w+/g, ids[basename(row, ".page.ts")] ?? "none")}`,
        );
        await page.waitForSelector("main h1, main h2, main [role=alert]");
        await page.waitForNetworkIdle();
        await page.close();
      }
    expect(sent.elsewhere).toEqual([]);
    const { paths } = (await (await fetch(`${url}/v1/openapi.json`)).json()) as { paths: object };
    const documented = Object.keys(paths).map(
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
    expect([...names]).toEqual(expect.arrayContaining(["Viewer", "RequestDetail", "RequestRecord"]));
    expect(sent.documents.flatMap(wrongWith)).toEqual([]);
    await context.close();
  });
});
