import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { CpuUse } from "./cpu-time.ts";
import { processTree } from "./process-tree.ts";

it("what children take is counted though nobody waits for them", async () => {
  // Two children, one behind the other, that the kernel ends after a second of the processor each.
  const children = 'trap "" CHLD; for n in 1 2; do (ulimit -t 1; while :; do :; done) & wait; done; sleep 1';
  const { pid = 0 } = spawn("sh", ["-c", children], { stdio: "ignore" });
  let toldMs = 0;
  const cpu = new CpuUse((ms) => (toldMs += ms));
  for (let looks = 0; toldMs < 1500 && looks < 600; looks++) {
    cpu.look(processTree(pid, 100));
    await sleep(50);
  }
  expect(toldMs).toBeGreaterThanOrEqual(1500);
  expect(toldMs).toBeLessThan(2300);
});

it("children of other threads than the first belong to a process", async () => {
  const script = `
    const child = require("node:child_process").spawn("sleep", ["60"]);
    require("node:worker_threads").parentPort.postMessage(child.pid);
    setInterval(() => undefined, 1000);`;
  const worker = new Worker(script, { eval: true });
  const [pid] = (await once(worker, "message")) as [number];
  try {
    expect(processTree(process.pid, 1000)).toContain(pid);
  } finally {
    process.kill(pid, "SIGKILL");
    await worker.terminate();
  }
});
