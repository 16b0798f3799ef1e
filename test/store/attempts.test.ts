import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import type { MailService, NewMail } from "../../src/domain/mail/mail.service.ts";
import { assertFewAttempts } from "../../src/domain/session/attempts.ts";
import { SessionService } from "../../src/domain/session/session.service.ts";
import { SignUpService } from "../../src/domain/session/sign-up.service.ts";
import type { Store } from "../../src/store/store.ts";
import { secondFactorCheck } from "../kit/second-factor.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const PASSWORD = "correct horse battery";
const ADA = { email: "ada@example.com", password: PASSWORD, name: "Ada" };
const HOME = "198.51.100.7";
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
  return { credentials, sessions, signUps };
}

type What = Parameters<typeof assertFewAttempts>[1];
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
  assertFewAttempts({ store, clock }, what, { address, who });
const addressOf = (n: number) => `192.0.2.${n}`;

test.each([
  ["sign-in", 10, 100],
  ["proof", 10, 100],
  ["code", 10, 10],
  ["sign-up", 5, 30],
  ["reset", 5, 30],
] as const)("%s: %i of a client for an owner, %i from everywhere", async (what, ofPair, ofAll) => {
  expect(await passed(200, attempt(what, HOME, "ada"))).toBe(ofPair);
  // The refused ones were none of the owner's count, nor is another owner held up by them.
  expect(await passed(2, attempt(what, HOME, "bob"))).toBe(2);
  const others = (store: Store, n: number) => attempt(what, addressOf(n), "ada")(store);
  expect(await passed(200, others)).toBe(ofAll - ofPair);
});

test.each(["sign-in", "proof", "code", "sign-up", "reset"] as const)(
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

test("what is mailed to an address is limited by the day", async () => {
  expect(await passed(9, attempt("reset", HOME, "ada"))).toBe(5);
  now = new Date("2026-01-02T23:59:50.000Z");
  await expect(attempt("reset", HOME, "ada")(stores[0]!)).rejects.toMatchObject({ retryAfterSeconds: 10 });
  now = new Date("2026-01-03T00:00:00.000Z");
  expect(await passed(9, attempt("reset", HOME, "ada"))).toBe(5);
});

test("signing up and resetting count, and mail nothing once they are refused", async () => {
  const visitor = { address: HOME, userAgent: null };
  expect(await passed(9, (store) => gateway(store).signUps.signUp(ADA, visitor))).toBe(5);
  expect(sent).toHaveLength(5);
  // A limit of its own: who signed up too often resets a password yet.
  expect(await passed(9, (store) => gateway(store).signUps.requestReset(ADA.email, visitor))).toBe(5);
});

test("strangers who fail to sign in hold up neither the owner elsewhere nor an open session", async () => {
  const [one, two] = stores.map(gateway) as [ReturnType<typeof gateway>, ReturnType<typeof gateway>];
  const home = { address: HOME, userAgent: null };
  await one.signUps.signUp(ADA, home);
  const { token } = await one.signUps.verify(/^qm_[\w-]{43}$/m.exec(sent[0]!.text)![0], PASSWORD, home);
  const stranger = { address: addressOf(1), userAgent: null };
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
  const passwords = { current: PASSWORD, next: "a better horse battery" };
  await two.sessions.changePassword(caller, passwords, HOME);
  await one.signUps.requestReset(ADA.email, home);
  const reset = /^qm_[\w-]{43}$/m.exec(sent.at(-1)!.text)![0];
  await one.signUps.reset(reset, { password: PASSWORD }, home);
});
