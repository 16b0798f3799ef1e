/**
 * `npm run demo`: a tour of what can be scraped, offline, with made-up Records. Starts a server of its own in a temporary
 * folder, creates a Request for each family and fills a table as the subscriptions bring Records, then says what to do next.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { styleText } from "node:util";
import { createQuarryClient, type QuarryClient } from "../../src/client/index.ts";
import { moneyDigits, moneyText } from "../../src/kernel/usd.ts";
import { scenesOf, type Scene } from "./scenes.ts";
import { LiveTable, type Row } from "./table.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Families at once: each takes a thread. */
const AT_ONCE = 4;
const SETTLING_MS = 50;

const NEXT = [
  ["the same by hand", "npm start -- --demo"],
  ["real sites", "npm start"],
  ["all that it can read", "npx quarry scrapers list"],
  ["a scraper of yours", "npm run new:scraper my-source -- --dir ../my-plugins"],
  ["more", "README.md, docs/api.md, docs/cli.md, docs/families.md"],
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
      QUARRY_FETCH: "demo",
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

/** What a Record is called on its source, or what it says. */
function sampleOf(data: unknown): string {
  const record = data as Record<string, unknown>;
  for (const name of ["title", "name", "fullName", "text", "login", "url"])
    if (typeof record[name] === "string") return record[name];
  return JSON.stringify(data);
}

async function play(quarry: QuarryClient, scene: Scene, row: Row, table: LiveTable): Promise<void> {
  const { id, operation } = await quarry.create(scene);
  Object.assign(row, { operation, status: "RUNNING" });
  table.show(row, false);
  for await (const { record } of quarry.recordStored(id)) {
    row.records += 1;
    row.sample = sampleOf(record.data);
    table.show(row, false);
  }
  const { status, finalCostUsdMicros, recordCount } = await quarry.waitFor(id);
  Object.assign(row, {
    status,
    usd: finalCostUsdMicros === null ? "" : moneyDigits(finalCostUsdMicros),
    records: recordCount,
  });
  table.show(row, true);
}

/** What is left once all is paid: the end of a Request is announced just before it is. */
async function leftUsdMicros(quarry: QuarryClient): Promise<number> {
  for (;;) {
    const { availableUsdMicros, heldUsdMicros } = await quarry.account();
    if (heldUsdMicros === 0) return availableUsdMicros;
    await sleep(SETTLING_MS);
  }
}

const folder = await mkdtemp(join(tmpdir(), "quarry-demo-"));
const server = await startServer(folder);
const quarry = createQuarryClient({ url: server.url, apiKey: server.key });
try {
  console.log(`Quarry runs at ${server.url}, offline, with made-up Records: a Request for each family.\n`);
  const scenes = scenesOf(await quarry.scrapers());
  const rows = scenes.map(({ scraper }) => ({
    ...{ scraper, operation: "", status: "", records: 0, usd: "", sample: "" },
  }));
  const table = new LiveTable(process.stdout, rows);
  const waiting = scenes.entries();
  const playNext = async (): Promise<void> => {
    for (const [index, scene] of waiting) await play(quarry, scene, rows[index] as Row, table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  const records = rows.reduce((sum, row) => sum + row.records, 0);
  const left = await leftUsdMicros(quarry);
  console.log(
    `\n${records} Records of ${rows.length} families; ${moneyText(left)} of 20 are left. A Record costs when it is stored, and at no other time.`,
  );
  console.log(`\n${styleText("bold", "Next")}`);
  for (const [what, how] of NEXT) console.log(`  ${what.padEnd(22)}${styleText("cyan", how)}`);
} finally {
  await quarry.close();
  const ended = once(server.child, "exit");
  server.child.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
}
