import { fileURLToPath } from "node:url";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { sharedServer, type ServerWithStore } from "../kit/shared-server.ts";

interface Options {
  dataDir?: string;
  env?: Record<string, string>;
}

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** A server, without options the shared one, that answers stargazers of example-org/quarry (three, asked 100 at a time) from a recording, and test-slow. */
export function startCliServer(): Promise<ServerWithStore>;
export function startCliServer(options: Options): Promise<ServerProcess>;
export function startCliServer(options?: Options): Promise<ServerProcess> {
  return options === undefined ? sharedServer("cli", () => start({})) : start(options);
}

function start(options: Options): Promise<ServerProcess> {
  return startServer({
    ...options,
    env: {
      QUARRY_FETCH: "replay",
      QUARRY_FETCH_HAR: path("src/plugins/codehost/stargazers/stargazers.har.json"),
      QUARRY_PLUGIN_DIRS: path("test/fixtures/plugins/slow"),
      // Where examples send webhooks.
      QUARRY_WEBHOOK_NETWORKS: "127.0.0.1/32",
      ...options.env,
    },
  });
}

/** Environment of a command line that talks to it. */
export function envOf(server: ServerProcess): Record<string, string> {
  return { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
}
