import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BlobFiles } from "../../src/store/blob/blob-files.ts";
import { hostingUpkeep } from "../kit/hosting-upkeep.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { KvLoad } from "../process/kv-load.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startCrashCluster, type CrashCluster } from "./crash-cluster.ts";
import { ROUNDS, SEED } from "./rounds.ts";
import { seededRandom } from "./seeded-random.ts";

const SLUG = "crash";
const ROUND_MS = 60_000;

/** Only `npm run test:crash`: test/process has a few kills of each kind for every day. */
describe.skipIf(process.env.TEST_CRASH_ROUNDS === undefined)(
  `kill -9 amid uses of resources (TEST_CRASH_SEED=${SEED})`,
  () => {
    let cluster: CrashCluster;
    beforeAll(async () => {
      cluster = await startCrashCluster();
      const { url, apiKey } = cluster.at("gateway-1");
      const toml = `slug = "${SLUG}"\n[static]\nfolder = "p"\n[capabilities]\nkv = true\n[[kv]]\nname = "load"\n`;
      const body = await archiveOfFiles({ "service.toml": toml, "static/index.html": "x" });
      await rest(url, apiKey, "/v1/services", { body: { slug: SLUG } });
      const headers = { "content-type": "application/gzip" };
      const made = await rest(url, apiKey, `/v1/services/${SLUG}/deployments`, { body, headers });
      expect(made.body).toMatchObject({ status: "active" });
    });
    afterAll(() => cluster.stop());

    describe.each(ROUNDS)("round %i", (round) => {
      test.each(["gateway", "engine"] as const)(
        "of the %s: what KV has acknowledged is there, whole, and counted",
        async (victim) => {
          const random = seededRandom(`${SEED} kv ${victim} ${round}`);
          if (victim === "engine") await cluster.engineMayDie();
          let turn = 0;
          const load = new KvLoad(
            () => cluster.at(turn++ % 2 === 0 ? "gateway-1" : "gateway-2"),
            `/v1/services/${SLUG}/kv/load`,
            `${victim}-${round}`,
          );
          const before = await load.used();
          const from = random.between(20, 300);
          await waitUntil("the kill point is reached", () => load.acknowledged >= from, ROUND_MS);
          await sleep(random.between(0, 40));
          const place = random.between(0, 1) === 0 ? "gateway-1" : "gateway-2";
          if (victim === "engine") cluster.killEngine();
          else {
            await cluster.kill(place);
            await cluster.restart(place);
          }
          const then = load.acknowledged;
          await waitUntil("values are written again", () => load.acknowledged > then + 50, ROUND_MS);
          await load.stop();
          console.log(`${victim} ${round}: killed after ${from}; ${load.acknowledged} acknowledged`);
          expect(await load.wrong()).toEqual([]);
          await waitUntil(
            "all is counted",
            async () => (await load.miscounted(before)).length === 0,
            ROUND_MS,
          );
          const { store } = cluster;
          for (const minutes of [5, 10]) {
            const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
            await hostingUpkeep({ store, clock, blobs: new BlobFiles("/nowhere") }).goOn();
          }
          expect((await load.used()).kv_storage_bytes).toBe(await load.stored(store));
        },
        ROUND_MS * 3,
      );
    });
  },
);
