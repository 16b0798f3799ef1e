import type { Filter } from "mongodb";
import { firstId } from "../../kinds/ids.ts";
import { LOG_LEVELS, type LogLevel, type LogSource } from "../../kinds/service-log.ts";
import { RELAXED } from "../client.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import { insertEach } from "../insert-each.ts";
import type { Store } from "../store.ts";
import type { ServiceLogDoc, ServiceLogPartDoc } from "./service-log-documents.ts";

/** Whose log it is. */
export interface LogOf {
  accountId: string;
  serviceId: string;
}

/** Which lines are wanted. */
export interface LogFilter {
  /** This one or a worse one. */
  level?: LogLevel | null | undefined;
  source?: LogSource | null | undefined;
  /** Part of the message, whatever its case. */
  text?: string | null | undefined;
  requestId?: string | null | undefined;
  deploymentId?: string | null | undefined;
  since?: Date | null | undefined;
  until?: Date | null | undefined;
}

/** Behind every id of a line. */
const END = "log`";
/** A search that looks through a large log takes no longer. */
const SEARCH_MS = 8000;
const SECOND_MS = 1000;

const startOf = ({ accountId, serviceId }: LogOf): string => `${accountId}:${serviceId}:`;
export const logDocumentId = (of: LogOf, lineId: string): string => startOf(of) + lineId;
/** `log_…` of a document. */
export const lineIdOf = (documentId: string): string => documentId.slice(documentId.lastIndexOf(":") + 1);

export async function insertLogLines(store: Store, lines: readonly ServiceLogDoc[]): Promise<void> {
  await insertEach(store.serviceLogs, lines, { writeConcern: RELAXED });
}

/** Counts bytes to parts, before their lines are there: what a crash leaves counted in vain is forgotten with the part. */
export async function countLogParts(
  store: Store,
  parts: readonly { id: string; bytes: number }[],
): Promise<void> {
  await store.serviceLogParts.bulkWrite(
    parts.map(({ id, bytes }) => ({
      updateOne: { filter: { _id: id }, update: { $inc: { bytes } }, upsert: true },
    })),
    { ordered: false, writeConcern: RELAXED },
  );
}

interface Range {
  /** Lines behind this id. */
  after?: string;
  /** Lines before this id. */
  before?: string | null;
  /** Lines up to this id. */
  upTo?: string;
  order: "newest first" | "oldest first";
  limit: number;
}

/** Lines of a log that a filter wants. */
export function findLogLines(
  store: Store,
  of: LogOf,
  filter: LogFilter,
  { after, before, upTo, order, limit }: Range,
): Promise<ServiceLogDoc[]> {
  const start = startOf(of);
  const { since, until } = filter;
  // Ids tell the second, so that what is older or newer is not looked at.
  const oldest = since == null ? "" : firstId("serviceLog", since);
  const newest = until == null ? END : firstId("serviceLog", new Date(until.getTime() + SECOND_MS));
  const ids: Filter<ServiceLogDoc>[] = [
    { _id: { $gt: start + (after ?? "") } },
    { _id: { $gte: start + oldest } },
    { _id: { $lt: start + newest } },
    { _id: upTo === undefined ? { $lt: start + (before ?? END) } : { $lte: start + upTo } },
  ];
  return store.serviceLogs
    .find({ $and: [...ids, wanted(filter)] })
    .sort({ _id: order === "newest first" ? -1 : 1 })
    .limit(limit)
    .maxTimeMS(SEARCH_MS)
    .toArray();
}

function wanted({ level, source, text, requestId, deploymentId, since, until }: LogFilter) {
  const filter: Filter<ServiceLogDoc> = {};
  if (level != null) filter.level = { $in: LOG_LEVELS.slice(LOG_LEVELS.indexOf(level)) };
  if (source != null) filter.source = source;
  if (text != null)
    filter.message = { $regex: text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"), $options: "i" };
  if (requestId != null) filter.requestId = requestId;
  if (deploymentId != null) filter.deploymentId = deploymentId;
  if (since != null || until != null)
    filter.at = { ...(since != null && { $gte: since }), ...(until != null && { $lt: until }) };
  return filter;
}

/** Accounts that have a log, one after the other. */
export async function* accountsWithLogs(store: Store): AsyncGenerator<string> {
  for (let behind = ""; ;) {
    const [part] = await store.serviceLogParts
      .find({ _id: { $gt: behind } })
      .sort({ _id: 1 })
      .limit(1)
      .toArray();
    if (part === undefined) return;
    const accountId = part._id.slice(0, part._id.indexOf(":"));
    yield accountId;
    behind = `${accountId};`;
  }
}

/** The parts of all logs of an account. */
export function logPartsOf(store: Store, accountId: string): Promise<ServiceLogPartDoc[]> {
  return store.serviceLogParts.find({ _id: { $gt: `${accountId}:`, $lt: `${accountId};` } }).toArray();
}

/** Forgets lines of a log, and parts of it, that are older than these; all without them. */
export async function forgetLogLines(
  store: Store,
  of: LogOf,
  before: { lines: string; parts: string } = { lines: END, parts: END },
): Promise<void> {
  const older = (id: string) => ({ _id: { $gt: startOf(of), $lt: startOf(of) + id } });
  await deleteInSlices(store.serviceLogs, older(before.lines), { _id: 1 });
  await deleteInSlices(store.serviceLogParts, older(before.parts), { _id: 1 });
}
