import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MongoClient, type Db } from "mongodb";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

/** Recordings that do not contradict each other: each URL has one answer. */
const RECORDINGS = [
  "src/plugins/codehost/cases/issue.har.json",
  "src/plugins/codehost/cases/trending-daily.har.json",
  "src/plugins/appstore-b/cases/permissions.har.json",
  "test/fixtures/recordings/stargazers-changed.har.json",
];

export interface ApiServer extends ServerProcess {
  db: Db;
  /** Opens a gate of the counter plugin. */
  openGate(name: string): Promise<void>;
}

/** A server in replay mode with the counter plugin, and a connection to its database beside it. */
export async function startApiServer(env: Record<string, string> = {}): Promise<ApiServer> {
  const recordings = await mkdtemp(join(tmpdir(), "quarry-har-"));
  for (const path of RECORDINGS) {
    const from = fileURLToPath(new URL(`../../${path}`, import.meta.url));
    await copyFile(from, join(recordings, path.replaceAll("/", "-")));
  }
  const server = await startServer({
    env: {
      QUARRY_FETCH: "replay",
      QUARRY_FETCH_HAR: recordings,
      QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins-api", import.meta.url)),
      ...env,
    },
  });
  const client = await MongoClient.connect(server.mongodbUrl, { serverSelectionTimeoutMS: 10_000 });
  const gates: string[] = [];
  return {
    ...server,
    db: client.db("quarry"),
    async openGate(name) {
      const path = join(tmpdir(), `quarry-gate-${name}`);
      gates.push(path);
      await writeFile(path, "");
    },
    async stop() {
      await client.close();
      await server.stop();
      for (const path of [recordings, ...gates]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** A gate name that no other test has. */
export function gateName(): string {
  return basename(`${process.pid}-${Math.random().toString(36).slice(2)}`);
}
