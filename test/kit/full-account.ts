import type { Collection, Document } from "mongodb";
import { passwordHashOf } from "../../src/domain/session/password.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { insertRecords } from "../../src/store/record/records.store.ts";
import { OWNED } from "../../src/store/account/account-data.store.ts";
import type { CollectionName, Store } from "../../src/store/store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";

export const PASSWORD = "correct horse battery";
/** Stands in every field that opens something. */
export const HIDDEN = "hidden-credential";
/** Its API key, which may do everything. */
export const keyOf = (accountId: string): string => `qk_${accountId.padEnd(43, "x").slice(0, 43)}`;
const AT = new Date("2026-01-02T03:04:05.000Z");

/**
 * Puts an account into the database that has something in every collection that may hold something of an account. Its name
 * stands in what it wrote, so that a test finds what is left of it.
 */
export async function fillAccount(store: Store, accountId: string, name: string, records = 3): Promise<void> {
  const put = async (collection: CollectionName, doc: Document): Promise<void> => {
    await (store[collection] as unknown as Collection).insertOne(doc);
  };
  const of = { accountId };
  const tail = accountId.slice(-24);
  const requestId = `req_${tail}`;
  const segments = records > 0 ? [{ fence: 1, from: 0, to: records }] : [];
  await store.requests.insertOne({
    ...sampleRequest({ _id: requestId, accountId, state: "succeeded", recordCount: records, segments }),
    input: { query: name },
    holdToken: HIDDEN,
    finishedAt: AT,
    settlement: { round: 1, costUsdMicros: 2100, records: 3, done: true },
  });
  const record = (seq: number) => ({ key: `${seq}`, json: JSON.stringify({ seq, for: name }) });
  if (records > 0)
    await insertRecords(
      store,
      requestId,
      1,
      0,
      Array.from({ length: records }, (_, seq) => record(seq)),
    );
  // What a lost run left behind: nobody may read it, and it is erased all the same.
  await insertRecords(store, requestId, 2, 0, [{ key: "lost", json: `{"lost":"${name}"}` }]);
  await put("runLogs", { _id: `log_${tail}`, requestId, attempt: 1, at: AT, level: "info", message: name });
  await put("pricePoints", {
    _id: `${accountId}:shop:-:1:${requestId}`,
    requestId,
    observedAt: AT,
    title: name,
  });
  await put("idempotency", { _id: `${accountId}:key`, bodyHash: "", requestId, createdAt: new Date() });
  await put("accounts", { _id: accountId, name, plan: { name: "Free" }, createdAt: AT });
  await put("wallets", { _id: accountId, isOpen: true, availableUsdMicros: 5, heldUsdMicros: 0, holds: [] });
  const units = { meter: null, quantity: null, unitPriceUsdMicros: null };
  const grant = { kind: "grant", usdMicros: 2105, source: null, ...units };
  await put("ledger", { _id: `grant:${accountId}:a`, ...of, ...grant, at: AT });
  const source = { kind: "request", id: requestId };
  const charge = { kind: "charge", usdMicros: -2100, source, ...units };
  await put("ledger", { _id: `settle:${requestId}:1`, ...of, ...charge, at: new Date(AT.getTime() + 1) });
  const invoice = {
    sequence: 1,
    number: "1",
    billedTo: name,
    token: HIDDEN,
    totalUsdMicros: 0,
    issuedAt: AT,
  };
  await put("invoices", { _id: `inv_${tail}`, ...of, ...invoice });
  await put("payments", { _id: `pay_${tail}`, ...of, state: "failed", usdMicros: 0, createdAt: AT });
  await put("customers", { _id: `sandbox:${accountId}`, ...of, customerId: `cus_${name}`, reads: 0 });
  await put("autoTopUps", { _id: accountId, isEnabled: true, current: null });
  await put("usage", {
    _id: `${accountId}|2026-01|p|shop`,
    ...of,
    partition: "2026-01",
    added: { kv_reads: 1 },
  });
  await put("usageCaps", { _id: `${accountId}|kv_reads|day`, ...of, metric: "kv_reads", value: 1 });
  await put("capWindows", { _id: `${accountId}|kv_reads|day|2026-01-02`, ...of, by: {}, at: new Date() });
  await put("spending", { _id: `${accountId}|2026-01`, ...of, month: "2026-01", open: [] });
  await put("spendLimits", { _id: `${accountId}|account`, ...of, scope: "account", monthlyUsdMicros: 1 });
  await put("notifications", { _id: `ntf_${tail}`, ...of, key: "a", message: name, createdAt: AT });
  await put("notificationSettings", { _id: accountId, channels: {} });
  const secrets = [{ secret: HIDDEN, createdAt: AT, expiresAt: null }];
  await put("webhookEndpoints", {
    _id: `whk_${tail}`,
    ...of,
    place: 0,
    url: `https://${name}.example`,
    secrets,
  });
  await put("webhookDeliveries", {
    _id: `whd_${tail}`,
    ...of,
    payload: name,
    leaseToken: HIDDEN,
    createdAt: AT,
  });
  await put("tickets", { _id: `tkt_${tail}`, ...of, subject: name, untold: [], updatedAt: AT });
  await put("rollingLimits", { _id: `ticket:${accountId}`, taken: [], lastAt: new Date() });
  await put("mails", { _id: `mail:${accountId}`, ...of, content: { to: name, subject: "", text: HIDDEN } });
  await put("mailedTokens", { _id: `token:${accountId}`, ...of, email: name, expiresAt: new Date() });
  const key = { label: name, hash: sha256(keyOf(accountId)), hint: "qk_…", place: 0, createdAt: AT };
  await put("apiKeys", { _id: `key_${tail}`, ...of, ...key, revokedAt: null });
  const session = {
    hash: `${HIDDEN}-${tail}`,
    userAgent: name,
    expiresAt: new Date("2100-01-01"),
    revokedAt: null,
  };
  await put("sessions", { _id: `ses_${tail}`, ...of, ...session, createdAt: AT });
  const passwordHash = await passwordHashOf(PASSWORD, accountId);
  await put("logins", { _id: `${name}@example.com`, ...of, passwordHash, createdAt: AT });
  const factor = { secret: HIDDEN, recovery: [HIDDEN], begunAt: AT, confirmedAt: null, lastStep: -1 };
  await put("secondFactors", { _id: accountId, ...factor });
  const service = { slug: name, name, place: 0, manifest: null, activeDeploymentId: null, switchedN: 0 };
  const counts = { deployCount: 1, version: 1, createdAt: AT, updatedAt: AT };
  await put("services", { _id: `svc_${tail}`, ...of, ...service, ...counts });
  const deployment = { serviceId: `svc_${tail}`, n: 1, state: "failed", createdAt: AT, changedAt: AT };
  await put("deployments", { _id: `dep_${tail}`, ...of, ...deployment });
  await put("abuseReports", { _id: `abr_${tail}`, ...of, status: "open", events: [], createdAt: AT });
  await put("events", { topic: "request", subject: requestId, ...of, kind: "succeeded", at: AT });
  await fillRest(store, accountId, name);
}

/** A plain document in each collection that has none above: those of kinds that are added later are tested, too. */
async function fillRest(store: Store, accountId: string, name: string): Promise<void> {
  for (const { name: of, row } of OWNED) {
    if (row.ofAccount === undefined || BY_PAYMENTS.has(of)) continue;
    const documents = store[of] as unknown as Collection;
    const filter = row.ofAccount(accountId);
    if ((await documents.countDocuments(filter)) > 0) continue;
    const { _id: id } = filter as { _id?: string | { $gte: string } };
    const _id = typeof id === "object" ? `${id.$gte}1` : (id ?? `${of}:${accountId}`);
    await documents.insertOne({ ...filter, _id: _id as never, text: name });
  }
}
/** What a test of payments writes. */
export const BY_PAYMENTS: ReadonlySet<string> = new Set(["sandbox", "subscriptions"]);
