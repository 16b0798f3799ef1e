import { fileURLToPath } from "node:url";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { sharedServer } from "../kit/shared-server.ts";

const ENV = {
  QUARRY_FETCH: "replay",
  QUARRY_FETCH_HAR: fileURLToPath(new URL("../../src/plugins/codehost", import.meta.url)),
  QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url)),
  QUARRY_RATE_LIMIT: "10000000",
  QUARRY_ADDRESS_RATE_LIMIT: "10000000",
  QUARRY_CONCURRENCY: "1",
  QUARRY_LOG_LEVEL: "error",
};

/** The shared server on recordings, without a rate limit, that runs what gets through one by one. */
export function startFuzzServer(): Promise<ServerProcess> {
  const start = () => startServer({ env: ENV });
  return sharedServer("fuzz", start);
}

/** Throws when the server is gone, does not answer, or logged something that it did not expect. */
export async function assertWell(server: ServerProcess): Promise<void> {
  if (server.child.exitCode !== null || server.child.signalCode !== null)
    throw new Error(`The server ended:\n${server.output()}`);
  const response = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(60_000) });
  if (response.status !== 200) throw new Error(`/healthz answered ${response.status}.`);
  const logged = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":50') || line.includes('"level":"error"'));
  if (logged.length > 0) throw new Error(`The server logged errors:\n${logged.slice(0, 5).join("\n")}`);
}
