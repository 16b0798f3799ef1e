import { randomUUID } from "node:crypto";
import type { Clock } from "../../kernel/clock.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import type { Log } from "../../kernel/log.ts";
import type { Store } from "../../store/store.ts";
import { claimDelivery, keepDelivery, noteAttempt } from "../../store/webhook/webhook-deliveries.store.ts";
import type { WebhookDeliveryDoc, WebhookEndpointDoc } from "../../store/webhook/webhook-documents.ts";
import {
  disableEndpoint,
  findEndpoint,
  noteFailure,
  noteSuccess,
} from "../../store/webhook/webhook-endpoints.store.ts";
import type { Feed } from "../event/feed.ts";
import type { NotificationService } from "../notification/notification.service.ts";
import { callEndpoint, type CallOutcome } from "./call-endpoint.ts";
import { GIVE_UP_MS, nextTry } from "./schedule.ts";
import type { WebhookTargets } from "./target.ts";
import { TEST_TOPIC } from "./topics.ts";

const LOOK_EVERY_MS = 5000;
const GONE = 410;

export interface SenderDeps {
  store: Store;
  clock: Clock;
  log: Log;
  feed: Feed;
  targets: WebhookTargets;
  notifications: NotificationService;
  /** A process that is silent this long has lost what it tries. */
  leaseMs: number;
}

/**
 * Sends deliveries that are due. Any number of processes may do so: each delivery is tried by one at a time, and goes on
 * elsewhere when that one dies, so that it is sent at least once.
 */
export class WebhookSender {
  readonly #deps: SenderDeps;
  /** Of the deliveries that this process tries at once. */
  readonly #places = new FairShare("webhookCalls");
  readonly #trying = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #look: Promise<void> | null = null;
  #lookAgain = false;
  #timer: NodeJS.Timeout | undefined;
  #unwatch: (() => void) | undefined;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.#unwatch = this.#deps.feed.watch("topic:webhook", (event) => {
      if (event?.kind === "pending") this.look();
    });
    this.look();
  }

  /** Ends at once; what is being tried goes on elsewhere. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#unwatch?.();
    this.#stopping.abort();
    await this.#look;
    await Promise.all(this.#trying);
  }

  /** Takes what is due, as much as there is room for. */
  look(): void {
    this.#lookAgain = true;
    this.#look ??= this.#takeDue()
      .catch((error: unknown) => this.#deps.log.debug({ err: error }, "webhooks wait for the database"))
      .finally(() => (this.#look = null));
  }

  async #takeDue(): Promise<void> {
    while (this.#lookAgain && !this.#stopping.signal.aborted) {
      this.#lookAgain = false;
      while (!this.#places.isFull && !this.#stopping.signal.aborted) {
        const now = this.#deps.clock.now();
        const token = randomUUID();
        const until = new Date(now.getTime() + this.#deps.leaseMs);
        const without = { accounts: this.#places.full(0), endpoints: this.#places.full(1) };
        const taken = await claimDelivery(this.#deps.store, { token, now, until, without });
        if (taken === null) break;
        const giveBack = await this.#places.take(taken.accountId, taken.endpointId);
        const done = this.#try(taken, token)
          .catch((error: unknown) =>
            this.#deps.log.warn({ err: error, delivery: taken._id }, "a webhook waits"),
          )
          .finally(() => {
            this.#trying.delete(done);
            giveBack();
            this.look();
          });
        this.#trying.add(done);
      }
    }
  }

  async #try(delivery: WebhookDeliveryDoc, token: string): Promise<void> {
    const { store, clock, targets, leaseMs } = this.#deps;
    const { _id, accountId, endpointId, topic } = delivery;
    const endpoint = await findEndpoint(store, accountId, endpointId);
    if (endpoint === null || !(endpoint.isEnabled || topic === TEST_TOPIC)) {
      const error = endpoint === null ? "The endpoint was deleted." : "The endpoint is switched off.";
      const at = clock.now();
      const attempt = { at, durationMs: 0, status: null, error, answer: null };
      return noteAttempt(store, _id, token, { attempt, state: "failed", nextAt: null, endedAt: at });
    }
    const keep = setInterval(() => {
      const until = new Date(clock.now().getTime() + leaseMs);
      void keepDelivery(store, _id, token, until).catch(() => undefined);
    }, leaseMs / 3);
    try {
      const outcome = await callEndpoint(targets, endpoint, delivery, clock.now(), this.#stopping.signal);
      await this.#note(delivery, token, endpoint, outcome);
    } finally {
      clearInterval(keep);
    }
  }

  async #note(
    { _id, failures }: WebhookDeliveryDoc,
    token: string,
    endpoint: WebhookEndpointDoc,
    { attempt, isTaken, retryAfterSeconds }: CallOutcome,
  ): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    if (isTaken) {
      await noteAttempt(store, _id, token, { attempt, state: "delivered", nextAt: null, endedAt: now });
      return noteSuccess(store, endpoint._id, now);
    }
    // Cut off by the stop of this process, which is no failure of the endpoint.
    if (this.#stopping.signal.aborted && attempt.status === null)
      return noteAttempt(store, _id, token, { attempt: null, state: "pending", nextAt: now, endedAt: null });
    const isGone = attempt.status === GONE;
    const nextAt = isGone ? null : nextTry(failures + 1, now, { retryAfterSeconds });
    await this.#noteFailing(endpoint, isGone, now);
    const state = nextAt === null ? "failed" : "pending";
    await noteAttempt(store, _id, token, { attempt, state, nextAt, endedAt: nextAt === null ? now : null });
  }

  /** Switches an endpoint off that is gone or has failed for days. It is told first, or a crash could keep it secret. */
  async #noteFailing({ _id }: WebhookEndpointDoc, isGone: boolean, now: Date): Promise<void> {
    const { store, notifications } = this.#deps;
    const endpoint = await noteFailure(store, _id, now);
    if (!endpoint?.isEnabled || endpoint.failingSince === null) return;
    const { accountId, failingSince, url } = endpoint;
    if (!isGone && now.getTime() - failingSince.getTime() < GIVE_UP_MS) return;
    const reason = isGone ? "gone" : "failures";
    const why = isGone ? "it answered 410 Gone" : `it has failed since ${failingSince.toISOString()}`;
    await notifications.notify({
      accountId,
      key: `webhook.disabled:${_id}:${failingSince.getTime()}`,
      kind: "webhook.disabled",
      subject: "A webhook endpoint was switched off",
      message: `The endpoint ${url} was switched off because ${why}. Mend it, switch it on, and replay what has failed.`,
      data: { endpointId: _id, url, reason, failingSince: failingSince.toISOString() },
    });
    await disableEndpoint(store, endpoint, reason, now);
  }
}
