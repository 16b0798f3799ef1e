import { glob, readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { COLLECTIONS } from "../../src/store/all-collections.ts";
import type { Facts } from "../../src/store/collection.ts";
import { OUTGOING } from "../../src/store/outgoing.ts";
import { CAUSES, RATES } from "../../src/store/rates.ts";

const SRC = new URL("../../src/", import.meta.url);
/** Puts a message of whatever kind on its way. */
const SENDS = /mails\.promise\(|await insertDeliveries\(|await replayDelivery\(|await replayFailed\(/;
/** Counts one of a rate. */
const TAKES = /(?:takeRate|hasRoom)\(\s*[\w.#]+, "(\w+)"|rateId\("(\w+)"/g;
/** Holds work back until there is room. */
const HOLDS =
  /\w*(?:AT_ONCE|SLOTS|MAX_WAITING|CONCURREN)\w* =|[wW]aiting\.(?:push|add|set)\(|#underWay|#turns = new|new FairShare\(/;

/** Pools beside those of `POOLS`, and what share of each an account has. */
const BESIDE: Readonly<Record<string, string>> = {
  "domain/kv/kv-upload.ts": "chunks of one upload",
  "domain/credential/credential.service.ts":
    "look-ups by hash go together in one query, which takes as many as wait",
  "domain/event/single-flight.ts": "who asks the same shares the answer",
  "domain/host/homes.ts": "services of a lost host, which get another sooner where they are called",
  "domain/meter/account-meters.ts": "counts of one account",
  "domain/meter/cap-lease.ts": "of one cap of one account",
  "domain/scrape/run/runner.ts": "runs: turns.ts gives accounts turns (docs/adr/0009) and newcomers places",
  "domain/scrape/run/turns.ts": "the same",
  "domain/wallet/look-at-account.ts": "pages of one account's ledger",
  "domain/service-log/service-log-writer.ts": "so many bytes of each service; beyond it lines are dropped",
  "host/dispatch/queue-buffer.ts": "messages of one queue, read ahead",
  "host/dispatch/read-ahead.ts":
    "messages of all queues of a host: one that holds none has room that the others leave",
  "engine/await-data.ts": "readers of the event log, of processes",
  "host/sites/sites.ts": "looks again at services that were served, when an event may have been missed",
  "kernel/fair-share.ts": "the thing itself",
  "rest-compat/streams/kv-bulk.ts": "a body that is here already",
  "scrape-host/http/permits.ts": "an origin's pace inside one run",
  "scrape-host/thread/port-permits.ts": "of one run",
  "scrape-host/thread/port-sender.ts": "of one run",
  "server/graphql/inbox.ts": "of one socket",
  "server/graphql/live-socket.ts": "of one socket",
  "server/graphql/query-turns.ts": "four places for each client, none shared",
  "server/http/pack-answers.ts": "nobody waits: beyond it answers leave unpacked",
  "store/event/events.store.ts": "looks of the process at its own log",
  "store/group-writer.ts": "all that waits is written in one group",
  "store/kv/kv-values.store.ts": "all that waits is read in one query",
  "store/shared-queries.ts": "all that waits is asked in one query",
};

let sources: [string, string][];
beforeAll(async () => {
  sources = [];
  for await (const name of glob("**/*.ts", { cwd: SRC.pathname })) {
    if (/\.test\.ts$|^(plugins|plugin-sdk|plugin-shared|generated|client|cli)\/|testing\//.test(name))
      continue;
    sources.push([name, await readFile(new URL(name, SRC), "utf8")]);
  }
});

it("every collection says what brings its documents, and until when they stay", () => {
  const known = new Set([...Object.keys(RATES), ...Object.keys(CAUSES), "channel"]);
  for (const [name, { growth, lifetime, stays }] of Object.entries<Facts>(COLLECTIONS)) {
    expect(known, name).toContain(growth.by);
    expect([growth.most, lifetime?.for ?? stays], name).not.toContain("");
  }
});

it("every way on which messages leave has a row with its rate, and there are no others", () => {
  const senders = sources
    .filter(([name, text]) => name.startsWith("domain/") && SENDS.test(text))
    .map(([name]) => name.slice("domain/".length));
  expect(senders.sort()).toEqual(OUTGOING.map(({ from }) => from).sort());
});

it("every rate is counted somewhere, and belongs to a collection or a way out", () => {
  const counted = sources.flatMap(([, text]) => [...text.matchAll(TAKES)].map(([, a, b]) => a ?? b));
  const named = [
    ...Object.values<Facts>(COLLECTIONS).map(({ growth }) => growth.by),
    ...OUTGOING.flatMap(({ by }) => by),
  ];
  for (const rate of Object.keys(RATES)) {
    expect(counted).toContain(rate);
    expect(named).toContain(rate);
  }
});

it("whatever holds work back is a row of POOLS, or says what share an account has of it", () => {
  const pools = sources.filter(([, text]) => HOLDS.test(text));
  const own = pools.filter(([, text]) => text.includes("new FairShare(")).map(([name]) => name);
  const others = pools.map(([name]) => name).filter((name) => !own.includes(name));
  expect(own.sort()).toEqual([
    "domain/account/account-deletion.service.ts",
    "domain/kv/kv-bulk.service.ts",
    "domain/mail/mail.service.ts",
    "domain/record/picture.service.ts",
    "domain/record/record.service.ts",
    "domain/scrape/run/pace.ts",
    "domain/scraper/input-host.ts",
    "domain/session/password.ts",
    "domain/webhook/target.ts",
    "domain/webhook/webhook-sender.ts",
    "host/sqlite/databases.ts",
    "host/workers/worker-places.ts",
    "server/graphql/heavy-turns.ts",
    "server/http/file-places.ts",
    "server/worker.ts",
  ]);
  expect(others.sort()).toEqual(Object.keys(BESIDE).sort());
});
