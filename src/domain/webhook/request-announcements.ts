import type { Clock } from "../../kernel/clock.ts";
import { moneyText } from "../../kernel/usd.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { insertDeliveries } from "../../store/webhook/webhook-deliveries.store.ts";
import { announceForAccount } from "../event/account-events.ts";
import { channelsOf } from "../notification/kinds.ts";
import type { NotificationService } from "../notification/notification.service.ts";
import { firstRecords } from "../record/first-records.ts";
import type { RequestAnnouncer } from "../request/request-announcer.ts";
import type { Listeners } from "./listeners.ts";
import { deliveryOf } from "./payload.ts";
import { factsOf } from "./request-facts.ts";
import { wants } from "./topics.ts";

const TOPIC = "request.finished";
/** Of the Records that a webhook brings along, together. */
const MAX_RECORD_CHARACTERS = 262_144;

/**
 * Tells endpoints, and accounts that want it, that a Request has ended. A round is announced once, however often this runs.
 * @param listenersOf mostly from memory: it is asked at the end of every Request
 */
export function requestAnnouncer(deps: {
  store: Store;
  clock: Clock;
  notifications: NotificationService;
  listenersOf: (accountId: string) => Promise<Listeners>;
}): RequestAnnouncer {
  const { store, clock, notifications, listenersOf } = deps;
  return {
    async finished(request) {
      const { accountId, finishedAt } = request;
      if (finishedAt === null || request.canary) return;
      const { endpoints, settings } = await listenersOf(accountId);
      const { inApp, email } = channelsOf(TOPIC, settings);
      if (inApp || email) await notifications.notify(newsOf(request));
      const told = endpoints.filter((endpoint) => wants(endpoint, TOPIC) && endpoint.createdAt <= finishedAt);
      if (told.length === 0) return;
      const most = Math.max(...told.map(({ includeRecords }) => includeRecords));
      const records = most === 0 ? [] : await firstRecords(store, request, most, MAX_RECORD_CHARACTERS);
      const now = clock.now();
      const deliveries = told.map((endpoint) => {
        const { includeRecords } = endpoint;
        const data: JsonObject = { request: factsOf(request) };
        if (includeRecords > 0) data["records"] = records.slice(0, includeRecords);
        const event = { accountId, key: keyOf(request), topic: TOPIC, at: finishedAt, data };
        return deliveryOf(event, endpoint, now);
      });
      if (await insertDeliveries(store, deliveries))
        await announceForAccount(store, {
          topic: "webhook",
          subject: "deliveries",
          accountId,
          kind: "pending",
          at: now,
        });
    },
  };
}

/** Each round of a Request ends once. */
function keyOf({ _id, round }: RequestDoc): string {
  return `${TOPIC}:${_id}:${round}`;
}

function newsOf(request: RequestDoc) {
  const { _id, accountId, scraper, operation, state, recordCount, finalCostUsdMicros } = request;
  return {
    accountId,
    key: keyOf(request),
    kind: TOPIC,
    subject: `${scraper} ${operation}: ${state}`,
    message: `The Request ${_id} has ended as ${state} with ${recordCount} Records for ${moneyText(finalCostUsdMicros ?? 0)}.`,
    data: { request: factsOf(request) },
  } as const;
}
