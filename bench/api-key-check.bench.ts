import { setTimeout as sleep } from "node:timers/promises";
import { ApiKeyService } from "../src/domain/api-key/api-key.service.ts";
import { CredentialService } from "../src/domain/credential/credential.service.ts";
import { findActiveKeys } from "../src/store/api-key/api-keys.store.ts";
import { SCOPES } from "../src/kinds/access.ts";
import { sha256 } from "../src/kernel/hash.ts";
import type { Bench } from "./kit/bench.ts";
import { Series } from "./kit/series.ts";
import { openSite } from "./kit/server.ts";
import { NO_FACTOR, NO_PROOF } from "./kit/no-factor.ts";

const KEYS = 20;
const ROUNDS = 2000;
const QUICK_ROUNDS = 400;
const TARGET_MS = 0.3;
const WITHIN_MS = 1000;

export const bench: Bench = {
  name: "api-key-check",
  about:
    "who is behind an API key, over times in which what is remembered runs out, and how soon a revocation is seen",
  async run({ quick }) {
    const { store } = await openSite();
    const clock = { now: () => new Date() };
    const gateway = () => new CredentialService({ store, clock, operators: [] });
    const [here, there] = [gateway(), gateway()];
    const apiKeys = new ApiKeyService({ store, clock, credentials: here, secondFactor: NO_FACTOR });
    const credential = { kind: "session", id: "ses_1" } as const;
    const maker = { accountId: "acc_000000000000000000000001", scopes: SCOPES, credential };
    const made = await Promise.all(
      Array.from({ length: KEYS }, (_, n) =>
        apiKeys.create(maker, { label: `key ${n}`, scopes: null, expiresAt: null }, NO_PROOF),
      ),
    );
    const checks: number[] = [];
    const queries: number[] = [];
    for (let round = 0; round < (quick ? QUICK_ROUNDS : ROUNDS); round++) {
      const { secret } = made[round % KEYS] as (typeof made)[number];
      checks.push(await timeOf(() => there.authenticate(`Bearer ${secret}`)));
      queries.push(await timeOf(() => findActiveKeys(store, [sha256(secret)])));
      // Several times as long as a credential is remembered, all in all.
      await sleep(2);
    }
    const delays: number[] = [];
    for (const { apiKey, secret } of made) {
      await there.callerOf(secret);
      const from = performance.now();
      await apiKeys.revoke(maker.accountId, apiKey._id, { cascade: true });
      while ((await there.callerOf(secret)) !== null) await sleep(5);
      delays.push(performance.now() - from);
    }
    const [check, query, delay] = [new Series(checks), new Series(queries), new Series(delays)];
    return [
      {
        what: "check of an API key, p50",
        target: `under ${TARGET_MS} ms`,
        figure: `${check.median.toFixed(4)} ms`,
        peer: `${query.median.toFixed(4)} ms: a query each time`,
        ratio: check.median / query.median,
        pass: check.median < TARGET_MS,
        detail: `${check.count} checks of ${KEYS} keys; p99 ${check.percentile(99).toFixed(3)} ms.`,
      },
      {
        what: "until another gateway refuses a revoked key",
        target: `at most ${WITHIN_MS} ms`,
        figure: `${delay.spread()} ms`,
        peer: "–",
        ratio: null,
        pass: delay.max <= WITHIN_MS,
        detail: `${delay.count} revocations, from the call on.`,
      },
    ];
  },
};

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}
