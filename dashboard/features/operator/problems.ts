import type {
  OperatorLedgerQuery,
  OperatorOverviewQuery,
  SourceStateFragment,
} from "../../generated/operator.ts";
import type { AttentionLine } from "../../parts/shell/feature.ts";
import type { Format } from "../../words/format.ts";
import type { Words } from "../../words/language.ts";
import { worstFirst } from "./source-badge.tsx";

/** A queue is empty within seconds where there are workers enough. */
const LONG_WAIT_MS = 60_000;
/** Tickets that are named; the rest is counted. */
const NAMED_TICKETS = 5;

export type Overview = OperatorOverviewQuery;

interface Told {
  words: Words["operator"];
  format: Format;
  now: number;
}

/** What is wrong on the server: one sentence each, the worst first. */
export function problemsOf(
  { operatorWorkers, sourceHealth, operatorTickets }: Overview,
  ledger: OperatorLedgerQuery | undefined,
  told: Told,
): AttentionLine[] {
  const found = [
    ...ofLedger(ledger, told),
    ...ofWorkers(operatorWorkers, told),
    ...ofTickets(operatorTickets, told),
    ...worstFirst(sourceHealth).flatMap((source) => ofSource(source, told)),
  ];
  return found.toSorted((one, other) => Number(other.tone === "bad") - Number(one.tone === "bad"));
}

function ofLedger(ledger: OperatorLedgerQuery | undefined, { words }: Told): AttentionLine[] {
  const count = ledger?.ledgerVerification.faults.length ?? 0;
  const action = { label: words.actions.ledger, to: "/operator/ledger" };
  return count === 0 ? [] : [{ tone: "bad", text: words.ledgerIsOff(count), action }];
}

function ofWorkers(report: Overview["operatorWorkers"], { words, format, now }: Told): AttentionLine[] {
  const { workers, queued, oldestQueuedAt, missingScrapers, disk } = report;
  const action = { label: words.actions.worker, to: "/operator/workers" };
  const isAny = workers.some(({ status }) => status === "RUNNING");
  const lines: AttentionLine[] = workers
    .filter(({ status }) => status === "SILENT")
    .map(({ name, seenAt }) => ({
      tone: "warn",
      text: words.isSilent(name, format.ago(seenAt, now)),
      action,
    }));
  if (disk?.isLow === true)
    lines.unshift({ tone: "bad", text: words.diskIsLow(format.bytes(disk.freeBytes)), action });
  if (!isAny) return [{ tone: "bad", text: words.noWorker, action }, ...lines];
  if (missingScrapers.length > 0)
    lines.push({ tone: "bad", text: words.isMissing(missingScrapers.join(", ")), action });
  if (oldestQueuedAt !== null && now - Date.parse(oldestQueuedAt) > LONG_WAIT_MS)
    lines.push({
      tone: "warn",
      text: words.waitsLong(queued, format.ago(oldestQueuedAt, now)),
      action: { label: words.actions.queue, to: "/operator/requests?status=QUEUED" },
    });
  return lines;
}

function ofTickets(
  { nodes, pageInfo }: Overview["operatorTickets"],
  { words, format, now }: Told,
): AttentionLine[] {
  const isGrave = (severity: string) => severity === "HIGH" || severity === "URGENT";
  const tickets = nodes.map(({ ticket }) => ticket);
  const graveFirst = tickets.toSorted((a, b) => Number(isGrave(b.severity)) - Number(isGrave(a.severity)));
  const lines = graveFirst
    .slice(0, NAMED_TICKETS)
    .map(({ id, subject, severity, updatedAt }): AttentionLine => ({
      tone: isGrave(severity) ? "bad" : "warn",
      text: words.ticketWaits(subject, format.ago(updatedAt, now)),
      action: { label: words.actions.ticket, to: `/operator/tickets/${id}` },
    }));
  const more = tickets.length - lines.length;
  if (more <= 0) return lines;
  const text = words.ticketsWait(format.number(more) + (pageInfo.hasNextPage ? "+" : ""));
  return [...lines, { tone: "warn", text, action: { label: words.actions.ticket, to: "/operator/tickets" } }];
}

function ofSource(source: SourceStateFragment, { words }: Told): AttentionLine[] {
  const { id, title, status, reason, operations } = source;
  const action = { label: words.actions.source, to: `/operator/sources/${id}` };
  switch (status) {
    case "CHANGED":
      return [{ tone: "bad", text: words.hasChanged(title), action }];
    case "BLOCKED":
      return [{ tone: "bad", text: words.isBlocked(title), action }];
    case "DISABLED":
      return [{ tone: "bad", text: words.isOff(title, reason ?? ""), action }];
    case "NOT_IMPLEMENTED":
      return [];
    case "DEGRADED":
    case "READY": {
      const odd = operations.flatMap(({ name, fieldWarnings, canary }): AttentionLine[] => {
        const fields = fieldWarnings.map(({ path }) => path).join(", ");
        if (fields !== "") return [{ tone: "warn", text: words.drifts(title, name, fields), action }];
        const hasFailed = canary?.hasPassed === false;
        return hasFailed ? [{ tone: "warn", text: words.canaryFailed(title, name), action }] : [];
      });
      return status === "DEGRADED" ? [{ tone: "warn", text: words.isDegraded(title), action }, ...odd] : odd;
    }
  }
}
