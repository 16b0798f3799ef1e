import type { RequestAnnouncer } from "../domain/request/request-announcer.ts";
import { KnownListeners } from "../domain/webhook/listeners.ts";
import { requestAnnouncer } from "../domain/webhook/request-announcements.ts";
import { WebhookSender } from "../domain/webhook/webhook-sender.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Log } from "../kernel/log.ts";
import type { ProcessServices } from "../services/services.ts";

/** What a worker does for webhooks. */
export interface Webhooks {
  /** To hear of Requests that end here. */
  announcer: RequestAnnouncer;
  /** Sends nothing more; Requests may still end. */
  stopSending(): Promise<void>;
  stop(): void;
}

/** Starts sending what is due. */
export function startWebhooks(
  { store, feed, webhookTargets: targets, services: { notifications } }: ProcessServices,
  { clock, log, leaseMs }: { clock: Clock; log: Log; leaseMs: number },
): Webhooks {
  const listeners = new KnownListeners({ store, feed });
  const sender = new WebhookSender({ store, clock, log, feed, targets, notifications, leaseMs });
  sender.start();
  const listenersOf = (accountId: string) => listeners.of(accountId);
  return {
    announcer: requestAnnouncer({ store, clock, notifications, listenersOf }),
    stopSending: () => sender.stop(),
    stop: () => listeners.stop(),
  };
}
