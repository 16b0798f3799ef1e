/**
 * The web site that the benches read: numbered listing pages on one port, and on a second one the same pages with a
 * pause, counted, for the pace of an origin.
 */
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { numberedPages } from "../kit/listing-page.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface SourceUrls {
  web: string;
  paced: string;
}

/** What the bench asks for: what the paced port saw since the last time; and to let a series of ticks begin. */
export type SourceTask = { stats: true } | { startTicks: string };

export interface PacedStats {
  /** Arrival times in ms. */
  startedAt: number[];
  /** Most requests under way at once. */
  mostAtOnce: number;
}

const ITEMS = 60;
const BIG_ITEMS = 600;
const PACED_ANSWER_MS = 30;

const listing = numberedPages(ITEMS);
const big = numberedPages(BIG_ITEMS);
let stats: PacedStats = { startedAt: [], mostAtOnce: 0 };
let underWay = 0;
/** When tick 0 of a series is due: settles when the bench starts the series. */
const tickStarts = new Map<string, PromiseWithResolvers<number>>();

const web = await listen(async (request, response) => {
  const [, kind, number = "0", run = "", everyMs = "0"] = (request.url ?? "/").split("/");
  if (kind === "list") return html(response, listing(Number(number)));
  if (kind === "big") return html(response, big(Number(number)));
  if (kind === "tick") return tick(response, run, Number(number), Number(everyMs));
  response.writeHead(404).end();
});

const paced = await listen(async (request, response) => {
  stats.startedAt.push(performance.now());
  underWay += 1;
  stats.mostAtOnce = Math.max(stats.mostAtOnce, underWay);
  await sleep(PACED_ANSWER_MS);
  // Before the answer leaves: whoever has it may send the next request at once.
  underWay -= 1;
  const [, kind, number = "0"] = (request.url ?? "/").split("/");
  if (kind === "list") return html(response, listing(Number(number)));
  response.writeHead(404).end();
});

serveAsPeer<SourceTask, PacedStats>({ web, paced } satisfies SourceUrls, (task) => {
  if ("startTicks" in task) tickStart(task.startTicks).resolve(performance.now());
  const seen = stats;
  stats = { startedAt: [], mostAtOnce: 0 };
  return seen;
});

function tickStart(run: string): PromiseWithResolvers<number> {
  const start = tickStarts.get(run) ?? Promise.withResolvers<number>();
  tickStarts.set(run, start);
  return start;
}

/** Answers when the tick is due, with the moment of the answer, so that a reader downstream can tell its age. */
async function tick(response: ServerResponse, run: string, number: number, everyMs: number): Promise<void> {
  const due = (await tickStart(run).promise) + number * everyMs;
  await sleep(Math.max(0, due - performance.now()));
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ n: number, at: Date.now() }));
}

function html(response: ServerResponse, body: Buffer): void {
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length })
    .end(body);
}

async function listen(handle: (...args: Parameters<RequestListener>) => Promise<void>): Promise<string> {
  const server = createServer((request, response) => void handle(request, response));
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
