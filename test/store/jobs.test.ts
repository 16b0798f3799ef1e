import type { HostingUpkeep } from "../../src/domain/deployment/upkeep.ts";
import type { Collection } from "mongodb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../src/kernel/log.ts";
import type { ApiKeyService } from "../../src/domain/api-key/api-key.service.ts";
import type { AccountDeletionService } from "../../src/domain/account/account-deletion.service.ts";
import type { CapWatch } from "../../src/domain/cap/cap-watch.ts";
import type { MailService } from "../../src/domain/mail/mail.service.ts";
import type { BillingWork } from "../../src/domain/billing/billing-work.ts";
import type { AbuseNews } from "../../src/domain/abuse/news.ts";
import type { TicketNews } from "../../src/domain/ticket/ticket-news.ts";
import type { NotificationService } from "../../src/domain/notification/notification.service.ts";
import { Settlements } from "../../src/domain/request/settlement.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { bringForward } from "../../src/store/agenda-jobs.store.ts";
import { startJobs } from "../../src/server/agenda.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

/** As long as the lease of a Request: so long the others do without a worker that was killed. */
const LOCK_MS = 15_000;

describe("recurring jobs", () => {
  let engine: EngineStore;
  let jobs: Collection;
  let workers: { stop(): Promise<void> }[];

  beforeEach(async () => {
    engine = await startEngineStore();
    jobs = engine.db.collection("jobs");
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await engine.stop();
  });

  /** Starts the jobs of one worker, whose re-drive calls `onRedrive` half-way. */
  async function startWorker(onRedrive: () => Promise<void>): Promise<void> {
    const presence = { runnableSomewhere: () => onRedrive().then(() => null), waitMs: 1000 };
    const [store, clock] = [engine.store, { now: () => new Date() }];
    const wallet = new Wallet({ store });
    const deps = {
      store,
      clock,
      wallet,
      settlements: new Settlements({ store, clock, wallet }),
      resultsDays: () => 30,
      presence,
      mails: { sendDue: () => Promise.resolve() } as unknown as MailService,
      abuseNews: { tellRest: () => Promise.resolve() } as AbuseNews,
      ticketNews: { announceRest: () => Promise.resolve() } as TicketNews,
      capWatch: { lookAtAll: () => Promise.resolve() } as unknown as CapWatch,
      notifications: { tellRest: () => Promise.resolve() } as NotificationService,
      apiKeys: { goOn: () => Promise.resolve() } as ApiKeyService,
      accountDeletion: { goOn: () => Promise.resolve() } as AccountDeletionService,
      hostingUpkeep: { goOn: () => Promise.resolve() } as HostingUpkeep,
      billingWork: new Proxy({} as BillingWork, { get: () => () => Promise.resolve() }),
    };
    workers.push(await startJobs(engine.db, deps, createLog("fatal")));
  }

  const redriveJob = () => jobs.findOne({ name: "every 10 s" });
  const lockedAt = async () => ((await redriveJob())?.lockedAt as Date | null)?.getTime() ?? 0;

  test("a job goes on within a lease when the worker is killed that had taken it", async () => {
    let turns = 0;
    await startWorker(async () => void turns++);
    // As a worker leaves it that is killed between taking the next turn and making it.
    await waitUntil("nobody has taken it", async () => {
      const takenAt = new Date(Date.now() - LOCK_MS);
      const isFree = { name: "every 10 s", lockedAt: null };
      const { modifiedCount } = await jobs.updateOne(isFree, { $set: { lockedAt: takenAt } });
      return modifiedCount === 1;
    });
    turns = 0;
    await waitUntil("another turn", () => turns > 0);
  });

  test("a job that a clock ahead of ours planned too far away is due at once, and no other", async () => {
    const inMs = (ms: number) => new Date(Date.now() + ms);
    const soon = { name: "soon", nextRunAt: inMs(4000), lockedAt: inMs(0) };
    const late = { name: "late", nextRunAt: inMs(60_000), lockedAt: inMs(60_000) };
    await jobs.insertMany([soon, late, { ...late, name: "hourly" }]);
    await bringForward(
      engine.db,
      [
        { name: "soon", everyMs: 5000 },
        { name: "late", everyMs: 5000 },
        { name: "hourly", everyMs: 3_600_000 },
      ],
      LOCK_MS,
    );
    const after = new Map((await jobs.find().toArray()).map((job) => [job["name"], job]));
    expect(after.get("soon")).toMatchObject(soon);
    expect(after.get("hourly")).toMatchObject({ nextRunAt: late.nextRunAt });
    expect(after.get("late")?.["lockedAt"]).toBeNull();
    expect((after.get("late")?.["nextRunAt"] as Date).getTime()).toBeLessThan(Date.now() + 5000);
  });

  test("a job that takes long stays with its worker", async () => {
    const long = Promise.withResolvers<void>();
    let isUnderWay = false;
    await startWorker(() => {
      isUnderWay = true;
      return long.promise;
    });
    await waitUntil("it runs", () => isUnderWay);
    const first = await lockedAt();
    await waitUntil("it is taken for longer", async () => (await lockedAt()) > first);
    long.resolve();
    await waitUntil("it is over", async () => (await redriveJob())?.lockedAt === null);
    expect(await redriveJob()).toMatchObject({ failReason: null });
  });
});
