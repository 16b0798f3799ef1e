/**
 * `npm run demo`: the main job offline, on synthetic recordings. Starts a server of its own in a temporary folder,
 * creates a Request per family, prints Records as the subscription brings them, and then the bill.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { copyFile, mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

interface Scene {
  scraper: string;
  input: Record<string, unknown>;
  recording: string;
}

const SCENES: readonly Scene[] = [
  {
    scraper: "codehost",
    input: { operation: "stargazers", repo: "https://github.com/example-org/quarry.git" },
    recording: "src/plugins/codehost/cases/stargazers.har.json",
  },
  {
    scraper: "appstore-b",
    input: { operation: "reviews", appId: "com.example.chess" },
    recording: "src/plugins/appstore-b/cases/reviews.har.json",
  },
];

interface Server {
  url: string;
  key: string;
  child: ChildProcess;
}

async function startServer(folder: string): Promise<Server> {
  const recordings = join(folder, "recordings");
  await mkdir(recordings);
  for (const { recording } of SCENES)
    await copyFile(join(ROOT, recording), join(recordings, basename(recording)));
  const child = spawn(process.execPath, [join(ROOT, "dist/server/main.js")], {
    env: {
      ...process.env,
      PORT: "0",
      QUARRY_DATA_DIR: join(folder, "data"),
      QUARRY_FETCH: "replay",
      QUARRY_FETCH_HAR: recordings,
      QUARRY_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let banner = "";
  for await (const chunk of child.stdout) {
    banner += String(chunk);
    const url = /GraphQL\s+(\S+)\/graphql/.exec(banner)?.[1];
    const key = /API key\s+(\S+)/.exec(banner)?.[1];
    if (url !== undefined && key !== undefined) return { url, key, child };
  }
  throw new Error("The server ended before it was up.");
}

async function graphql<T>(
  { url, key }: Server,
  query: string,
  variables: Record<string, unknown>,
): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map((one) => one.message).join("; "));
  return data;
}

const CREATE = `mutation ($input: RequestCreateInput!) {
  requestCreate(input: $input) { request { id status estimatedCostUsd normalizations { path from to reason } } }
}`;
const STORED = `subscription ($id: ID!) { recordStored(requestId: $id) { record { seq data } } }`;
const BILL = `query ($id: ID!) {
  request(id: $id) { status stopReason recordCount finalCostUsd }
  viewer { availableUsd heldUsdMicros }
}`;

async function play(server: Server, scene: Scene): Promise<void> {
  const input = { scraper: scene.scraper, input: scene.input, limit: 100 };
  const { requestCreate } = await graphql<{
    requestCreate: { request: { id: string; status: string; estimatedCostUsd: string } };
  }>(server, CREATE, { input });
  const { id, status, estimatedCostUsd } = requestCreate.request;
  console.log(
    `\n${scene.scraper} ${JSON.stringify(scene.input)}\n  created ${id}: ${status}, at most ${estimatedCostUsd} USD`,
  );

  const client = createClient({
    url: `${server.url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${server.key}` },
  });
  for await (const result of client.iterate<{ recordStored: { record: { seq: number; data: unknown } } }>({
    query: STORED,
    variables: { id },
  })) {
    const record = result.data?.recordStored.record;
    if (record) console.log(`  record ${record.seq}: ${JSON.stringify(record.data).slice(0, 140)}…`);
  }
  await client.dispose();

  const bill = await graphql<{
    request: { status: string; stopReason: string; recordCount: number; finalCostUsd: string };
    viewer: { availableUsd: string; heldUsdMicros: number };
  }>(server, BILL, { id });
  console.log(
    `  ended ${bill.request.status} (${bill.request.stopReason}): ${bill.request.recordCount} Records cost ${bill.request.finalCostUsd} USD`,
  );
  console.log(`  balance ${bill.viewer.availableUsd} USD, held ${bill.viewer.heldUsdMicros} micro-USD`);
}

const folder = await mkdtemp(join(tmpdir(), "quarry-demo-"));
const server = await startServer(folder);
try {
  console.log(`Quarry runs at ${server.url}, offline, on synthetic recordings.`);
  for (const scene of SCENES) await play(server, scene);
} finally {
  const ended = new Promise((resolve) => server.child.once("exit", resolve));
  server.child.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
}
