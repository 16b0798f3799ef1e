import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { forgetExpired } from "../../src/store/forget.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiKeyService } from "../../src/domain/api-key/api-key.service.ts";
import { newSecretToken } from "../../src/kernel/secret-token.ts";
import type { ApiKeyPage } from "../../src/domain/api-key/api-key-page.ts";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import type { AppError } from "../../src/errors/app-error.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import { storeOver, type Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";
import { NO_FACTOR, NO_PROOF } from "../kit/second-factor.ts";

const REVOKES = fileURLToPath(new URL("revoke-process.ts", import.meta.url));
const MINE = "acc_000000000000000000000001";
const SESSION = { kind: "session", id: "ses_1" } as const;
const OTHER = "acc_000000000000000000000002";

let engine: EngineStore;
let now = new Date("2026-01-02T03:04:05.000Z");
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

/** Keys and credentials as one process has them. */
function processOf(store: Store) {
  const clock = { now: () => now };
  const credentials = new CredentialService({ store, clock, operators: [] });
  const apiKeys = new ApiKeyService({ store, clock, credentials, secondFactor: NO_FACTOR });
  return {
    credentials,
    apiKeys,
    create: (accountId: string, label: string) =>
      apiKeys.create(
        { accountId, scopes: SCOPES, credential: SESSION },
        { label, scopes: null, expiresAt: null },
        NO_PROOF,
      ),
  };
}

test("a key is found by its id and only by its own account", async () => {
  const keys = processOf(engine.store);
  const { apiKey } = await keys.create(MINE, "mine");
  expect(await keys.apiKeys.get(MINE, apiKey._id)).toMatchObject(apiKey);
  expect(await keys.apiKeys.get(OTHER, apiKey._id)).toBeNull();
});

test("of 70 calls at once in two processes 50 make a key, and a revoked one frees its place", async () => {
  const account = "acc_000000000000000000000050";
  const processes = [engine.store, await engine.another()].map(processOf);
  const [first, second] = processes as [ReturnType<typeof processOf>, ReturnType<typeof processOf>];
  const calls = Array.from({ length: 70 }, (_, n) => processes[n % 2]!.create(account, `key ${n}`));
  const ended = await Promise.allSettled(calls);
  const made = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value.apiKey] : []));
  const refused = ended.flatMap((one) => (one.status === "rejected" ? [(one.reason as AppError).code] : []));
  expect([made.length, refused]).toEqual([50, Array.from({ length: 20 }, () => "api_key_limit_reached")]);
  const working = () => engine.store.apiKeys.find({ accountId: account, revokedAt: null }).toArray();
  expect((await working()).map((key) => key.place).sort((a, b) => a! - b!)).toEqual(made.map((_, n) => n));

  await first.apiKeys.revoke(account, made[7]!._id, { cascade: true });
  const again = await Promise.allSettled([1, 2].map((n) => processes[n - 1]!.create(account, `again ${n}`)));
  expect(again.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await working()).toHaveLength(50);
  // Another account has places of its own.
  expect((await second.create(OTHER, "theirs")).apiKey.accountId).toBe(OTHER);
});

test("the operator's own key is taken where all places are, and keys of before count", async () => {
  const account = "acc_000000000000000000000051";
  const keys = processOf(engine.store);
  const old = { label: "of before", hint: "qk_…", createdAt: now, revokedAt: null, accountId: account };
  await engine.store.apiKeys.insertMany(
    Array.from({ length: 49 }, (_, n) => ({
      ...old,
      _id: `key_${String(n).padStart(24, "0")}`,
      hash: `old ${n}`,
    })),
  );
  await keys.create(account, "the last");
  await expect(keys.create(account, "one more")).rejects.toMatchObject({
    code: "api_key_limit_reached",
    message: "An account has at most 50 API keys that work.",
  });
  const secret = newSecretToken("apiKey");
  const adopted = await keys.apiKeys.adopt(account, "given", secret);
  expect((await keys.apiKeys.adopt(account, "given", secret))._id).toBe(adopted._id);
  expect(await keys.credentials.authenticate(`Bearer ${secret}`)).toMatchObject({
    credential: { kind: "api_key", id: adopted._id },
    isOperator: true,
  });
  expect(await engine.store.apiKeys.countDocuments({ accountId: account })).toBe(51);
});

test("a key becomes the operator's when a server starts with it, and stays revoked", async () => {
  const account = "acc_000000000000000000000053";
  const { apiKey, secret } = await processOf(engine.store).create(account, "of mine");
  const isOperator = async () =>
    (await processOf(engine.store).credentials.authenticate(`Bearer ${secret}`))?.isOperator;
  expect(await isOperator()).toBe(false);
  const keys = processOf(engine.store);
  expect(await keys.apiKeys.adopt(account, "given", secret)).toMatchObject({
    _id: apiKey._id,
    label: "of mine",
    operator: true,
  });
  expect(await isOperator()).toBe(true);
  await keys.apiKeys.revoke(account, apiKey._id, { cascade: true });
  expect((await keys.apiKeys.adopt(account, "given", secret)).revokedAt).not.toBeNull();
  await expect(isOperator()).rejects.toMatchObject({ code: "unauthenticated" });
});

test("pages list every key, newest first, working or revoked", async () => {
  const account = "acc_000000000000000000000052";
  const keys = processOf(engine.store);
  for (let n = 0; n < 60; n++) {
    now = new Date(now.getTime() + 1000);
    const { apiKey } = await keys.create(account, `key ${n}`);
    if (n % 3 === 0) await keys.apiKeys.revoke(account, apiKey._id, { cascade: true });
  }
  const labels = async (revoked: boolean | null): Promise<string[]> => {
    const all: string[] = [];
    let after: string | null = null;
    do {
      const page: ApiKeyPage = await keys.apiKeys.list(account, { first: 7, after, revoked });
      all.push(...page.keys.map(({ apiKey }) => apiKey.label));
      after = page.nextCursor;
    } while (after !== null);
    return all;
  };
  const expected = Array.from({ length: 60 }, (_, n) => `key ${59 - n}`);
  expect(await labels(null)).toEqual(expected);
  expect(await labels(true)).toEqual(expected.filter((_, at) => (59 - at) % 3 === 0));
  expect(await labels(false)).toEqual(expected.filter((_, at) => (59 - at) % 3 !== 0));
  for (const first of [0, -1, 101])
    await expect(keys.apiKeys.list(account, { first, after: null, revoked: null })).rejects.toMatchObject({
      code: "invalid_input",
    });
  await expect(
    keys.apiKeys.list(account, { first: 1, after: "a2V5Ong", revoked: null }),
  ).rejects.toMatchObject({
    code: "invalid_cursor",
  });
});

test("a key that is revoked while it is being looked up is refused at once", async () => {
  const read = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  // What was read before the revocation arrives after it.
  const apiKeys = new Proxy(engine.store.apiKeys, {
    get(target, name) {
      if (name !== "find") return (Reflect.get(target, name) as () => unknown).bind(target);
      return (...query: Parameters<typeof target.find>) => ({
        async toArray() {
          const found = await target.find(...query).toArray();
          read.resolve();
          await answer.promise;
          return found;
        },
      });
    },
  });
  const { apiKey, secret } = await processOf(engine.store).create(MINE, "to be revoked");
  const keys = processOf(storeOver({ ...engine.store, apiKeys }));
  const first = keys.credentials.authenticate(`Bearer ${secret}`);
  await read.promise;
  await keys.apiKeys.revoke(MINE, apiKey._id, { cascade: false });
  answer.resolve();
  await first.catch(() => undefined);
  await expect(keys.credentials.authenticate(`Bearer ${secret}`)).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

test("a flood of wrong keys costs few queries, and a good key among them is found", async () => {
  let queries = 0;
  const apiKeys = new Proxy(engine.store.apiKeys, {
    get(target, name) {
      if (name === "find") queries += 1;
      return (Reflect.get(target, name) as () => unknown).bind(target);
    },
  });
  const keys = processOf(storeOver({ ...engine.store, apiKeys }));
  const { apiKey, secret } = await keys.create(MINE, "good");
  queries = 0;
  const wrong = Array.from({ length: 1000 }, () =>
    keys.credentials.authenticate(`Bearer ${newSecretToken("apiKey")}`),
  );
  const good = keys.credentials.authenticate(`Bearer ${secret}`);
  const outcomes = await Promise.allSettled(wrong);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect((await good)?.credential.id).toBe(apiKey._id);
  // 1,001 askers in batches of 200.
  expect(queries).toBe(6);
});

test("what cannot be a key is refused without a look", async () => {
  const apiKeys = new Proxy(engine.store.apiKeys, {
    get() {
      throw new Error("The database was asked.");
    },
  });
  const keys = processOf(storeOver({ ...engine.store, apiKeys }));
  for (const key of ["x", "qk_", `qk_${"a".repeat(81)}`, "qk_a.b", "sk_abc"])
    await expect(keys.credentials.authenticate(`Bearer ${key}`), key).rejects.toMatchObject({
      code: "unauthenticated",
    });
});

test("revoked keys are forgotten after 90 days, those of the operator never, and working ones never", async () => {
  const account = "acc_000000000000000000000090";
  const keys = processOf(engine.store);
  const [gone, working] = [await keys.create(account, "gone"), await keys.create(account, "working")];
  const secret = newSecretToken("apiKey");
  const operators = await keys.apiKeys.adopt(account, "operator", secret);
  await keys.apiKeys.revoke(account, gone.apiKey._id, { cascade: true });
  await keys.apiKeys.revoke(account, operators._id, { cascade: true });
  const left = async () =>
    (await engine.store.apiKeys.find({ accountId: account }).toArray()).map(({ label }) => label);
  await forgetExpired(engine.store, new Date(now.getTime() + 89 * 86_400_000));
  expect(await left()).toHaveLength(3);
  await forgetExpired(engine.store, new Date(now.getTime() + 91 * 86_400_000));
  expect((await left()).sort()).toEqual(["operator", "working"]);
  expect((await keys.apiKeys.adopt(account, "operator", secret)).revokedAt).not.toBeNull();
  expect(working.apiKey.revokedAt).toBeNull();
});

test("a revoked key takes along what comes from it, also where a process dies on the way, unless told otherwise", async () => {
  const account = "acc_000000000000000000000054";
  const keys = processOf(engine.store);
  const by = async (maker: string | null, label: string) => {
    const credential = maker === null ? SESSION : ({ kind: "api_key", id: maker } as const);
    const of = { accountId: account, scopes: SCOPES, credential };
    const { apiKey, secret } = await keys.apiKeys.create(
      of,
      { label, scopes: null, expiresAt: null },
      NO_PROOF,
    );
    return { id: apiKey._id, secret, madeBy: apiKey.madeBy };
  };
  const works = ({ secret }: { secret: string }) =>
    processOf(engine.store)
      .credentials.callerOf(secret)
      .then((caller) => caller !== null);
  const working = async (...all: { secret: string }[]) => Promise.all(all.map(works));
  const family = async () => {
    const stolen = await by(null, "stolen");
    const child = await by(stolen.id, "child");
    return [stolen, child, await by(child.id, "grandchild"), await by(null, "another")] as const;
  };
  const named = async (id: string) =>
    (await keys.apiKeys.descendants((await keys.apiKeys.get(account, id))!)).map(({ label }) => label);

  const [stolen, child, grandchild, another] = await family();
  expect([stolen.madeBy, child.madeBy]).toEqual([SESSION, { kind: "api_key", id: stolen.id }]);
  // A rotation: what took its place works on, and is named.
  await keys.apiKeys.revoke(account, stolen.id, { cascade: false });
  expect(await working(stolen, child, grandchild, another)).toEqual([false, true, true, true]);
  expect(await named(stolen.id)).toEqual(["grandchild", "child"]);
  // It was stolen after all.
  await keys.apiKeys.revoke(account, stolen.id, { cascade: true });
  expect(await working(stolen, child, grandchild, another)).toEqual([false, false, false, true]);
  expect(await named(stolen.id)).toEqual(["grandchild", "child"]);

  // Killed behind the first write: nothing that comes from it is good, and a job revokes it.
  const [second, of, ofThat, apart] = await family();
  const doomed = fork(REVOKES, [engine.uri, account, second.id], { stdio: "inherit" });
  await once(doomed, "message");
  doomed.kill("SIGKILL");
  await once(doomed, "exit");
  expect(await working(second, of, ofThat, apart)).toEqual([false, false, false, true]);
  expect((await keys.apiKeys.get(account, ofThat.id))?.revokedAt).toBeNull();
  await keys.apiKeys.goOn();
  for (const { id } of [second, of, ofThat])
    expect((await keys.apiKeys.get(account, id))?.revokedAt).not.toBeNull();
  expect((await keys.apiKeys.get(account, apart.id))?.revokedAt).toBeNull();
});

test("a chain of keys of any length goes with its first one, and a revoked key makes none", async () => {
  const account = "acc_000000000000000000000055";
  const keys = processOf(engine.store);
  const make = (id: string | null) =>
    keys.apiKeys.create(
      {
        accountId: account,
        scopes: SCOPES,
        credential: id === null ? SESSION : { kind: "api_key", id },
      },
      { label: "link", scopes: null, expiresAt: null },
      NO_PROOF,
    );
  const { apiKey: first } = await make(null);
  let last = first;
  for (let n = 0; n < 40; n++) last = (await make(last._id)).apiKey;
  expect(last.ancestors).toHaveLength(32);
  await keys.apiKeys.revoke(account, first._id, { cascade: true });
  const working = () => engine.store.apiKeys.countDocuments({ accountId: account, revokedAt: null });
  expect(await working()).toBe(0);
  // As in a process that has not learned of it yet.
  await expect(make(last._id)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await working()).toBe(0);
});
