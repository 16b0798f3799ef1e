import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Feed } from "../../src/domain/event/feed.ts";
import { MailService } from "../../src/domain/mail/mail.service.ts";
import { mailOutlet } from "../../src/domain/notification/mail-outlet.ts";
import { NotificationService, type News } from "../../src/domain/notification/notification.service.ts";
import { watchNotifications } from "../../src/domain/notification/watch.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { NotificationDoc } from "../../src/store/notification/notification-documents.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const log = createLog("silent");
let accounts = 0;
const newAccount = () => `acc_${String(++accounts).padStart(24, "0")}`;

const lowBalance = (accountId: string, key = "balance.low:1"): News => ({
  accountId,
  key,
  kind: "balance.low",
  subject: "The balance is low",
  message: "2.50 USD are left.",
  data: { availableUsdMicros: 2_500_000 },
});

const serviceWith = (outlet: (one: NotificationDoc) => Promise<void>, clock = { now: () => new Date() }) =>
  new NotificationService({ store: engine.store, clock, log, outlets: [outlet] });

test("a key is notified once, whoever and however many tell it", async () => {
  const accountId = newAccount();
  const told: NotificationDoc[] = [];
  const service = serviceWith(async (one) => void told.push(one));
  await Promise.all(Array.from({ length: 20 }, () => service.notify(lowBalance(accountId))));
  await service.notify({ ...lowBalance(newAccount()), subject: "x".repeat(300) });
  expect(await engine.store.notifications.countDocuments({ accountId })).toBe(1);
  expect(told.map(({ subject }) => subject)).toEqual(["The balance is low", "x".repeat(200)]);
  const { notifications } = await service.list(accountId, {
    first: 5,
    after: null,
    unread: false,
    kind: null,
  });
  expect(notifications[0]?.notification).toMatchObject({
    kind: "balance.low",
    message: "2.50 USD are left.",
    data: { availableUsdMicros: 2_500_000 },
    readAt: null,
  });
  expect(notifications[0]?.notification).not.toHaveProperty("pendingSince");
});

test("what was not told when a process died is recognised by the job, and then no more", async () => {
  const accountId = newAccount();
  let now = new Date("2026-03-04T05:06:07.000Z");
  let isBroken = true;
  const told: string[] = [];
  const outlet = async ({ key }: NotificationDoc): Promise<void> => {
    if (isBroken) throw new Error("away");
    told.push(key);
  };
  const service = serviceWith(outlet, { now: () => now });
  await service.notify(lowBalance(accountId));
  isBroken = false;
  await service.tellRest();
  expect(told).toEqual([]);
  now = new Date(now.getTime() + 5001);
  await service.tellRest();
  await service.tellRest();
  expect(told).toEqual(["balance.low:1"]);
});

test("settings decide where a kind goes; what is not given stays", async () => {
  const accountId = newAccount();
  const told: NotificationDoc[] = [];
  const service = serviceWith(async (one) => void told.push(one));
  const asked = { first: 5, after: null, unread: false, kind: null };
  await service.changeSettings(accountId, "balance.low", { inApp: false });
  await service.notify(lowBalance(accountId));
  expect((await service.list(accountId, asked)).notifications).toEqual([]);
  expect(told.map(({ isListed, isMailed }) => [isListed, isMailed])).toEqual([[false, true]]);
  await service.changeSettings(accountId, "balance.low", { email: false });
  const settings = await service.settings(accountId);
  expect(settings.find(({ kind }) => kind === "balance.low")).toEqual({
    kind: "balance.low",
    inApp: false,
    email: false,
  });
  expect(settings.find(({ kind }) => kind === "request.finished")).toMatchObject({ inApp: false });
  await expect(service.changeSettings(accountId, "nope", { email: true })).rejects.toMatchObject({
    code: "invalid_input",
  });
  expect(await service.settings(accountId)).toEqual(settings);
});

test("what is to be mailed goes to who signs in to the account, once, and to nobody else", async () => {
  const accountId = newAccount();
  const { store } = engine;
  const texts: string[] = [];
  const mails = new MailService({
    store,
    clock: { now: () => new Date() },
    log,
    transport: async ({ text }) => void texts.push(text),
  });
  const service = serviceWith(mailOutlet({ store, mails, publicUrl: () => "https://q.test" }));
  await service.notify(lowBalance(accountId, "before anybody signed up"));
  const at = new Date();
  const login = {
    _id: `${accountId}@example.org`,
    accountId,
    passwordHash: "x",
    createdAt: at,
    passwordChangedAt: at,
  };
  await store.logins.insertOne(login);
  await Promise.all([
    service.notify(lowBalance(accountId, "one")),
    service.notify(lowBalance(accountId, "one")),
  ]);
  await service.changeSettings(accountId, "balance.low", { email: false });
  await service.notify(lowBalance(accountId, "two"));
  const [told] = await store.notifications.find({ accountId, key: "one" }).toArray();
  const mailed = await store.mails.find({ accountId }).toArray();
  expect(mailed.map(({ _id }) => _id)).toEqual([`notification:${told?._id}`]);
  await vi.waitFor(() =>
    expect(texts).toEqual([expect.stringContaining("https://q.test/dashboard/notifications?show=settings")]),
  );
});

test("watchers see each addition once, and behind a cursor what they missed", async () => {
  const accountId = newAccount();
  const service = serviceWith(async () => undefined);
  await service.notify(lowBalance(accountId, "before"));
  const feed = new Feed({ store: engine.store });
  const abort = new AbortController();
  const watched = {
    store: engine.store,
    feed,
    clock: { now: () => new Date() },
    accountId,
    assertAllowed: () => Promise.resolve(),
    signal: abort.signal,
  };
  const live = watchNotifications(watched, null);
  const next = async () => (await live.next()).value as { notification: NotificationDoc; cursor: string };
  const coming = next();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await service.notify(lowBalance(newAccount(), "of another account"));
  await service.notify(lowBalance(accountId, "one"));
  const first = await coming;
  await service.notify(lowBalance(accountId, "two"));
  expect([first.notification.key, (await next()).notification.key]).toEqual(["one", "two"]);
  const later = watchNotifications(watched, first.cursor);
  const keys = [];
  for (let count = 0; count < 2; count++)
    keys.push(((await later.next()).value as { notification: NotificationDoc }).notification.key);
  // "before" is of the last seconds before the cursor, so it comes again; "one" itself does not.
  expect(keys).toEqual(["before", "two"]);
  abort.abort();
  await Promise.all([live.return(undefined), later.return(undefined)]);
  await feed.stop();
});
