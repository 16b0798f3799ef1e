import { sha256 } from "../../kernel/hash.ts";
import type { AbuseEvent, AbuseReportDoc } from "../../store/abuse/abuse-documents.ts";

type Said = Omit<AbuseEvent, "hash">;

/** The step with its hash, which holds all steps before it. */
export function chained(report: Pick<AbuseReportDoc, "_id" | "events">, said: Said): AbuseEvent {
  return { ...said, hash: hashOf(report._id, report.events.at(-1)?.hash ?? "", said) };
}

/** The first step that is not as it was written; null where all are. */
export function firstForged({ _id, events, version }: Pick<AbuseReportDoc, "_id" | "events" | "version">) {
  let before = "";
  for (const [at, event] of events.entries()) {
    if (event.seq !== at + 1 || event.hash !== hashOf(_id, before, event)) return at + 1;
    before = event.hash;
  }
  return events.length === version ? null : events.length + 1;
}

function hashOf(
  reportId: string,
  before: string,
  { seq, at, actor, action, from, to, note, wasQuarantined, isQuarantined }: Said,
): string {
  const all = [reportId, before, seq, at.toISOString(), actor, action, from, to, note];
  return sha256(JSON.stringify([...all, wasQuarantined, isQuarantined]));
}
