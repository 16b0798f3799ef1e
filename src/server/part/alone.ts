import { watchParent } from "../../engine/parent-watch.ts";
import { banner } from "../banner.ts";
import type { PartHost } from "./host.ts";

/** The host of a part that is a server of its own: QUARRY_ROLE names it. */
export function alone(): PartHost {
  return {
    onStop(stop) {
      process.on("SIGINT", stop);
      watchParent(stop);
    },
    configured: () => undefined,
    database: () => Promise.resolve({ engineUri: null, port: null, isPrepared: false }),
    prepared: () => undefined,
    begin: () => Promise.resolve(),
    // Whoever runs parts one by one runs a host, too.
    wantHost: () => undefined,
    ready: (facts, gateway) => process.stdout.write(banner(facts, gateway, performance.now())),
    async refused(text) {
      process.stderr.write(`${text}\n`);
    },
    workerMetrics: null,
    tellMetrics: () => undefined,
  };
}
