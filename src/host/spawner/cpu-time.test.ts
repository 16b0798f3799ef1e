import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { probeCgroups } from "../isolation/cgroups.ts";
import { CpuUse } from "./cpu-time.ts";
import { processTree } from "./process-tree.ts";

it("where a cgroup counts, children that end between two looks are counted, too", async ({ skip }) => {
  const cgroups = await probeCgroups();
  const { files, cpuFile, end } = await cgroups.make("cpu-use", 64);
  onTestFinished(async () => {
    await end({ reason: "exit", code: 0 });
    await cgroups.remove();
  });
  if (cpuFile === null) return skip("no cgroup counts the processor here");
  const joined = files.map((file) => `echo $$ > ${file};`).join(" ");
  const burn = "(n=0; while [ $n -lt 40000 ]; do n=$((n+1)); done)";
  const script = `${joined} for c in 1 2 3 4 5 6 7 8 9 10; do (${burn} &); done`;
  // Nobody waits for them; its output ends with the last of them.
  const child = spawn("sh", ["-c", script], { stdio: ["ignore", "pipe", "ignore"] });
  let toldMs = 0;
  const cpu = new CpuUse((ms) => (toldMs += ms), cpuFile);
  child.stdout.resume();
  await once(child, "close");
  cpu.end();
  const text = readFileSync(cpuFile, "utf8");
  const usedMs = Number(/^usage_usec (\d+)$/m.exec(text)?.[1] ?? Number(text) / 1e3) / 1e3;
  expect(usedMs).toBeGreaterThan(50);
  expect(toldMs).toBe(Math.floor(usedMs));
}, 60_000);

it("what children take is counted though nobody waits for them", async () => {
  // Two children, one behind the other, that the kernel ends after a second of the processor each.
  const children = 'trap "" CHLD; for n in 1 2; do (ulimit -t 1; while :; do :; done) & wait; done; sleep 1';
  const { pid = 0 } = spawn("sh", ["-c", children], { stdio: "ignore" });
  let toldMs = 0;
  const cpu = new CpuUse((ms) => (toldMs += ms), null);
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
