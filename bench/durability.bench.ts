import type { Durability } from "../src/engine/durability.ts";
import type { Bench } from "./kit/bench.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { openSite } from "./kit/server.ts";
import { runSmallRequests } from "./kit/small-requests.ts";
import { Series } from "./kit/series.ts";
import { startSource } from "./kit/source.ts";
import { takeTurns, type Round } from "./kit/take-turns.ts";

const AT_ONCE = 16;
/** More than this, and syncing would be no default (docs/adr/0031). */
const MAX_COST = 0.3;

export const bench: Bench = {
  name: "durability",
  about: `Requests of one page and one Record, ${AT_ONCE} at once, with the journal synced before each answer and without`,
  async run({ quick }) {
    const source = await startSource();
    const engineMs: Record<Durability, number[]> = { power: [], process: [] };
    const contender = async (durability: Durability): Promise<Round> => {
      const site = await openSite(durability);
      const server = await site.start("all", source.env);
      return async () => {
        const cpu = cpuSeconds(site.enginePid);
        const started = performance.now();
        const until = started + (quick ? 2000 : 5000);
        const done = await runSmallRequests(site.store, server, AT_ONCE, () => performance.now() > until);
        engineMs[durability].push(((cpuSeconds(site.enginePid) - cpu) * 1000) / done);
        return (done * 1000) / (performance.now() - started);
      };
    };
    const contenders = { power: await contender("power"), process: await contender("process") };
    const rates = await takeTurns(contenders, quick ? 3 : 7);
    const ratio = rates.power.median / rates.process.median;
    return [
      {
        what: "small Requests that outlive a power cut",
        target: `at most ${MAX_COST * 100} % fewer than without, for it is the default`,
        figure: `${rates.power.spread(1)} Requests/s`,
        peer: `${rates.process.spread(1)} Requests/s without`,
        ratio,
        pass: ratio >= 1 - MAX_COST,
        detail:
          `${rates.power.count} rounds each. CPU of the engine per Request: ${new Series(engineMs.power).spread(1)} ms with, ` +
          `${new Series(engineMs.process).spread(1)} ms without.`,
      },
    ];
  },
};
