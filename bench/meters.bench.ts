import { dayOf } from "../src/domain/meter/period.ts";
import { countedIn } from "../src/domain/meter/shares.ts";
import { putUsageCap } from "../src/store/cap/usage-caps.store.ts";
import { readUsage } from "../src/store/usage/usage.store.ts";
import type { Bench } from "./kit/bench.ts";
import { startPeer } from "./kit/peer.ts";
import { openSite } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";
import type { MeterTask } from "./peers/meters.peer.ts";

const PROCESSES = 8;
const AT_ONCE = 64;
const TARGET = 5000;

export const bench: Bench = {
  name: "meters",
  about: `admit and record on one capped meter of one account, from ${PROCESSES} processes with ${AT_ONCE} operations at once each, every one durable`,
  async run({ quick }) {
    const { store, mongodbUrl } = await openSite();
    const cap = {
      accountId: "acc_bench",
      metric: "kv_reads",
      period: "day",
      value: 1e12,
      notifyAtPercent: 80,
    } as const;
    await putUsageCap(store, cap, new Date());
    const started = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        startPeer<null, MeterTask, number>("meters", { MONGODB_URL: mongodbUrl }),
      ),
    );
    const ms = quick ? 1500 : 4000;
    let counted = 0;
    const contender = (way: MeterTask["way"]) => async (): Promise<number> => {
      const done = await Promise.all(started.map((peer) => peer.call({ way, ms, atOnce: AT_ONCE })));
      const sum = done.reduce((all, one) => all + one);
      if (way === "core") counted += sum;
      return (sum * 1000) / ms;
    };
    const rates = await takeTurns({ core: contender("core"), inc: contender("inc") }, quick ? 3 : 7);
    const today = dayOf(new Date());
    const docs = await readUsage(store, "acc_bench", today.slice(0, 7));
    const stored = docs.reduce((sum, doc) => sum + countedIn(doc, "kv_reads", today), 0);
    const isExact = stored === counted;
    return [
      {
        what: "admit and record on one hot meter",
        target: `at least ${TARGET.toLocaleString("en-US")} operations/s, all counted`,
        figure: `${rates.core.spread()} operations/s`,
        peer: `${rates.inc.spread()} plain $inc/s on one document`,
        ratio: rates.core.median / rates.inc.median,
        pass: rates.core.median >= TARGET && isExact,
        detail: `${rates.core.count} rounds each. ${counted} operations were acknowledged, ${stored} are counted, in ${docs.length} documents.`,
      },
    ];
  },
};
