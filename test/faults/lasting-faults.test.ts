/** Faults that last: each ends the Request with its code, for nothing on the first page, and keeps and bills what was stored before it. */
import zlib from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import * as answer from "./answers.ts";
import { ended, endOf, PRICE, readRun, runFault, startFaultServer, type FaultInput } from "./fault-run.ts";
import { good, pageBody, PAGE_ROWS, startFaultySite, type Answer, type FaultySite } from "./faulty-site.ts";

interface Lasting {
  name: string;
  fault: Answer;
  code: string;
  stopReason: string;
  message?: RegExp;
  input?: Partial<FaultInput>;
}

const MIB = 1024 * 1024;
const packed = zlib.gzipSync(pageBody(1));

const LASTING: Lasting[] = [
  ...(
    [
      ["a server that never answers", answer.silent, "source_timeout", { timeoutMs: 150, maxTries: 2 }],
      ["a body that drips", answer.drip, "source_timeout", { timeoutMs: 200, maxTries: 2 }],
      ["resets before the headers", answer.resetBeforeHeaders, "source_unavailable"],
      ["resets inside the body", answer.resetInBody, "source_unavailable"],
      ["bodies cut short", answer.wrongLength((real) => real + 1), "source_unavailable"],
      ["damaged gzip", answer.damagedGzip, "source_unavailable"],
      ["status 500", answer.status(500), "source_unavailable"],
      ["status 429", answer.status(429), "source_rate_limited"],
      ["a streamed body that breaks", answer.resetInBody, "source_unavailable", { streamed: true }],
    ] as [string, Answer, string, Partial<FaultInput>?][]
  ).map(([name, fault, code, input = {}]) => ({
    name,
    fault,
    code,
    stopReason: code === "source_rate_limited" ? "source_blocked" : "source_unavailable",
    input,
  })),
  {
    name: "429 with a Retry-After of an hour",
    fault: answer.status(429, { "retry-after": "3600" }),
    code: "source_rate_limited",
    stopReason: "source_blocked",
    message: /answered with status 429\. It may be asked again at \d{4}-\d\d-\d\dT/,
  },
  ...(
    [
      ["a body that is no JSON", answer.written("application/json", () => Buffer.from("<html>"))],
      ["an empty 204", ({ response }) => void response.writeHead(204).end()],
      ["a content-length that is too short", answer.wrongLength((real) => real - 8)],
      [
        "JSON in another charset than it says",
        answer.written("application/json; charset=utf-8", (body) =>
          Buffer.from(`\ufeff${body}`, "utf16le").subarray(2),
        ),
      ],
      ["an unknown content-encoding", answer.encoded("lzma", packed)],
      ["four layers of gzip", answer.encoded("gzip, gzip, gzip, gzip", packed)],
      ["a redirect in a circle", answer.redirect((page) => `/lasting-circle/${page}`)],
      ["redirects without end", answer.redirectsOn],
      ["a redirect to something that is no URL", answer.redirect("http://[::1")],
    ] as [string, Answer][]
  ).map(([name, fault]) => ({ name, fault, code: "source_changed", stopReason: "source_changed" })),
  ...[true, false].map((withLength) => ({
    name: `50 MB ${withLength ? "announced" : "unannounced"}`,
    fault: answer.large(50 * MIB, withLength),
    code: "response_too_large",
    stopReason: "internal",
  })),
  {
    name: "50 MB streamed",
    fault: answer.large(50 * MIB, false),
    code: "response_too_large",
    stopReason: "internal",
    input: { streamed: true },
  },
  ...(
    [
      ["the metadata address of a cloud", "http://169.254.169.254/latest/meta-data/", "origin_not_allowed"],
      ["an undeclared host", "https://example.com/", "origin_not_allowed"],
      ["another port of the same host", "http://127.0.0.1:1/", "origin_not_allowed"],
      ["a declared origin at a private address", "GUARDED", "address_refused"],
      ["a file", "file:///etc/passwd", "address_refused"],
      ["a URL with a password", "http://a:b@127.0.0.1:1/", "address_refused"],
    ] as [string, string, string][]
  ).map(([name, target, code]) => ({
    name: `a redirect to ${name}`,
    fault: (visit: Parameters<Answer>[0]) =>
      answer.redirect(target === "GUARDED" ? `${guarded.origin}/secret/1` : target)(visit),
    code,
    stopReason: "internal",
  })),
];

let site: FaultySite;
let guarded: FaultySite;
let server: ServerProcess;
let healed = false;

beforeAll(async () => {
  const faults = LASTING.flatMap(({ fault }, index): [string, Answer][] => {
    return [
      [`first${index}`, answer.onPage(1, fault)],
      [`second${index}`, answer.onPage(2, fault)],
    ];
  });
  site = await startFaultySite({
    ...Object.fromEntries(faults),
    "lasting-circle": answer.redirect((page) => `/lasting-circle/${page}`),
    heals: (visit) => (visit.page === 2 && !healed ? answer.status(503)(visit) : good(visit)),
  });
  guarded = await startFaultySite({});
  server = await startFaultServer({ web: site, guarded });
});
afterAll(async () => {
  await server?.stop();
  await site?.close();
  await guarded?.close();
});

const cases = LASTING.map((one, index) => ({ ...one, index }));

describe("a lasting fault on the first page fails the Request and costs nothing", () => {
  it.concurrent.for(cases)("$name", async ({ code, stopReason, message, input, index }, { expect }) => {
    const run = await runFault(server, { fault: `first${index}`, ...input });
    expect(endOf(run)).toEqual(ended("failed", stopReason, code, 0));
    expect(run.error?.message).toMatch(message ?? /^\S.{10,}/);
  });
});

describe("a lasting fault on the second page leaves a partial Request with its Records, billed", () => {
  it.concurrent.for(cases)("$name", async ({ code, stopReason, input, index }, { expect }) => {
    const run = await runFault(server, { fault: `second${index}`, ...input });
    expect(endOf(run)).toEqual(ended("partial", stopReason, code, PAGE_ROWS));
  });
});

describe("afterwards", () => {
  it("nothing was sent to the guarded origin", () => {
    expect([...guarded.visits.keys()]).toEqual([]);
  });

  it("a partial Request goes on from its checkpoint once the source is well again", async () => {
    const run = await runFault(server, { fault: "heals", pages: 3 });
    expect(endOf(run)).toEqual(ended("partial", "source_unavailable", "source_unavailable", PAGE_ROWS));
    healed = true;
    const resume = "mutation ($id: ID!) { requestResume(id: $id) { request { id } } }";
    await graphqlData(server.url, server.apiKey, resume, { id: run.id });
    const resumed = await readRun(server, await untilTerminal(server.url, server.apiKey, run.id));
    expect(endOf(resumed)).toEqual(ended("succeeded", "exhausted", null, 3 * PAGE_ROWS));
    expect(site.visits.get("/heals/1")).toBe(1);
  });

  it("the account paid for stored Records only", async () => {
    const { viewer } = await graphqlData<{ viewer: { availableUsdMicros: number; heldUsdMicros: number } }>(
      server.url,
      server.apiKey,
      "{ viewer { availableUsdMicros heldUsdMicros } }",
    );
    const { body } = await rest<{ data: { recordCount: number }[] }>(
      server.url,
      server.apiKey,
      "/v1/requests?limit=100",
    );
    const stored = body.data.reduce((sum, { recordCount }) => sum + recordCount, 0);
    expect(stored).toBe((LASTING.length + 3) * PAGE_ROWS);
    expect(viewer).toEqual({ availableUsdMicros: 20_000_000 - stored * PRICE, heldUsdMicros: 0 });
  });
});
