import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { page, type TwinCalls, type Twins } from "./twins.ts";

const WEBHOOK = `id url description topics includeRecords isEnabled disabledReason secrets { createdAt expiresAt } failingSince lastDeliveredAt createdAt updatedAt`;
const DELIVERY = `id endpointId topic status payload attemptCount attempts { at durationMs status error answer }
  nextAttemptAt createdAt endedAt`;
const NEW_WEBHOOK = { url: "http://127.0.0.1:1/hook", topics: ["payment.failed"], includeRecords: 3 };

const asRestWebhook = ({ disabledReason, ...webhook }: AnswerJson) => ({
  ...webhook,
  disabledReason: disabledReason?.toLowerCase() ?? null,
});
const asRestDelivery = ({ status, ...delivery }: AnswerJson) => ({
  ...delivery,
  status: status.toLowerCase(),
});

/** @param calls.webhookId id of an endpoint that takes what it is sent */
export function webhookTwins({
  ask,
  call,
  remove,
  change,
  webhookId,
}: TwinCalls & { webhookId: () => string }): Twins {
  /** Id of a delivery that has been made; nothing of the endpoint is under way then. */
  const untilDelivered = () =>
    waitUntil("all is delivered", async () => {
      const { data } = await call(`/v1/webhook-deliveries?endpoint_id=${webhookId()}`);
      return data.every((one: AnswerJson) => one.status === "delivered") ? (data[0]?.id as string) : null;
    });

  return {
    "GET /v1/webhooks": {
      rest: () => call("/v1/webhooks"),
      graphql: async () => ({
        data: (await ask(`{ webhookEndpoints { ${WEBHOOK} } }`)).webhookEndpoints.map(asRestWebhook),
        nextCursor: null,
      }),
    },
    "GET /v1/webhooks/:id": {
      rest: () => call(`/v1/webhooks/${webhookId()}`),
      graphql: async () => {
        const query = `query ($id: ID!) { webhookEndpoint(id: $id) { ${WEBHOOK} } }`;
        return asRestWebhook((await ask(query, { id: webhookId() })).webhookEndpoint);
      },
    },
    "POST /v1/webhooks": {
      rest: async () => {
        const { secret, id, createdAt, updatedAt, secrets, ...made } = await call(
          "/v1/webhooks",
          NEW_WEBHOOK,
        );
        expect([secret.slice(0, 6), createdAt, secrets]).toEqual([
          "whsec_",
          updatedAt,
          [{ createdAt, expiresAt: null }],
        ]);
        await remove(`/v1/webhooks/${id}`);
        return made;
      },
      graphql: async () => {
        const query = `mutation ($input: WebhookEndpointCreateInput!) {
        webhookEndpointCreate(input: $input) { secret endpoint { ${WEBHOOK} } } }`;
        const { endpoint } = (await ask(query, { input: NEW_WEBHOOK })).webhookEndpointCreate;
        const {
          id,
          createdAt: _made,
          updatedAt: _changed,
          secrets: _secrets,
          ...made
        } = asRestWebhook(endpoint);
        await ask("mutation ($id: ID!) { webhookEndpointDelete(id: $id) { endpoint { id } } }", { id });
        return made;
      },
    },
    "PATCH /v1/webhooks/:id": {
      rest: async () => {
        const body = { description: "changed", isEnabled: false };
        const { updatedAt: _, ...changed } = await change(`/v1/webhooks/${webhookId()}`, body);
        expect(changed).toMatchObject({ ...body, disabledReason: "owner" });
        return changed;
      },
      graphql: async () => {
        const query = `mutation ($id: ID!) { webhookEndpointUpdate(id: $id, input: { description: "changed", isEnabled: false }) {
        endpoint { ${WEBHOOK} } } }`;
        const { updatedAt: _, ...changed } = asRestWebhook(
          (await ask(query, { id: webhookId() })).webhookEndpointUpdate.endpoint,
        );
        return changed;
      },
    },
    "DELETE /v1/webhooks/:id": {
      rest: async () => {
        const { id } = await call("/v1/webhooks", NEW_WEBHOOK);
        const deleted = await remove(`/v1/webhooks/${id}`);
        expect(deleted.id).toBe(id);
        return Object.keys(deleted).sort();
      },
      graphql: async () => {
        const { id } = await call("/v1/webhooks", NEW_WEBHOOK);
        const query = `mutation ($id: ID!) { webhookEndpointDelete(id: $id) { endpoint { ${WEBHOOK} } } }`;
        return Object.keys((await ask(query, { id })).webhookEndpointDelete.endpoint).sort();
      },
    },
    "POST /v1/webhooks/:id/rotate-secret": {
      rest: async () => {
        const { secret, secrets, id, topics, ...more } = await call(
          `/v1/webhooks/${webhookId()}/rotate-secret`,
          {
            overlapHours: 0,
          },
        );
        return [secret.length, secrets.length, id, topics, Object.keys(more).sort()];
      },
      graphql: async () => {
        const query = `mutation ($id: ID!) { webhookEndpointRotateSecret(id: $id, overlapHours: 0) { secret endpoint { ${WEBHOOK} } } }`;
        const { secret, endpoint } = (await ask(query, { id: webhookId() })).webhookEndpointRotateSecret;
        const { secrets, id, topics, ...more } = endpoint;
        return [secret.length, secrets.length, id, topics, Object.keys(more).sort()];
      },
    },
    "POST /v1/webhooks/:id/test": {
      rest: async () => {
        const { id, createdAt, nextAttemptAt, payload, ...delivery } = await call(
          `/v1/webhooks/${webhookId()}/test`,
          {},
        );
        expect([id.slice(0, 4), createdAt, JSON.parse(payload).type]).toEqual([
          "whd_",
          nextAttemptAt,
          "webhook.test",
        ]);
        return delivery;
      },
      graphql: async () => {
        const query = `mutation ($id: ID!) { webhookEndpointTest(id: $id) { delivery { endpointId topic status attemptCount attempts { at } endedAt } } }`;
        return asRestDelivery((await ask(query, { id: webhookId() })).webhookEndpointTest.delivery);
      },
    },
    "GET /v1/webhook-deliveries": {
      rest: async () => {
        await untilDelivered();
        return call(`/v1/webhook-deliveries?endpoint_id=${webhookId()}&status=delivered&limit=1`);
      },
      graphql: async () => {
        const query = `query ($id: ID!) { webhookDeliveries(endpointId: $id, status: DELIVERED, first: 1) {
        nodes { ${DELIVERY} } pageInfo { hasNextPage endCursor } } }`;
        const { nodes, pageInfo } = (await ask(query, { id: webhookId() })).webhookDeliveries;
        return page(nodes.map(asRestDelivery), pageInfo);
      },
    },
    "GET /v1/webhook-deliveries/:id": {
      rest: async () => call(`/v1/webhook-deliveries/${await untilDelivered()}`),
      graphql: async () => {
        const query = `query ($id: ID!) { webhookDelivery(id: $id) { ${DELIVERY} } }`;
        return asRestDelivery((await ask(query, { id: await untilDelivered() })).webhookDelivery);
      },
    },
    "POST /v1/webhook-deliveries/:id/replay": {
      rest: async () => {
        const { id, status, endpointId, topic } = await call(
          `/v1/webhook-deliveries/${await untilDelivered()}/replay`,
          {},
        );
        return { id, status, endpointId, topic };
      },
      graphql: async () => {
        const query =
          "mutation ($id: ID!) { webhookDeliveryReplay(id: $id) { delivery { id status endpointId topic } } }";
        return asRestDelivery(
          (await ask(query, { id: await untilDelivered() })).webhookDeliveryReplay.delivery,
        );
      },
    },
    "POST /v1/webhooks/:id/replay-failed": {
      rest: () => call(`/v1/webhooks/${webhookId()}/replay-failed`, { since: "2026-01-31T12:00:00Z" }),
      graphql: async () => {
        const query = `mutation ($id: ID!) { webhookDeliveriesReplayFailed(endpointId: $id, since: "2026-01-31T12:00:00Z") { endpointId replayedCount } }`;
        return (await ask(query, { id: webhookId() })).webhookDeliveriesReplayFailed;
      },
    },
  };
}
