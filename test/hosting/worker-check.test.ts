import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    ["hungry", /^crashed_at_start: it took more than its 64 MB of memory/],
    ["hangs", /^check_timeout: it took the request and did not answer within 1.5 s$/],
    ["answers_500", /^health_failed: \/api\/health answered 500$/],
  ])("the check of one that %s says so", async (mode, expected) => {
    const before = deploymentOf(`checked-${mode.replace("_", "-")}`, { worker: workerOf() });
    told.serve(before);
    const outcome = await told.check(deploymentOf(before.slug, { worker: workerOf(mode) }));
    expect(outcome).toMatch(expected);
    expect((await ask(host, before.slug, "/api/health")).status).toBe(200);
  });

  test("one that cannot be run at all says so", async () => {
    const blob = await blobOf("no program");
    await chmod(join(blobs, blob), 0o755);
    const outcome = await told.check(deploymentOf("broken", { worker: { ...workerOf(), blob } }));
    expect(outcome).toMatch(/^crashed_at_start: /);
  });
});
