import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./kit/bench.ts";
import { processTree, type ProcessFacts } from "./kit/process-tree.ts";
import { startProgram } from "./kit/program.ts";
import { runSmallRequests } from "./kit/small-requests.ts";
import { startSource } from "./kit/source.ts";

/** What crashes left is looked for more often while anything was announced within the last minute. */
const SETTLE_MS = 75_000;
const IDLE_MB = 300;
const IDLE_PERCENT = 2;
const IN_FLIGHT = 4;
const IN_FLIGHT_MB = 600;

export const bench: Bench = {
  name: "footprint",
  about: "memory and CPU of all processes of `npm start`, idle and with small Requests in flight",
  async run({ quick }) {
    const source = await startSource();
    const program = await startProgram(source.env);
    const { server } = program;
    await sleep(SETTLE_MS);
    const seconds = quick ? 15 : 30;
    const before = processTree(server.pid);
    await sleep(seconds * 1000);
    const idle = processTree(server.pid);
    const cpu = percentOf(before, idle, seconds);

    const { store } = await program.open();
    const until = performance.now() + (quick ? 10_000 : 120_000);
    let most = idle;
    const watch = setInterval(() => {
      const now = processTree(server.pid);
      if (sumOf(now, "pssMb") > sumOf(most, "pssMb")) most = now;
    }, 1000);
    const done = await runSmallRequests(store, server, IN_FLIGHT, () => performance.now() > until);
    clearInterval(watch);

    const shared = "Shared pages are counted once (PSS)";
    return [
      {
        what: "memory of an idle program, engine included",
        target: `at most ${IDLE_MB} MB`,
        figure: `${sumOf(idle, "pssMb").toFixed(0)} MB`,
        peer: "–",
        ratio: null,
        pass: sumOf(idle, "pssMb") <= IDLE_MB,
        detail: `${shared}; resident sets add up to ${sumOf(idle, "rssMb").toFixed(0)} MB. ${listOf(idle)}`,
      },
      {
        what: "CPU of an idle program, engine included",
        target: `at most ${IDLE_PERCENT} % of a core`,
        figure: `${cpu.total.toFixed(1)} %`,
        peer: "–",
        ratio: null,
        pass: cpu.total <= IDLE_PERCENT,
        detail: `Over ${seconds} s. ${cpu.list}`,
      },
      {
        what: `most memory with ${IN_FLIGHT} small Requests in flight`,
        target: `at most ${IN_FLIGHT_MB} MB`,
        figure: `${sumOf(most, "pssMb").toFixed(0)} MB`,
        peer: "–",
        ratio: null,
        pass: sumOf(most, "pssMb") <= IN_FLIGHT_MB,
        detail: `${done} Requests. ${shared}; resident sets add up to ${sumOf(most, "rssMb").toFixed(0)} MB. ${listOf(most)}`,
      },
    ];
  },
};

function sumOf(processes: readonly ProcessFacts[], what: "pssMb" | "rssMb"): number {
  return processes.reduce((sum, process) => sum + process[what], 0);
}

function listOf(processes: readonly ProcessFacts[]): string {
  return `${processes.map(({ name, pssMb, rssMb }) => `${name} ${pssMb.toFixed(0)} (${rssMb.toFixed(0)})`).join(", ")} MB.`;
}

/** Of a core, by all processes together and by each. */
function percentOf(before: readonly ProcessFacts[], after: readonly ProcessFacts[], seconds: number) {
  const each = after.map(({ pid, name, cpuSeconds }) => {
    const used = cpuSeconds - (before.find((one) => one.pid === pid)?.cpuSeconds ?? 0);
    return { name, percent: (used * 100) / seconds };
  });
  return {
    total: each.reduce((sum, { percent }) => sum + percent, 0),
    list: `${each.map(({ name, percent }) => `${name} ${percent.toFixed(1)} %`).join(", ")}.`,
  };
}
