import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lostRequests } from "../../src/store/request/request-redrives.store.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { insertRecords, readKeys, readRecords } from "../../src/store/record/records.store.ts";
import {
  accountsQueued,
  claimAbandoned,
  claimQueued,
  commitRun,
  endAlone,
  handBack,
  renewLease,
} from "../../src/store/request/request-leases.store.ts";
import {
  activate,
  beginResume,
  dropReservation,
  insertReserving,
  takeReservation,
} from "../../src/store/request/request-reservations.store.ts";
import { finishRun } from "../../src/store/request/requests.store.ts";
import type { Store } from "../../src/store/store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { commandCount } from "./command-count.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";
import { storedRecords } from "./stored-records.ts";

const ID = "req_000000000000000000000001";
const ACCOUNT = "acc_000000000000000000000009";
const AT = new Date("2026-01-02T03:04:05.000Z");
const later = (seconds: number): Date => new Date(AT.getTime() + seconds * 1000);
const AMONG_OTHERS = { alone: false, barred: [], maxAttempts: 5 };
const ALONE = { ...AMONG_OTHERS, alone: true };
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("Requests under leases", () => {
  let engine: EngineStore;
  let store: Store;
  let others: Store[];

  beforeAll(async () => {
    engine = await startEngineStore();
    store = engine.store;
    others = [store, await engine.another(), await engine.another()];
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    await Promise.all([store.requests.deleteMany({}), store.records.deleteMany({})]);
  });

  const found = async (id = ID): Promise<RequestDoc> => (await store.requests.findOne({ _id: id }))!;
  const claimOf = (token: string, now: Date) => ({
    workerId: `host/${token}`,
    token,
    now,
    leaseUntil: new Date(now.getTime() + 10_000),
    scrapers: ["sample"],
  });
  const claim = async (token: string, now = AT, by = store): Promise<RequestDoc | null> =>
    (await claimQueued(by, claimOf(token, now), ACCOUNT)) ??
    (await claimAbandoned(by, claimOf(token, now), AMONG_OTHERS));
  const batch = (from: number, count: number) =>
    numbers(count).map((n) => ({ json: JSON.stringify({ n: from + n }), key: `key${from + n}` }));
  const commit = (token: string, recordCount: number, segment: number, checkpoint?: number) =>
    commitRun(
      store,
      { requestId: ID, token },
      {
        recordCount,
        segment,
        ...(checkpoint === undefined ? {} : { checkpoint }),
        progress: sampleRequest().progress,
        leaseUntil: later(20),
      },
    );

  test("eight workers over a hundred Requests: each is claimed once, oldest first", async () => {
    await store.requests.insertMany(
      numbers(100).map((n) =>
        sampleRequest({ _id: `req_${n.toString(16).padStart(24, "0")}`, queuedAt: later(n) }),
      ),
    );
    const claimed: { worker: number; request: RequestDoc }[] = [];
    await Promise.all(
      numbers(8).map(async (worker) => {
        for (let n = 0; ; n++) {
          const request = await claim(`w${worker}-${n}`, AT, others[worker % 3]);
          if (!request) return;
          claimed.push({ worker, request });
        }
      }),
    );
    expect(claimed).toHaveLength(100);
    expect(new Set(claimed.map(({ request }) => request._id)).size).toBe(100);
    expect(new Set(claimed.map(({ request }) => request.lease?.token)).size).toBe(100);
    for (const { request } of claimed)
      expect([request.state, request.attempt, request.segments]).toEqual([
        "running",
        1,
        [{ fence: 1, from: 0, to: 0 }],
      ]);
    for (const worker of numbers(8)) {
      const own = claimed
        .filter((one) => one.worker === worker)
        .map(({ request }) => request.queuedAt.getTime());
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
  });

  test("an abandoned Request is claimed once by many, with fences that never repeat", async () => {
    await store.requests.insertOne(sampleRequest());
    const fences: number[] = [];
    for (const round of numbers(5)) {
      const answers = await Promise.all(
        numbers(8).map((n) => claim(`r${round}-${n}`, later(round * 11), others[n % 3])),
      );
      fences.push(...answers.flatMap((one) => (one ? [one.attempt] : [])));
    }
    expect(fences).toEqual([1, 2, 3, 4, 5]);
    expect(await claim("sixth", later(100))).toBeNull();
    expect(await found()).toMatchObject({ state: "running", attemptsThisRound: 5 });
  });

  test("a lease that lasts is nobody else's, nor a Request of a scraper that is not here", async () => {
    await store.requests.insertOne(sampleRequest());
    await store.requests.insertOne(sampleRequest({ _id: "req_000000000000000000000002", scraper: "other" }));
    expect((await claim("a"))?._id).toBe(ID);
    expect(await claim("b", later(9))).toBeNull();
    expect((await claim("b", later(11)))?.attempt).toBe(2);
  });

  test("a Request is taken for the account that was asked for, and an abandoned one of none that is barred", async () => {
    const other = "acc_00000000000000000000000b";
    const id = (n: number) => `req_${n.toString(16).padStart(24, "0")}`;
    await store.requests.insertMany([
      sampleRequest({ _id: id(1), queuedAt: later(1) }),
      sampleRequest({ _id: id(2), queuedAt: later(3), accountId: other }),
      sampleRequest({ _id: id(3), queuedAt: later(2), accountId: other }),
      sampleRequest({ _id: id(4), queuedAt: later(0), accountId: other, scraper: "not-here" }),
    ]);
    expect(await accountsQueued(store)).toEqual([ACCOUNT, other]);
    expect((await claimQueued(store, claimOf("a", AT), other))?._id).toBe(id(3));
    expect((await claimQueued(store, claimOf("b", AT), other))?._id).toBe(id(2));
    expect(await claimQueued(store, claimOf("c", AT), other)).toBeNull();
    expect((await claimQueued(store, claimOf("d", AT), ACCOUNT))?._id).toBe(id(1));
    expect(await accountsQueued(store)).toEqual([other]);

    expect(
      (await claimAbandoned(store, claimOf("e", later(11)), { ...AMONG_OTHERS, barred: [other] }))?._id,
    ).toBe(id(1));
    expect(
      await claimAbandoned(store, claimOf("f", later(11)), { ...AMONG_OTHERS, barred: [other] }),
    ).toBeNull();
    expect((await claimAbandoned(store, claimOf("g", later(11)), AMONG_OTHERS))?.accountId).toBe(other);
  });

  test("a stale token commits nothing, and what it wrote stays invisible", async () => {
    await store.requests.insertOne(sampleRequest());
    await claim("old");
    await insertRecords(store, ID, 1, 0, batch(0, 3));
    expect(await commit("old", 3, 0, 3)).toMatchObject({ state: "running" });
    await claim("new", later(30));
    // The zombie goes on as if nothing had happened.
    await insertRecords(store, ID, 1, 3, batch(100, 2));
    expect(await commit("old", 5, 0, 5)).toBeNull();
    expect(await renewLease(store, { requestId: ID, token: "old" }, later(99))).toBeNull();
    expect(await handBack(store, { requestId: ID, token: "old" }, AT)).toBe(false);
    await insertRecords(store, ID, 2, 3, batch(3, 2));
    expect(await commit("new", 5, 1)).toMatchObject({ state: "running" });

    const request = await found();
    expect(request).toMatchObject({
      recordCount: 5,
      checkpoint: 3,
      segments: [
        { fence: 1, from: 0, to: 3 },
        { fence: 2, from: 3, to: 5 },
      ],
    });
    const rows = await readRecords(store, ID, request.segments, 0, 100);
    expect(rows.map(({ json }) => json)).toEqual(numbers(5).map((n) => `{"n":${n}}`));
    expect(await readKeys(store, ID, request.segments)).toEqual(numbers(5).map((n) => `key${n}`));
    expect(await storedRecords(store, { requestId: ID })).toHaveLength(7);
  });

  test("the same batch inserted and committed twice counts once", async () => {
    await store.requests.insertOne(sampleRequest());
    await claim("a");
    for (const _ of numbers(2)) {
      await insertRecords(store, ID, 1, 0, batch(0, 4));
      await commit("a", 4, 0);
    }
    expect(await storedRecords(store)).toHaveLength(4);
    expect(await found()).toMatchObject({ recordCount: 4, segments: [{ fence: 1, from: 0, to: 4 }] });
  });

  test("Records are read in order over segments, empty ones among them, from anywhere", async () => {
    const segments = [
      { fence: 1, from: 0, to: 7 },
      { fence: 2, from: 7, to: 7 },
      { fence: 9, from: 7, to: 12 },
      { fence: 10, from: 12, to: 250 },
    ];
    for (const { fence, from, to } of segments)
      if (to > from) await insertRecords(store, ID, fence, from, batch(from, to - from));
    // Another Request's, and a zombie's: neither may show.
    await insertRecords(store, "req_000000000000000000000002", 1, 0, batch(900, 5));
    await insertRecords(store, ID, 2, 7, batch(800, 5));
    const seqs = async (from: number, limit: number): Promise<number[]> =>
      (await readRecords(store, ID, segments, from, limit)).map(({ seq }) => seq);
    expect(await seqs(0, 1000)).toEqual(numbers(250));
    expect(await seqs(0, 8)).toEqual(numbers(8));
    expect(await seqs(6, 8)).toEqual(numbers(8).map((n) => n + 6));
    expect(await seqs(7, 1)).toEqual([7]);
    expect(await seqs(249, 10)).toEqual([249]);
    expect(await seqs(250, 10)).toEqual([]);
  });

  test("a finish, a cancel and a commit at once leave one owner of the end", async () => {
    await store.requests.insertOne(sampleRequest());
    await claim("a");
    const end = (n: number) =>
      finishRun(
        others[n % 3]!,
        { _id: ID, recordCount: 0 },
        { leaseToken: "a" },
        {
          from: "running",
          to: "succeeded",
          stopReason: "exhausted",
          error: null,
          costUsdMicros: 0,
          totalCostUsdMicros: 0,
          records: 0,
          round: 1,
          now: AT,
          expiresAt: later(99),
        },
      );
    const ends = await Promise.all(numbers(10).map(end));
    expect(ends.filter((one) => one !== null)).toHaveLength(1);
    expect(await commit("a", 1, 0)).toBeNull();
    expect(await found()).toMatchObject({ state: "succeeded", recordCount: 0, lease: null });
  });

  test("of many resumes one begins; it can be taken back or made good once", async () => {
    await store.requests.insertOne(
      sampleRequest({
        state: "partial",
        settlement: { round: 1, costUsdMicros: 0, records: 0, done: true },
        expiresAt: later(1000),
        finishedAt: AT,
        attemptsThisRound: 2,
        recordCount: 7,
      }),
    );
    const begin = (token: string) => beginResume(store, ACCOUNT, ID, { token, at: AT, apiKeyId: null });
    const begun = await Promise.all(numbers(10).map((n) => begin(`t${n}`)));
    expect(begun.filter((one) => one !== null)).toHaveLength(1);
    const token = (await found()).reservation!.token;
    expect(await dropReservation(store, ID, "another")).toBe(false);
    expect(await dropReservation(store, ID, token)).toBe(true);
    expect(await activate(store, { id: ID, token, now: AT })).toBeNull();

    await begin("last");
    expect(await activate(store, { id: ID, token: "last", now: later(5) })).toMatchObject({
      state: "queued",
      round: 2,
      holdToken: "last",
      reservation: null,
      settlement: null,
      recordCountAtRoundStart: 7,
      attemptsThisRound: 0,
      expiresAt: null,
      rounds: [{ round: 1, state: "partial", attempts: 2, recordCount: 7, finishedAt: AT }],
    });
    // A repeat changes nothing, not even the place in the queue.
    expect(await activate(store, { id: ID, token: "last", now: later(9) })).toEqual(await found());
    expect(await found()).toMatchObject({ round: 2, queuedAt: later(5) });
  });

  test("Requests that are queued at once are queued by few commands, and only those whose reservation stands", async () => {
    const ids = numbers(20).map((n) => `req_${String(n).padStart(24, "0")}`);
    await store.requests.insertMany(
      ids.map((_id) =>
        sampleRequest({
          _id,
          state: "reserving",
          holdToken: null,
          reservation: { token: `of ${_id}`, round: 1, at: AT },
        }),
      ),
    );
    const commands = () => commandCount(engine.db, "update", "find", "findAndModify");
    const before = await commands();
    // Two lost theirs to calls that took their places, one of them to that of another Request.
    const tokenOf = (id: string): string =>
      id === ids[3] ? "void" : id === ids[7] ? `of ${ids[8]}` : `of ${id}`;
    const queued = await Promise.all(
      ids.map((id, n) => activate(store, { id, token: tokenOf(id), now: later(n) })),
    );
    expect((await commands()) - before).toBeLessThanOrEqual(4);
    expect(queued.flatMap((one, n) => (one === null ? [n] : []))).toEqual([3, 7]);
    expect(await store.requests.countDocuments({ state: "queued", reservation: null })).toBe(18);
    for (const n of [3, 7])
      expect(await found(ids[n])).toMatchObject({ state: "reserving", holdToken: null });
  });

  test.each([
    ["its round is not booked", { settlement: { round: 1, costUsdMicros: 0, records: 0, done: false } }],
    ["its Results are over", { expiresAt: later(-1) }],
    ["its Records are deleted", { recordsDeleted: true }],
    ["it succeeded", { state: "succeeded" }],
    ["it runs", { state: "running" }],
  ] as [string, Partial<RequestDoc>][])("no resume begins while %s", async (_why, parts) => {
    await store.requests.insertOne(
      sampleRequest({
        state: "partial",
        settlement: { round: 1, costUsdMicros: 0, records: 0, done: true },
        expiresAt: later(1000),
        ...parts,
      }),
    );
    expect(await beginResume(store, ACCOUNT, ID, { token: "t", at: AT, apiKeyId: null })).toBeNull();
  });

  test("a creation that was cut off is taken over by one call, after its time", async () => {
    const reserving = sampleRequest({
      state: "reserving",
      holdToken: null,
      reservation: { token: "first", round: 1, at: AT },
    });
    expect(await insertReserving(store, reserving)).toBe(true);
    expect(await insertReserving(store, reserving)).toBe(false);
    const take = (token: string, olderThan: Date) =>
      takeReservation(store, ID, { token, at: later(60), olderThan });
    expect(await take("second", AT)).toBeNull();
    const taken = await Promise.all(numbers(8).map((n) => take(`t${n}`, later(10))));
    expect(taken.flatMap((one) => (one ? [one.voidToken] : []))).toEqual(["first"]);
    expect(await activate(store, { id: ID, token: "first", now: AT })).toBeNull();
    const token = (await found()).reservation!.token;
    expect(await activate(store, { id: ID, token, now: AT })).toMatchObject({
      state: "queued",
      holdToken: token,
      rounds: [],
    });
  });

  describe("whose worker died", () => {
    const lost = async (seconds: number) => {
      let count = 0;
      for await (const _ of lostRequests(store, later(seconds), 5)) count++;
      return count;
    };
    const alone = (token: string, seconds: number) =>
      claimAbandoned(store, claimOf(token, later(seconds)), ALONE);

    beforeEach(async () => {
      await store.requests.insertOne(sampleRequest({ _id: ID, accountId: ACCOUNT, state: "queued" }));
      expect(await claim("a")).toMatchObject({ attempt: 1, attemptsThisRound: 1 });
    });

    test("are tried again alone, which counts as no attempt of the round", async () => {
      expect(await alone("b", 11)).toMatchObject({ attempt: 2, attemptsThisRound: 1, aloneFrom: 0 });
      expect(await lost(12)).toBe(0);
    });

    test("are given up when they cost the second one its life too, and got nowhere", async () => {
      await alone("b", 11);
      expect(await alone("c", 22)).toBeNull();
      expect(await claimAbandoned(store, claimOf("c", later(22)), AMONG_OTHERS)).toBeNull();
      expect(await lost(22)).toBe(1);
    });

    test("go on alone when they got on before the second death, until the attempts are used up", async () => {
      await alone("b", 11);
      await store.requests.updateOne({ _id: ID }, { $set: { recordCount: 7 } });
      expect(await lost(22)).toBe(0);
      expect(await alone("c", 22)).toMatchObject({ attempt: 3, attemptsThisRound: 2, aloneFrom: 7 });
    });

    test("count the attempt once others run beside them, and can be tried alone again", async () => {
      await alone("b", 11);
      await endAlone(store, { requestId: ID, token: "b" });
      expect(await found()).toMatchObject({ attemptsThisRound: 2, aloneFrom: null });
      expect(await lost(22)).toBe(0);
      expect(await alone("c", 22)).toMatchObject({ attempt: 3, attemptsThisRound: 2, aloneFrom: 0 });
    });
  });
});
