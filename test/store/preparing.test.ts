import type { Db } from "mongodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Connection } from "../../src/store/client.ts";
import { LIFETIMES } from "../../src/store/lifetimes.ts";
import { prepareStore } from "../../src/store/store.ts";
import { emptyDatabase } from "../kit/shared-engine.ts";

const ALONE = "prepared-alone";
const AT_ONCE = "prepared-at-once";

let alone: Connection;
let processes: Connection[];
beforeAll(async () => {
  const uri = await emptyDatabase(ALONE);
  alone = await connect(uri, ALONE);
  processes = await Promise.all([1, 2, 3].map(() => connect(uri, AT_ONCE)));
});
afterAll(() => Promise.all([alone, ...processes].map((one) => one.close())));

async function indexesOf(db: Db): Promise<string[]> {
  const lists = (await db.collections()).map(async (one) =>
    (await one.indexes()).map(({ name }) => `${one.collectionName} ${name}`),
  );
  return (await Promise.all(lists)).flat().sort();
}

test("processes that prepare an empty database at once make what one of them makes", async () => {
  await Promise.all(processes.map(({ db }) => prepareStore(db)));
  const [{ db } = alone] = processes;
  const made = await indexesOf(db);
  expect(made).toEqual(await indexesOf(alone.db));
  for (const { collection, field } of LIFETIMES) expect(made).toContain(`${collection} ${field}_1`);
  expect(await db.collection("events").countDocuments()).toBe(1);
});
