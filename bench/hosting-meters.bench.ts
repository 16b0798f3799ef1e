import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { HostedDeployment } from "../src/domain/deployment/hosted.ts";
import { Feed } from "../src/domain/event/feed.ts";
import { MeterService } from "../src/domain/meter/meter.service.ts";
import { Use } from "../src/host/meters/use.ts";
import { putUsageCap } from "../src/store/cap/usage-caps.store.ts";
import type { Bench } from "./kit/bench.ts";
import { openSite } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";

const AT_ONCE = 64;
const TARGET_MICROSECONDS = 50;

export const bench: Bench = {
  name: "hosting-meters",
  about: `what a request to a worker of a hosted service pays for being metered: admitted on three meters, one of them capped, counted on two, and noted on disk, ${AT_ONCE} at once`,
  async run({ quick }) {
    const { store } = await openSite();
    const folder = await mkdtemp(join(tmpdir(), "quarry-bench-"));
    const clock = { now: () => new Date() };
    const deployment = { accountId: "acc_hosting", serviceId: "svc_bench" } as HostedDeployment;
    const cap = { metric: "worker_requests", period: "day", value: 1e12, notifyAtPercent: 80 } as const;
    await putUsageCap(store, { accountId: deployment.accountId, ...cap }, new Date());
    const requests = quick ? 20_000 : 100_000;
    const microseconds = async (meters: MeterService): Promise<number> => {
      const began = performance.now();
      for (let done = 0; done < requests; done += AT_ONCE) {
        const uses = await Promise.all(
          Array.from({ length: AT_ONCE }, () => Use.ofWorker(meters, deployment)),
        );
        for (const use of uses) {
          use.sent(1000);
          use.end();
        }
        // Other requests have their turn, too.
        await nextTurn();
      }
      return ((performance.now() - began) * 1000) / requests;
    };
    const feed = new Feed({ store });
    const noted = new MeterService({ store, clock, feed, journalFolder: folder });
    const unnoted = new MeterService({ store, clock, feed });
    const { figure, peer } = await takeTurns(
      { figure: () => microseconds(noted), peer: () => microseconds(unnoted) },
      quick ? 3 : 7,
    );
    await Promise.all([noted.stop(), unnoted.stop()]);
    await feed.stop();
    await rm(folder, { recursive: true });
    return [
      {
        what: "metering of a request to a worker",
        target: `at most ${TARGET_MICROSECONDS} µs`,
        figure: `${figure.spread()} µs`,
        peer: `${peer.spread()} µs without the journal, where a kill loses what the database has not`,
        ratio: peer.median / figure.median,
        pass: figure.median <= TARGET_MICROSECONDS,
        detail: `${figure.count} rounds of ${requests} requests each.`,
      },
    ];
  },
};
