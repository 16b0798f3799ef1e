import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import type { MailService, NewMail } from "../../src/domain/mail/mail.service.ts";
import { assertFewAttempts, type Attempt } from "../../src/domain/session/attempts.ts";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { SessionService, type Visitor } from "../../src/domain/session/session.service.ts";
import { SignInSteps, type CodeNeeded } from "../../src/domain/session/sign-in-steps.ts";
import { SignUpService } from "../../src/domain/session/sign-up.service.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import type { Store } from "../../src/store/store.ts";
import { SECRET_KEY, secondFactorCheck } from "../kit/second-factor.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const PASSWORD = "correct horse battery";
const ADA = { email: "ada@example.com", password: PASSWORD, name: "Ada" };
const HOME = "198.51.100.7";
const visitor = { address: "192.0.2.1", userAgent: "test/1", device: null };
const QUARTER_MS = 15 * 60_000;
const START = new Date("2026-01-02T03:00:00.000Z");

let engine: EngineStore;
let stores: Store[];
let sent: NewMail[] = [];
let now = START;
const clock = { now: () => now };
beforeAll(async () => {
  engine = await startEngineStore();
  stores = [engine.store, await engine.another()];
});
afterAll(() => engine.stop());
beforeEach(async () => {
  sent = [];
  now = START;
  const { accounts, wallets, logins, sessions, mailedTokens, attempts } = engine.store;
  for (const all of [accounts, wallets, logins, sessions, mailedTokens, attempts]) await all.deleteMany({});
});

/** One process over a store. */
function gateway(store: Store) {
  const mails = {
    promise: (mail: NewMail) => Promise.resolve(void sent.push(mail)),
  } as unknown as MailService;
  const credentials = new CredentialService({ store, clock, operators: [] });
  const secondFactor = secondFactorCheck({ store, clock, mails });
  const sessions = new SessionService({ store, clock, credentials, secondFactor });
  const publicUrl = () => "https://q.test";
  const signUps = new SignUpService({
    ...{ store, clock, mails, sessions, secondFactor, publicUrl },
    isClosed: false,
  });
  const box = new SecretBox(async () => [SECRET_KEY]);
  const steps = new SignInSteps({ store, clock, box, sessions, secondFactor });
  return { credentials, sessions, signUps, box, steps };
}

const tokenIn = ({ text }: NewMail): string => /^qm_[\w-]{43}$/m.exec(text)![0];

type What = Attempt["what"];
/** How many of these attempts, each over the other of two gateways, passed before the first refusal. */
async function passed(
  tries: number,
  attempt: (store: Store, n: number) => Promise<unknown>,
): Promise<number> {
  for (let n = 0; n < tries; n++) {
    try {
      await attempt(stores[n % 2]!, n);
    } catch (error) {
      expect(error).toMatchObject({ code: "rate_limited" });
      return n;
    }
  }
  return tries;
}
const attempt = (what: What, address: string, who: string) => (store: Store) =>
  assertFewAttempts({ store, clock }, { what, address, who });
const addressOf = (n: number) => `192.0.2.${n}`;

test.each([
  ["sign-in", 10, 100],
  ["proof", 10, 100],
  ["code", 10, 10],
  ["reset code", 10, 10],
  ["device", 10, 100],
  ["sign-up", 5, 30],
  ["reset", 5, 30],
] as const)("%s: %i of a client for an owner, %i from everywhere", async (what, ofPair, ofAll) => {
  expect(await passed(200, attempt(what, HOME, "ada"))).toBe(ofPair);
  // The refused ones were none of the owner's count, nor is another owner held up by them.
  expect(await passed(2, attempt(what, HOME, "bob"))).toBe(2);
  const others = (store: Store, n: number) => attempt(what, addressOf(n), "ada")(store);
  expect(await passed(200, others)).toBe(ofAll - ofPair);
});

test.each(["sign-in", "device", "proof", "code", "reset code", "sign-up", "reset"] as const)(
  "%s: 50 of a client for whomever, within 15 minutes",
  async (what) => {
    const anybody = (store: Store, n: number) => attempt(what, HOME, `owner ${n}`)(store);
    expect(await passed(60, anybody)).toBe(50);
    const refusal = { code: "rate_limited", retryAfterSeconds: 15 * 60 };
    await expect(attempt(what, HOME, "ada")(stores[0]!)).rejects.toMatchObject(refusal);
    await attempt(what, addressOf(1), "ada")(stores[0]!);
    now = new Date(START.getTime() + QUARTER_MS);
    await attempt(what, HOME, "ada")(stores[1]!);
  },
);

test("a client that was refused leaves no more counts, whomever it names", async () => {
  await passed(200, attempt("sign-in", HOME, "ada"));
  const counts = () => engine.store.attempts.countDocuments();
  for (let n = 0; n < 60; n++)
    await attempt("sign-in", HOME, `owner ${n}`)(stores[0]!).catch(() => undefined);
  const before = await counts();
  for (let n = 0; n < 60; n++)
    await expect(attempt("sign-in", HOME, `other ${n}`)(stores[1]!)).rejects.toMatchObject({
      code: "rate_limited",
    });
  expect(await counts()).toBe(before);
});

test("each session is a device that has tries of its own, but an account opens only so many", async () => {
  const [one, two] = stores.map(gateway) as [ReturnType<typeof gateway>, ReturnType<typeof gateway>];
  await one.signUps.signUp(ADA, visitor);
  await one.signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
  const login = (await engine.store.logins.findOne())!;
  const opened = await passed(150, (_store, n) => [one, two][n % 2]!.sessions.open(login, visitor));
  expect([opened, await engine.store.sessions.countDocuments()]).toEqual([99, 100]);
  now = new Date(START.getTime() + 3_600_000);
  await two.sessions.open(login, visitor);
});

test("what is mailed to an address is limited by the day", async () => {
  expect(await passed(9, attempt("reset", HOME, "ada"))).toBe(5);
  now = new Date("2026-01-02T23:59:50.000Z");
  await expect(attempt("reset", HOME, "ada")(stores[0]!)).rejects.toMatchObject({ retryAfterSeconds: 10 });
  now = new Date("2026-01-03T00:00:00.000Z");
  expect(await passed(9, attempt("reset", HOME, "ada"))).toBe(5);
});

test("signing up and resetting count, and mail nothing once they are refused", async () => {
  const home = { address: HOME, userAgent: null, device: null };
  expect(await passed(9, (store) => gateway(store).signUps.signUp(ADA, home))).toBe(5);
  expect(sent).toHaveLength(5);
  // A limit of its own: who signed up too often resets a password yet.
  expect(await passed(9, (store) => gateway(store).signUps.requestReset(ADA.email, home))).toBe(5);
});

test("strangers who fail to sign in hold up neither the owner elsewhere nor an open session", async () => {
  const [one, two] = stores.map(gateway) as [ReturnType<typeof gateway>, ReturnType<typeof gateway>];
  const home = { address: HOME, userAgent: null, device: null };
  await one.signUps.signUp(ADA, home);
  const { token } = await one.signUps.verify(/^qm_[\w-]{43}$/m.exec(sent[0]!.text)![0], PASSWORD, home);
  const stranger = { address: addressOf(1), userAgent: null, device: null };
  for (let n = 0; n < 10; n++)
    await expect(
      [one, two][n % 2]!.sessions.signIn({ ...ADA, password: "wrong password" }, stranger),
    ).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(two.sessions.signIn(ADA, stranger)).rejects.toMatchObject({ code: "rate_limited" });
  await two.sessions.signIn(ADA, home);
  // Many strangers together do hold up signing in.
  await passed(200, (store, n) => attempt("sign-in", addressOf(n + 2), ADA.email)(store));
  await expect(two.sessions.signIn(ADA, home)).rejects.toMatchObject({ code: "rate_limited" });
  const caller = (await two.credentials.callerOf(token))!;
  const passwords = { current: PASSWORD, next: "a better horse battery", code: null };
  await two.sessions.changePassword(caller, passwords, HOME);
  await one.signUps.requestReset(ADA.email, home);
  const reset = /^qm_[\w-]{43}$/m.exec(sent.at(-1)!.text)![0];
  await one.signUps.reset(reset, { password: PASSWORD }, home);
});

test("a device of before needs no second factor, is one of its owner alone, and ends with the password", async () => {
  const one = gateway(engine.store);
  await one.signUps.signUp(ADA, visitor);
  const { token, session } = await one.signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
  const others = { ...ADA, email: "eve@example.com" };
  await one.signUps.signUp(others, { ...visitor, address: "192.0.2.9" });
  const eve = await one.signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
  for (let n = 0; n < 110; n++)
    await one.sessions
      .signIn({ ...ADA, password: "wrong password" }, { ...visitor, address: `192.0.3.${n}` })
      .catch(() => undefined);
  const from = (device: string | null) => ({
    ...{ address: "198.51.100.9", userAgent: null },
    device: device === null ? null : sha256(device),
  });
  for (const device of [null, eve.token, "qs_unknown"])
    await expect(one.sessions.signIn(ADA, from(device))).rejects.toMatchObject({ code: "rate_limited" });
  const { token: another } = await one.sessions.signIn(ADA, from(token));
  await one.sessions.revoke(session.accountId, session._id);
  await one.sessions.signIn(ADA, from(token));
  const next = "a better horse battery";
  const asOther = (await one.credentials.callerOf(another))!;
  now = new Date(now.getTime() + 1000);
  await one.sessions.changePassword(asOther, { current: PASSWORD, next, code: null }, HOME);
  await expect(one.sessions.signIn({ ...ADA, password: next }, from(token))).rejects.toMatchObject({
    code: "rate_limited",
  });
  await one.sessions.signIn({ ...ADA, password: next }, from(another));
});

test("one mailbox is one account, however it is spelled; accounts of before sign in as they did", async () => {
  const one = gateway(engine.store);
  const mailTo = async (email: string) => {
    await engine.store.attempts.deleteMany({});
    await one.signUps.signUp({ ...ADA, email }, visitor);
    return sent.at(-1)!;
  };
  for (const [mailbox, ...others] of [
    ["grace@example.com", "GRACE@ｅｘａｍｐｌｅ.com"],
    ["gr\u00e4ce@example.com", "gra\u0308ce@example.com"],
    ["ada@xn--exmple-cua.com", "ada@ex\u00e4mple.com", "ada@exa\u0308mple.com"],
  ] as const) {
    const first = await mailTo(mailbox);
    expect(first.to).toBe(mailbox);
    await one.signUps.verify(tokenIn(first), PASSWORD, visitor);
    for (const other of others) {
      expect(await mailTo(other)).toMatchObject({ to: mailbox, subject: "You already have an account" });
      await one.sessions.signIn({ email: other, password: PASSWORD }, visitor);
    }
  }
  expect(await engine.store.logins.countDocuments()).toBe(3);
  const mails = sent.length;
  for (const email of ["grace@example.com\u0000", "\u202egrace@example.com", "ada@example..com"])
    await expect(one.signUps.signUp({ ...ADA, email }, visitor)).rejects.toMatchObject({
      code: "invalid_input",
    });
  expect([sent.length, await engine.store.logins.countDocuments()]).toEqual([mails, 3]);

  // Kept as they were typed, before there was one form for all.
  const { passwordHash } = (await engine.store.logins.findOne())!;
  const old = { passwordHash, createdAt: now, passwordChangedAt: now };
  const kept = ["bob\u0000@example.com", "bob@ex\u00e4mple.com", "bo\u0308b@example.com"];
  await engine.store.logins.insertMany(kept.map((_id, n) => ({ ...old, _id, accountId: `acc_${n}` })));
  for (const [n, _id] of kept.entries()) {
    await engine.store.accounts.insertOne({
      ...{ _id: `acc_${n}`, name: "Bob", plan: { name: "Free" } },
      createdAt: now,
    });
    const { session } = await one.sessions.signIn({ email: _id, password: PASSWORD }, visitor);
    expect(session.accountId).toBe(`acc_${n}`);
    await one.signUps.requestReset(_id, visitor);
    expect(sent.at(-1)).toMatchObject({ to: _id, subject: "Set a new password" });
  }
  // And their mailboxes are taken.
  expect(await mailTo("bob@xn--exmple-cua.com")).toMatchObject({ to: kept[1] });
  expect(await mailTo("b\u00f6b@example.com")).toMatchObject({ to: kept[2] });
  expect(await engine.store.logins.countDocuments()).toBe(6);
});

test("each spelling of a mailbox counts as the same owner's", async () => {
  const one = gateway(engine.store);
  const failed = async (email: string, n: number) =>
    one.sessions
      .signIn({ email, password: "wrong password" }, { ...visitor, address: "192.0.2.7" })
      .then(null, (error: { code: string }) => `${n} ${error.code}`);
  const codes: unknown[] = [];
  for (let n = 0; n < 12; n++)
    codes.push(await failed(n % 2 === 0 ? "gr\u00e4ce@example.com" : "GRA\u0308CE@example.com", n));
  expect(codes.slice(9)).toEqual(["9 unauthenticated", "10 rate_limited", "11 rate_limited"]);
});

test("guesses of who knows the password keep no owner out of the second step of a browser", async () => {
  const one = gateway(engine.store);
  await one.signUps.signUp(ADA, visitor);
  const { token, session } = await one.signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
  const secret = new Secret();
  const sealed = await one.box.seal(secret.base32, session.accountId);
  const factor = { recovery: [], begunAt: now, confirmedAt: now, lastStep: -1 };
  await engine.store.secondFactors.insertOne({ _id: session.accountId, secret: sealed, ...factor });
  const code = (steps = 0) => TOTP.generate({ secret, timestamp: now.getTime() + steps * 30_000 });
  const given = { email: ADA.email, password: PASSWORD, code: null };
  const stepFor = async (from: Visitor) =>
    one.steps.first(given, from).then(
      () => expect.fail("no code was asked for"),
      (error: unknown) => (error as CodeNeeded).step,
    );
  for (let n = 0; n < 12; n++) {
    const thief = { ...visitor, address: `192.0.4.${n}` };
    await one.steps.second(await stepFor(thief), "000000", thief).catch(() => undefined);
  }
  const stranger = { ...visitor, address: "198.51.100.9" };
  const second = async (from: Visitor) => one.steps.second(await stepFor(from), code(), from);
  await expect(second(stranger)).rejects.toMatchObject({ code: "rate_limited" });
  expect((await one.steps.second(await stepFor(stranger), `${code(-1)} ${code()}`, stranger)).token).toMatch(
    /^qs_/,
  );
  now = new Date(now.getTime() + 30_000);
  expect((await second({ ...stranger, device: sha256(token) })).token).toMatch(/^qs_/);
  now = new Date(now.getTime() + 30_000);
  expect((await second(visitor)).token).toMatch(/^qs_/);
});

test("who guesses from 200 networks at once shuts no owner out, and has no more guesses than one", async () => {
  const gateways = stores.map(gateway) as [ReturnType<typeof gateway>, ReturnType<typeof gateway>];
  const [one] = gateways;
  await one.signUps.signUp(ADA, visitor);
  const { session } = await one.signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
  const { accountId } = session;
  const secret = new Secret();
  const code = (steps = 0) => TOTP.generate({ secret, timestamp: now.getTime() + steps * 30_000 });
  const sealed = await one.box.seal(secret.base32, accountId);
  const factor = { recovery: [], begunAt: now, confirmedAt: now, lastStep: -1 };
  await engine.store.secondFactors.replaceOne(
    { _id: accountId },
    { secret: sealed, ...factor },
    { upsert: true },
  );
  const outcomes = (networks: number, guess: (n: number) => { password: string; code: string }) =>
    Promise.all(
      Array.from({ length: networks }, (_, n) =>
        gateways[n % 2]!.sessions.signIn(
          { ...ADA, ...guess(n) },
          { ...visitor, address: `203.0.113.${n}` },
        ).then(
          () => "in",
          (error: { code: string }) => error.code,
        ),
      ),
    );
  const wrong = (n: number) => (n + Number(code()) + 1).toString().padStart(6, "0").slice(-6);
  const known = [code(-1), code(), code(1)];
  const countOf = (all: string[], what: string) => all.filter((one) => one === what).length;

  // They know the password: of all their codes ten are looked at, and of those in pairs each network has its ten.
  const codes = await outcomes(200, (n) => ({ password: PASSWORD, code: wrong(n) }));
  expect(codes).not.toContain("in");
  expect(countOf(codes, "second_factor_wrong")).toBe(10);
  const pairs = await outcomes(60, (n) => ({ password: PASSWORD, code: `${wrong(n)}${known[n % 3]}` }));
  expect(pairs).not.toContain("in");
  // They do not, and use up what all have together.
  const passwords = await outcomes(200, (n) => ({ password: `wrong password ${n}`, code: code() }));
  expect(passwords).not.toContain("in");

  // The owner comes from a network and a device that nobody has seen.
  const owner = { address: "198.51.100.77", userAgent: null, device: null };
  const signIn = (password: string, typed: string | null) =>
    one.sessions.signIn({ ...ADA, password, code: typed }, owner);
  for (const [password, typed] of [
    [PASSWORD, null],
    [PASSWORD, code()],
    ["wrong password", `${code(-1)}${code()}`],
    [PASSWORD, `${code()}${code(-1)}`],
    [PASSWORD, `${code(-2)}${code()}`],
  ] as const)
    await expect(signIn(password, typed)).rejects.toMatchObject({ code: "rate_limited" });
  expect((await signIn(PASSWORD, `${code(-1)} ${code()}`)).session.accountId).toBe(accountId);
  // Neither of them opens anything once more.
  for (const used of [`${code(-1)}${code()}`, code()])
    await expect(signIn(PASSWORD, used)).rejects.toMatchObject({ code: "rate_limited" });
});
