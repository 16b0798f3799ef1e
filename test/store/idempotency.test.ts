import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimIdempotencyKey, freeIdempotencyKey } from "../../src/store/request/idempotency.store.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

describe("idempotency keys", () => {
  let engine: EngineStore;
  let stores: Store[];

  beforeAll(async () => {
    engine = await startEngineStore();
    stores = [engine.store, await engine.another(), await engine.another()];
  });
  afterAll(() => engine.stop());

  const claim = (store: Store, n: number) =>
    claimIdempotencyKey(store, {
      _id: "account:key",
      bodyHash: `hash${n}`,
      requestId: `req${n}`,
      createdAt: new Date(),
    });

  test("of sixty claims at once one is first, and all learn of the same Request", async () => {
    const claims = await Promise.all(Array.from({ length: 60 }, (_, n) => claim(stores[n % 3]!, n)));
    const first = claims.filter((one) => one.first);
    expect(first).toHaveLength(1);
    expect(new Set(claims.map((one) => one.doc.requestId))).toEqual(new Set([first[0]!.doc.requestId]));
    expect(new Set(claims.map((one) => one.doc.bodyHash))).toEqual(new Set([first[0]!.doc.bodyHash]));
  });

  test("a key is freed by its own Request only", async () => {
    const { doc } = await claim(stores[0]!, 100);
    await freeIdempotencyKey(stores[1]!, doc._id, "req of somebody else");
    expect((await claim(stores[2]!, 101)).first).toBe(false);
    await freeIdempotencyKey(stores[1]!, doc._id, doc.requestId);
    expect((await claim(stores[2]!, 102)).first).toBe(true);
  });
});
