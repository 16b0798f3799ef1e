import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureLocalAccount, LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import type { MailService } from "../../src/domain/mail/mail.service.ts";
import { FirstVisit } from "../../src/domain/session/first-visit.ts";
import { SessionService } from "../../src/domain/session/session.service.ts";
import { SignUpService } from "../../src/domain/session/sign-up.service.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import { secondFactorCheck } from "../kit/second-factor.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const ADA = { email: "ada@example.com", password: "correct horse battery" };
const visitor = { address: "192.0.2.1", userAgent: "test/1", device: null };
const now = new Date("2026-01-02T03:00:00.000Z");

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

function gateway() {
  const { store } = engine;
  const clock = { now: () => now };
  const credentials = new CredentialService({ store, clock, operators: [] });
  // Nobody is written to here.
  const mails = {} as MailService;
  const secondFactor = secondFactorCheck({ store, clock, mails });
  const sessions = new SessionService({ store, clock, credentials, secondFactor });
  const publicUrl = () => "https://q.test";
  return {
    credentials,
    firstVisit: new FirstVisit({ store, sessions, accountId: LOCAL_ACCOUNT_ID }),
    signUps: new SignUpService({
      ...{ store, clock, mails, sessions, secondFactor, publicUrl },
      isClosed: false,
    }),
  };
}

test("a first visit signs in once to the account that nobody has claimed, until somebody does", async () => {
  const { firstVisit, signUps, credentials } = gateway();
  await ensureLocalAccount(engine.store, now);
  const refused = { code: "not_found" };
  const token = (await firstVisit.newToken())!;
  await expect(firstVisit.open(`${token}x`, visitor)).rejects.toMatchObject(refused);
  const [first, second] = await Promise.allSettled([
    firstVisit.open(token, visitor),
    firstVisit.open(token, visitor),
  ]);
  expect(second).toMatchObject({ status: "rejected", reason: refused });
  if (first.status === "rejected") throw first.reason;
  expect(await credentials.callerOf(first.value.token)).toMatchObject({
    accountId: LOCAL_ACCOUNT_ID,
    credential: { kind: "session" },
    isOperator: false,
  });
  expect(await engine.store.sessions.countDocuments()).toBe(1);

  const unused = (await firstVisit.newToken())!;
  const owner = {
    accountId: LOCAL_ACCOUNT_ID,
    credential: { kind: "api_key", id: "key_1" },
    hash: "",
    scopes: SCOPES,
    isOperator: true,
  } as const;
  const claimed = await signUps.claim(owner, ADA, visitor);
  expect(await credentials.callerOf(first.value.token)).toBeNull();
  expect(await credentials.callerOf(claimed.token)).not.toBeNull();
  await expect(firstVisit.open(unused, visitor)).rejects.toMatchObject(refused);
  expect(await engine.store.sessions.countDocuments({ revokedAt: null })).toBe(1);
  expect(await firstVisit.newToken()).toBeNull();
});
