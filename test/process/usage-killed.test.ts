import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const METER = "records:test-series";
const ROWS = 300;

let cluster: Cluster;
let gateway: ServerProcess;
let doomed: ServerProcess;
beforeAll(async () => {
  cluster = await startCluster();
  [gateway, doomed] = await Promise.all([cluster.start("gateway"), cluster.start("worker")]);
});
afterAll(() => cluster.stop());

/** What usage says of the Records of the source, as its owner reads it. */
async function used(): Promise<{ month: number; days: number }> {
  const { body } = await rest<AnswerJson>(gateway.url, gateway.apiKey, "/v1/usage");
  const quantityIn = ({ meters }: AnswerJson): number =>
    (meters as { meter: string; quantity: number }[]).find(({ meter }) => meter === METER)?.quantity ?? 0;
  const line = (body.meters as { meter: string; used: number }[]).find(({ meter }) => meter === METER);
  const days = (body.days as AnswerJson[]).reduce((sum, day) => sum + quantityIn(day), 0);
  return { month: line?.used ?? 0, days };
}

test("a worker that is killed in the middle of a Request counts no Record twice and forgets none", async () => {
  const input = { rows: ROWS, pageRows: 10, pageMs: 40, checkpointEvery: 3 };
  const { id } = await create(gateway, { scraper: "test-series", input, limit: ROWS });
  await waitUntil("Records are stored", async () => (await read(gateway, id)).recordCount > 40);
  await doomed.kill("SIGKILL");
  const cut = await read(gateway, id);
  expect([cut.status, cut.recordCount > 40 && cut.recordCount < ROWS]).toEqual(["RUNNING", true]);

  await cluster.start("worker");
  const ended = await waitUntil("another worker has ended it", async () => {
    const now = await read(gateway, id);
    return isOver(now) && now;
  });
  expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 2, recordCount: ROWS });
  expect(await serials(gateway, id)).toEqual(upTo(ROWS));
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(ROWS * 700));
  await waitUntil("usage is counted", async () => (await used()).month >= ROWS);
  expect(await used()).toEqual({ month: ROWS, days: ROWS });
  const charges = await cluster.store.ledger.find({ "source.id": id }).toArray();
  expect(charges.map(({ quantity }) => quantity)).toEqual([ROWS]);
});
