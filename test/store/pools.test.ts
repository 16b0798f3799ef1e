import { EventEmitter } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { buildSchema, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountDeletionService } from "../../src/domain/account/account-deletion.service.ts";
import { Feed } from "../../src/domain/event/feed.ts";
import type { AnyCaller } from "../../src/domain/access/caller.ts";
import { KvBulk } from "../../src/domain/kv/kv-bulk.service.ts";
import { MailService } from "../../src/domain/mail/mail.service.ts";
import { NotificationService } from "../../src/domain/notification/notification.service.ts";
import { PictureService } from "../../src/domain/record/picture.service.ts";
import { RecordService } from "../../src/domain/record/record.service.ts";
import { SharedPace } from "../../src/domain/scrape/run/pace.ts";
import { InputHost } from "../../src/domain/scraper/input-host.ts";
import { isPassword } from "../../src/domain/session/password.ts";
import { webhookOutlet } from "../../src/domain/webhook/outlet.ts";
import { WebhookTargets } from "../../src/domain/webhook/target.ts";
import { WebhookSender } from "../../src/domain/webhook/webhook-sender.ts";
import { WebhookService } from "../../src/domain/webhook/webhook.service.ts";
import { Databases } from "../../src/host/sqlite/databases.ts";
import { WorkerPlaces } from "../../src/host/workers/worker-places.ts";
import { FairShare } from "../../src/kernel/fair-share.ts";
import { createLog } from "../../src/kernel/log.ts";
import { networksOf } from "../../src/kernel/network.ts";
import { POOLS, type PoolName } from "../../src/kernel/pools.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import type { OriginPolicy } from "../../src/plugin-sdk/http/types.ts";
import { createBrowserClient } from "../../src/scrape-host/browser/puppeteer.ts";
import { AnswerBudget } from "../../src/server/http/answer-budget.ts";
import { FilePlaces } from "../../src/server/http/file-places.ts";
import { HeavyTurns } from "../../src/server/graphql/heavy-turns.ts";
import { insertRecords } from "../../src/store/record/records.store.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

/** Asks for more than there is of whatever it may, and most of it hangs. */
const GREEDY = "acc_00000000000000000000000a";
const MODEST = "acc_00000000000000000000000b";
const ASKS = 12;
const clock = { now: () => new Date() };
const log = createLog("silent");
const never = new AbortController().signal;

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

/** What makes the work of one account, and ends what hangs. */
interface Work {
  /** Resolves when it is done, or has the place that it asked for. */
  begin(accountId: string, n: number): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Hangs for the greedy one until the end. */
function hanging() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { of: (accountId: string) => (accountId === GREEDY ? promise : Promise.resolve()), end: resolve };
}

async function mails(): Promise<Work> {
  const hang = hanging();
  const sent: (string | null)[] = [];
  const transport = async ({ accountId }: { accountId: string | null }) => {
    await hang.of(String(accountId));
    sent.push(accountId);
  };
  const service = new MailService({ store: engine.store, clock, log, transport });
  return {
    async begin(accountId, n) {
      const mail = { key: `${accountId} ${n}`, accountId, to: "a@example.com", subject: "", text: "" };
      await service.promise(mail);
      await expect.poll(() => sent).toContain(accountId);
    },
    async end() {
      hang.end();
      await expect.poll(() => sent).toHaveLength(ASKS + 1);
    },
  };
}

async function webhookCalls(): Promise<Work> {
  const { store } = engine;
  const hang = hanging();
  const sent: string[] = [];
  const post = {
    async send({ hostname }: URL) {
      const accountId = hostname === "greedy.example" ? GREEDY : MODEST;
      await hang.of(accountId);
      sent.push(accountId);
      return { status: 204, headers: {}, text: "" };
    },
  };
  const targets = {
    post,
    check: (_account: string, url: string) => Promise.resolve(url),
  } as unknown as WebhookTargets;
  const feed = new Feed({ store });
  const notifications = new NotificationService({
    ...{ store, clock, log },
    outlets: [webhookOutlet({ store, clock })],
  });
  const webhooks = new WebhookService({ store, clock, targets });
  const sender = new WebhookSender({ store, clock, log, feed, targets, notifications, leaseMs: 60_000 });
  sender.start();
  return {
    async begin(accountId, n) {
      const url = `https://${accountId === GREEDY ? "greedy" : "modest"}.example/`;
      const endpoint = { url, description: "", topics: ["balance.low"], includeRecords: 0, isEnabled: true };
      await webhooks.create({ accountId, scopes: SCOPES }, endpoint);
      const told = { key: `low ${n}`, kind: "balance.low", subject: "", message: "" } as const;
      await notifications.notify({ accountId, ...told, data: { availableUsdMicros: 1 } });
      await expect.poll(() => sent).toContain(accountId);
    },
    async end() {
      hang.end();
      await sender.stop();
      await feed.stop();
    },
  };
}

function webhookChecks(): Promise<Work> {
  const hang = hanging();
  const resolve = async (hostname: string) => {
    await hang.of(hostname === "greedy.example" ? GREEDY : MODEST);
    return [{ address: "93.184.216.34", family: 4 }];
  };
  const targets = new WebhookTargets({ networks: networksOf([]), resolve });
  return Promise.resolve({
    begin: (accountId) =>
      targets.check(accountId, `https://${accountId === GREEDY ? "greedy" : "modest"}.example/`),
    end: () => Promise.resolve(hang.end()),
  });
}

async function typedFiles(): Promise<Work> {
  const records = new RecordService({ store: null as never });
  const opened: Readable[] = [];
  return {
    async begin(accountId) {
      const none = { accountId, recordCount: 0, segments: [], expiresAt: null, recordsDeleted: false };
      const columns = [{ name: "title", type: "text" }] as const;
      const request = none as unknown as RequestDoc;
      opened.push(await records.typed(request, { from: 0, limit: null }, "parquet", columns));
    },
    end: async () => opened.forEach((file) => file.destroy()),
  };
}

async function pictures(): Promise<Work> {
  const { store } = engine;
  const hang = hanging();
  const png = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const service = new PictureService({
    store,
    settings: { QUARRY_PRIVATE_ORIGINS: [], QUARRY_USER_AGENT: "quarry" },
    get: ({ hostname }) => hang.of(hostname === "greedy.example" ? GREEDY : MODEST).then(() => png),
  });
  return {
    async begin(accountId, n) {
      const url = `https://${accountId === GREEDY ? "greedy" : "modest"}.example/1.png`;
      const request = sampleRequest({
        ...{ _id: `pictures ${accountId} ${n}`, accountId, recordCount: 1 },
        segments: [{ fence: 1, from: 0, to: 1 }],
      });
      await insertRecords(store, request._id, 1, 0, [{ key: "1", json: JSON.stringify({ url }) }]);
      await service.fetch(request, 0, url);
    },
    end: async () => hang.end(),
  };
}

async function files(): Promise<Work> {
  const places = new FilePlaces();
  const open: Readable[] = [];
  const leave = new AbortController();
  return {
    async begin(accountId) {
      const file = new Readable({ read: () => undefined });
      await places.hold(file, accountId, leave.signal);
      open.push(file);
    },
    async end() {
      leave.abort();
      open.forEach((file) => file.destroy());
    },
  };
}

async function heavyAnswers(): Promise<Work> {
  const turns = new HeavyTurns(new AnswerBudget({ account: 100_000, address: 100_000 }));
  const schema = buildSchema("type Query { call: String }");
  return {
    begin(accountId) {
      const context = { caller: { accountId }, address: "192.0.2.1" };
      const document = parse("{ __schema { types { name } } }");
      const args = { document, operationName: null, variables: null, context };
      return turns.run(schema, args, () => new Promise((done) => setTimeout(done, 10, {})));
    },
    end: async () => undefined,
  };
}

async function origins(): Promise<Work> {
  const pace = new SharedPace({ store: engine.store, slotMs: 60_000 });
  const policy = { url: "https://paced.example", requestsPerSecond: 20, concurrency: 1 } as OriginPolicy;
  return {
    async begin(accountId) {
      const { release } = await pace.of(accountId).acquire(policy.url, policy, never);
      setTimeout(release, 10);
    },
    end: async () => undefined,
  };
}

async function browsers(): Promise<Work> {
  const pool = new FairShare("browsers");
  const folder = await mkdtemp(join(tmpdir(), "quarry-pools-"));
  const executable = async (name: string, does: string): Promise<string> => {
    await writeFile(join(folder, name), `#!/bin/sh\n${does}\n`);
    await chmod(join(folder, name), 0o755);
    return join(folder, name);
  };
  const hangs = await executable("hangs", `while [ ! -e ${folder}/end ]; do sleep 0.05; done`);
  const ends = await executable("ends", "exit 1");
  return {
    async begin(accountId) {
      const client = createBrowserClient({
        http: null as never,
        ...{ userAgent: "", signal: never, now: clock.now },
        place: async (signal) => ({ release: await pool.takeUnless(signal, accountId) }),
        executablePath: accountId === GREEDY ? hangs : ends,
      });
      const started = client.page("https://a.example/");
      await expect(started).rejects.toMatchObject({ code: "browser_unavailable" });
    },
    async end() {
      await writeFile(join(folder, "end"), "");
      await expect.poll(() => pool.isIdle).toBe(true);
      await rm(folder, { recursive: true });
    },
  };
}

async function pluginInputs(): Promise<Work> {
  const fine = JSON.stringify(pathToFileURL("test/fixtures/plugins-process/series/index.js").href);
  const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)";
  const slow = `import fine from ${fine}; export default new Proxy(fine, { get(plugin, name) { ${wait}; return plugin[name]; } });`;
  const host = new InputHost(`data:text/javascript,${encodeURIComponent(slow)}`, 60_000);
  return { begin: (accountId) => host.prepare({ rows: 1 }, accountId), end: async () => undefined };
}

async function passwords(): Promise<Work> {
  const checks: Promise<boolean>[] = [];
  return {
    begin(client) {
      const turn = Promise.withResolvers<void>();
      // Read when its turn comes: how long the threads of a busy machine take says nothing of turns.
      const password = { slice: () => (turn.resolve(), "wrong") } as unknown as string;
      checks.push(isPassword(password, null, client));
      return turn.promise;
    },
    end: () => Promise.all(checks),
  };
}

async function erasings(): Promise<Work> {
  const { store } = engine;
  const hang = hanging();
  const requests = {
    async cancel(accountId: string, _id: string) {
      await hang.of(accountId);
      await store.requests.updateOne({ _id }, { $set: { state: "cancelled" } });
    },
  };
  const deletion = new AccountDeletionService({
    payments: { store, clock, log },
    credentials: { forget: () => undefined },
    mails: { forget: () => Promise.resolve(true) },
    outbox: { forget: () => Promise.resolve() },
    requests,
    graceDays: 0,
  } as unknown as ConstructorParameters<typeof AccountDeletionService>[0]);
  const turns: Promise<void>[] = [];
  return {
    async begin(accountId, n) {
      const closing = { at: clock.now(), eraseAt: clock.now(), isTold: true };
      await store.accounts.updateOne({ _id: accountId }, { $set: { closing } }, { upsert: true });
      const request = { accountId, state: "queued", _id: `${accountId} ${n}` } as const;
      await store.requests.insertOne(sampleRequest(request));
      turns.push(deletion.goOn());
      const erased = () => store.accounts.countDocuments({ _id: accountId, closing: { $exists: false } });
      await expect.poll(erased).toBe(1);
    },
    end: () => (hang.end(), Promise.all(turns)),
  };
}

/** Of the greedy one each takes as many places as fill it together. */
const placesOf = (name: "workerRequests" | "workerUpgrades", client: string): unknown[] =>
  new Array(client === GREEDY ? Math.ceil((POOLS[name].places + 1) / ASKS) : 1).fill(null);

async function workerRequests(): Promise<Work> {
  const places = new WorkerPlaces();
  const reply = new EventEmitter().setMaxListeners(0) as ServerResponse;
  return {
    begin: (client) => {
      const asked = placesOf("workerRequests", client).map(() => places.request(client, reply));
      return Promise.all(asked);
    },
    end: async () => reply.emit("close"),
  };
}

async function workerUpgrades(): Promise<Work> {
  const places = new WorkerPlaces();
  return {
    begin: async (client) => placesOf("workerUpgrades", client).map(() => places.upgrade(client)),
    end: async () => undefined,
  };
}

async function kvBulks(): Promise<Work> {
  const hang = hanging();
  const kv = new KvBulk({ store: engine.store, clock, resources: {} as never, meters: {} as never });
  return {
    begin: (accountId) => kv.inPlace({ accountId } as AnyCaller, () => hang.of(accountId)),
    end: async () => hang.end(),
  };
}

async function sqliteStatements(): Promise<Work> {
  const hang = hanging();
  const nothing = async () => undefined;
  const claim = ({ accountId }: { accountId: string }) =>
    hang.of(accountId).then(() => ({ folderId: "elsewhere", bytes: 0 }));
  const source = { folder: tmpdir(), folderId: "here", claim, sized: nothing, unknown: async () => [] };
  const meters = { admit: async () => ({ record: nothing, release: () => undefined }), record: nothing };
  const databases = new Databases({ source, meters, log });
  const limits = { timeMs: 1000, rows: 1, bytes: 1000, databaseBytes: 10_000 };
  return {
    begin: (accountId, n) =>
      databases
        .run({ database: `${accountId}-${n}`, accountId, serviceId: "", statements: [], limits })
        // Its file is elsewhere, as it was told in its turn.
        .catch((error: unknown) => expect(error).toMatchObject({ code: "database_unavailable" })),
    end: async () => hang.end(),
  };
}

const WORK = {
  ...{
    mails,
    webhookCalls,
    webhookChecks,
    typedFiles,
    files,
    pictures,
    heavyAnswers,
    origins,
    browsers,
    pluginInputs,
    passwords,
    kvBulks,
    sqliteStatements,
    workerRequests,
    workerUpgrades,
  },
  erasings,
} satisfies Record<PoolName, () => Promise<Work>>;

test.each(Object.keys(POOLS) as PoolName[])(
  "%s: one account that fills it does not stop another's work",
  { timeout: 60_000 },
  async (name) => {
    const { begin, end } = await WORK[name]();
    let done = 0;
    const greedy = Array.from({ length: ASKS }, (_, n) => begin(GREEDY, n).then(() => (done += 1)));
    const outcomes = Promise.allSettled(greedy);
    await begin(MODEST, ASKS);
    const { shares } = POOLS[name];
    // It holds its share, or had a turn before and one after at most.
    expect(done).toBeLessThanOrEqual(Math.max(shares[0].most, 2));
    await end();
    await outcomes;
  },
);
