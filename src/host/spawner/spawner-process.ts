// The process that starts workers: a small one, because starting a process takes as long as the starter is large.
import type { SendHandle } from "node:child_process";
import { monotonicMs } from "../../kernel/monotonic.ts";
import { closeInherited } from "./close-inherited.ts";
import type { SpawnerOrder, SpawnerReport } from "./messages.ts";
import type { SocketHandle } from "./socket-handle.ts";
import { SpawnedWorker } from "./spawned-worker.ts";

const LOOK_EVERY_MS = 100;
const LOOK_AT_MEMORY_EVERY = 3;

closeInherited();

const workers = new Map<string, SpawnedWorker>();
let untilMs = 0;
let looks = 0;

function report(message: SpawnerReport, socket?: SocketHandle): void {
  // A host that is gone is noticed below.
  process.send?.(message, socket as SendHandle | undefined, undefined, () => socket?.close());
}

process.on("message", (order: SpawnerOrder) => {
  if (order.kind === "stop") return workers.get(order.id)?.stop(order.graceMs);
  if (order.kind === "hold") {
    untilMs = order.untilMs;
    return fenceWhenDue();
  }
  const { id } = order.launch;
  const worker = new SpawnedWorker(order.launch, {
    started: (pid) => report({ kind: "started", id, pid }),
    wayOut: (socket) => report({ kind: "wayOut", id }, socket),
    lines: (lines) => report({ kind: "lines", id, ...lines }),
    used: (cpuMs) => report({ kind: "used", id, cpuMs }),
    ended(ending) {
      workers.delete(id);
      report({ kind: "ended", id, ending });
    },
  });
  workers.set(id, worker);
  worker.start();
  fenceWhenDue();
});

setInterval(() => {
  fenceWhenDue();
  if (looks++ % LOOK_AT_MEMORY_EVERY === 0) for (const worker of workers.values()) worker.look();
}, LOOK_EVERY_MS).unref();

/** A host that is frozen orders nothing, and another one has its services by then. */
function fenceWhenDue(): void {
  if (monotonicMs() < untilMs) return;
  for (const worker of workers.values()) worker.fence();
}

process.once("disconnect", () => {
  for (const worker of workers.values()) worker.kill();
  process.exit(0);
});
// Ctrl-C reaches the whole group; the host says when workers end.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => undefined);
