import type { PaymentEventDoc } from "../../store/payment/payment-documents.ts";
import {
  duePaymentEvents,
  endPaymentEvent,
  findPaymentEvent,
  keepPaymentEvent,
  putOffPaymentEvent,
} from "../../store/payment/payment-events.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { syncSubscription } from "../plan/sync-subscription.ts";
import type { Headers, ProviderEvent } from "../provider/payment-provider.ts";
import { syncPayment } from "./sync-payment.ts";
import { takeDispute } from "./take-dispute.ts";
import { takeRefund } from "./take-refund.ts";

/** Who received a message works on it for so long before a job takes it up. */
const BEING_DONE_MS = 10_000;
const FIRST_PAUSE_MS = 5000;
const LAST_PAUSE_MS = 3_600_000;
/** Messages about what never becomes known are given up: about two days of tries. */
const MAX_ATTEMPTS = 60;

/**
 * Takes a message of the provider: keeps it, then does what follows. Once this returns nothing can be lost, even if the
 * doing failed: a job goes on with it. Throws `webhook_refused` for messages that the provider did not sign.
 */
export async function receiveEvent(deps: BillingDeps, body: string, headers: Headers): Promise<void> {
  const { store, clock, provider, log } = deps;
  const event = await provider.readEvent(body, headers);
  const now = clock.now();
  const doc: PaymentEventDoc = {
    _id: `${provider.name}:${event.id}`,
    event,
    receivedAt: now,
    attempts: 0,
    dueAt: new Date(now.getTime() + BEING_DONE_MS),
    doneAt: null,
    error: null,
  };
  if (!(await keepPaymentEvent(store, doc)) && (await findPaymentEvent(store, doc._id))?.dueAt === null)
    return;
  await work(deps, doc).catch((error: unknown) =>
    log.warn({ err: error, event: doc._id }, "a payment message could not be done; a job tries again"),
  );
}

/** Goes on with messages that were cut off, or whose time had not come. */
export async function workOnDueEvents(deps: BillingDeps): Promise<void> {
  const { store, clock, provider, log } = deps;
  for await (const doc of duePaymentEvents(store, clock.now())) {
    if (!doc._id.startsWith(`${provider.name}:`)) continue;
    await work(deps, doc).catch((error: unknown) =>
      log.warn({ err: error, event: doc._id }, "it failed again"),
    );
  }
}

async function work(deps: BillingDeps, doc: PaymentEventDoc): Promise<void> {
  const { store, clock } = deps;
  try {
    if (await apply(deps, doc.event as ProviderEvent)) await endPaymentEvent(store, doc._id, clock.now());
    else await putOff(deps, doc, "what it is about is not known yet");
  } catch (error) {
    await putOff(deps, doc, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function putOff(
  { store, clock, log }: BillingDeps,
  doc: PaymentEventDoc,
  error: string,
): Promise<void> {
  const isLast = doc.attempts + 1 >= MAX_ATTEMPTS;
  if (isLast) log.error({ event: doc._id, error }, "a payment message is given up");
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** doc.attempts, LAST_PAUSE_MS);
  const dueAt = isLast ? null : new Date(clock.now().getTime() + pauseMs);
  await putOffPaymentEvent(store, doc._id, { dueAt, error });
}

/** What follows from a message; false when it is about something that is not known yet. */
async function apply(deps: BillingDeps, event: ProviderEvent): Promise<boolean> {
  switch (event.kind) {
    case "subscription":
      await syncSubscription(deps, event.subscriptionId);
      return true;
    case "payment":
      await syncPayment(deps, event.paymentId);
      return true;
    case "refund":
      return takeRefund(deps, event);
    case "dispute":
      return takeDispute(deps, event);
    case "ignored":
      return true;
  }
}
