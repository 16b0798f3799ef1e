import type { Clock } from "../../kernel/clock.ts";
import { firstId } from "../../kinds/ids.ts";
import { LOG_LIMITS } from "../../kinds/service-log.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import type { ServiceLogPartDoc } from "../../store/service-log/service-log-documents.ts";
import {
  accountsWithLogs,
  forgetLogLines,
  lineIdOf,
  logPartsOf,
} from "../../store/service-log/service-logs.store.ts";
import type { Store } from "../../store/store.ts";
import { usagePlanOf } from "../meter/plan-limits.ts";
import { oldestKept } from "./service-log.service.ts";

const DAY_MS = 86_400_000;
/** Behind every line. */
const END = "log`";

/** Forgets lines that are older than their plan keeps them, and the oldest of logs that have grown too large. May be cut off anywhere. */
export async function forgetLogs({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
  for await (const accountId of accountsWithLogs(store)) {
    const plan = usagePlanOf((await findPlanName(store, accountId)) ?? "Free");
    const oldest = oldestKept(plan, clock.now());
    const daily = {
      lines: firstId("serviceLog", oldest),
      // A part is of one day at most: all of these is older.
      parts: firstId("serviceLog", new Date(oldest.getTime() - DAY_MS)),
    };
    const parts = await logPartsOf(store, accountId);
    const staying = oldestStaying(parts, {
      account: LOG_LIMITS.accountBytes[plan],
      service: LOG_LIMITS.serviceBytes[plan],
    });
    for (const serviceId of new Set(parts.map(serviceOf))) {
      const first = staying.get(serviceId) ?? END;
      const before = { lines: later(first, daily.lines), parts: later(first, daily.parts) };
      const isOver = (part: ServiceLogPartDoc) =>
        serviceOf(part) === serviceId && lineIdOf(part._id) < before.lines;
      if (parts.some(isOver)) await forgetLogLines(store, { accountId, serviceId }, before);
    }
  }
}

/** The oldest part of each service that is within the limits with all that are newer; the newest of all services go first. */
export function oldestStaying(
  parts: readonly ServiceLogPartDoc[],
  limits: { account: number; service: number },
): Map<string, string> {
  const newestFirst = parts.toSorted((one, other) => (lineIdOf(one._id) < lineIdOf(other._id) ? 1 : -1));
  const staying = new Map<string, string>();
  const bytesOf = new Map<string, number>();
  let all = 0;
  for (const part of newestFirst) {
    const serviceId = serviceOf(part);
    const bytes = (bytesOf.get(serviceId) ?? 0) + part.bytes;
    bytesOf.set(serviceId, bytes);
    all += part.bytes;
    if (bytes <= limits.service && all <= limits.account) staying.set(serviceId, lineIdOf(part._id));
  }
  return staying;
}

const serviceOf = ({ _id }: ServiceLogPartDoc): string => _id.split(":")[1] ?? "";
const later = (one: string, other: string): string => (one > other ? one : other);
