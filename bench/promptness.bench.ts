import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiKeyService } from "../src/domain/api-key/api-key.service.ts";
import { CredentialService } from "../src/domain/credential/credential.service.ts";
import { isTerminal } from "../src/store/request/request-moves.ts";
import { SCOPES } from "../src/kinds/access.ts";
import type { Store } from "../src/store/store.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { createRequest } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite, type Server } from "./kit/server.ts";
import { NO_FACTOR, NO_PROOF } from "./kit/no-factor.ts";

const PLUGINS = fileURLToPath(new URL("../test/fixtures/plugins-process", import.meta.url));
const CANCELLED_MS = 2000;
const OTHERS_MS = 1000;
const QUEUED = 100;
const OTHER = "acc_00000000000000000000000b";

export const bench: Bench = {
  name: "promptness",
  about:
    "how soon a cancel on one gateway ends a run, and how soon another account's Record comes past a long queue",
  async run({ quick }) {
    const site = await openSite();
    const { store } = site;
    const env = { QUARRY_PLUGIN_DIRS: PLUGINS, QUARRY_CONCURRENCY: "4" };
    const [here, there] = await Promise.all([
      site.start("gateway", env),
      site.start("gateway", env),
      site.start("worker", env),
    ]);
    const rounds = quick ? 5 : 20;
    const cancels = await seriesOf(rounds, () => timeToCancel(store, here, there));
    for (let made = 0; made < QUEUED; made++)
      await createRequest(here, "test-series", { rows: 1, pageMs: 60_000 });
    const other = { ...there, key: await otherKey(store) };
    const records = await seriesOf(rounds, () => timeToEnd(store, other));
    return [
      outcome("until a cancel on another gateway has ended a run", cancels, CANCELLED_MS),
      outcome("a Record of an account beside one that has 100 Requests queued", records, OTHERS_MS),
    ];
  },
};

async function seriesOf(rounds: number, time: () => Promise<number>): Promise<Series> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) samples.push(await time());
  return new Series(samples);
}

async function timeToCancel(store: Store, here: Server, there: Server): Promise<number> {
  const id = await createRequest(here, "test-series", { rows: 5000, pageRows: 10, pageMs: 50 });
  while (((await store.requests.findOne({ _id: id }))?.recordCount ?? 0) === 0) await sleep(10);
  const from = performance.now();
  await fetch(`${there.url}/v1/requests/${id}/cancel`, {
    method: "POST",
    headers: { authorization: `Bearer ${there.key}` },
  });
  await untilOver(store, id);
  return performance.now() - from;
}

async function timeToEnd(store: Store, server: Server): Promise<number> {
  const from = performance.now();
  await untilOver(store, await createRequest(server, "test-series", { rows: 1, pageMs: 0 }));
  return performance.now() - from;
}

async function untilOver(store: Store, id: string): Promise<void> {
  for (;;) {
    const request = await store.requests.findOne({ _id: id });
    if (request !== null && isTerminal(request.state)) return;
    await sleep(5);
  }
}

async function otherKey(store: Store): Promise<string> {
  const clock = { now: () => new Date() };
  const credentials = new CredentialService({ store, clock, operators: [] });
  const money = { isOpen: true, availableUsdMicros: 1_000_000, heldUsdMicros: 0, holds: [] };
  await store.wallets.insertOne({ _id: OTHER, ...money });
  await store.accounts.insertOne({
    _id: OTHER,
    name: "other",
    plan: { name: "Plus" },
    createdAt: new Date(),
  });
  const maker = { accountId: OTHER, scopes: SCOPES, credential: { kind: "session", id: "ses_1" } as const };
  const made = await new ApiKeyService({ store, clock, credentials, secondFactor: NO_FACTOR }).create(
    maker,
    {
      label: "other",
      scopes: null,
      expiresAt: null,
    },
    NO_PROOF,
  );
  credentials.stop();
  return made.secret;
}

function outcome(what: string, times: Series, mostMs: number): Outcome {
  return {
    what,
    target: `at most ${mostMs} ms`,
    figure: `${times.spread()} ms`,
    peer: "–",
    ratio: null,
    pass: times.max <= mostMs,
    detail: `${times.count} times.`,
  };
}
