import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { otherAccount } from "../api/other-account.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { PNG } from "../kit/picture.ts";
import { rest, untilTerminal, type RestError } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import { flaws, press, startDashboard, untilHeading, type Dashboard } from "./dashboard.ts";

const SVG = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
const MANY_BYTES = 6 * 1024 * 1024;

let asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let source: Server;
/** The same server under an origin that the operator does not exempt. */
let elsewhere: string;
let origin: string;
let dashboard: Dashboard | null = null;
let server: ApiServer;

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push({ path: request.url!, headers: request.headers });
    // What it calls them says nothing.
    if (request.url === "/svg") response.setHeader("content-type", "image/png").end(SVG);
    else if (request.url === "/large") response.end(Buffer.concat([PNG, Buffer.alloc(MANY_BYTES)]));
    else if (request.url === "/gone") response.writeHead(404).end();
    else if (request.url === "/moved") response.writeHead(302, { location: "/one.png" }).end();
    else if (request.url === "/inward") response.writeHead(302, { location: `${elsewhere}/one.png` }).end();
    else if (request.url === "/round") response.writeHead(302, { location: "/round" }).end();
    else response.setHeader("set-cookie", "seen=1").setHeader("content-type", "text/html").end(PNG);
  });
  await once(source.listen(0, "127.0.0.1"), "listening");
  const { port } = source.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  elsewhere = `http://localhost:${port}`;
  const env = { QUARRY_PRIVATE_ORIGINS: origin };
  dashboard = chromiumPath === null ? null : await startDashboard(env);
  server = dashboard?.server ?? (await startApiServer(env));
});
afterAll(async () => {
  await (dashboard ?? server).stop();
  source.closeAllConnections();
  source.close();
});

/** A Request whose one Record names these pictures. */
async function recordWith(imageUrl: string, more: Record<string, unknown> = {}): Promise<string> {
  const input = { operation: "price-tracker", productIds: ["B0KITE0001"] };
  const body = { scraper: "retail-global", input };
  const { id } = (await rest<AnswerJson>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilTerminal(server.url, server.apiKey, id as string);
  const records = server.db.collection<{ requestId: string; records: { json: string }[] }>("records");
  const chunk = await records.findOne({ requestId: id as string });
  const json = JSON.stringify({ ...(JSON.parse(chunk!.records[0]!.json) as object), imageUrl, ...more });
  await records.updateOne({ _id: chunk!._id }, { $set: { "records.0.json": json } });
  return id as string;
}

function picture(id: string, url: string, { key = server.apiKey, record = 0 } = {}): Promise<Response> {
  const path = `/v1/requests/${id}/results/pictures?record=${record}&url=${encodeURIComponent(url)}`;
  return fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } });
}

async function refusal(id: string, url: string, more = {}): Promise<string> {
  const error = (await (await picture(id, url, more)).json()) as RestError;
  expect(error.agent_instruction).toBeTypeOf("string");
  return error.code;
}

describe("GET /v1/requests/{id}/results/pictures", () => {
  it("passes on a picture that a Record names, under its true type, to who may read the Record", async () => {
    const url = `${origin}/one.png?size=1`;
    const id = await recordWith(url);
    asked = [];
    const answer = await picture(id, url);
    expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, PNG]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(PNG.length),
      "cache-control": "private, max-age=86400",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(asked).toHaveLength(1);
    for (const name of ["cookie", "authorization", "referer"])
      expect(asked[0]!.headers[name]).toBeUndefined();
  });

  it("asks for nothing that does not stand in a Record that the caller may read", async () => {
    const url = `${origin}/one.png`;
    const id = await recordWith(url);
    const other = await otherAccount(server.db);
    asked = [];
    expect(await refusal(id, url, { key: other })).toBe("not_found");
    expect(await refusal(id, `${origin}/other.png`)).toBe("not_found");
    // A part of what stands there.
    expect(await refusal(id, origin)).toBe("not_found");
    expect(await refusal(id, url, { record: 1 })).toBe("not_found");
    expect(await refusal(id, url, { key: "qk_none" })).toBe("unauthenticated");
    expect(
      (await rest<RestError>(server.url, server.apiKey, `/v1/requests/${id}/results/pictures`)).status,
    ).toBe(400);
    expect(asked).toEqual([]);
  });

  it("reaches no private address, by name, by number or by a redirect", async () => {
    const inward = `${origin}/inward`;
    const metadata = "http://169.254.169.254/latest.png";
    const file = "file:///etc/passwd.png";
    const named = `${elsewhere}/one.png`;
    const id = await recordWith(inward, { more: [metadata, file, { named }] });
    asked = [];
    for (const url of [metadata, file, named, inward]) expect(await refusal(id, url)).toBe("address_refused");
    expect(asked.map(({ path }) => path)).toEqual(["/inward"]);
  });

  it("passes on nothing that is no picture, too large, or not there", async () => {
    const paths = ["/svg", "/large", "/gone", "/round", "/moved"] as const;
    const [svg, large, gone, round, moved] = paths.map((path) => origin + path) as [string, ...string[]];
    const id = await recordWith(svg, { more: [large, gone, round, moved] });
    expect(await refusal(id, svg)).toBe("not_a_picture");
    expect(await refusal(id, large!)).toBe("response_too_large");
    expect(await refusal(id, gone!)).toBe("source_unavailable");
    expect(await refusal(id, round!)).toBe("source_changed");
    expect((await picture(id, moved!)).status).toBe(200);
  });
});

describe.skipIf(chromiumPath === null)("pictures of Records in the dashboard", () => {
  it("are links until one asks for them, and then come from this server alone", async () => {
    const [url, broken] = [`${origin}/one.png`, `${origin}/svg`];
    const id = await recordWith(url, { more: { thumbnail: broken } });
    const { page, requested, complaints, context } = await dashboard!.open(`/requests/${id}`);
    await page.waitForSelector(`[role=grid][aria-rowcount="2"]`);
    expect(await page.$("main img")).toBeNull();
    await press(page, "Show pictures");
    const isLoaded = (selector: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector<HTMLImageElement>(wanted)?.naturalWidth === 1,
        {},
        selector,
      );
    await isLoaded("[role=gridcell] img");
    expect(new URL(page.url()).searchParams.get("pictures")).toBe("shown");
    expect(await page.$eval("[role=gridcell] img", (image) => image.closest("a")!.href)).toBe(url);
    expect(await flaws(page, "pictures")).toEqual([]);
    await page.focus("[role=grid]");
    for (const key of ["ArrowDown", "Enter"] as const) await page.keyboard.press(key);
    await untilHeading(page, "Record 1");
    await isLoaded("[role=dialog] img");
    // What cannot be shown is a link.
    await page.waitForSelector(`[role=dialog] a[href="${broken}"][title*="cannot be shown"]`);
    expect(requested.filter((one) => !one.startsWith(server.url) && !one.startsWith("data:"))).toEqual([]);
    expect(complaints.filter((one) => !one.includes("502"))).toEqual([]);
    await context.close();
  });
});
