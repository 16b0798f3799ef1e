import { randomBytes } from "node:crypto";
import { finished } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAccount } from "../../src/domain/account/account-export.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { COLLECTIONS } from "../../src/store/all-collections.ts";
import type { Facts } from "../../src/store/collection.ts";
import { OWNED } from "../../src/store/account/account-data.store.ts";
import { deleteRecords, insertRecords } from "../../src/store/record/records.store.ts";
import { BY_PAYMENTS, fillAccount, HIDDEN, keyOf } from "../kit/full-account.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const ADA = "acc_00000000000000000000000a";
const EVE = "acc_00000000000000000000000e";
const NOW = new Date("2026-02-03T04:05:06.000Z");
const clock = { now: () => NOW };

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
  await fillAccount(engine.store, ADA, "ada-name");
  await fillAccount(engine.store, EVE, "eve-name");
});
afterAll(() => engine.stop());

/** Files of an archive with their texts. */
async function filesOf(accountId: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const tar = extract();
  const body = exportAccount({ store: engine.store, clock }, accountId);
  body.pipe(createGunzip()).pipe(tar);
  for await (const entry of tar) {
    let text = "";
    for await (const chunk of entry) text += String(chunk);
    files.set(entry.header.name, text);
  }
  return files;
}
const lines = (text: string | undefined): unknown[] =>
  (text ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);

test("every collection is exported or says why not, and erased or says why it stays", () => {
  for (const { account: row } of Object.values<Facts>(COLLECTIONS)) {
    const reasons =
      "nobodys" in row
        ? [row.nobodys]
        : [
            "not" in row.export ? row.export.not : row.export.file,
            row.deletion === "erased" ? row.deletion : row.deletion.kept,
          ];
    for (const reason of reasons) expect(reason).toMatch(/\w{4}/);
  }
});

test("no document of a collection that is nobody's names an account", async () => {
  const owned = new Set(OWNED.map(({ name }) => name));
  for (const { name } of await engine.db.listCollections().toArray()) {
    const docs = await engine.db.collection(name).find().toArray();
    const isNamed = docs.some((doc) => JSON.stringify(doc).includes(ADA));
    const isChild = name === "runLogs" || name === "records";
    expect([name, isNamed || isChild]).toEqual([
      name,
      owned.has(name as never) ? !BY_PAYMENTS.has(name) : false,
    ]);
  }
});

test("an archive has one file for each kind and a manifest last, with nothing of others and nothing that opens something", async () => {
  const files = await filesOf(ADA);
  const names = OWNED.flatMap(({ row }) => ("file" in row.export ? [`${row.export.file}.jsonl`] : []));
  expect([...files.keys()]).toEqual([...names, "manifest.json"]);
  const whole = [...files.values()].join("");
  expect(whole).not.toContain(HIDDEN);
  expect(whole).not.toContain("$argon2");
  expect(whole).not.toContain(sha256(keyOf(ADA)));
  expect(whole).not.toContain(EVE);
  expect(whole).not.toContain("eve-name");
  expect(lines(files.get("records.jsonl"))).toEqual(
    [0, 1, 2].map((seq) => ({ requestId: `req_${ADA.slice(4)}`, seq, record: { seq, for: "ada-name" } })),
  );
  expect(lines(files.get("account.jsonl"))).toEqual([
    { id: ADA, name: "ada-name", plan: { name: "Free" }, createdAt: "2026-01-02T03:04:05.000Z" },
  ]);
  expect(lines(files.get("sessions.jsonl"))).toEqual([
    {
      id: `ses_${ADA.slice(4)}`,
      accountId: ADA,
      userAgent: "ada-name",
      expiresAt: "2100-01-01T00:00:00.000Z",
      revokedAt: null,
      createdAt: "2026-01-02T03:04:05.000Z",
    },
  ]);
  const [manifest] = lines(files.get("manifest.json")) as { lines: Record<string, number> }[];
  expect(manifest).toMatchObject({ accountId: ADA, exportedAt: NOW.toISOString() });
  expect(manifest?.lines).toMatchObject({
    requests: 1,
    records: 3,
    ledger: 2,
    "run-logs": 1,
    subscription: 0,
  });
  for (const [file, count] of Object.entries(manifest?.lines ?? {}))
    expect([file, lines(files.get(`${file}.jsonl`)).length]).toEqual([file, count]);
});

test("a large kind goes on in parts, none of which is read before the reader has taken the last", async () => {
  const id = "acc_0000000000000000000000bb";
  const count = 9000;
  await fillAccount(engine.store, id, "big", 0);
  const requestId = `req_${id.slice(4)}`;
  // Such that does not get small when it is packed.
  const json = (seq: number) => JSON.stringify({ seq, text: randomBytes(1125).toString("base64") });
  for (let from = 0; from < count; from += 3000) {
    const batch = Array.from({ length: 3000 }, (_, n) => ({ key: `k${from + n}`, json: json(from + n) }));
    await insertRecords(engine.store, requestId, 3, from, batch);
  }
  const segments = [{ fence: 3, from: 0, to: count }];
  await engine.store.requests.updateOne({ _id: requestId }, { $set: { recordCount: count, segments } });
  const files = await filesOf(id);
  const parts = [...files.keys()].filter((name) => name.startsWith("records"));
  expect(parts).toEqual(["records.jsonl", "records.2.jsonl", "records.3.jsonl", "records.4.jsonl"]);
  const seqs = parts.flatMap((name) => lines(files.get(name)) as { seq: number }[]).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: count }, (_, seq) => seq));

  // A reader who takes nothing holds it up: what is gone meanwhile breaks the archive off, which must not look whole.
  const stalled = exportAccount({ store: engine.store, clock }, id);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await deleteRecords(engine.store, requestId);
  stalled.resume();
  await expect(finished(stalled)).rejects.toMatchObject({ code: "results_expired" });
  // And one who leaves ends it.
  const left = exportAccount({ store: engine.store, clock }, ADA);
  left.destroy();
  await expect(finished(left)).rejects.toThrow(/premature/i);
});
