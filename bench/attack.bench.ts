import { setTimeout as sleep } from "node:timers/promises";
import { FRUGAL } from "../src/engine/frugal.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { watchHealth } from "./kit/health-watch.ts";
import { watchMemory } from "./kit/memory.ts";
import { startPeer, type Peer } from "./kit/peer.ts";
import { openSite, type Server } from "./kit/server.ts";
import type { AttackResult, AttackTask } from "./peers/attackers.peer.ts";

const MAX_GROWTH_MB = 50;
const MAX_STALL_MS = 200;
/** What the server settles on before the attack: caches are filled and compiled code is there. */
const WARM_CALLS = 200;
const SAMPLE_MS = 50;

/** Limits as they are by default, which the bench kit lifts, and memory as `npm start` gives it to a gateway. */
const ENV = {
  QUARRY_RATE_LIMIT: "",
  QUARRY_ADDRESS_RATE_LIMIT: "",
  NODE_OPTIONS: "--max-semi-space-size=4",
  ...FRUGAL,
};
/** After the attackers have gone, what they left must not be worked off at the cost of others. */
const AFTERMATH_MS = 2000;

type Attacker = Peer<null, AttackTask, AttackResult>;

const ATTACKS: { kind: "subscribe" | "flood" | "half"; what: string }[] = [
  { kind: "subscribe", what: "15,000 subscriptions over 50 WebSockets" },
  { kind: "flood", what: "junk, pings, large frames and unread answers over 50 WebSockets" },
  { kind: "half", what: "50 bodies that never end" },
];

export const bench: Bench = {
  name: "attack",
  about: "an attacker with 50 connections from one address, beside a client that means well",
  async run({ quick }) {
    const site = await openSite();
    const outcomes: Outcome[] = [];
    const control = await site.start("gateway", ENV);
    for (const hasKey of quick ? [false] : [false, true])
      for (const { kind, what } of ATTACKS) {
        // A gateway for each, so that none pays for what the one before has left.
        const server = await site.start("gateway", ENV);
        const attacker = await startPeer<null, AttackTask, AttackResult>("attackers");
        const calling = { url: server.url, key: control.key };
        for (let call = 0; call < WARM_CALLS; call++) await honestCall(calling);
        outcomes.push(await underAttack(server, control, attacker, { kind, what, hasKey }));
        await attacker.stop();
        await server.stop();
      }
    return outcomes;
  },
};

async function underAttack(
  server: Server,
  control: Server,
  attacker: Attacker,
  { kind, what, hasKey }: { kind: AttackTask["kind"]; what: string; hasKey: boolean },
): Promise<Outcome> {
  const { url, pid } = server;
  // The attacker uses up the calls of its own key.
  const other = { url, key: control.key };
  const memory = watchMemory(pid, SAMPLE_MS);
  const before = memory.samples[0] ?? 0;
  const health = watchHealth(url);
  const controlHealth = watchHealth(control.url);
  const cpuBefore = cpuSeconds(pid);
  const began = performance.now();
  let honest = 0;
  let isOver = false;
  const calling = (async () => {
    while (!isOver) {
      await honestCall(other);
      honest += 1;
      await sleep(200);
    }
  })();
  const { connections, sent } = await attacker.call({ kind, url, key: hasKey ? server.key : null });
  const cpu = (cpuSeconds(pid) - cpuBefore) / ((performance.now() - began) / 1000);
  await attacker.call({ kind: "stop", url, key: null });
  await sleep(AFTERMATH_MS);
  isOver = true;
  await calling;
  memory.stop();
  await Promise.all([health.stop(), controlHealth.stop()]);
  const grown = Math.max(...memory.samples) - before;
  const stall = health.slowestMs;
  return {
    what: `${what}, ${hasKey ? "with" : "without"} a key`,
    target: `memory grows by less than ${MAX_GROWTH_MB} MB, /healthz answers within ${MAX_STALL_MS} ms`,
    figure: `${grown.toFixed(0)} MB more, /healthz ${stall.toFixed(0)} ms at most`,
    peer: `${controlHealth.slowestMs.toFixed(0)} ms (a gateway beside it that nobody attacks)`,
    ratio: null,
    pass: grown < MAX_GROWTH_MB && stall < MAX_STALL_MS,
    detail: `${before.toFixed(0)} MB before; ${connections} of 50 connections were kept, ${sent} times sent; ${(cpu * 100).toFixed(0)} % of a core; ${honest} honest calls answered meanwhile.`,
  };
}

/** A call of somebody else; throws when it is not answered. */
async function honestCall({ url, key }: Pick<Server, "url" | "key">): Promise<void> {
  const answer = await fetch(`${url}/v1/requests?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A call that means well was answered ${answer.status}.`);
}
