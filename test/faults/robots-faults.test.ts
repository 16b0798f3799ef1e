/** A robots.txt that fails, drips, bursts, redirects or forbids: closed when it is unknown, obeyed when it is known, never waited for for ever. */
import { afterEach, expect, it } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import * as answer from "./answers.ts";
import { ended, endOf, runFault, startFaultServer, type FaultRun } from "./fault-run.ts";
import { PAGE_ROWS, startFaultySite, type Answer, type FaultySite } from "./faulty-site.ts";

const open: { close(): Promise<void> }[] = [];
let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** Four sites, each with a robots.txt of its own, and a run of one page on each at the same time. */
async function runsUnder(
  answers: [Answer, Answer, Answer, Answer],
): Promise<{ runs: FaultRun[]; sites: FaultySite[] }> {
  const sites = await Promise.all(answers.map((robots) => startFaultySite({}, robots)));
  open.push(...sites);
  const [web, robots, other, guarded] = sites as [FaultySite, FaultySite, FaultySite, FaultySite];
  // Under the name `guarded` the fourth would not be reachable.
  server = await startFaultServer(
    { web, robots, other, guarded },
    { QUARRY_PRIVATE_ORIGINS: sites.map(({ origin }) => origin).join(",") },
  );
  const target = server;
  const names = ["web", "robots", "other", "guarded"] as const;
  const runs = await Promise.all(
    names.map((name) => runFault(target, { fault: "page", site: name, pages: 1 }, 50_000)),
  );
  return { runs, sites };
}

const allowed = ended("succeeded", "exhausted", null, PAGE_ROWS);
const closed = ended("failed", "robots_disallowed", "robots_disallowed", 0);
const text = (body: string): Answer => answer.written("text/plain", () => Buffer.from(body));

it("closes the origin on errors and obeys what is written", async () => {
  const { runs, sites } = await runsUnder([
    answer.status(500),
    text("User-agent: *\nDisallow: /page/\n"),
    text("User-agent: *\nDisallow: /other/\n"),
    answer.resetBeforeHeaders,
  ]);
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
  const rules = `User-agent: *\nDisallow: /page/\n${"# filler\n".repeat(4_000_000)}`;
  const { runs } = await runsUnder([
    text(rules),
    answer.redirect("/robots.txt"),
    answer.written("text/plain", () => Buffer.alloc(200_000, 0xff)),
    answer.status(404),
  ]);
  expect(runs.map(endOf)).toEqual([closed, allowed, allowed, allowed]);
});

it("asks again after one that broke off, and gives up one that drips", async () => {
  const { runs, sites } = await runsUnder([
    (visit) =>
      visit.visits === 1 ? answer.resetInBody(visit) : text("User-agent: *\nDisallow: /other/\n")(visit),
    answer.drip,
    answer.cutGzip,
    answer.encoded("lzma", Buffer.from("Disallow: /")),
  ]);
  expect(runs.map(endOf)).toEqual([allowed, closed, closed, closed]);
  expect(runs[1]?.error?.message).toContain("No complete response within 10000 ms");
  expect(sites.map(({ visits }) => visits.get("/page/1"))).toEqual([1, undefined, undefined, undefined]);
}, 60_000);
