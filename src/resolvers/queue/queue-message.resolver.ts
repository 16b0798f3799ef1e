import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { queueDelivery, queueMessage } from "../../kinds/queue.ts";
import {
  QueueAcknowledgeInput,
  QueueAcknowledgePayload,
  QueueCountPayload,
  QueuePullInput,
  QueuePullPayload,
  QueueReplayFilter,
  QueueSendBatchInput,
  QueueSendBatchPayload,
  QueueSendInput,
  QueueSendPayload,
} from "../../schema/queue/queue-message.payload.ts";
import {
  QueueDeliveryConnection,
  QueueMessageConnection,
  QueueMessageTimeline,
  QueueMetrics,
} from "../../schema/queue/queue-message.type.ts";
import { QueueMessageState } from "../../schema/queue/queue.enum.ts";
import type { QueueDeliveryDoc } from "../../store/queue/queue-documents.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import { connectionOfPage } from "../connection.ts";
import { anyCallerOf, callerOf, type Context } from "../context.ts";
import { After, First } from "../page-args.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { QueueId } from "./queue-id.ts";

const idsOf = (messages: readonly { id: string }[]): string[] => messages.map(({ id }) => id);
const shown = ({ _id: id, messages, ...facts }: QueueDeliveryDoc) => {
  const { delivered = [], retried = [], ...dead } = Object.groupBy(messages, ({ event }) => event);
  const given = [...(dead.dead_lettered ?? []), ...(dead.dropped ?? [])];
  return { id, ...facts, done: idsOf(delivered), retried: idsOf(retried), dead: idsOf(given) };
};

@Resolver()
export class QueueMessageResolver {
  @Throws("not_found", "usage_cap_reached")
  @Query(() => QueueMessageConnection, {
    description:
      "Messages that wait in a queue, those that are delivered last first. Nothing is claimed by it.",
  })
  async queueMessages(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("state", () => QueueMessageState, { nullable: true, description: "Only these; all when left out." })
    state: QueueMessageState | null,
    @First(queueMessage) first: number,
    @After() after: string | null,
  ): Promise<QueueMessageConnection> {
    const page = { first, after: after ?? null };
    const found = await ctx.services.queueMessages.list(callerOf(ctx), service, queue, state ?? null, page);
    return connectionOfPage(found, page.after, (message) => message);
  }

  @Throws("not_found", "usage_cap_reached")
  @Query(() => QueueMessageTimeline, {
    nullable: true,
    description: "What happened to a message; one that is handled is remembered for a day.",
  })
  queueMessage(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("message", () => ID, { description: "Id of the message." }) message: string,
  ): Promise<QueueMessageTimeline> {
    return ctx.services.queueMessages.timeline(callerOf(ctx), service, queue, message);
  }

  @Throws("not_found")
  @Query(() => QueueDeliveryConnection, { description: "Deliveries of a queue within a day, newest first." })
  async queueDeliveries(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @First(queueDelivery) first: number,
    @After() after: string | null,
  ): Promise<QueueDeliveryConnection> {
    const page = { first, after: after ?? null };
    const found = await ctx.services.queueMessages.deliveries(callerOf(ctx), service, queue, page);
    return connectionOfPage(found, page.after, shown);
  }

  @Throws("not_found")
  @Query(() => QueueMetrics, { description: "How a queue stands, as of moments ago." })
  queueMetrics(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
  ): Promise<QueueMetrics> {
    return ctx.services.queueMessages.metrics(anyCallerOf(ctx), service, queue);
  }

  @Throws(
    "not_found",
    "message_too_large",
    "rate_limited",
    "queue_full",
    "usage_cap_reached",
    "idempotency_key_reused",
  )
  @Mutation(() => QueueSendPayload, {
    nullable: true,
    description: "Sends a message. It is stored when this answers.",
  })
  async queueSend(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("input", () => QueueSendInput, { description: "The message." }) input: QueueSendInput,
  ): Promise<QueueSendPayload> {
    const { idempotencyKey, ...message } = input;
    const key = idempotencyKey ?? ctx.idempotencyKey;
    return {
      message: await ctx.services.queueMessages.send(anyCallerOf(ctx), service, queue, message, key),
    };
  }

  @Throws(
    "not_found",
    "message_too_large",
    "batch_too_large",
    "rate_limited",
    "queue_full",
    "usage_cap_reached",
    "idempotency_key_reused",
  )
  @Mutation(() => QueueSendBatchPayload, {
    nullable: true,
    description: "Sends messages, all of them or none. They are stored when this answers.",
  })
  async queueSendBatch(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("input", () => QueueSendBatchInput, { description: "The messages." }) input: QueueSendBatchInput,
  ): Promise<QueueSendBatchPayload> {
    const { messages, delaySeconds, idempotencyKey } = input;
    const sent = await ctx.services.queueMessages.sendBatch(anyCallerOf(ctx), service, queue, {
      ...{ messages, delaySeconds: delaySeconds ?? null, key: idempotencyKey ?? ctx.idempotencyKey },
    });
    return { ids: idsOf(sent) };
  }

  @Throws("not_found", "queue_delivers", "usage_cap_reached")
  @Mutation(() => QueuePullPayload, {
    nullable: true,
    description:
      "Takes messages of a paused queue, to be handled elsewhere than in the worker. Acknowledge them in time.",
  })
  async queuePull(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("input", () => QueuePullInput, { description: "Which." }) input: QueuePullInput,
  ): Promise<QueuePullPayload> {
    const { batchSize: most, visibilityTimeoutSeconds: visibilitySeconds } = input;
    const asked = { most, visibilitySeconds };
    return { messages: await ctx.services.queuePulls.pull(callerOf(ctx), service, queue, asked) };
  }

  @Throws("not_found", "usage_cap_reached")
  @Mutation(() => QueueAcknowledgePayload, {
    nullable: true,
    description: "Says what became of messages that were pulled.",
  })
  queueAcknowledge(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("input", () => QueueAcknowledgeInput, { description: "What." }) input: QueueAcknowledgeInput,
  ): Promise<QueueAcknowledgePayload> {
    return ctx.services.queuePulls.acknowledge(callerOf(ctx), service, queue, input);
  }

  @Subscription(() => QueueMetrics, {
    description:
      "How a queue stands now, and again when messages were sent or delivered; once a second at most.",
    subscribe: async ({ context, args }: { context: Context; args: { service: string; queue: string } }) => {
      const { queueMessages } = context.services;
      const caller = callerOf(context);
      // Refused at once, so that the client gets an error and not a broken stream.
      await queueMessages.metrics(caller, args.service, args.queue);
      return abortableIterator((signal) => queueMessages.watch(caller, args.service, args.queue, signal));
    },
  })
  queueUpdated(
    @Root() metrics: QueueMetrics,
    @ServiceId("service") _service: string,
    @QueueId() _queue: string,
  ): QueueMetrics {
    return metrics;
  }

  @Throws("not_found", "usage_cap_reached")
  @Mutation(() => QueueCountPayload, { nullable: true, description: "Deletes all messages of a queue." })
  async queuePurge(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
  ): Promise<QueueCountPayload> {
    return { messages: await ctx.services.queueMessages.purge(callerOf(ctx), service, queue) };
  }

  @Throws("not_found", "usage_cap_reached")
  @Mutation(() => QueueCountPayload, {
    nullable: true,
    description:
      "Puts messages of a dead-letter queue back into the queues that gave them up, 10,000 at most.",
  })
  async queueReplay(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("filter", () => QueueReplayFilter, { nullable: true, description: "Which; all when left out." })
    filter: QueueReplayFilter | null,
  ): Promise<QueueCountPayload> {
    return { messages: await ctx.services.queueMessages.replay(callerOf(ctx), service, queue, filter ?? {}) };
  }
}
