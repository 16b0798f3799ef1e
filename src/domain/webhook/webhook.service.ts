import { there } from "../there.ts";
import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { newId } from "../../kinds/ids.ts";
import { webhookEndpoint } from "../../kinds/webhook.ts";
import type { Store } from "../../store/store.ts";
import { insertDeliveries } from "../../store/webhook/webhook-deliveries.store.ts";
import type { WebhookDeliveryDoc, WebhookEndpointDoc } from "../../store/webhook/webhook-documents.ts";
import {
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  replaceSecrets,
  updateEndpoint,
} from "../../store/webhook/webhook-endpoints.store.ts";
import { assertScopes } from "../access/assert-access.ts";
import type { Caller } from "../access/caller.ts";
import { announceForAccount } from "../event/account-events.ts";
import { takeRate } from "../take-rate.ts";
import { deliveryOf } from "./payload.ts";
import { newSecret, secretsAt } from "./secret.ts";
import type { WebhookTargets } from "./target.ts";
import { scopesOfTopic, TEST_TOPIC } from "./topics.ts";
import { assertWebhookInput, type WebhookInput } from "./webhook-input.ts";

export const DEFAULT_OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 168;
/** Secrets that sign at once: each rotation within the overlap adds one. */
const MAX_SECRETS = 5;
const HOUR_MS = 3_600_000;

/** Who says what an endpoint is told. */
export type WebhookMaker = Pick<Caller, "accountId" | "scopes">;

/** Where an account wants webhooks to be sent. */
export class WebhookService {
  readonly #deps: { store: Store; clock: Clock; targets: WebhookTargets };

  constructor(deps: { store: Store; clock: Clock; targets: WebhookTargets }) {
    this.#deps = deps;
  }

  /** The account's endpoints, oldest first; at most 20. */
  list(accountId: string): Promise<WebhookEndpointDoc[]> {
    return listEndpoints(this.#deps.store, accountId);
  }

  /** Throws `not_found`. */
  async get(accountId: string, id: string): Promise<WebhookEndpointDoc> {
    return there(await findEndpoint(this.#deps.store, accountId, id), "webhook endpoint");
  }

  /**
   * Makes an endpoint. Its secret is returned here and never again. Throws `webhook_limit_reached`, and `forbidden` for topics
   * and Records that the maker may not read.
   */
  async create(
    maker: WebhookMaker,
    input: WebhookInput,
  ): Promise<{ endpoint: WebhookEndpointDoc; secret: string }> {
    const { store, clock, targets } = this.#deps;
    const { accountId } = maker;
    assertWebhookInput(input);
    assertMayRead(maker, input);
    const url = await targets.check(accountId, input.url);
    const now = clock.now();
    const secret = newSecret();
    const { description, topics, includeRecords, isEnabled } = input;
    const endpoint = {
      _id: newId("webhookEndpoint", now),
      accountId,
      url,
      description,
      topics: [...new Set(topics)],
      includeRecords,
      isEnabled,
      disabledReason: isEnabled ? null : ("owner" as const),
      secrets: [{ secret, createdAt: now, expiresAt: null }],
      failingSince: null,
      lastDeliveredAt: null,
      createdAt: now,
      updatedAt: now,
    };
    if (!(await insertEndpoint(store, endpoint, webhookEndpoint.most)))
      throw new AppError("webhook_limit_reached", {
        message: `An account has at most ${webhookEndpoint.most} webhook endpoints.`,
      });
    await this.#announce(accountId, "changed");
    return { endpoint: await this.get(accountId, endpoint._id), secret };
  }

  /**
   * Changes what is given. Switching one on again forgets how long it failed. Throws `forbidden` as `create` does, by what the
   * endpoint was and is then; to switch off or describe one that was made by another takes nothing of that.
   */
  async update(maker: WebhookMaker, id: string, input: Partial<WebhookInput>): Promise<WebhookEndpointDoc> {
    const { store, clock, targets } = this.#deps;
    const { accountId } = maker;
    assertWebhookInput(input);
    const { url, topics, isEnabled, ...others } = input;
    // Not found before the URL is looked at, of which others could learn something.
    const present = await this.get(accountId, id);
    const isReach = url !== undefined || topics !== undefined || (input.includeRecords ?? 0) > 0 || isEnabled;
    // By what it was, too: what it was told before may be on its way there still.
    if (isReach) for (const one of [present, { ...present, ...input }]) assertMayRead(maker, one);
    const changes = {
      ...others,
      ...(url === undefined ? {} : { url: await targets.check(accountId, url) }),
      ...(topics === undefined ? {} : { topics: [...new Set(topics)] }),
      ...(isEnabled === undefined
        ? {}
        : { isEnabled, disabledReason: isEnabled ? null : ("owner" as const) }),
      ...(isEnabled ? { failingSince: null } : {}),
      updatedAt: clock.now(),
    };
    const changed = there(await updateEndpoint(store, accountId, id, changes), "webhook endpoint");
    await this.#announce(accountId, "changed");
    return changed;
  }

  /** Removes an endpoint; what was still waiting to be sent there is not sent. */
  async delete(accountId: string, id: string): Promise<WebhookEndpointDoc> {
    const deleted = there(await deleteEndpoint(this.#deps.store, accountId, id), "webhook endpoint");
    await this.#announce(accountId, "changed");
    return deleted;
  }

  /**
   * Gives an endpoint a new secret, which is returned here and never again. For `overlapHours` deliveries are signed with
   * the older ones too; 0 ends them at once. Throws `forbidden` as `create` does: who has the secret can tell the URL anything.
   */
  async rotateSecret(
    maker: WebhookMaker,
    id: string,
    overlapHours: number,
  ): Promise<{ endpoint: WebhookEndpointDoc; secret: string }> {
    assertOverlap(overlapHours);
    const { store, clock } = this.#deps;
    for (;;) {
      const endpoint = await this.get(maker.accountId, id);
      assertMayRead(maker, endpoint);
      const now = clock.now();
      const end = new Date(now.getTime() + overlapHours * HOUR_MS);
      const older = secretsAt(endpoint.secrets, now)
        .map((one) => ({
          ...one,
          expiresAt: one.expiresAt !== null && one.expiresAt < end ? one.expiresAt : end,
        }))
        .filter(({ expiresAt }) => expiresAt > now);
      if (older.length >= MAX_SECRETS)
        throw new AppError("webhook_limit_reached", {
          message: `At most ${MAX_SECRETS} secrets sign at once; wait until one ends, or rotate with overlapHours 0.`,
        });
      const secret = newSecret();
      const secrets = [{ secret, createdAt: now, expiresAt: null }, ...older];
      const changed = await replaceSecrets(store, endpoint, secrets, now);
      if (changed === null) continue;
      await this.#announce(maker.accountId, "changed");
      return { endpoint: changed, secret };
    }
  }

  /**
   * Sends a `webhook.test` to an endpoint, switched on or not. Look at the delivery to see how it went. Throws `forbidden` as
   * `create` does.
   */
  async test(maker: WebhookMaker, id: string): Promise<WebhookDeliveryDoc> {
    const { store, clock } = this.#deps;
    const { accountId } = maker;
    const endpoint = await this.get(accountId, id);
    assertMayRead(maker, endpoint);
    const now = clock.now();
    await takeRate(store, "webhookTest", accountId, now);
    const data = { endpointId: id, message: "This is a test. Nothing has happened." };
    const event = { accountId, key: `test ${randomUUID()}`, topic: TEST_TOPIC, at: now, data };
    const delivery = deliveryOf(event, endpoint, now);
    await insertDeliveries(store, [delivery]);
    await this.#announce(accountId, "pending");
    return delivery;
  }

  #announce(accountId: string, kind: "changed" | "pending"): Promise<void> {
    const { store, clock } = this.#deps;
    const subject = kind === "changed" ? accountId : "deliveries";
    return announceForAccount(store, { topic: "webhook", subject, accountId, kind, at: clock.now() });
  }
}

/** Or an endpoint would show a key what it does not open itself. */
function assertMayRead(
  maker: WebhookMaker,
  { topics, includeRecords }: Pick<WebhookInput, "topics" | "includeRecords">,
): void {
  for (const topic of topics) assertScopes(maker, scopesOfTopic(topic), `the topic ${topic}`);
  if (includeRecords > 0) assertScopes(maker, ["requests:read"], "includeRecords");
}

function assertOverlap(hours: number): void {
  if (Number.isInteger(hours) && hours >= 0 && hours <= MAX_OVERLAP_HOURS) return;
  throw new AppError("invalid_input", {
    details: [
      {
        path: "overlapHours",
        code: "out_of_range",
        message: `Use 0 to ${MAX_OVERLAP_HOURS} hours.`,
        limit: MAX_OVERLAP_HOURS,
        actual: hours,
      },
    ],
  });
}
