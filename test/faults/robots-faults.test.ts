/** A robots.txt that fails, drips, bursts, redirects or forbids: closed when it is unknown, obeyed when it is known, never waited for for ever. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import * as answer from "./answers.ts";
import { ended, endOf, runFault, startFaultServer, type FaultRun } from "./fault-run.ts";
import { PAGE_ROWS, startFaultySite, type Answer, type FaultySite } from "./faulty-site.ts";

const HUGE = `User-agent: *\nDisallow: /page/\n${"# filler\n".repeat(4_000_000)}`;
const text = (body: string): Answer => answer.written("text/plain", () => Buffer.from(body));
/** One robots.txt for each site. */
const ANSWERS: Answer[] = [
  answer.status(500),
  text("User-agent: *\nDisallow: /page/\n"),
  text("User-agent: *\nDisallow: /other/\n"),
  answer.resetBeforeHeaders,

  text(HUGE),
  answer.redirect("/robots.txt"),
  answer.written("text/plain", () => Buffer.alloc(200_000, 0xff)),
  answer.status(404),

  (visit) =>
    visit.visits === 1 ? answer.resetInBody(visit) : text("User-agent: *\nDisallow: /other/\n")(visit),
  answer.drip,
  answer.cutGzip,
  answer.encoded("lzma", Buffer.from("Disallow: /")),
];

let sites: FaultySite[] = [];
let server: ServerProcess;
beforeAll(async () => {
  sites = await Promise.all(ANSWERS.map((robots) => startFaultySite({}, robots)));
  server = await startFaultServer(Object.fromEntries(sites.map((site, index) => [`robots${index}`, site])));
});
afterAll(async () => {
  await server?.stop();
  await Promise.all(sites.map((site) => site.close()));
});

/** A run of one page on each of four sites, at the same time. */
async function runsFrom(first: number): Promise<{ runs: FaultRun[]; sites: FaultySite[] }> {
  const indexes = [first, first + 1, first + 2, first + 3];
  const runs = await Promise.all(
    indexes.map((index) => runFault(server, { fault: "page", site: `robots${index}`, pages: 1 })),
  );
  return { runs, sites: sites.slice(first, first + 4) };
}

const allowed = ended("succeeded", "exhausted", null, PAGE_ROWS);
const closed = ended("failed", "robots_disallowed", "robots_disallowed", 0);

it("closes the origin on errors and obeys what is written", async () => {
  const { runs, sites } = await runsFrom(0);
  expect(runs.map(endOf)).toEqual([closed, closed, allowed, closed]);
  expect(runs[0]?.error?.message).toContain("it answered with status 500");
  expect(runs[1]?.error?.message).toContain("does not allow /page/1 for Quarry");
  expect(runs[3]?.error?.message).toContain("is not available");
  expect(sites.map(({ visits }) => [visits.get("/robots.txt"), visits.get("/page/1")])).toEqual([
    [2, undefined],
    [1, undefined],
    [1, 1],
    [2, undefined],
  ]);
});

it("reads a huge one up to its limit, follows its redirects only so far, and takes nonsense as permission", async () => {
  const { runs } = await runsFrom(4);
  expect(runs.map(endOf)).toEqual([closed, allowed, allowed, allowed]);
});

it("asks again after one that broke off, and gives up one that drips", async () => {
  const { runs, sites } = await runsFrom(8);
  expect(runs.map(endOf)).toEqual([allowed, closed, closed, closed]);
  expect(runs[1]?.error?.message).toContain("No complete response within 10000 ms");
  expect(sites.map(({ visits }) => visits.get("/page/1"))).toEqual([1, undefined, undefined, undefined]);
});
