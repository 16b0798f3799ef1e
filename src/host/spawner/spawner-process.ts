// The process that starts workers: a small one, because starting a process takes as long as the starter is large.
import type { SendHandle } from "node:child_process";
import { closeInherited } from "./close-inherited.ts";
import type { SpawnerOrder, SpawnerReport } from "./messages.ts";
import type { SocketHandle } from "./socket-handle.ts";
import { SpawnedWorker } from "./spawned-worker.ts";

const LOOK_EVERY_MS = 250;

closeInherited();

const workers = new Map<string, SpawnedWorker>();

function report(message: SpawnerReport, socket?: SocketHandle): void {
  // A host that is gone is noticed below.
  process.send?.(message, socket as SendHandle | undefined, undefined, () => socket?.close());
}

process.on("message", (order: SpawnerOrder) => {
  if (order.kind === "stop") return workers.get(order.id)?.stop(order.graceMs);
  const { id } = order.launch;
  const worker = new SpawnedWorker(order.launch, {
    started: (pid) => report({ kind: "started", id, pid }),
    wayOut: (socket) => report({ kind: "wayOut", id }, socket),
    lines: (lines) => report({ kind: "lines", id, ...lines }),
    ended(ending) {
      workers.delete(id);
      report({ kind: "ended", id, ending });
    },
  });
  workers.set(id, worker);
  worker.start();
});

setInterval(() => {
  for (const worker of workers.values()) worker.look();
}, LOOK_EVERY_MS).unref();

process.once("disconnect", () => {
  for (const worker of workers.values()) worker.kill();
  process.exit(0);
});
// Ctrl-C reaches the whole group; the host says when workers end.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => undefined);
