import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./kit/bench.ts";
import { watchMemory } from "./kit/memory.ts";
import { startPeer } from "./kit/peer.ts";
import { openSite } from "./kit/server.ts";
import type { HeavyResult, HeavyTask } from "./peers/heavy-callers.peer.ts";

const CALLERS = 8;
const MAX_P99_MS = 200;
const QUERY = `query One($id: ID!) { request(id: $id) { id status } }`;
const SAMPLE_MS = 50;
const PAUSE_MS = 5;

export const bench: Bench = {
  name: "heavy-callers",
  about:
    "eight clients without a key that ask for all large texts, beside one with a key that reads a Request",
  async run({ quick }) {
    const site = await openSite();
    // Limits as they are by default, which the bench kit lifts.
    const server = await site.start("gateway", {
      QUARRY_ADDRESS_RATE_LIMIT: "",
      QUARRY_ANSWER_RATE: "",
      NODE_OPTIONS: "--max-semi-space-size=4",
    });
    const ask = async (): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${server.key}` },
        body: JSON.stringify({ query: QUERY, variables: { id: "req_000000000000000000000000" } }),
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`The caller with a key was answered ${answer.status}.`);
      return performance.now() - began;
    };
    for (let n = 0; n < 200; n += 1) await ask();
    const peer = await startPeer<null, HeavyTask, HeavyResult>("heavy-callers");
    const memory = watchMemory(server.pid, SAMPLE_MS);
    const before = memory.samples[0] ?? 0;
    let isOver = false;
    const flood = peer
      .call({ url: server.url, callers: CALLERS, ms: quick ? 5000 : 20_000 })
      .finally(() => (isOver = true));
    const times: number[] = [];
    while (!isOver) {
      times.push(await ask());
      await sleep(PAUSE_MS);
    }
    const { answered, refused, megabytes } = await flood;
    memory.stop();
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
    const grown = Math.max(...memory.samples) - before;
    return [
      {
        what: `request(id) beside ${CALLERS} clients without a key at full speed`,
        target: `p99 under ${MAX_P99_MS} ms`,
        figure: `p99 ${at(0.99).toFixed(0)} ms`,
        peer: "–",
        ratio: null,
        pass: at(0.99) < MAX_P99_MS,
        detail: `${times.length} calls, median ${at(0.5).toFixed(1)} ms, slowest ${at(1 - 1e-9).toFixed(0)} ms; the others: ${answered} answered, ${refused} refused, ${megabytes.toFixed(0)} MB; ${grown.toFixed(0)} MB more memory at most.`,
      },
    ];
  },
};
