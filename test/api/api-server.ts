import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MongoClient, type Db } from "mongodb";
import { sha256 } from "../../src/kernel/hash.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { sharedServer } from "../kit/shared-server.ts";

/** Recordings that do not contradict each other: each URL has one answer. */
const RECORDINGS = [
  "src/plugins/codehost/issue/issue.har.json",
  "src/plugins/codehost/trending/trending-daily.har.json",
  "src/plugins/appstore-b/permissions/permissions.har.json",
  "src/plugins/retail-global/price-tracker/price-tracker.har.json",
  "src/plugins/discount-shop/price-tracker/prices.har.json",
  "test/fixtures/recordings/stargazers-changed.har.json",
];

/** Of an operator of these servers. */
export const OPERATOR_TOKEN = "operator-token-of-the-tests";

export interface ApiServer extends ServerProcess {
  db: Db;
  /** Opens a gate of the counter plugin. */
  openGate(name: string): Promise<void>;
}

/**
 * A server in replay mode with the counter plugin, and a connection to its database beside it: one that the files of
 * this process share, or with `env` one of its own.
 */
export async function startApiServer(env?: Record<string, string>): Promise<ApiServer> {
  const gates: string[] = [];
  const open = {
    async openGate(name: string): Promise<void> {
      // Where the plugin looks, whose thread knows no TMPDIR.
      const path = `/tmp/quarry-gate-${name}`;
      gates.push(path);
      await writeFile(path, "");
    },
  };
  const close = () => Promise.all(gates.map((path) => rm(path, { force: true })));
  if (env === undefined) {
    // Many files ask it for the whole catalog, from one address.
    const server = await sharedServer("api", () =>
      start({ QUARRY_ANSWER_RATE: "account=1000000,address=1000000" }),
    );
    return { ...server, ...open, stop: () => server.stop().finally(close) };
  }
  const server = await start(env);
  const client = await MongoClient.connect(server.mongodbUrl, { serverSelectionTimeoutMS: 10_000 });
  return {
    ...server,
    ...open,
    db: client.db("quarry"),
    async stop() {
      await client.close();
      await server.stop();
      await close();
    },
  };
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const recordings = await mkdtemp(join(tmpdir(), "quarry-har-"));
  for (const path of RECORDINGS) {
    const from = fileURLToPath(new URL(`../../${path}`, import.meta.url));
    await copyFile(from, join(recordings, path.replaceAll("/", "-")));
  }
  return startServer({
    env: {
      QUARRY_FETCH: "replay",
      QUARRY_FETCH_HAR: recordings,
      QUARRY_OPERATOR_TOKENS: sha256(OPERATOR_TOKEN),
      QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins-api", import.meta.url)),
      // Where tests receive webhooks; other addresses of this machine are refused.
      QUARRY_WEBHOOK_NETWORKS: "127.0.0.1/32",
      ...env,
    },
  });
}

/** A gate name that no other test has. */
export function gateName(): string {
  return basename(`${process.pid}-${Math.random().toString(36).slice(2)}`);
}
