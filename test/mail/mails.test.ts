import { copyFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Outbox } from "../../src/domain/mail/outbox.ts";
import { smtpTransport, type MailTransport } from "../../src/domain/mail/transport.ts";
import { MailService } from "../../src/domain/mail/mail.service.ts";
import { createLog } from "../../src/kernel/log.ts";
import { startEngineStore, type EngineStore } from "../store/engine-store.ts";
import { smtpDouble } from "./smtp-double.ts";

const START = new Date("2026-01-02T03:04:05.678Z");
const MAIL = {
  key: "verify:1",
  accountId: "acc_1",
  to: "a,b@example.com",
  subject: "Grüße\r\nBcc: x@y.example",
  text: "Hi\n.\nBye",
};

let engine: EngineStore;
let now = START;
const clock = { now: () => now };
beforeAll(async () => {
  engine = await startEngineStore();
});
beforeEach(async () => {
  now = START;
  await engine.store.mails.deleteMany({});
});
afterAll(() => engine.stop());

const service = (transport: MailTransport): MailService =>
  new MailService({ store: engine.store, clock, log: createLog("fatal"), transport });
const after = (ms: number): Date => new Date(START.getTime() + ms);
const untilSettled = () =>
  expect
    .poll(async () => (await engine.store.mails.findOne())?.attempts)
    .toBe(1)
    .then(() =>
      expect
        .poll(async () => (await engine.store.mails.findOne({ nextAt: after(60_000) })) === null)
        .toBe(true),
    );

test("without an SMTP server a mail becomes one .eml file, whatever its subject holds, and is then forgotten", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quarry-outbox-"));
  const outbox = join(folder, "outbox");
  const files = new Outbox({ folder: outbox, from: "Quarry <quarry@localhost>", log: createLog("fatal") });
  const mails = service((letter) => files.send(letter));
  await Promise.all([mails.promise(MAIL), mails.promise(MAIL), mails.promise({ ...MAIL, text: "again" })]);
  await expect.poll(() => engine.store.mails.countDocuments({ sentAt: START })).toBe(1);
  const names = await readdir(outbox);
  expect(names).toEqual([expect.stringMatching(/^2026-01-02T03-04-05-678Z-[0-9a-f]{24}\.eml$/)]);
  const text = await readFile(join(outbox, names[0]!), "utf8");
  expect(text).not.toMatch(/^Bcc/m);
  expect(text).toMatch(/^To: .*a,b.*@example\.com/m);
  expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(text).toMatch(/\r\n\r\nHi\r\n\.\r\nBye/);
  expect(await engine.store.mails.findOne()).toEqual({
    _id: "verify:1",
    accountId: "acc_1",
    content: null,
    attempts: 1,
    failure: null,
    createdAt: START,
    sentAt: START,
  });
  await rm(folder, { recursive: true });
});

test("a mail that its SMTP server refuses is tried again later, by another process, and sent once", async () => {
  const smtp = await smtpDouble();
  smtp.isUp = false;
  await service(smtpTransport(smtp.url, "q@example.com")).promise({ ...MAIL, subject: "Hello" });
  await untilSettled();
  expect(await engine.store.mails.findOne()).toMatchObject({
    nextAt: after(30_000),
    failure: expect.stringContaining("451") as string,
  });
  smtp.isUp = true;
  const other = service(smtpTransport(smtp.url, "q@example.com"));
  await other.sendDue();
  expect(smtp.taken).toEqual([]);
  now = after(30_000);
  await Promise.all([other.sendDue(), other.sendDue()]);
  expect(smtp.taken).toMatchObject([
    { from: "q@example.com", message: expect.stringContaining("Subject: Hello") as string },
  ]);
  await smtp.close();
});

test("a mail of a process that was killed while it sent goes out when its lease is over; one that never can is given up", async () => {
  const sent: string[] = [];
  const never = service(() => new Promise(() => undefined));
  await never.promise(MAIL);
  await expect.poll(async () => (await engine.store.mails.findOne())?.attempts).toBe(1);
  const other = service((letter) => Promise.resolve(void sent.push(letter.text)));
  now = after(59_999);
  await other.sendDue();
  expect(sent).toEqual([]);
  now = after(60_000);
  await other.sendDue();
  expect(sent).toEqual([MAIL.text]);

  now = START;
  const failing = service(() => Promise.reject(new Error("no route")));
  await failing.promise({ ...MAIL, key: "verify:2" });
  await expect.poll(() => engine.store.mails.countDocuments({ failure: "no route" })).toBe(1);
  now = after(3 * 86_400_000);
  await failing.sendDue();
  expect(await engine.store.mails.findOne({ _id: "verify:2" })).toMatchObject({
    content: null,
    sentAt: null,
    failure: "no route",
  });
  expect(await engine.store.mails.countDocuments({ nextAt: { $exists: true } })).toBe(0);
});

test("mails of one account that hang hold two places, and leave the others' and the rest of its own unclaimed", async () => {
  const mail = (_id: string, accountId: string, at: Date) => ({
    ...{ _id, accountId, attempts: 0, failure: null, createdAt: at, nextAt: at, sentAt: null },
    content: { to: `${accountId}@example.com`, subject: _id, text: _id },
  });
  const many = Array.from({ length: 10 }, (_none, index) => mail(`many:${index}`, "acc_1", after(-1000)));
  await engine.store.mails.insertMany([...many, mail("one", "acc_2", START)]);
  let release = (): void => undefined;
  const free = new Promise<void>((resolve) => (release = resolve));
  const mails = service(({ to }) => (to.startsWith("acc_1") ? free : Promise.resolve()));
  const sent = mails.sendDue();
  await expect.poll(() => engine.store.mails.countDocuments({ _id: "one", sentAt: START })).toBe(1);
  expect(await engine.store.mails.countDocuments({ accountId: "acc_1", attempts: 1 })).toBe(2);
  release();
  await sent;
  expect(await engine.store.mails.countDocuments({ sentAt: START })).toBe(11);
});

test("the outbox forgets what is of an account or to its addresses, drafts too, and nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quarry-outbox-"));
  const outbox = new Outbox({ folder, from: "Quarry <quarry@localhost>", log: createLog("fatal") });
  await outbox.forget("acc_1", ["nobody@example.com"]);
  const written = async (id: string, to: string, accountId: string | null) => {
    const before = await readdir(folder);
    await outbox.send({ id, to, accountId, subject: "s", text: "To: a,b@example.com", at: START });
    return (await readdir(folder)).find((name) => !before.includes(name)) ?? "";
  };
  const own = await written("own", MAIL.to, "acc_1");
  await written("by address", MAIL.to, null);
  await written("by letters", "zo\u00e9@xn--bcher-kva.example", null);
  await written("to support", "support@example.com", "acc_1");
  const others = [
    await written("other", "ab@example.com", "acc_2"),
    await written("longer", `x${MAIL.to}`, null),
    await written("longer id", "c@example.com", "acc_11"),
  ];
  await copyFile(join(folder, own), join(folder, `.${own}.4711`));
  await outbox.forget("acc_1", [MAIL.to, "zo\u00e9@xn--bcher-kva.example"]);
  expect((await readdir(folder)).sort()).toEqual(others.sort());
  await rm(folder, { recursive: true });
  // A folder that is not there holds nothing.
  await outbox.forget("acc_1", [MAIL.to]);
});

test("no log and no failure names whom a server refused", async () => {
  const failing = service(({ to }) => Promise.reject(new Error(`550 no such user <${to}>`)));
  await failing.promise(MAIL);
  await expect.poll(async () => (await engine.store.mails.findOne())?.failure).toBe("550 no such user <…>");
});
