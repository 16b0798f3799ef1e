import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Hosting } from "../../src/host/hosting.ts";
import { noCargo } from "./cargo.ts";
import { ask, blobOf, blobs, buildWorker, deploymentOf, startHost, Told, workerOf } from "./told-host.ts";

const absent = noCargo();
if (absent !== null) console.log(`skipped: checks of workers: ${absent}`);

beforeAll(() => (absent === null ? buildWorker() : undefined), 300_000);

describe.skipIf(absent !== null)("the check of a worker", () => {
  const told = new Told();
  let host: Hosting;
  beforeAll(async () => {
    host = await startHost(told);
  });
  afterAll(() => host.stop());

  test.each([
    ["never_listens", /^never_listened: it took no connection within 1.5 s$/],
    [
      "own_port",
      /^(wrong_port: it listens on port \d+, and PORT is \d+|never_listened: it listens on port \d+ instead)$/,
    ],
    ["panics", /^crashed_at_start: it ended with code 101: .*no luck at start/],
    ["hungry", /^memory_at_start: it took more than its 64 MB of memory/],
    ["hangs", /^check_timeout: it took the request and did not answer within 1.5 s$/],
    ["answers_500", /^health_failed: \/api\/health answered 500$/],
  ])("the check of one that %s says so", async (mode, expected) => {
    const before = deploymentOf(`checked-${mode.replace("_", "-")}`, { worker: workerOf() });
    told.serve(before);
    const outcome = await told.check(deploymentOf(before.slug, { worker: workerOf(mode) }));
    expect(outcome).toMatch(expected);
    expect((await ask(host, before.slug, "/api/health")).status).toBe(200);
  });

  test("the worker of a deployment that nobody has visited ends once the next one is served", async () => {
    const alone = new Told();
    const other = await startHost(alone);
    const said = () => alone.log.map(({ message }) => message).filter((one) => one.startsWith("The worker"));
    for (const expected of [
      ["The worker was woken."],
      ["The worker was stopped.", "The worker was woken."],
    ]) {
      const before = said().length;
      expect(await alone.check(deploymentOf("unseen", { worker: workerOf() }))).toBe("passed");
      await vi.waitFor(() => expect(said().slice(before).sort()).toEqual(expected), { timeout: 60_000 });
    }
    expect((await ask(other, "unseen", "/api/health")).status).toBe(200);
    await other.stop();
  });

  test("one that cannot be run at all says so", async () => {
    const blob = await blobOf("no program");
    await chmod(join(blobs, blob), 0o755);
    const outcome = await told.check(deploymentOf("broken", { worker: { ...workerOf(), blob } }));
    expect(outcome).toMatch(/^crashed_at_start: /);
  });
});
