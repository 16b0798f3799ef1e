import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { KeyRotation } from "../../src/domain/secret/key-rotation.ts";
import { openSecrets } from "../../src/domain/secret/opened-secrets.ts";
import { ServiceKeys } from "../../src/domain/secret/service-keys.ts";
import { createLog } from "../../src/kernel/log.ts";
import { connect, type Connection } from "../../src/store/client.ts";
import { changeSecrets } from "../../src/store/secret/secrets.store.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { emptyDatabase } from "../kit/shared-engine.ts";

const SERVICES = 250;
const [OLD, NEW] = ["0a".repeat(32), "5e".repeat(32)];
const boxOf = (...keys: string[]) => new SecretBox(async () => keys);
const idOf = (at: number) => `svc_${String(at).padStart(24, "0")}`;

let uri: string;
let connection: Connection;
let store: Store;
beforeAll(async () => {
  uri = await emptyDatabase("store-test");
  connection = await connect(uri, "store-test");
  store = storeOf(connection.db);
});
afterAll(() => connection?.close());

/** Each with a secret of its own. */
async function writeSecrets(): Promise<void> {
  const keys = new ServiceKeys({ store, box: boxOf(OLD) });
  for (let at = 0; at < SERVICES; at++) {
    const { doc, key } = await keys.of({ _id: idOf(at), accountId: "acc_1" });
    const one = { name: "A", version: 1 };
    const facts = { ...one, scopes: ["runtime" as const], digest8: "", updatedBy: "" };
    const secrets = [{ ...facts, createdAt: new Date(), updatedAt: new Date() }];
    const values = [{ ...one, sealed: key.seal(one, `value ${at}`) }];
    await changeSecrets(store, doc, { version: 1, secrets, applied: { version: 1, secrets }, values });
  }
}

it("a rotation that is killed on the way leaves everything readable, and the next one ends it", async () => {
  await writeSecrets();
  const factor = { begunAt: new Date(), confirmedAt: new Date(), lastStep: 0, recovery: [] };
  await store.secondFactors.insertOne({
    _id: "acc_1",
    secret: await boxOf(OLD).seal("factor", "acc_1"),
    ...factor,
  });
  const before = await store.serviceSecrets.findOne({ _id: idOf(0) });
  const isNew = { key: { $not: new RegExp(`^${before!.key.split(".")[0]}\\.`) } };
  const child = fork(fileURLToPath(new URL("reseal-process.ts", import.meta.url)), [uri, NEW, OLD]);
  await vi.waitUntil(async () => (await store.serviceSecrets.countDocuments(isNew)) > 0, {
    timeout: 60_000,
    interval: 1,
  });
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  const done = await store.serviceSecrets.countDocuments(isNew);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(SERVICES);
  // Both keys open all of it, the old one alone no longer does.
  const valueOf = async (at: number, ...keys: string[]) => {
    const found = await new ServiceKeys({ store, box: boxOf(...keys) }).find(idOf(at));
    return openSecrets(found!, "applied", "runtime").values.A;
  };
  for (const at of [0, done - 1, done, SERVICES - 1]) expect(await valueOf(at, NEW, OLD)).toBe(`value ${at}`);
  await expect(valueOf(0, OLD)).rejects.toMatchObject({ code: "config_invalid" });
  const rotation = new KeyRotation({ store, log: createLog("silent"), box: boxOf(NEW, OLD) });
  expect(await rotation.reseal()).toEqual({ services: SERVICES - done, secondFactors: 1 });
  expect(await rotation.reseal()).toEqual({ services: 0, secondFactors: 0 });
  for (let at = 0; at < SERVICES; at++) expect(await valueOf(at, NEW)).toBe(`value ${at}`);
  const { secret } = (await store.secondFactors.findOne({ _id: "acc_1" }))!;
  expect(await boxOf(NEW).open(secret, "acc_1")).toBe("factor");
  // The values themselves were not touched.
  expect((await store.serviceSecrets.findOne({ _id: idOf(0) }))!.values).toEqual(before!.values);
});

it("a value opens for its own service, name and version alone", async () => {
  const keys = new ServiceKeys({ store, box: boxOf(NEW) });
  const [{ doc, key }, other] = [(await keys.find(idOf(1)))!, (await keys.find(idOf(2)))!];
  const [value] = doc.values;
  expect(key.open(value!)).toBe("value 1");
  for (const moved of [{ name: "B" }, { version: 2 }])
    expect(() => key.open({ ...value!, ...moved })).toThrow();
  expect(() => other.key.open(value!)).toThrow();
  expect(key.runtimeToken("dep_1", 1)).toMatch(/^qr_[\w-]{43}$/);
  const tokens = [
    key.runtimeToken("dep_1", 1),
    key.runtimeToken("dep_1", 2),
    other.key.runtimeToken("dep_1", 1),
  ];
  expect(new Set(tokens).size).toBe(3);
});
