import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountService } from "../../src/domain/account/account.service.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const MINE = "acc_000000000000000000000001";

let engine: EngineStore;
let now = new Date("2026-01-02T03:04:05.000Z");
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

test("a key is found by its id however many newer ones there are, and only by its own account", async () => {
  const accounts = new AccountService(engine.store, { now: () => now });
  const { apiKey: oldest } = await accounts.createApiKey(MINE, "oldest");
  for (let n = 0; n < 100; n++) {
    now = new Date(now.getTime() + 1000);
    await accounts.createApiKey(MINE, `newer ${n}`);
  }
  const listed = await accounts.apiKeys(MINE);
  expect([listed.length, listed[0]?.label, listed.at(-1)?.label]).toEqual([100, "newer 99", "newer 0"]);
  expect(await accounts.apiKey(MINE, oldest._id)).toEqual(oldest);
  expect(await accounts.apiKey("acc_000000000000000000000002", oldest._id)).toBeNull();
});

test("a key that is revoked while it is being looked up is refused at once", async () => {
  const read = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  // What was read before the revocation arrives after it.
  const apiKeys = new Proxy(engine.store.apiKeys, {
    get(target, name) {
      if (name !== "findOne") return (Reflect.get(target, name) as () => unknown).bind(target);
      return async (filter: { hash?: string }) => {
        const found = await target.findOne(filter);
        if (filter.hash === undefined) return found;
        read.resolve();
        await answer.promise;
        return found;
      };
    },
  });
  const accounts = new AccountService({ ...engine.store, apiKeys }, { now: () => now });
  const { apiKey, secret } = await accounts.createApiKey(MINE, "to be revoked");
  const first = accounts.authenticate(`Bearer ${secret}`);
  await read.promise;
  await accounts.revokeApiKey(MINE, apiKey._id);
  answer.resolve();
  await first.catch(() => undefined);
  await expect(accounts.authenticate(`Bearer ${secret}`)).rejects.toMatchObject({ code: "unauthenticated" });
});
