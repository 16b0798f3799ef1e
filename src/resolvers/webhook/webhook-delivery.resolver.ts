import type { NodeSource } from "../node/node-source.ts";
import { webhookDelivery } from "../../kinds/webhook.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { assertScopes } from "../../domain/access/assert-access.ts";
import { scopesOfTopic } from "../../domain/webhook/topics.ts";
import { DateTime } from "../../schema/shared/scalars.ts";
import {
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookDeliveryPayload,
  WebhookDeliveryStatus,
} from "../../schema/webhook/webhook-delivery.type.ts";
import { WebhookDeliveriesReplayPayload } from "../../schema/webhook/webhook.type.ts";
import { connectionOf } from "../connection.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentDelivery } from "./present-webhook.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";

export const webhookDeliveryNode = {
  access: "Query.webhookDelivery",
  find: async (id, ctx) => presentDelivery(await ctx.services.webhookLog.get(accountOf(ctx), id)),
} satisfies NodeSource;

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => String, {
    description: "The body as it is signed (JSON). A key needs the scopes of its topic to read it.",
  })
  payload(@Ctx() ctx: Context, @Root() { topic, payload }: WebhookDelivery): string {
    assertScopes(callerOf(ctx), scopesOfTopic(topic), `what ${topic} tells`);
    return payload;
  }

  @Throws("not_found")
  @Query(() => WebhookDeliveryConnection, {
    description: "What was sent to endpoints and with which outcome, newest first; kept for 30 days.",
  })
  async webhookDeliveries(
    @Ctx() ctx: Context,
    @Arg("endpointId", () => ID, { nullable: true, description: "Only those to this endpoint." })
    endpointId: string | null,
    @Arg("status", () => WebhookDeliveryStatus, {
      nullable: true,
      description: "Only those with this status.",
    })
    status: WebhookDeliveryStatus | null,
    @First(webhookDelivery) first: number,
    @After() after: string | null,
  ): Promise<WebhookDeliveryConnection> {
    const page = { first, after: after ?? null, endpointId: endpointId ?? null, state: status ?? null };
    const { deliveries, nextCursor } = await ctx.services.webhookLog.list(accountOf(ctx), page);
    const edges = deliveries.map(({ delivery, cursor }) => ({ cursor, node: presentDelivery(delivery) }));
    return connectionOf(edges, nextCursor, page.after);
  }

  @Query(() => WebhookDelivery, { nullable: true, description: "One delivery with its attempts." })
  webhookDelivery(@Ctx() ctx: Context, @IdOf(webhookDelivery) id: string): Promise<WebhookDelivery | null> {
    return nullWhenMissing(webhookDeliveryNode.find(id, ctx));
  }

  @Mutation(() => WebhookDeliveryPayload, {
    nullable: true,
    description: "Sends a delivery again with the same id and body, however it ended.",
  })
  async webhookDeliveryReplay(
    @Ctx() ctx: Context,
    @IdOf(webhookDelivery) id: string,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: presentDelivery(await ctx.services.webhookLog.replay(callerOf(ctx), id)) };
  }

  @Mutation(() => WebhookDeliveriesReplayPayload, {
    nullable: true,
    description: "Sends everything again that failed at an endpoint.",
  })
  async webhookDeliveriesReplayFailed(
    @Ctx() ctx: Context,
    @Arg("endpointId", () => ID, { description: "Id of the endpoint." }) endpointId: string,
    @Given("since", () => DateTime, {
      schema: { examples: ["2026-01-31T12:00:00Z"] },
      nullable: true,
      description: "Only what was created then or later.",
    })
    since: Date | null,
  ): Promise<WebhookDeliveriesReplayPayload> {
    const { webhookLog } = ctx.services;
    return {
      endpointId,
      replayedCount: await webhookLog.replayFailed(callerOf(ctx), endpointId, since ?? null),
    };
  }
}
