import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import { ApiKeyService } from "../../src/domain/api-key/api-key.service.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import type { Store } from "../../src/store/store.ts";
import { endWhenRevoked } from "../../src/server/http/end-when-revoked.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";
import { NO_FACTOR, NO_PROOF } from "../kit/second-factor.ts";

const clock = { now: () => new Date() };
const maker = {
  accountId: "acc_000000000000000000000001",
  scopes: SCOPES,
  credential: { kind: "session", id: "ses_1" } as const,
};

let engine: EngineStore;
let here: ReturnType<typeof gateway>;
let there: ReturnType<typeof gateway>;
beforeAll(async () => {
  engine = await startEngineStore();
  here = gateway(engine.store);
  there = gateway(await engine.another());
});
afterAll(async () => {
  here.credentials.stop();
  there.credentials.stop();
  await engine.stop();
});

function gateway(store: Store) {
  const credentials = new CredentialService({ store, clock, operators: [] });
  return { credentials, apiKeys: new ApiKeyService({ store, clock, credentials, secondFactor: NO_FACTOR }) };
}

const make = (label: string, expiresAt: Date | null = null) =>
  here.apiKeys.create(maker, { label, scopes: null, expiresAt }, NO_PROOF);

async function untilRefused({ credentials }: typeof here, secret: string): Promise<void> {
  while ((await credentials.callerOf(secret)) !== null) await new Promise((done) => setTimeout(done, 10));
}

// How soon, bench/api-key-check.bench.ts measures.
test("a revoked key stops on another gateway, with what it watches and exports there", async () => {
  const { apiKey, secret } = await make("revoked");
  const caller = (await there.credentials.callerOf(secret))!;
  const told = Promise.withResolvers<string>();
  const body = new Readable({ read: () => undefined });
  endWhenRevoked(body, there.credentials, caller);
  const broken = new Promise<Error & { code?: string }>((resolve) => body.once("error", resolve));
  there.credentials.onRevoked(caller, ({ code }) => told.resolve(code));

  await here.apiKeys.revoke(maker.accountId, apiKey._id, { cascade: true });
  expect(await here.credentials.callerOf(secret)).toBeNull();
  await untilRefused(there, secret);
  expect(await told.promise).toBe("unauthenticated");
  expect((await broken).code).toBe("unauthenticated");
  expect(body.destroyed).toBe(true);
});

/** A key that is good for a moment, and who has it. */
async function makeShort() {
  for (;;) {
    const made = await make("short", new Date(Date.now() + 2000));
    const caller = await there.credentials.callerOf(made.secret);
    // On a busy machine the moment may be over by now.
    if (caller !== null) return { ...made, caller };
  }
}

test("a key stops when its time is over, also where it is remembered, and what it watches ends", async () => {
  const { apiKey, secret, caller } = await makeShort();
  const told = new Promise((resolve) => there.credentials.onRevoked(caller, resolve));
  await new Promise((done) => setTimeout(done, apiKey.expiresAt!.getTime() - Date.now() + 1));
  expect(await there.credentials.callerOf(secret)).toBeNull();
  await expect(told).resolves.toMatchObject({ code: "unauthenticated" });
});

test("a use is noted once in a minute, whichever gateway sees it", async () => {
  const { apiKey, secret } = await make("used");
  const lastUsedAt = async () =>
    (await engine.store.apiKeys.findOne({ _id: apiKey._id }))?.lastUsedAt?.getTime() ?? null;
  expect(await lastUsedAt()).toBeNull();
  await here.credentials.callerOf(secret);
  let first = null;
  while (first === null) first = await lastUsedAt();
  await there.credentials.callerOf(secret);
  await new Promise((done) => setTimeout(done, 950));
  for (const one of [here, there]) await one.credentials.callerOf(secret);
  await new Promise((done) => setTimeout(done, 50));
  expect(await lastUsedAt()).toBe(first);
});
