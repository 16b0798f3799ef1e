import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { NotificationService } from "../../src/domain/notification/notification.service.ts";
import type { NewTicket } from "../../src/domain/ticket/ticket-input.ts";
import { MailService } from "../../src/domain/mail/mail.service.ts";
import type { Letter } from "../../src/domain/mail/transport.ts";
import { TicketNews, type TicketNewsDeps } from "../../src/domain/ticket/ticket-news.ts";
import { TicketService } from "../../src/domain/ticket/ticket.service.ts";
import type { AppError } from "../../src/errors/app-error.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const HOUR_MS = 3_600_000;

let engine: EngineStore;
let stores: Store[];
beforeAll(async () => {
  engine = await startEngineStore();
  stores = [engine.store, await engine.another(), await engine.another()];
});
afterAll(() => engine.stop());

let accountId: string;
let accounts = 0;
let now: Date;
beforeEach(() => {
  sent = [];
  accountId = `acc_${String(++accounts).padStart(24, "0")}`;
  now = new Date("2026-03-04T05:06:07.000Z");
});

const clock = { now: () => now };
let sent: Letter[] = [];

/** What lets people know, as another process has it. */
function newsOf(of = 0, over: Partial<TicketNewsDeps> = {}): TicketNews {
  const store = stores[of % stores.length]!;
  const log = createLog("silent");
  const notifications = new NotificationService({ store, clock, log, outlets: [] });
  const mails = new MailService({ store, clock, log, transport: async (mail) => void sent.push(mail) });
  return new TicketNews({ store, clock, notifications, mails, supportAddress: null, ...over });
}

/** The service as another process has it. */
function service(of = 0, over: Partial<TicketNewsDeps> = {}): TicketService {
  const store = stores[of % stores.length]!;
  return new TicketService({ store, clock, catalog: { find: () => null }, news: newsOf(of, over) });
}

const ticket = (parts: Partial<NewTicket> = {}): NewTicket => ({
  subject: "No Records",
  details: "Each run fails.",
  severity: "normal",
  ...{ requestId: null, scraperId: null, failingCommand: null, firstLogLine: null },
  ...parts,
});

/** What became of a creation: null, or the seconds to wait. */
const tryOne = (of = 0): Promise<number | null> =>
  service(of)
    .create(accountId, ticket(), "api_key")
    .then(
      () => null,
      (error: AppError) => {
        expect(error.code).toBe("ticket_limit_reached");
        return error.retryAfterSeconds ?? -1;
      },
    );

test("ten in an hour over all processes at once; the wait is exact, and what is refused does not count", async () => {
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, number) => tryOne(number)));
  expect(outcomes.filter((one) => one === null)).toHaveLength(10);
  expect(new Set(outcomes.filter((one) => one !== null))).toEqual(new Set([3600]));
  expect(await engine.store.tickets.countDocuments({ accountId })).toBe(10);
  now = new Date(now.getTime() + HOUR_MS - 1500);
  expect(await tryOne()).toBe(2);
  now = new Date(now.getTime() + 1499);
  expect(await tryOne()).toBe(1);
  now = new Date(now.getTime() + 1);
  const later = await Promise.all(Array.from({ length: 12 }, (_, number) => tryOne(number)));
  expect(later.filter((one) => one === null)).toHaveLength(10);
});

test("fifty in a day: the first of them has to be a day old", async () => {
  const begin = now.getTime();
  for (let hour = 0; hour < 5; hour++) {
    now = new Date(begin + hour * HOUR_MS);
    expect(await Promise.all(Array.from({ length: 10 }, (_, number) => tryOne(number)))).toEqual(
      Array.from({ length: 10 }, () => null),
    );
  }
  now = new Date(begin + 6 * HOUR_MS);
  expect(await tryOne()).toBe(18 * 3600);
  now = new Date(begin + 24 * HOUR_MS);
  expect(await tryOne()).toBeNull();
});

test("a reply of support is notified once, after a crash too", async () => {
  const { _id } = await service().create(accountId, ticket(), "api_key");
  const lost = service(0, { notifications: { notify: () => Promise.reject(new Error("killed")) } });
  const answered = await lost.answer(_id, "We look at it.");
  expect(answered.state).toBe("waiting_on_customer");
  now = new Date(now.getTime() + 5001);
  await newsOf().announceRest();
  await newsOf(1).announceRest();
  const told = await engine.store.notifications.find({ accountId }).toArray();
  expect(told.map(({ kind, subject, message, data }) => ({ kind, subject, message, data }))).toEqual([
    {
      kind: "ticket.replied",
      subject: "Re: No Records",
      message: "We look at it.",
      data: { ticketId: _id, messageId: answered.messages[0]?.id },
    },
  ]);
  expect(await engine.store.tickets.findOne({ _id })).toMatchObject({ untold: [] });
});

test("support is mailed once of each new ticket and each reply of a customer, after a crash too", async () => {
  const supportAddress = "support@example.org";
  const dead = { supportAddress, mails: { promise: () => Promise.reject(new Error("killed")) } };
  const { _id } = await service(0, dead).create(accountId, ticket({ severity: "urgent" }), "api_key");
  await service(1, dead).reply(accountId, _id, "It still fails.");
  await service(1, { supportAddress }).answer(_id, "We look at it.");
  now = new Date(now.getTime() + 5001);
  await newsOf(0, { supportAddress }).announceRest();
  await newsOf(1, { supportAddress }).announceRest();
  const subject = `[urgent] ${_id} No Records`;
  const facts = `Account: ${accountId}\nTo answer: quarry support reply ${_id} '…' --operator\n`;
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.toSorted((a, b) => a.text.localeCompare(b.text))).toMatchObject([
    { to: supportAddress, subject, text: `Each run fails.\n\n${facts}` },
    { to: supportAddress, subject, text: `It still fails.\n\n${facts}` },
  ]);
  expect(await engine.store.tickets.findOne({ _id })).toMatchObject({ untold: [] });
  expect(await engine.store.notifications.countDocuments({ accountId })).toBe(1);
});

test("states: support waits for the customer, whose reply opens again what was resolved", async () => {
  const tickets = service();
  const { _id } = await tickets.create(accountId, ticket(), "session");
  expect(await tickets.answer(_id, "Try again.")).toMatchObject({ state: "waiting_on_customer" });
  expect(await tickets.reply(accountId, _id, " Still so. ")).toMatchObject({ state: "open" });
  const resolved = await tickets.resolve(accountId, _id);
  expect(resolved).toMatchObject({ state: "resolved", resolvedAt: now, createdBy: "session" });
  now = new Date(now.getTime() + 1000);
  expect((await tickets.resolve(accountId, _id)).resolvedAt).toEqual(resolved.resolvedAt);
  const again = await tickets.reply(accountId, _id, "Again.");
  expect(again).toMatchObject({ state: "open", resolvedAt: null });
  expect(again.messages.map(({ from, body }) => [from, body])).toEqual([
    ["support", "Try again."],
    ["customer", "Still so."],
    ["customer", "Again."],
  ]);
});

test("two hundred messages and no more", async () => {
  const tickets = service();
  const { _id } = await tickets.create(accountId, ticket(), "api_key");
  const message = { id: "tms_000000000000000000000000", from: "customer", body: "x", at: now } as const;
  await engine.store.tickets.updateOne(
    { _id },
    { $set: { messages: Array.from({ length: 199 }, () => message) } },
  );
  const both = await Promise.allSettled([
    tickets.reply(accountId, _id, "a"),
    tickets.reply(accountId, _id, "b"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await tickets.get(accountId, _id)).messages).toHaveLength(200);
});

test("replies have a rate: what is beyond it changes nothing and mails nobody, and operators have none", async () => {
  const tickets = service(0, { supportAddress: "support@example.org" });
  const { _id } = await tickets.create(accountId, ticket(), "api_key");
  const replies = Array.from({ length: 30 }, (_, n) => tickets.reply(accountId, _id, `reply ${n}`));
  const ended = await Promise.allSettled(replies);
  const refused = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as AppError] : []));
  expect(refused.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds])).toEqual(
    Array.from({ length: 10 }, () => ["rate_limited", 3600]),
  );
  expect((await tickets.get(accountId, _id)).messages).toHaveLength(20);
  expect(await engine.store.mails.countDocuments({ accountId })).toBe(21);
  expect((await tickets.answer(_id, "We look into it.")).messages).toHaveLength(21);
  now = new Date(now.getTime() + HOUR_MS);
  expect((await tickets.reply(accountId, _id, "an hour later")).messages).toHaveLength(22);
});
