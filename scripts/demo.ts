/**
 * `npm run demo`: the main job offline, on synthetic recordings. Starts a server of its own in a temporary folder,
 * creates a Request per family, prints Records as the subscription brings them, and then the bill.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { copyFile, mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createQuarryClient, type QuarryClient } from "../src/client/index.ts";

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

async function play(quarry: QuarryClient, { scraper, input }: Scene): Promise<void> {
  const { id, status, estimatedCostUsd } = await quarry.create({ scraper, input, limit: 100 });
  console.log(
    `\n${scraper} ${JSON.stringify(input)}\n  created ${id}: ${status}, at most ${estimatedCostUsd} USD`,
  );
  for await (const { record } of quarry.recordStored(id))
    console.log(`  record ${record.seq}: ${JSON.stringify(record.data).slice(0, 140)}…`);
  const ended = await quarry.waitFor(id);
  console.log(
    `  ended ${ended.status} (${ended.stopReason}): ${ended.recordCount} Records cost ${ended.finalCostUsd} USD`,
  );
  const { availableUsd, heldUsdMicros } = await quarry.account();
  console.log(`  balance ${availableUsd} USD, held ${heldUsdMicros} micro-USD`);
}

const folder = await mkdtemp(join(tmpdir(), "quarry-demo-"));
const server = await startServer(folder);
const quarry = createQuarryClient({ url: server.url, apiKey: server.key });
try {
  console.log(`Quarry runs at ${server.url}, offline, on synthetic recordings.`);
  for (const scene of SCENES) await play(quarry, scene);
} finally {
  await quarry.close();
  const ended = new Promise((resolve) => server.child.once("exit", resolve));
  server.child.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
}
