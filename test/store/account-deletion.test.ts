import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { AccountDeletionService } from "../../src/domain/account/account-deletion.service.ts";
import { ensureLocalAccount, LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { Caller } from "../../src/domain/access/caller.ts";
import { BillingService } from "../../src/domain/billing/billing.service.ts";
import type { BillingDeps } from "../../src/domain/provider/billing-deps.ts";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import { MailService } from "../../src/domain/mail/mail.service.ts";
import { receiveEvent } from "../../src/domain/payment/events.ts";
import { SandboxProvider } from "../../src/domain/payment/sandbox/sandbox-provider.ts";
import { SandboxService } from "../../src/domain/payment/sandbox/sandbox.service.ts";
import type { RequestService } from "../../src/domain/request/request.service.ts";
import { SessionService } from "../../src/domain/session/session.service.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { POOLS } from "../../src/kernel/pools.ts";
import { createLog } from "../../src/kernel/log.ts";
import { OWNED } from "../../src/store/account/account-data.store.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import type { Store } from "../../src/store/store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { hold } from "../../src/store/wallet/wallet-holds.store.ts";
import { dyingStore } from "../kit/dying-store.ts";
import { fillAccount, PASSWORD } from "../kit/full-account.ts";
import { secondFactorCheck } from "../kit/second-factor.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";
import { storedRecords } from "./stored-records.ts";

const ADA = "acc_00000000000000000000000a";
const EVE = "acc_00000000000000000000000e";
const DAY_MS = 86_400_000;
const START = new Date("2026-02-03T04:05:06.000Z");
const visitor = { address: "192.0.2.1", userAgent: null, device: null };
const ADDRESS = visitor.address;

let engine: EngineStore;
let now = START;
const clock = { now: () => now };
const mailed: { to: string; text: string }[] = [];
const forgotten: unknown[] = [];
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  now = START;
  mailed.length = forgotten.length = 0;
  const { events: _capped, ...rest } = engine.store;
  for (const collection of Object.values(rest)) await (collection as Store["accounts"]).deleteMany({});
  await fillAccount(engine.store, ADA, "ada-name");
  await fillAccount(engine.store, EVE, "eve-name");
});

const callerOf = (accountId: string): Caller => ({
  accountId,
  credential: { kind: "session", id: `ses_${accountId.slice(4)}` },
  hash: "",
  scopes: SCOPES,
  isOperator: false,
});

/** One process over a store. */
function gateway(store: Store) {
  const log = createLog("silent");
  const transport = async ({ to, text }: { to: string; text: string }) => void mailed.push({ to, text });
  const publicUrl = (): string => "https://q.test";
  const provider = new SandboxProvider({ store, clock, publicUrl, deliver: async () => undefined });
  const wallet = new Wallet({ store });
  const payments: BillingDeps = { store, wallet, clock, log, provider, notify: async () => undefined };
  const credentials = new CredentialService({ store, clock, operators: [] });
  const mails = new MailService({ store, clock, log, transport });
  const secondFactor = secondFactorCheck({ store, clock, mails });
  const sessions = new SessionService({ store, clock, credentials, secondFactor });
  const requests = {
    cancel: vi.fn(async (_accountId: string, _id: string) => {
      await store.requests.updateOne({ _id }, { $set: { state: "cancelled" } });
    }),
  } as unknown as RequestService & { cancel: ReturnType<typeof vi.fn> };
  const outbox = { forget: async (...whose: unknown[]) => void forgotten.push(whose) };
  const deps = { payments, credentials, mails, outbox, requests, sessions, publicUrl };
  return { ...deps, provider, deletion: new AccountDeletionService({ ...deps, graceDays: 7 }) };
}

/** Texts of every collection that is not capped. */
async function stored(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { name } of await engine.db.listCollections().toArray())
    if (name !== "events" && name !== "jobs")
      texts.set(name, JSON.stringify(await engine.db.collection(name).find().sort({ _id: 1 }).toArray()));
  return texts;
}
const holding = async (what: string): Promise<string[]> =>
  [...(await stored())]
    .filter(([, text]) => text.includes(what))
    .map(([name]) => name)
    .sort();
const tokenIn = (text = ""): string => /^qm_[\w-]{43}$/m.exec(text)![0];
const untilMailed = () => vi.waitFor(() => expect(mailed).toHaveLength(1), 5000);

test("a wrong password and the server's own account are refused, and nothing changes", async () => {
  const { deletion } = gateway(engine.store);
  await ensureLocalAccount(engine.store, START);
  const before = await stored();
  const close = (accountId: string, password: string) =>
    deletion.close(callerOf(accountId), { password, code: null }, ADDRESS);
  await expect(close(ADA, "another password")).rejects.toMatchObject({ code: "forbidden" });
  await expect(close(LOCAL_ACCOUNT_ID, PASSWORD)).rejects.toMatchObject({ code: "forbidden" });
  await expect(deletion.restore("x".repeat(43))).rejects.toMatchObject({ code: "not_found" });
  before.delete("attempts");
  const after = await stored();
  after.delete("attempts");
  expect(after).toEqual(before);
});

test("a closed account is void at once, and its mailed token brings it back within the days of grace", async () => {
  const { store } = engine;
  const { deletion, sessions, credentials, requests } = gateway(store);
  const { token } = await sessions.signIn({ email: "ada-name@example.com", password: PASSWORD }, visitor);
  const elsewhere = gateway(await engine.another()).credentials;
  for (const one of [credentials, elsewhere]) expect(await one.callerOf(token)).not.toBeNull();
  const running = "req_0000000000000000000000aa";
  await store.requests.insertOne(sampleRequest({ _id: running, accountId: ADA, state: "running" }));

  const closing = await deletion.close(callerOf(ADA), { password: PASSWORD, code: null }, ADDRESS);
  expect(closing).toMatchObject({ at: START, eraseAt: new Date(START.getTime() + 7 * DAY_MS) });
  expect(await credentials.callerOf(token)).toBeNull();
  // Another gateway learns of it when it asks again.
  now = new Date(START.getTime() + 1000);
  expect(await elsewhere.callerOf(token)).toBeNull();
  expect(await store.apiKeys.findOne({ accountId: ADA })).toMatchObject({ revokedAt: START });
  expect(requests.cancel.mock.calls).toEqual([[ADA, running]]);
  const held = () => hold(store, ADA, { key: "a", usdMicros: 1, at: now });
  expect(await held()).toMatchObject({ outcome: "closed", availableUsdMicros: 5 });
  expect(await store.autoTopUps.findOne({ _id: ADA })).toMatchObject({ isEnabled: false });
  const signIn = () => sessions.signIn({ email: "ada-name@example.com", password: PASSWORD }, visitor);
  await expect(signIn()).rejects.toMatchObject({ code: "forbidden" });

  // Asked again it is the same closing, and no second mail.
  expect(await deletion.close(callerOf(ADA), { password: PASSWORD, code: null }, ADDRESS)).toMatchObject({
    at: START,
  });
  await deletion.goOn();
  await untilMailed();
  expect(mailed[0]?.to).toBe("ada-name@example.com");
  await deletion.restore(tokenIn(mailed[0]?.text));
  // By a double click once more, and never to bring back what was closed again.
  await deletion.restore(tokenIn(mailed[0]?.text));
  const otherwise = gateway(await engine.another()).deletion;
  await otherwise.restore(tokenIn(mailed[0]?.text));
  expect(await held()).toMatchObject({ outcome: "held" });
  expect((await signIn()).session.accountId).toBe(ADA);
  now = new Date(START.getTime() + 8 * DAY_MS);
  await deletion.goOn();
  expect(await store.accounts.findOne({ _id: ADA })).toMatchObject({ name: "ada-name" });
});

test("closing ends the plan at the payment provider", async () => {
  const { store } = engine;
  const { deletion, payments, provider } = gateway(store);
  await store.customers.deleteMany({});
  const billing = new BillingService({ ...payments, publicUrl: () => "https://q.test", isOff: false });
  const page = await billing.checkout(ADA, { plan: "Plus" });
  const sandbox = new SandboxService({ ...payments, provider });
  const deliver = async (body: string, headers: Record<string, string>) => {
    await receiveEvent(payments, body, headers);
    return true;
  };
  const checkoutId = page.url.split("/").at(-1) ?? "";
  await sandbox.act(ADA, { do: "pay", checkoutId, outcome: "pay" }, deliver);
  expect(await store.subscriptions.findOne({ _id: ADA })).toMatchObject({ status: "active", plan: "Plus" });
  await deletion.close(callerOf(ADA), { password: PASSWORD, code: null }, ADDRESS);
  expect(await store.subscriptions.findOne({ _id: ADA })).toMatchObject({ status: "cancelled" });
  const [subscription] = (await store.sandbox.findOne({ _id: ADA }))!.subscriptions;
  expect(subscription).toMatchObject({ status: "cancelled" });
  expect(await store.accounts.findOne({ _id: ADA })).toMatchObject({ plan: { name: "Free" } });
});

test("after the days of grace all is erased but the books, whichever write the job dies at", async () => {
  const { store } = engine;
  const other = [...(await stored())].filter(([, text]) => text.includes("eve-name")).map(([name]) => name);
  await gateway(store).deletion.close(callerOf(ADA), { password: PASSWORD, code: null }, ADDRESS);
  await untilMailed();
  now = new Date(START.getTime() + 7 * DAY_MS - 1);
  await gateway(store).deletion.goOn();
  expect(await holding("ada-name")).toEqual(expect.arrayContaining(["accounts", "requests", "records"]));

  now = new Date(START.getTime() + 7 * DAY_MS);
  // What is under way is waited for.
  await store.requests.updateOne({ accountId: ADA }, { $set: { "settlement.done": false } });
  await gateway(store).deletion.goOn();
  expect(await storedRecords(store, { requestId: `req_${ADA.slice(4)}` })).toHaveLength(4);
  await store.requests.updateOne({ accountId: ADA }, { $set: { "settlement.done": true } });

  // What knows the address alone: a second sign-up, and a mail that another process is sending.
  const to = "ada-name@example.com";
  const [accountId, at] = ["acc_0000000000000000000000ff", { createdAt: START, sentAt: null }];
  const chosen = { name: "ada-name" };
  await store.mailedTokens.insertOne({
    ...{ _id: "again", purpose: "sign_up", email: to, accountId, chosen, expiresAt: now },
  });
  const content = { to, subject: "ada-name", text: "ada-name" };
  const nextAt = new Date(now.getTime() + 30_000);
  await store.mails.insertOne({
    ...{ _id: "going", accountId: null, content, nextAt, attempts: 1, failure: null },
    ...at,
  });
  await gateway(store).deletion.goOn();
  expect(await store.mails.findOne({ _id: "going" })).toMatchObject({ content });
  expect([forgotten, (await storedRecords(store, { requestId: `req_${ADA.slice(4)}` })).length]).toEqual([
    [],
    4,
  ]);
  await store.mails.updateOne({ _id: "going" }, { $set: { nextAt: now } });

  let dies = 1;
  const isErased = async () => (await store.accounts.findOne({ _id: ADA }))?.erasedAt !== undefined;
  for (; !(await isErased()) && dies < 60; dies++) await gateway(dyingStore(store, dies)).deletion.goOn();
  // It died once at its first write, once at the second of what was left then …: more than one for each erased collection.
  expect((dies * (dies - 1)) / 2).toBeGreaterThan(
    OWNED.filter(({ row }) => row.deletion === "erased").length,
  );

  expect(await holding("ada-name")).toEqual([]);
  // While the login was there still, which alone knows the address.
  expect(forgotten[0]).toEqual([ADA, [to]]);
  const kept = OWNED.filter(({ row, name }) => row.deletion !== "erased" && name !== "events");
  const inUse = kept.map(({ name }) => name as string).filter((name) => name !== "subscriptions");
  expect(await holding(ADA)).toEqual(inUse.sort());
  expect(await store.accounts.findOne({ _id: ADA })).toEqual({
    _id: ADA,
    name: "",
    plan: { name: "Free" },
    createdAt: new Date("2026-01-02T03:04:05.000Z"),
    erasedAt: now,
  });
  expect(await store.invoices.findOne({ accountId: ADA })).toMatchObject({
    billedTo: "",
    token: "",
    number: "1",
  });
  expect(await verifyLedger(store, [], ADA)).toEqual({ accounts: 1, entries: 2, faults: [] });
  // Nothing of others was touched.
  expect(await holding("eve-name")).toEqual(expect.arrayContaining(other));
  await expect(gateway(store).deletion.restore(tokenIn(mailed[0]?.text))).rejects.toMatchObject({
    code: "not_found",
  });
});

test("an account that is opened again while others are erased stays open", async () => {
  const { store } = engine;
  const { deletion, requests } = gateway(store);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const closing = { at: START, eraseAt: new Date(START.getTime() + DAY_MS), isTold: true };
  const begin = (accountId: string) =>
    store.accounts.updateOne({ _id: accountId }, { $set: { closing } }, { upsert: true });
  requests.cancel.mockReturnValue(end);
  const busy = POOLS.erasings.places;
  for (let n = 0; n < busy; n++) {
    const accountId = `acc_00000000000000000000000${n}`;
    await begin(accountId);
    await store.requests.insertOne(sampleRequest({ _id: `req_00000000000000000000000${n}`, accountId }));
  }
  const late = "acc_00000000000000000000000f";
  await fillAccount(store, late, "late-name");
  await begin(late);
  const turn = deletion.goOn();
  await vi.waitFor(() => expect(requests.cancel).toHaveBeenCalledTimes(busy), 5000);
  await store.accounts.updateOne({ _id: late }, { $unset: { closing: "" } });
  resolve();
  await turn;
  expect(await store.apiKeys.findOne({ accountId: late })).toMatchObject({ revokedAt: null });
  expect(await store.wallets.findOne({ _id: late })).not.toHaveProperty("isBlocked");
});

test("a closing that dies at any write goes on by the job, with one mail and a token that works", async () => {
  const { store } = engine;
  for (let dies = 1; dies < 20; dies++) {
    await gateway(dyingStore(store, dies))
      .deletion.close(callerOf(ADA), { password: PASSWORD, code: null }, ADDRESS)
      .catch(() => null);
    await store.attempts.deleteMany({});
    if ((await store.accounts.findOne({ _id: ADA }))?.closing === undefined) continue;
    await gateway(store).deletion.goOn();
    await new MailService({
      ...{ store, clock, log: createLog("silent") },
      transport: async ({ to, text }) => void mailed.push({ to, text }),
    }).sendDue();
    await vi.waitFor(() => expect(mailed).not.toEqual([]), 5000);
    // One that died just behind the sending sends it again.
    expect(new Set(mailed.map(({ text }) => text)).size).toBe(1);
    expect(await store.apiKeys.countDocuments({ accountId: ADA, revokedAt: null })).toBe(0);
    expect(await store.wallets.findOne({ _id: ADA })).toMatchObject({ isBlocked: true });
    await gateway(store).deletion.restore(tokenIn(mailed[0]?.text));
    mailed.length = 0;
    // Another closing, within the time for which a process that died keeps its mail.
    now = new Date(now.getTime() + 1000);
  }
  expect(await store.accounts.findOne({ _id: ADA })).toMatchObject({ name: "ada-name" });
});
