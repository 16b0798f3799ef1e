import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../src/domain/access/caller.ts";
import { ApiKeyService } from "../../src/domain/api-key/api-key.service.ts";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import type { MailService, NewMail } from "../../src/domain/mail/mail.service.ts";
import { recoveryHashOf } from "../../src/domain/second-factor/recovery-codes.ts";
import { SecondFactorService } from "../../src/domain/second-factor/second-factor.service.ts";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { SessionService, type Visitor } from "../../src/domain/session/session.service.ts";
import { SignUpService } from "../../src/domain/session/sign-up.service.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import { storeOver, type Store } from "../../src/store/store.ts";
import { SECRET_KEY, secondFactorCheck } from "../kit/second-factor.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const PASSWORD = "correct horse battery";
const ADA = { email: "ada@example.com", password: PASSWORD, name: "Ada" };
const ADDRESS = "192.0.2.1";
const visitor: Visitor = { address: ADDRESS, userAgent: "test/1", device: null };
const START = new Date("2026-01-02T03:00:00.000Z");

let engine: EngineStore;
let sent: NewMail[] = [];
let now = START;
const clock = { now: () => now };
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  sent = [];
  now = START;
  const { accounts, wallets, logins, sessions, mailedTokens, attempts, secondFactors } = engine.store;
  for (const all of [accounts, wallets, logins, sessions, mailedTokens, attempts, secondFactors])
    await all.deleteMany({});
});

/** One process over a store. */
function gateway(store: Store) {
  const mails = {
    promise: (mail: NewMail) => Promise.resolve(void sent.push(mail)),
  } as unknown as MailService;
  const credentials = new CredentialService({ store, clock, operators: [] });
  const check = secondFactorCheck({ store, clock, mails });
  const sessions = new SessionService({ store, clock, credentials, secondFactor: check });
  const box = new SecretBox(async () => [SECRET_KEY]);
  return {
    credentials,
    sessions,
    signUps: new SignUpService({
      store,
      clock,
      mails,
      sessions,
      secondFactor: check,
      publicUrl: () => "https://q.test",
      isClosed: false,
    }),
    factors: new SecondFactorService({ store, clock, mails, box, check, sessions }),
  };
}
type Gateway = ReturnType<typeof gateway>;
const tokenIn = ({ text }: NewMail): string => /^qm_[\w-]{43}$/m.exec(text)![0];
const codeAt = (secret: string, at = now): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
const factor = () => engine.store.secondFactors.findOne();
const wrong = { code: "second_factor_wrong" };

async function signedUp({ signUps }: Gateway): Promise<{ caller: Caller; token: string }> {
  await signUps.signUp(ADA, visitor);
  const { session, token } = await signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
  const credential = { kind: "session", id: session._id } as const;
  return {
    token,
    caller: { accountId: session.accountId, credential, hash: "", scopes: SCOPES, isOperator: false },
  };
}

/** An account whose factor is on, 60 s behind its first code. */
async function withFactor(one: Gateway) {
  const owner = await signedUp(one);
  const { secret } = await one.factors.begin(owner.caller, PASSWORD, ADDRESS);
  const { recoveryCodes } = await one.factors.confirm(owner.caller, codeAt(secret), ADDRESS);
  later(60);
  return { ...owner, secret, recoveryCodes };
}

test("it asks for nothing until a first code confirms it, and then ends the other sessions and tells the owner", async () => {
  const one = gateway(engine.store);
  const { caller, token } = await signedUp(one);
  const other = await one.sessions.signIn(ADA, visitor);
  await expect(one.factors.begin(caller, "wrong password", ADDRESS)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await factor()).toBeNull();
  await expect(one.factors.confirm(caller, "123456", ADDRESS)).rejects.toMatchObject({
    code: "second_factor_off",
  });

  const { secret, url, qrSvg, qrText } = await one.factors.begin(caller, PASSWORD, ADDRESS);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(url).toBe(
    `otpauth://totp/Quarry:ada%40example.com?issuer=Quarry&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(qrSvg).toMatch(/^<svg [^]*<\/svg>$/);
  expect(qrText.split("\n").length).toBeGreaterThan(15);
  expect(JSON.stringify(await factor())).not.toContain(secret);
  expect(await one.factors.show(caller.accountId)).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
  await one.sessions.signIn(ADA, visitor);

  const past = codeAt(secret, new Date(START.getTime() - 61_000));
  for (const code of [past, "", "12345", "abcdef"])
    await expect(one.factors.confirm(caller, code, ADDRESS)).rejects.toMatchObject(wrong);
  expect(await factor()).toMatchObject({ confirmedAt: null, lastStep: -1, recovery: [] });

  const spaced = codeAt(secret).replace(/^(...)/, "$1 ");
  const { recoveryCodes, revokedSessions } = await one.factors.confirm(caller, spaced, ADDRESS);
  expect(revokedSessions).toBe(2);
  expect(await one.credentials.callerOf(other.token)).toBeNull();
  expect(await one.credentials.callerOf(token)).not.toBeNull();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(await factor()).toEqual({
    _id: caller.accountId,
    secret: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]+$/) as string,
    begunAt: START,
    confirmedAt: START,
    lastStep: START.getTime() / 30_000,
    recovery: recoveryCodes.map(recoveryHashOf),
  });
  expect(await one.factors.show(caller.accountId)).toEqual({ confirmedAt: START, recoveryCodesLeft: 10 });
  expect(sent.at(-1)).toMatchObject({ to: ADA.email, subject: "A second factor is on" });
  const isOn = { code: "second_factor_on" };
  await expect(one.factors.begin(caller, PASSWORD, ADDRESS)).rejects.toMatchObject(isOn);
  later(30);
  await expect(one.factors.confirm(caller, codeAt(secret), ADDRESS)).rejects.toMatchObject(isOn);
});

test("what was begun more than an hour ago is not confirmed", async () => {
  const one = gateway(engine.store);
  const { caller } = await signedUp(one);
  const { secret } = await one.factors.begin(caller, PASSWORD, ADDRESS);
  later(3601);
  await expect(one.factors.confirm(caller, codeAt(secret), ADDRESS)).rejects.toMatchObject({
    code: "second_factor_off",
  });
  const { secret: next } = await one.factors.begin(caller, PASSWORD, ADDRESS);
  expect(next).not.toBe(secret);
  await one.factors.confirm(caller, codeAt(next), ADDRESS);
});

test("a sign-in or a reset under way while it is turned on opens nothing without a code", async () => {
  const one = gateway(engine.store);
  const { caller } = await signedUp(one);
  const { secret } = await one.factors.begin(caller, PASSWORD, ADDRESS);
  /** Turns it on just before the call would write. */
  const turningOn = <T extends object>(collection: T, write: string): T =>
    new Proxy(collection, {
      get(target, name) {
        const own = (Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>).bind(target);
        if (name !== write) return own;
        return async (...args: unknown[]) => {
          await one.factors.confirm(caller, codeAt(secret), ADDRESS);
          return own(...args);
        };
      },
    });
  const { store } = engine;
  const signingIn = gateway(storeOver({ ...store, sessions: turningOn(store.sessions, "insertOne") }));
  await expect(signingIn.sessions.signIn(ADA, visitor)).rejects.toMatchObject({ code: "unauthenticated" });
  await store.secondFactors.updateOne({}, { $set: { confirmedAt: null, lastStep: -1 } });
  await one.signUps.requestReset(ADA.email, visitor);
  const token = tokenIn(sent.at(-1)!);
  const resetting = gateway(storeOver({ ...store, logins: turningOn(store.logins, "findOneAndUpdate") }));
  const next = { password: "a better horse battery" };
  await expect(resetting.signUps.reset(token, next, visitor)).rejects.toMatchObject({ code: "not_found" });
  expect(await one.sessions.list(caller.accountId)).toHaveLength(1);
});

test("the right password alone does not sign in, a code does once, over whichever gateway", async () => {
  const one = gateway(engine.store);
  const two = gateway(await engine.another());
  const { secret } = await withFactor(one);
  const before = await engine.store.sessions.countDocuments();
  const signIn = (on: Gateway, code?: string, password = PASSWORD) =>
    on.sessions.signIn({ ...ADA, password, ...(code === undefined ? {} : { code }) }, visitor);
  await expect(signIn(one)).rejects.toMatchObject({ code: "second_factor_required" });
  await expect(signIn(one, " ")).rejects.toMatchObject({ code: "second_factor_required" });
  // Who does not have the password learns nothing of the factor, and uses up no code.
  await expect(signIn(one, codeAt(secret), "wrong password")).rejects.toMatchObject({
    code: "unauthenticated",
  });
  const tooOld = codeAt(secret, new Date(now.getTime() - 60_000));
  await expect(signIn(one, tooOld)).rejects.toMatchObject(wrong);
  expect(await engine.store.sessions.countDocuments()).toBe(before);

  const code = codeAt(secret);
  const outcomes = await Promise.allSettled([signIn(one, code), signIn(two, code)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: wrong });
  // Nor one of before, though its step is near enough.
  const earlier = codeAt(secret, new Date(now.getTime() - 30_000));
  await expect(signIn(two, earlier)).rejects.toMatchObject(wrong);
  expect(await engine.store.sessions.countDocuments()).toBe(before + 1);
  later(30);
  await signIn(two, codeAt(secret));
});

test("guesses of codes are counted as attempts to sign in", async () => {
  const one = gateway(engine.store);
  const { secret } = await withFactor(one);
  await engine.store.attempts.deleteMany({});
  const codes: string[] = [];
  for (let n = 0; n < 11; n++)
    await one.sessions
      .signIn({ ...ADA, code: "000000" }, { ...visitor, address: `192.0.9.${n}` })
      .catch(({ code }: { code: string }) => codes.push(code));
  expect(codes).toEqual([...Array<string>(10).fill("second_factor_wrong"), "rate_limited"]);
  const stranger = { ...visitor, address: "192.0.9.99" };
  const refused = one.sessions.signIn({ ...ADA, code: codeAt(secret) }, stranger);
  await expect(refused).rejects.toMatchObject({ code: "rate_limited" });
});

test("a recovery code signs in once, however it is typed, and the owner is told how many are left", async () => {
  const one = gateway(engine.store);
  const two = gateway(await engine.another());
  const { caller, recoveryCodes } = await withFactor(one);
  const signIn = (on: Gateway, code: string) => on.sessions.signIn({ ...ADA, code }, visitor);
  const typed = recoveryCodes[0]!
    .toUpperCase()
    .replaceAll("-", " ")
    .replaceAll("0", "O")
    .replaceAll("1", "l");
  const outcomes = await Promise.allSettled([signIn(one, typed), signIn(two, recoveryCodes[0]!)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: wrong });
  expect((await factor())?.recovery).toEqual(recoveryCodes.slice(1).map(recoveryHashOf));
  expect(sent.at(-1)).toMatchObject({ to: ADA.email, subject: "A recovery code was used" });
  expect(sent.at(-1)?.text).toContain("9 of them are left");
  expect(await one.factors.show(caller.accountId)).toMatchObject({ recoveryCodesLeft: 9 });
});

test("a reset by mail asks for the code, too, and the mailed token stays good until it is right", async () => {
  const one = gateway(engine.store);
  const { secret, token: before } = await withFactor(one);
  await one.signUps.requestReset(ADA.email, visitor);
  const token = tokenIn(sent.at(-1)!);
  const login = await engine.store.logins.findOne();
  const next = "a better horse battery";
  const reset = (code?: string) =>
    one.signUps.reset(token, { password: next, ...(code === undefined ? {} : { code }) }, visitor);
  await expect(reset()).rejects.toMatchObject({ code: "second_factor_required" });
  await expect(reset("000000")).rejects.toMatchObject(wrong);
  expect(await engine.store.logins.findOne()).toEqual(login);
  expect(await one.credentials.callerOf(before)).not.toBeNull();
  const { token: after } = await reset(codeAt(secret));
  expect(await one.credentials.callerOf(before)).toBeNull();
  expect(await one.credentials.callerOf(after)).not.toBeNull();
  expect((await factor())?.confirmedAt).not.toBeNull();
});

test("turning it off and other recovery codes take password and code; a refusal changes nothing", async () => {
  const one = gateway(engine.store);
  const { caller, secret, recoveryCodes } = await withFactor(one);
  const stored = await factor();
  const proofs = [
    [{ password: "wrong password", code: codeAt(secret) }, "forbidden"],
    [{ password: PASSWORD, code: "" }, "second_factor_required"],
    [{ password: PASSWORD, code: "000000" }, "second_factor_wrong"],
  ] as const;
  for (const [proof, code] of proofs) {
    await expect(one.factors.disable(caller, proof, ADDRESS)).rejects.toMatchObject({ code });
    await expect(one.factors.renewRecoveryCodes(caller, proof, ADDRESS)).rejects.toMatchObject({ code });
  }
  expect(await factor()).toEqual(stored);

  await engine.store.attempts.deleteMany({});
  const proof = { password: PASSWORD, code: codeAt(secret) };
  const others = await one.factors.renewRecoveryCodes(caller, proof, ADDRESS);
  expect((await factor())?.recovery).toEqual(others.map(recoveryHashOf));
  expect(sent.at(-1)).toMatchObject({ subject: "You have new recovery codes" });
  const old = { password: PASSWORD, code: recoveryCodes[0]! };
  await expect(one.factors.disable(caller, old, ADDRESS)).rejects.toMatchObject(wrong);
  await one.factors.disable(caller, { password: PASSWORD, code: others[0]! }, ADDRESS);
  expect(await factor()).toBeNull();
  expect(sent.at(-1)).toMatchObject({ to: ADA.email, subject: "The second factor is off" });
  await one.sessions.signIn(ADA, visitor);
  await expect(one.factors.disable(caller, proof, ADDRESS)).rejects.toMatchObject({
    code: "second_factor_off",
  });
});

test("a secret opens for its account alone, and a gateway without the key says so", async () => {
  const box = new SecretBox(async () => [SECRET_KEY]);
  const sealed = await box.seal("a secret", "acc_1");
  expect(await box.seal("a secret", "acc_1")).not.toBe(sealed);
  expect(await box.open(sealed, "acc_1")).toBe("a secret");
  await expect(box.open(sealed, "acc_2")).rejects.toThrow();
  const renewed = new SecretBox(async () => ["0a".repeat(32), SECRET_KEY]);
  expect(await renewed.open(sealed, "acc_1")).toBe("a secret");
  expect((await renewed.seal("a secret", "acc_1")).slice(0, 8)).not.toBe(sealed.slice(0, 8));
  const without = new SecretBox(async () => ["0a".repeat(32)]);
  await expect(without.open(sealed, "acc_1")).rejects.toMatchObject({ code: "config_invalid" });
});

test("turning it on twice at once shows the same recovery codes, and a reset takes its code twice", async () => {
  const gateways = [gateway(engine.store), gateway(await engine.another())];
  const one = gateways[0]!;
  const { caller } = await signedUp(one);
  const { secret } = await one.factors.begin(caller, PASSWORD, ADDRESS);
  const code = codeAt(secret);
  const [first, second] = await Promise.all(
    gateways.map(({ factors }) => factors.confirm(caller, code, ADDRESS)),
  );
  expect(first!.recoveryCodes).toEqual(second!.recoveryCodes);
  expect((await factor())?.recovery).toEqual(first!.recoveryCodes.map(recoveryHashOf));
  await expect(one.factors.confirm(caller, "000000", ADDRESS)).rejects.toMatchObject(wrong);

  later(60);
  await one.signUps.requestReset(ADA.email, visitor);
  const token = tokenIn(sent.at(-1)!);
  const proof = { password: "a better horse battery", code: codeAt(secret) };
  const resets = await Promise.all(gateways.map(({ signUps }) => signUps.reset(token, proof, visitor)));
  for (const { token: session } of resets)
    expect(await gateway(engine.store).credentials.callerOf(session)).not.toBeNull();
  // For nothing else is it good again.
  await expect(one.sessions.signIn({ ...ADA, ...proof }, visitor)).rejects.toMatchObject(wrong);
});

test("closing, another password and keys that could make others ask for the code, and only then change something", async () => {
  const one = gateway(engine.store);
  const { store } = engine;
  const { caller, secret } = await withFactor(one);
  const apiKeys = new ApiKeyService({
    ...{ store, clock, credentials: one.credentials },
    secondFactor: secondFactorCheck({ store, clock, mails: { promise: () => Promise.resolve() } }),
  });
  const make = (code: string | null, scopes: string[] | null = null) =>
    apiKeys.create(caller, { label: "a", scopes, expiresAt: null }, { code, address: ADDRESS });
  const change = (code: string | null) =>
    one.sessions.changePassword(caller, { current: PASSWORD, next: "a better horse", code }, ADDRESS);
  const owner = (code: string | null) =>
    one.sessions.assertOwner(caller, { password: PASSWORD, code }, ADDRESS);
  const before = [await store.logins.findOne(), await store.apiKeys.countDocuments()];
  for (const act of [make, change, owner]) {
    await expect(act(null)).rejects.toMatchObject({ code: "second_factor_required" });
    await expect(act("000000")).rejects.toMatchObject(wrong);
  }
  await expect(make(null, ["account"])).rejects.toMatchObject({ code: "second_factor_required" });
  expect([await store.logins.findOne(), await store.apiKeys.countDocuments()]).toEqual(before);
  await make(null, ["requests:read", "requests:write", "billing:read"]);
  for (const act of [make, owner, change]) {
    later(30);
    await act(codeAt(secret));
  }
  await store.apiKeys.deleteMany({});
});

test("wrong guesses from many networks keep nobody out who has the second factor, or a device of before", async () => {
  const one = gateway(engine.store);
  const { secret, token, recoveryCodes } = await withFactor(one);
  const crowd = { code: "rate_limited" };
  for (let n = 0; n < 110; n++)
    await one.sessions
      .signIn({ ...ADA, password: "wrong password" }, { ...visitor, address: `192.0.3.${n}` })
      .catch(() => undefined);
  const elsewhere = { ...visitor, address: "198.51.100.9" };
  const signIn = (more: object = {}, from = elsewhere) => one.sessions.signIn({ ...ADA, ...more }, from);
  // Nothing there tells a right password from a wrong one.
  for (const proof of [{}, { code: "000000" }, { password: "wrong password", code: codeAt(secret) }])
    await expect(signIn(proof)).rejects.toMatchObject(crowd);
  await signIn({ code: codeAt(secret) });

  // Who knows the password cannot use up the codes of its owner: neither recovery codes, nor those of a known device.
  for (let n = 0; n < 30; n++)
    await signIn({ code: "000000" }, { ...visitor, address: `192.0.4.${n}` }).catch(() => undefined);
  later(30);
  const stranger = { ...visitor, address: "198.51.100.11" };
  await expect(signIn({ code: codeAt(secret) }, stranger)).rejects.toMatchObject(crowd);
  const device = { ...stranger, device: sha256(token) };
  await signIn({ code: codeAt(secret) }, device);
  // Nor those of a network from which they were signed in.
  later(30);
  await signIn({ code: codeAt(secret) });
  await signIn({ code: recoveryCodes[0] }, { ...elsewhere, address: "198.51.100.10" });

  // Its guesses are counted as well, and by themselves.
  for (let n = 0; n < 12; n++)
    await signIn({ password: "wrong password" }, { ...device, address: `198.51.101.${n}` }).catch(
      () => undefined,
    );
  later(30);
  await expect(signIn({}, device)).rejects.toMatchObject(crowd);
});
