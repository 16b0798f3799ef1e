import type { Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { AbuseEvent, AbuseReportDoc, AbuseSeverity, AbuseStatus } from "./abuse-documents.ts";

/** Whose reports: of services of an account that may see them, or for operators with null all. */
type Whose = string | null;

export async function insertAbuseReport(store: Store, report: AbuseReportDoc): Promise<void> {
  await store.abuseReports.insertOne(report, { writeConcern: DURABLE });
}

/** Newest first, older than `before`. Ids sort by time. */
export function listAbuseReports(
  store: Store,
  accountId: Whose,
  page: {
    before: string | null;
    limit: number;
    status: AbuseStatus | null;
    severity: AbuseSeverity | null;
  },
): Promise<AbuseReportDoc[]> {
  const filter: Filter<AbuseReportDoc> = ofWhom(accountId);
  if (page.before !== null) filter._id = { $lt: page.before };
  if (page.status !== null) filter.status = page.status;
  if (page.severity !== null) filter.severity = page.severity;
  return store.abuseReports.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

export function findAbuseReport(store: Store, accountId: Whose, id: string): Promise<AbuseReportDoc | null> {
  return store.abuseReports.findOne({ ...ofWhom(accountId), _id: id });
}

export function findReportByLink(store: Store, linkHash: string): Promise<AbuseReportDoc | null> {
  return store.abuseReports.findOne({ linkHash });
}

/** Adds a step and what it changes, in one write; null where another step came between. */
export function addStep(
  store: Store,
  { _id, version }: Pick<AbuseReportDoc, "_id" | "version">,
  event: AbuseEvent,
  { set, push = {} }: { set: Partial<AbuseReportDoc>; push?: object },
): Promise<AbuseReportDoc | null> {
  return store.abuseReports.findOneAndUpdate(
    { _id, version },
    {
      $set: { ...set, version: event.seq, updatedAt: event.at },
      $push: { events: event, untold: event.seq, ...push },
    },
    { returnDocument: "after", writeConcern: DURABLE },
  );
}

/** The service and its owner know of a step. */
export async function markStepTold(store: Store, id: string, seq: number): Promise<void> {
  await store.abuseReports.updateOne({ _id: id }, { $pull: { untold: seq } }, { writeConcern: DURABLE });
}

/** Reports with steps of which nobody was let know before `before`. */
export function reportsWithUntold(store: Store, before: Date): AsyncIterable<AbuseReportDoc> {
  return store.abuseReports.find({ "untold.0": { $exists: true }, updatedAt: { $lt: before } });
}

/** What may not be told is not there for the owner, unless its service is in quarantine, or was. */
function ofWhom(accountId: Whose): Filter<AbuseReportDoc> {
  if (accountId === null) return {};
  const isSeen = [{ mayNotify: true }, { quarantine: { $ne: null } }, { releasedAt: { $ne: null } }];
  return { accountId, $or: isSeen };
}
