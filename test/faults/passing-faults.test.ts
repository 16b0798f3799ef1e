/** Faults that pass: the Request retries and ends with every Record once. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import * as answer from "./answers.ts";
import { ended, endOf, runFault, startFaultServer, type FaultInput } from "./fault-run.ts";
import { good, PAGE_ROWS, startFaultySite, type Answer, type FaultySite } from "./faulty-site.ts";

interface Passing {
  name: string;
  fault: Answer;
  input?: Partial<FaultInput>;
  /** Retries of two pages; 2 unless said. */
  retries?: number;
}

const inASecond = (): string => new Date(Date.now() + 1500).toUTCString();

const PASSING: Passing[] = [
  { name: "a server that never answers", fault: answer.silent, input: { timeoutMs: 1000 } },
  { name: "a reset before the headers", fault: answer.resetBeforeHeaders },
  { name: "a connection that ends without an answer", fault: answer.hangUp },
  { name: "a reset inside the body", fault: answer.resetInBody },
  { name: "a body shorter than its content-length", fault: answer.wrongLength((real) => real + 50) },
  {
    name: "a content-length whose rest never comes",
    fault: answer.wrongLength((real) => real + 50, "wait"),
    input: { timeoutMs: 1000 },
  },
  { name: "chunks without an end", fault: answer.cutChunks },
  { name: "a body that drips", fault: answer.drip, input: { timeoutMs: 1000 } },
  { name: "damaged gzip", fault: answer.damagedGzip },
  { name: "gzip that is cut short", fault: answer.cutGzip },
  { name: "something that is not HTTP", fault: answer.raw("SSH-2.0-OpenSSH_9.6\r\n") },
  {
    name: "a negative content-length",
    fault: answer.raw("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello"),
  },
  {
    name: "headers without end",
    fault: answer.raw(
      `HTTP/1.1 200 OK\r\n${"x-filler: 0123456789012345678901234567890\r\n".repeat(2000)}\r\n`,
    ),
  },
  ...[408, 429, 500, 502, 503, 504].map((code) => ({ name: `status ${code}`, fault: answer.status(code) })),
  { name: "429 with Retry-After in seconds", fault: answer.status(429, { "retry-after": "1" }) },
  {
    name: "503 with Retry-After as a date",
    fault: (visit) => answer.status(503, { "retry-after": inASecond() })(visit),
  },
  { name: "429 with a Retry-After that is nonsense", fault: answer.status(429, { "retry-after": "soon" }) },
  { name: "429 with a Retry-After in the past", fault: answer.status(429, { "retry-after": "-7" }) },
  {
    name: "two 500s in a row",
    fault: (visit) => (visit.visits <= 2 ? answer.status(500)(visit) : good(visit)),
    retries: 4,
  },
  {
    name: "streamed: a reset before the headers",
    fault: answer.resetBeforeHeaders,
    input: { streamed: true },
  },
  { name: "streamed: a 500", fault: answer.status(500), input: { streamed: true } },
];

const hinted: Answer = (visit) => {
  visit.response.writeEarlyHints({ link: "</a.css>; rel=preload; as=style" });
  good(visit);
};

let site: FaultySite;
let server: ServerProcess;

beforeAll(async () => {
  const faults = PASSING.map(({ fault, retries }, index): [string, Answer] => [
    `p${index}`,
    retries === undefined ? answer.once(fault) : fault,
  ]);
  site = await startFaultySite({ ...Object.fromEntries(faults), hinted });
  server = await startFaultServer({ web: site });
});
afterAll(async () => {
  await server?.stop();
  await site?.close();
});

it.concurrent.for(PASSING.map((one, index) => ({ ...one, index })))(
  "passes: $name",
  async ({ input, retries = 2, index }, { expect }) => {
    const run = await runFault(server, { fault: `p${index}`, ...input });
    expect(endOf(run)).toEqual(ended("succeeded", "exhausted", null, 2 * PAGE_ROWS));
    expect(run.progress.retries).toBe(retries);
  },
);

it("an early hint is no answer and no fault", async () => {
  const run = await runFault(server, { fault: "hinted" });
  expect(endOf(run)).toEqual(ended("succeeded", "exhausted", null, 2 * PAGE_ROWS));
  expect(run.progress.retries).toBe(0);
});
