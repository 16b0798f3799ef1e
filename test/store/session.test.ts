import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import { ensureLocalAccount, LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { MailService, NewMail } from "../../src/domain/mail/mail.service.ts";
import { SessionService } from "../../src/domain/session/session.service.ts";
import { SignUpService } from "../../src/domain/session/sign-up.service.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import { storeOver, type CollectionName, type Collections, type Store } from "../../src/store/store.ts";
import { secondFactorCheck } from "../kit/second-factor.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const PASSWORD = "correct horse battery";
const ADA = { email: "ada@example.com", password: PASSWORD, name: "Ada" };
const visitor = { address: "192.0.2.1", userAgent: "test/1", device: null };

let engine: EngineStore;
let sent: NewMail[] = [];
let now = new Date("2026-01-02T03:00:00.000Z");
const clock = { now: () => now };
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  sent = [];
  const { accounts, wallets, logins, sessions, mailedTokens, attempts } = engine.store;
  for (const collection of [accounts, wallets, logins, sessions, mailedTokens, attempts])
    await collection.deleteMany({});
});

function gateway(store: Store) {
  const credentials = new CredentialService({ store, clock, operators: [] });
  const mails = {
    promise: (mail: NewMail) => Promise.resolve(void sent.push(mail)),
  } as unknown as MailService;
  const secondFactor = secondFactorCheck({ store, clock, mails });
  const sessions = new SessionService({ store, clock, credentials, secondFactor });
  return {
    credentials,
    sessions,
    signUps: new SignUpService({
      store,
      clock,
      mails,
      sessions,
      secondFactor,
      publicUrl: () => "https://q.test",
      isClosed: false,
    }),
  };
}
const tokenIn = ({ text }: NewMail): string => /^qm_[\w-]{43}$/m.exec(text)![0];

async function signedUp(on = gateway(engine.store)) {
  await on.signUps.signUp(ADA, visitor);
  return on.signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor);
}
const counts = () =>
  Promise.all(
    [engine.store.accounts, engine.store.wallets, engine.store.logins, engine.store.sessions].map((one) =>
      one.countDocuments(),
    ),
  );

test("a mailed token makes one account with a closed wallet on the plan Free, once", async () => {
  const { signUps, credentials } = gateway(engine.store);
  await signUps.signUp({ ...ADA, email: " Ada@Example.COM " }, visitor);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect(sent.map(({ to, accountId }) => [to, accountId])).toEqual([["ada@example.com", null]]);
  const token = tokenIn(sent[0]!);
  const { session, token: secret } = await signUps.verify(token, PASSWORD, visitor);
  expect(await engine.store.accounts.findOne()).toEqual({
    _id: session.accountId,
    name: "Ada",
    plan: { name: "Free" },
    createdAt: now,
  });
  expect(await engine.store.wallets.findOne()).toMatchObject({ isOpen: false, availableUsdMicros: 0 });
  expect(await credentials.callerOf(secret)).toMatchObject({
    accountId: session.accountId,
    credential: { kind: "session", id: session._id },
    scopes: SCOPES,
    isOperator: false,
  });
  await expect(signUps.verify(token, "another password", visitor)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await counts()).toEqual([1, 1, 1, 1]);
  expect(JSON.stringify(await engine.store.sessions.findOne())).not.toContain(secret);
});

test("who is cut off between the steps of a verification goes on with the same token", async () => {
  const { signUps, sessions } = gateway(engine.store);
  await signUps.signUp(ADA, visitor);
  const broken = new Proxy(engine.store.mailedTokens, {
    get(target, name) {
      if (name === "updateOne") return () => Promise.reject(new Error("cut off"));
      return (Reflect.get(target, name) as () => unknown).bind(target);
    },
  });
  const token = tokenIn(sent[0]!);
  const cut = gateway(storeOver({ ...engine.store, mailedTokens: broken })).signUps.verify(
    token,
    PASSWORD,
    visitor,
  );
  await expect(cut).rejects.toThrow("cut off");
  expect(await counts()).toEqual([1, 1, 1, 0]);
  const { session } = await signUps.verify(token, "a better horse battery", visitor);
  expect(await counts()).toEqual([1, 1, 1, 1]);
  // The password of the call that came to its end.
  const again = await sessions.signIn({ ...ADA, password: "a better horse battery" }, visitor);
  expect(again.session.accountId).toBe(session.accountId);
  await expect(sessions.signIn(ADA, visitor)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("who reads the mail of a sign-up chooses the password, not who typed the address", async () => {
  const { signUps, sessions } = gateway(engine.store);
  const typed = { ...ADA, password: "the password of a stranger" };
  await signUps.signUp(typed, visitor);
  const token = tokenIn(sent[0]!);
  await expect(signUps.verify(token, "short", visitor)).rejects.toMatchObject({ code: "invalid_input" });
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await signUps.verify(token, PASSWORD, visitor);
  await expect(sessions.signIn(typed, visitor)).rejects.toMatchObject({ code: "unauthenticated" });
  await sessions.signIn(ADA, visitor);
  expect(JSON.stringify(await engine.store.mailedTokens.find().toArray())).not.toContain("argon2");
});

test("of two tokens of one address one makes the account, and a token ends after two hours", async () => {
  const { signUps } = gateway(engine.store);
  await signUps.signUp(ADA, visitor);
  await signUps.signUp(ADA, visitor);
  const [first, second] = sent.map(tokenIn);
  await signUps.verify(second!, PASSWORD, visitor);
  await expect(signUps.verify(first!, PASSWORD, visitor)).rejects.toMatchObject({ code: "not_found" });
  expect(await engine.store.logins.countDocuments()).toBe(1);
  await signUps.signUp({ ...ADA, email: "bob@example.com" }, visitor);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await expect(signUps.verify(tokenIn(sent.at(-1)!), PASSWORD, visitor)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await engine.store.logins.countDocuments()).toBe(1);
});

test("nothing tells whether an address has an account", async () => {
  const { signUps, sessions } = gateway(engine.store);
  await signedUp();
  const before = await counts();
  expect(await signUps.signUp(ADA, visitor)).toBeUndefined();
  expect(sent.at(-1)).toMatchObject({ to: ADA.email, subject: "You already have an account" });
  expect(await signUps.requestReset(ADA.email, visitor)).toBeUndefined();
  expect(await signUps.requestReset("nobody@example.com", visitor)).toBeUndefined();
  const failure = (email: string, password: string) =>
    sessions
      .signIn({ email, password }, visitor)
      .then(null, ({ code, message }: { code: string; message: string }) => [code, message]);
  expect(await failure(ADA.email, "wrong password")).toEqual(await failure("nobody@example.com", PASSWORD));
  expect(await counts()).toEqual(before);
});

test("a sign-up and a reset do the same whether an address has an account, and mail it", async () => {
  await signedUp();
  /** What is asked of the database, in order. */
  const workOf = async (act: (one: ReturnType<typeof gateway>) => Promise<void>): Promise<string[]> => {
    const work: string[] = [];
    const collections: Collections = new Proxy(engine.store, {
      get(store, kind: CollectionName) {
        return new Proxy(store[kind], {
          get(collection, name) {
            const own: unknown = Reflect.get(collection, name);
            if (typeof own !== "function") return own;
            work.push(`${kind}.${String(name)}`);
            return own.bind(collection) as unknown;
          },
        });
      },
    });
    await act(gateway(storeOver(collections)));
    return work;
  };
  const unknown = "nobody@example.com";
  const mails = sent.length;
  const known = await workOf(({ signUps }) => signUps.signUp(ADA, visitor));
  expect(await workOf(({ signUps }) => signUps.signUp({ ...ADA, email: unknown }, visitor))).toEqual(known);
  expect(known).toContain("mailedTokens.insertOne");
  const reset = await workOf(({ signUps }) => signUps.requestReset(ADA.email, visitor));
  expect(await workOf(({ signUps }) => signUps.requestReset(unknown, visitor))).toEqual(reset);
  expect(reset).toContain("mailedTokens.insertOne");
  expect(sent.slice(mails).map(({ to, subject }) => [to, subject])).toEqual([
    [ADA.email, "You already have an account"],
    [unknown, "Confirm your e-mail address"],
    [ADA.email, "Set a new password"],
    [unknown, "There is no account with this address"],
  ]);
  // Nor does the mail bring what its reader could use.
  expect(sent.at(-1)?.text).not.toMatch(/[\w-]{43}/);
});

test("a session is listed and revoked by its own account alone, and stops at once", async () => {
  const one = gateway(engine.store);
  const { session, token } = await signedUp(one);
  const again = await one.sessions.signIn(ADA, visitor);
  const { accountId } = session;
  expect((await one.sessions.list(accountId)).map(({ _id }) => _id)).toEqual([
    again.session._id,
    session._id,
  ]);
  await expect(one.sessions.revoke(LOCAL_ACCOUNT_ID, session._id)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await one.credentials.callerOf(token)).not.toBeNull();
  await one.sessions.revoke(accountId, session._id);
  expect(await one.credentials.callerOf(token)).toBeNull();
  expect((await one.sessions.list(accountId)).map(({ _id }) => _id)).toEqual([again.session._id]);
});

test("another password ends the other sessions; a wrong or weak one changes nothing", async () => {
  const one = gateway(engine.store);
  const { token } = await signedUp(one);
  const other = await one.sessions.signIn(ADA, visitor);
  const caller = (await one.credentials.callerOf(token))!;
  const next = "a better horse battery";
  const change = (current: string, password: string) =>
    one.sessions.changePassword(caller, { current, next: password, code: null }, visitor.address);
  const login = await engine.store.logins.findOne();
  await expect(change("wrong password", next)).rejects.toMatchObject({ code: "forbidden" });
  await expect(change(PASSWORD, "short")).rejects.toMatchObject({ code: "invalid_input" });
  expect(await engine.store.logins.findOne()).toEqual(login);
  expect(await change(PASSWORD, next)).toBe(1);
  expect(await one.credentials.callerOf(other.token)).toBeNull();
  expect(await one.credentials.callerOf(token)).not.toBeNull();
  await expect(one.sessions.signIn(ADA, visitor)).rejects.toMatchObject({ code: "unauthenticated" });
  await one.sessions.signIn({ ...ADA, password: next }, visitor);
});

test("a reset by mail sets another password once and ends every session", async () => {
  const one = gateway(engine.store);
  const { token: before } = await signedUp(one);
  await one.signUps.requestReset(ADA.email, visitor);
  const token = tokenIn(sent.at(-1)!);
  await expect(one.signUps.verify(token, PASSWORD, visitor)).rejects.toMatchObject({ code: "not_found" });
  await expect(one.signUps.reset(token, { password: "short" }, visitor)).rejects.toMatchObject({
    code: "invalid_input",
  });
  const next = "a better horse battery";
  const { token: after } = await one.signUps.reset(token, { password: next }, visitor);
  expect(await one.credentials.callerOf(before)).toBeNull();
  expect(await one.credentials.callerOf(after)).not.toBeNull();
  await expect(one.signUps.reset(token, { password: "yet another horse" }, visitor)).rejects.toMatchObject({
    code: "not_found",
  });
  await one.sessions.signIn({ ...ADA, password: next }, visitor);
});

test("a reset, or a change of the password, ends every token that was mailed before", async () => {
  const one = gateway(engine.store);
  const { token: session } = await signedUp(one);
  const mailed = async () => {
    await one.signUps.requestReset(ADA.email, visitor);
    return tokenIn(sent.at(-1)!);
  };
  const [first, second] = [await mailed(), await mailed()];
  await one.signUps.reset(first, { password: "a better horse battery" }, visitor);
  const refused = { code: "not_found" };
  await expect(one.signUps.reset(second, { password: "a stranger's" }, visitor)).rejects.toMatchObject(
    refused,
  );
  expect(await one.credentials.callerOf(session)).toBeNull();

  const { token } = await one.sessions.signIn({ ...ADA, password: "a better horse battery" }, visitor);
  const third = await mailed();
  const caller = (await one.credentials.callerOf(token))!;
  const passwords = { current: "a better horse battery", next: PASSWORD, code: null };
  await one.sessions.changePassword(caller, passwords, visitor.address);
  await expect(one.signUps.reset(third, { password: "a stranger's" }, visitor)).rejects.toMatchObject(
    refused,
  );
  expect(await one.credentials.callerOf(token)).not.toBeNull();
  await one.sessions.signIn(ADA, visitor);
});

test("of two tokens that are used at once one sets the password, and the other opens nothing", async () => {
  const gateways = [gateway(engine.store), gateway(await engine.another())];
  await signedUp(gateways[0]);
  const tokens: string[] = [];
  for (const { signUps } of gateways) {
    await signUps.requestReset(ADA.email, visitor);
    tokens.push(tokenIn(sent.at(-1)!));
  }
  const answers = await Promise.allSettled(
    gateways.map(({ signUps }, n) =>
      signUps.reset(tokens[n]!, { password: `password of call ${n}` }, visitor),
    ),
  );
  const won = answers.findIndex(({ status }) => status === "fulfilled");
  expect(answers[1 - won]).toMatchObject({ status: "rejected", reason: { code: "not_found" } });
  await gateways[0]!.sessions.signIn({ ...ADA, password: `password of call ${won}` }, visitor);
});

test("a sign-in that verified the old password opens nothing once it is changed", async () => {
  const one = gateway(engine.store);
  const { token, session } = await signedUp(one);
  const caller = (await one.credentials.callerOf(token))!;
  const changing = new Proxy(engine.store.sessions, {
    get(target, name) {
      const own = (Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>).bind(target);
      if (name !== "insertOne") return own;
      return async (...args: unknown[]) => {
        const passwords = { current: PASSWORD, next: "a better horse battery", code: null };
        await one.sessions.changePassword(caller, passwords, visitor.address);
        return own(...args);
      };
    },
  });
  const slow = gateway(storeOver({ ...engine.store, sessions: changing }));
  await expect(slow.sessions.signIn(ADA, visitor)).rejects.toMatchObject({ code: "unauthenticated" });
  expect((await one.sessions.list(session.accountId)).map(({ _id }) => _id)).toEqual([session._id]);
});

test("the local account is claimed once, by the key of the server alone", async () => {
  const { signUps } = gateway(engine.store);
  await ensureLocalAccount(engine.store, now);
  const caller = {
    accountId: LOCAL_ACCOUNT_ID,
    credential: { kind: "api_key", id: "key_1" },
    hash: "",
    scopes: SCOPES,
    isOperator: false,
  } as const;
  await expect(signUps.claim(caller, ADA, visitor)).rejects.toMatchObject({ code: "forbidden" });
  expect(await engine.store.logins.countDocuments()).toBe(0);
  const owner = { ...caller, isOperator: true };
  expect((await signUps.claim(owner, ADA, visitor)).session.accountId).toBe(LOCAL_ACCOUNT_ID);
  await expect(signUps.claim(owner, { ...ADA, email: "eve@example.com" }, visitor)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await engine.store.logins.countDocuments()).toBe(1);
});

const both = async <T>(act: (one: ReturnType<typeof gateway>) => Promise<T>): Promise<T[]> =>
  Promise.all([gateway(engine.store), gateway(await engine.another())].map(act));

test("verifying twice at once, and again soon, signs the same person in each time, and makes one account", async () => {
  const one = gateway(engine.store);
  await one.signUps.signUp(ADA, visitor);
  const token = tokenIn(sent.at(-1)!);
  const signedIn = await both(({ signUps }) => signUps.verify(token, PASSWORD, visitor));
  signedIn.push(await one.signUps.verify(token, PASSWORD, visitor));
  for (const { token: session } of signedIn) expect(await one.credentials.callerOf(session)).not.toBeNull();
  expect(await counts()).toEqual([1, 1, 1, 3]);
  const refused = { code: "not_found" };
  await expect(one.signUps.verify(token, "another password", visitor)).rejects.toMatchObject(refused);
  now = new Date(now.getTime() + 6 * 60_000);
  await expect(one.signUps.verify(token, PASSWORD, visitor)).rejects.toMatchObject(refused);
  expect(await counts()).toEqual([1, 1, 1, 3]);
});

test("resetting twice at once, and again soon, opens two good sessions; with another password it does not", async () => {
  const one = gateway(engine.store);
  const { token: before } = await signedUp(one);
  await one.signUps.requestReset(ADA.email, visitor);
  const token = tokenIn(sent.at(-1)!);
  const next = { password: "a better horse battery" };
  const signedIn = await both(({ signUps }) => signUps.reset(token, next, visitor));
  signedIn.push(await one.signUps.reset(token, next, visitor));
  const fresh = gateway(engine.store).credentials;
  for (const { token: session } of signedIn) expect(await fresh.callerOf(session)).not.toBeNull();
  expect(await fresh.callerOf(before)).toBeNull();
  const login = await engine.store.logins.findOne();
  const refused = { code: "not_found" };
  await expect(one.signUps.reset(token, { password: "of a stranger" }, visitor)).rejects.toMatchObject(
    refused,
  );
  expect(await engine.store.logins.findOne()).toEqual(login);
  now = new Date(now.getTime() + 6 * 60_000);
  await expect(one.signUps.reset(token, next, visitor)).rejects.toMatchObject(refused);
});
