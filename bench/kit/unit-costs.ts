import { readFileSync } from "node:fs";
import { cpuSeconds } from "./cpu.ts";
import { createRequest, untilBooked } from "./requests.ts";
import { openSite, type Server, type Site } from "./server.ts";
import { SCRAPER, startSource } from "./source.ts";

export const ITEMS_PER_PAGE = 60;
/** Requests under way at once while many small ones are made. */
const SMALL_AT_ONCE = 20;
const BIG_REQUESTS = 2;

/** CPU time in microseconds, by process. */
export interface CpuCost {
  gateway: number;
  worker: number;
  database: number;
}

/** What a Request, and what a Record costs, measured on real processes. */
export interface UnitCosts {
  /** Creating, claiming, ending and booking one; without its Records and pages. */
  request: CpuCost;
  /** One of 60 Records of a 72 KB page: fetched, parsed, validated, stored with journal, counted. */
  record: CpuCost;
  /** Entries of the event log per Record. */
  eventsPerRecord: number;
  /** What the database wrote to disk per Record, journal and indexes included; null where /proc does not say. */
  writtenBytesPerRecord: number | null;
  /** Size of a stored Record in the database before compression. */
  bytesPerRecord: number;
}

/** @param small Requests of one Record; @param pages of the big Requests */
export async function measureUnitCosts(small: number, pages: number): Promise<UnitCosts> {
  const source = await startSource();
  const site = await openSite();
  const gateway = await site.start("gateway", source.env);
  const worker = await site.start("worker", { ...source.env, QUARRY_CONCURRENCY: "2" });
  await manySmall(site, gateway, 50);
  await fewBig(site, gateway, 100);

  const pids = { gateway: gateway.pid, worker: worker.pid, database: site.enginePid };
  const smallCost = await costOf(pids, () => manySmall(site, gateway, small));
  const eventsBefore = await site.store.events.estimatedDocumentCount();
  const writtenBefore = writtenBytes(site.enginePid);
  const bigCost = await costOf(pids, () => fewBig(site, gateway, pages));
  const records = pages * ITEMS_PER_PAGE;
  const written = writtenBytes(site.enginePid);
  const [size] = await site.store.records
    .aggregate<{ bytes: number; records: number }>([
      {
        $group: {
          _id: null,
          bytes: { $sum: { $bsonSize: "$$ROOT" } },
          records: { $sum: { $size: "$records" } },
        },
      },
    ])
    .toArray();
  const record = each(bigCost, (us) => us / records);
  return {
    record,
    // A small Request reads a whole page for its one Record.
    request: each(smallCost, (us, part) => Math.max(0, us / small - record[part] * ITEMS_PER_PAGE)),
    eventsPerRecord: ((await site.store.events.estimatedDocumentCount()) - eventsBefore) / records,
    writtenBytesPerRecord:
      written === null || writtenBefore === null ? null : (written - writtenBefore) / records,
    bytesPerRecord: size === undefined ? 0 : size.bytes / size.records,
  };
}

let nextPage = 0;

async function manySmall(site: Site, gateway: Server, count: number): Promise<void> {
  const ids: string[] = [];
  let left = count;
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const input = { operation: "list", from: nextPage++, pages: 1, limit: 1 };
      ids.push(await createRequest(gateway, SCRAPER, input));
    }
  };
  await Promise.all(Array.from({ length: SMALL_AT_ONCE }, client));
  await untilBooked(site.store, ids);
}

async function fewBig(site: Site, gateway: Server, pages: number): Promise<void> {
  const share = pages / BIG_REQUESTS;
  const ids = await Promise.all(
    Array.from({ length: BIG_REQUESTS }, () => {
      nextPage += share;
      return createRequest(gateway, SCRAPER, {
        operation: "list",
        from: nextPage - share,
        pages: share,
        limit: share * ITEMS_PER_PAGE,
      });
    }),
  );
  await untilBooked(site.store, ids);
}

async function costOf(pids: Record<keyof CpuCost, number>, work: () => Promise<void>): Promise<CpuCost> {
  const before = each(pids, cpuSeconds);
  await work();
  return each(pids, (pid, part) => (cpuSeconds(pid) - before[part]) * 1e6);
}

function each(
  cost: Record<keyof CpuCost, number>,
  change: (value: number, part: keyof CpuCost) => number,
): CpuCost {
  return {
    gateway: change(cost.gateway, "gateway"),
    worker: change(cost.worker, "worker"),
    database: change(cost.database, "database"),
  };
}

function writtenBytes(pid: number): number | null {
  try {
    const bytes = /^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1];
    return bytes === undefined ? null : Number(bytes);
  } catch {
    return null;
  }
}
