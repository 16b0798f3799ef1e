/**
 * `npm run demo`: the main job offline, on the made-up recordings in demo/. Starts a server of its own in a temporary
 * folder, creates a Request per family, prints Records as the subscription brings them, the bill, and what to do next.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { styleText } from "node:util";
import { createQuarryClient, type QuarryClient } from "../src/client/index.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RECORDINGS = join(ROOT, "demo");
/** A recording answers at once. On a terminal each line waits, so that the eye can follow. */
const LINE_MS = process.stdout.isTTY ? 250 : 0;
const WIDTH = process.stdout.columns || 160;

const SCENES: readonly { scraper: string; input: Record<string, unknown> }[] = [
  {
    scraper: "codehost",
    input: { operation: "stargazers", repo: "https://github.com/example-org/quarry.git" },
  },
  { scraper: "appstore-b", input: { operation: "reviews", appId: "com.example.chess" } },
];

const NEXT = [
  ["the same by hand", "QUARRY_FETCH=replay QUARRY_FETCH_HAR=demo npm start"],
  ["real sites", "npm start"],
  ["all that it can read", "npx quarry scrapers list"],
  ["a scraper of yours", "npm run new:scraper my-source -- --dir ../my-plugins"],
  ["more", "README.md, docs/api.md, docs/cli.md"],
] as const;

interface Server {
  url: string;
  key: string;
  child: ChildProcess;
}

async function startServer(folder: string): Promise<Server> {
  const dataDir = join(folder, "data");
  const child = spawn(process.execPath, [join(ROOT, "dist/server/main.js")], {
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(QUARRY_|HOST$)/.test(name))),
      PORT: "0",
      // With MONGODB_URL set, the demo's Requests are not to be among those of its owner.
      QUARRY_DATABASE: "quarry-demo",
      QUARRY_DATA_DIR: dataDir,
      QUARRY_FETCH: "replay",
      QUARRY_FETCH_HAR: RECORDINGS,
      QUARRY_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let banner = "";
  for await (const chunk of child.stdout) {
    banner += String(chunk);
    const url = /GraphQL\s+(\S+)\/graphql/.exec(banner)?.[1];
    if (url !== undefined)
      return { url, key: (await readFile(join(dataDir, "api-key"), "utf8")).trim(), child };
  }
  throw new Error("The server ended before it was up.");
}

async function say(line: string): Promise<void> {
  console.log(line);
  await sleep(LINE_MS);
}

/** The beginning of a text that fits into a line behind `indent` characters. */
function cut(text: string, indent: number): string {
  const room = Math.max(20, WIDTH - indent);
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
}

async function play(quarry: QuarryClient, { scraper, input }: (typeof SCENES)[number]): Promise<void> {
  await say(`\n${styleText("bold", scraper)} ${JSON.stringify(input)}`);
  const { id, status, estimatedCostUsd } = await quarry.create({ scraper, input, limit: 100 });
  await say(`  created ${id}: ${status}, at most ${estimatedCostUsd} USD`);
  for await (const { record } of quarry.recordStored(id)) {
    const label = `  record ${record.seq}: `;
    await say(styleText("cyan", label) + cut(JSON.stringify(record.data), label.length));
  }
  const { status: ended, stopReason, recordCount, finalCostUsd } = await quarry.waitFor(id);
  const bill = `${recordCount} Records cost ${finalCostUsd} USD`;
  await say(`  ended ${styleText("green", ended)} (${stopReason}): ${styleText("bold", bill)}`);
  const { availableUsd, heldUsdMicros } = await quarry.account();
  await say(`  balance ${availableUsd} USD, held ${heldUsdMicros} micro-USD`);
}

const folder = await mkdtemp(join(tmpdir(), "quarry-demo-"));
const server = await startServer(folder);
const quarry = createQuarryClient({ url: server.url, apiKey: server.key });
try {
  await say(`Quarry runs at ${server.url}, offline, on made-up recordings.`);
  for (const scene of SCENES) await play(quarry, scene);
  console.log(`\n${styleText("bold", "Next")}`);
  for (const [what, how] of NEXT) console.log(`  ${what.padEnd(22)}${styleText("cyan", how)}`);
} finally {
  await quarry.close();
  const ended = once(server.child, "exit");
  server.child.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
}
