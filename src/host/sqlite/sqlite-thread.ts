// The thread in which one database is opened: it is ended whenever a statement does not end by itself.
import { parentPort, workerData } from "node:worker_threads";
import { monotonicMs } from "../../kernel/monotonic.ts";
import { Engine } from "./engine.ts";
import { SqlFailure } from "./sql-failure.ts";
import type { ThreadAnswer, ThreadData, ThreadOrder } from "./thread-messages.ts";

const { module, folder, until } = workerData as ThreadData;
const port = parentPort;
if (port === null) throw new Error("This runs as a thread.");

let engine: Engine | null = null;

const answerOf = (order: ThreadOrder): ThreadAnswer => {
  try {
    // By the clock that the host and this thread share.
    engine ??= new Engine(module, { folder, mayWrite: () => monotonicMs() < (until[0] ?? 0) });
    if (order === "open") return { done: true };
    if (order !== "close") return { answers: engine.run(order) };
    engine.close();
    return { done: true };
  } catch (error) {
    // Anything else ends the thread.
    if (!(error instanceof SqlFailure)) throw error;
    const { code, message, facts } = error;
    return { failure: { code, message, facts }, isOpen: engine !== null };
  }
};

port.on("message", (order: ThreadOrder) => port.postMessage(answerOf(order)));
