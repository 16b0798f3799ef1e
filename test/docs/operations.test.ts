import { execFile } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../src/kernel/config.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { until } from "../cli/until.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { openDocument, type ExampleDocument } from "./example-document.ts";

let server: ApiServer;
let guide: ExampleDocument;
beforeAll(async () => {
  server = await startApiServer();
  guide = await openDocument("docs/operations.md");
});
afterAll(() => server?.stop());

/** What the MongoDB shell prints for one line: its `db` has the collections as properties. */
async function inMongosh(script: string): Promise<unknown[]> {
  const db = new Proxy({}, { get: (_, name) => server.db.collection(String(name)) });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the example is code, and running it is the test
  const run = new Function("db", `return ${script}`) as (db: object) => { toArray(): Promise<unknown[]> };
  return run(db).toArray();
}

it("the query for accounts whose balance is not the sum of their ledger finds those and no others", async () => {
  const query = guide.take("js");
  const body = { scraper: "counter", input: { total: 3 }, limit: 10 };
  const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilTerminal(server.url, server.apiKey, id);
  const wallets = server.db.collection<{ _id: string; availableUsdMicros: number }>("wallets");
  const booked = 20_000_000 - 3 * 700;
  // Its ledger entry is written just before: for that moment a row stands there.
  await until("it is booked", async () => (await wallets.findOne())?.availableUsdMicros === booked);
  expect(await inMongosh(query)).toEqual([]);
  const wallet = await wallets.findOneAndUpdate({}, { $inc: { availableUsdMicros: 1 } });
  expect(await inMongosh(query)).toEqual([{ _id: wallet?._id, ledger: booked, balance: booked + 1 }]);
});

/** What the next line for the shell prints. */
async function printed(): Promise<string> {
  const env = { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}` };
  return (await promisify(execFile)("sh", ["-c", guide.take("sh")], { env })).stdout;
}

it("the line that makes a key of second factors makes one that a gateway takes", async () => {
  const stdout = await printed();
  expect(readConfig({ QUARRY_SECRET_KEYS: stdout })).toMatchObject({
    config: { QUARRY_SECRET_KEYS: [stdout.trim()] },
  });
});

it("the line that makes a key makes one that a gateway takes", async () => {
  const stdout = await printed();
  expect(readConfig({ QUARRY_API_KEY: stdout })).toMatchObject({
    config: { QUARRY_API_KEY: stdout.trim() },
  });
});

it("no example is left", () => {
  expect(guide.untaken()).toEqual([]);
});
