import { STOP_MESSAGE } from "../../engine/parent-watch.ts";
import type { PartHost } from "../part/host.ts";
import type { PartMetrics, PartOrder, PartReport } from "./messages.ts";

/** A worker that is busy longer than this is left out of the gateway's page. */
const METRICS_WITHIN_MS = 1000;

/** The host of a part that is a child of the supervisor, which orders and hears over the channel between them. */
export function supervised(): PartHost {
  const connect = Promise.withResolvers<Extract<PartOrder, { kind: "connect" }>>();
  const begin = Promise.withResolvers<void>();
  const stop = Promise.withResolvers<void>();
  let readMetrics: (() => Promise<PartMetrics>) | null = null;
  let asked: PromiseWithResolvers<PartMetrics | null> | null = null;

  process.on("message", (order: PartOrder | typeof STOP_MESSAGE) => {
    if (order === STOP_MESSAGE) stop.resolve();
    else if (order.kind === "connect") connect.resolve(order);
    else if (order.kind === "begin") begin.resolve();
    else if (order.kind === "metrics") asked?.resolve(order.metrics);
    else void readMetrics?.().then((metrics) => report({ kind: "metrics", metrics }));
  });
  // Without its supervisor it has no database, and whoever comes next needs its port.
  process.once("disconnect", () => process.exit(1));
  // Ctrl-C reaches the whole group; the supervisor decides who ends when.
  process.on("SIGINT", () => undefined);

  return {
    onStop: (callback) => void stop.promise.then(callback),
    configured: (settings) => void report({ kind: "configured", settings }),
    database: () => connect.promise,
    prepared: () => void report({ kind: "prepared" }),
    begin: () => begin.promise,
    wantHost: () => void report({ kind: "host_wanted" }),
    ready: (facts, gateway) => void report({ kind: "ready", facts, gateway }),
    refused: (text, exitCode) => report({ kind: "refused", text, exitCode }),
    workerMetrics() {
      if (asked === null) {
        asked = Promise.withResolvers();
        void report({ kind: "ask_metrics" });
        const late = setTimeout(() => asked?.resolve(null), METRICS_WITHIN_MS);
        void asked.promise.finally(() => {
          clearTimeout(late);
          asked = null;
        });
      }
      return asked.promise;
    },
    tellMetrics(read) {
      readMetrics = read;
    },
  };
}

function report(message: PartReport): Promise<void> {
  return new Promise((resolve) => {
    // A supervisor that is gone is noticed above.
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
