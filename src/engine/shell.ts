// `quarry operator shell`: a JavaScript prompt on the database of a server that runs here, its embedded engine or MONGODB_URL.
import { realpathSync } from "node:fs";
import { start } from "node:repl";
import { parseArgs } from "node:util";
import { runInNewContext } from "node:vm";
import { BSON, MongoClient } from "mongodb";
import { ENVIRONMENT } from "../kernel/environment.ts";
import { findLiveOwner } from "./owner-record.ts";
import { readableDatabase } from "./readable-database.ts";
import { socketPathOf, socketUri } from "./socket-folder.ts";

const HELP = `db.<collection>.find(filter, { limit, sort, projection }), .count(filter), .distinct(field, filter), .aggregate(stages);
await db.collections() names them. Moments are ISODate("2026-01-31T12:00:00Z"). Ctrl-D leaves.
`;

async function addressOf({ MONGODB_URL: url, QUARRY_DATA_DIR: given }: NodeJS.ProcessEnv): Promise<string> {
  if (url) return url;
  const dataDir = ENVIRONMENT.QUARRY_DATA_DIR.parse(given || undefined);
  try {
    const socketPath = socketPathOf(realpathSync(dataDir));
    if (await findLiveOwner(dataDir, socketPath)) return socketUri(socketPath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  throw new Error(
    `No server runs on the data folder ${dataDir}: start it first, or set QUARRY_DATA_DIR or MONGODB_URL.`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { eval: { type: "string" }, write: { type: "boolean" } } });
  const client = await MongoClient.connect(await addressOf(process.env), { serverSelectionTimeoutMS: 5000 });
  const database = client.db(ENVIRONMENT.QUARRY_DATABASE.parse(process.env.QUARRY_DATABASE || undefined));
  const context = {
    db: values.write ? database : readableDatabase(database),
    ISODate: (text: string) => new Date(text),
    ObjectId: BSON.ObjectId,
    Long: BSON.Long,
  };
  if (values.eval !== undefined) {
    const value: unknown = await runInNewContext(`(async () => (${values.eval}\n))()`, context);
    process.stdout.write(`${BSON.EJSON.stringify(value ?? null, undefined, 2)}\n`);
    return client.close();
  }
  process.stdout.write(HELP);
  const prompt = start({ prompt: values.write ? "quarry (write)> " : "quarry> " });
  Object.assign(prompt.context, context);
  prompt.once("exit", () => void client.close());
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
