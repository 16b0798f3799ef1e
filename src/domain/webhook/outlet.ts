import type { Clock } from "../../kernel/clock.ts";
import type { Store } from "../../store/store.ts";
import { insertDeliveries } from "../../store/webhook/webhook-deliveries.store.ts";
import { announceForAccount } from "../event/account-events.ts";
import type { Outlet } from "../notification/notification.service.ts";
import { readListeners } from "./listeners.ts";
import { deliveryOf } from "./payload.ts";
import { wants } from "./topics.ts";

/** Makes the webhooks of notifications. Those of Requests are made where Requests end, for they are more and know more. */
export function webhookOutlet({ store, clock }: { store: Store; clock: Clock }): Outlet {
  return async ({ _id, accountId, kind, subject, message, data, createdAt }) => {
    if (kind === "request.finished") return;
    const { endpoints } = await readListeners(store, accountId);
    const event = {
      accountId,
      key: `notification ${_id}`,
      topic: kind,
      at: createdAt,
      data: { ...data, notificationId: _id, subject, message },
    };
    const now = clock.now();
    const deliveries = endpoints
      .filter((endpoint) => wants(endpoint, kind) && endpoint.createdAt <= createdAt)
      .map((endpoint) => deliveryOf(event, endpoint, now));
    if (await insertDeliveries(store, deliveries))
      await announceForAccount(store, {
        topic: "webhook",
        subject: "deliveries",
        accountId,
        kind: "pending",
        at: now,
      });
  };
}
