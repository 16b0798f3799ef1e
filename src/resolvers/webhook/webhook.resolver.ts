import { IdOf } from "../page-args.ts";
import { webhookEndpoint } from "../../kinds/webhook.ts";
import type { NodeSource } from "../node/node-source.ts";
import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { DEFAULT_OVERLAP_HOURS } from "../../domain/webhook/webhook.service.ts";
import { WebhookDeliveryPayload } from "../../schema/webhook/webhook-delivery.type.ts";
import {
  WebhookEndpointCreateInput,
  WebhookEndpointUpdateInput,
} from "../../schema/webhook/webhook.input.ts";
import {
  WebhookEndpoint,
  WebhookEndpointPayload,
  WebhookEndpointSecretPayload,
} from "../../schema/webhook/webhook.type.ts";
import type { WebhookEndpointDoc } from "../../store/webhook/webhook-documents.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { givenOf } from "../given-of.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentDelivery, presentEndpoint } from "./present-webhook.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";

const shown = (doc: WebhookEndpointDoc, { services }: Context): WebhookEndpoint =>
  presentEndpoint(doc, services.clock.now());

export const webhookEndpointNode = {
  access: "Query.webhookEndpoint",
  find: async (id, ctx) => shown(await ctx.services.webhooks.get(accountOf(ctx), id), ctx),
} satisfies NodeSource;

@Resolver()
export class WebhookResolver {
  @Query(() => [WebhookEndpoint], { description: "Where webhooks are sent, oldest first; at most 20." })
  async webhookEndpoints(@Ctx() ctx: Context): Promise<WebhookEndpoint[]> {
    return (await ctx.services.webhooks.list(accountOf(ctx))).map((doc) => shown(doc, ctx));
  }

  @Query(() => WebhookEndpoint, { nullable: true, description: "One endpoint." })
  webhookEndpoint(@Ctx() ctx: Context, @IdOf(webhookEndpoint) id: string): Promise<WebhookEndpoint | null> {
    return nullWhenMissing(webhookEndpointNode.find(id, ctx));
  }

  @Throws("webhook_limit_reached")
  @Mutation(() => WebhookEndpointSecretPayload, {
    nullable: true,
    description: "Creates an endpoint; the text of its secret is shown in this answer only.",
  })
  async webhookEndpointCreate(
    @Ctx() ctx: Context,
    @Arg("input", () => WebhookEndpointCreateInput, { description: "The endpoint." })
    input: WebhookEndpointCreateInput,
  ): Promise<WebhookEndpointSecretPayload> {
    const { endpoint, secret } = await ctx.services.webhooks.create(callerOf(ctx), input);
    return { endpoint: shown(endpoint, ctx), secret };
  }

  @Mutation(() => WebhookEndpointPayload, {
    nullable: true,
    description:
      "Changes an endpoint; fields that are left out do not change. Switching it on clears the record of how long it has failed.",
  })
  async webhookEndpointUpdate(
    @Ctx() ctx: Context,
    @IdOf(webhookEndpoint) id: string,
    @Arg("input", () => WebhookEndpointUpdateInput, { description: "The change." })
    input: WebhookEndpointUpdateInput,
  ): Promise<WebhookEndpointPayload> {
    const changed = await ctx.services.webhooks.update(callerOf(ctx), id, givenOf(input));
    return { endpoint: shown(changed, ctx) };
  }

  @Mutation(() => WebhookEndpointPayload, {
    nullable: true,
    description: "Removes an endpoint; what was still waiting to be sent there is not sent.",
  })
  async webhookEndpointDelete(
    @Ctx() ctx: Context,
    @IdOf(webhookEndpoint) id: string,
  ): Promise<WebhookEndpointPayload> {
    return { endpoint: shown(await ctx.services.webhooks.delete(accountOf(ctx), id), ctx) };
  }

  @Throws("webhook_limit_reached")
  @Mutation(() => WebhookEndpointSecretPayload, {
    nullable: true,
    description:
      "Gives an endpoint a new secret; for a while deliveries are signed with the older ones as well.",
  })
  async webhookEndpointRotateSecret(
    @Ctx() ctx: Context,
    @IdOf(webhookEndpoint) id: string,
    @Given("overlapHours", () => Int, {
      schema: { examples: [24] },
      defaultValue: DEFAULT_OVERLAP_HOURS,
      description: "How many hours the older ones still sign, 0 to 168.",
    })
    overlapHours: number,
  ): Promise<WebhookEndpointSecretPayload> {
    const { endpoint, secret } = await ctx.services.webhooks.rotateSecret(callerOf(ctx), id, overlapHours);
    return { endpoint: shown(endpoint, ctx), secret };
  }

  @Mutation(() => WebhookDeliveryPayload, {
    nullable: true,
    description: "Sends a `webhook.test` to an endpoint; ask for the delivery again to see how it went.",
  })
  async webhookEndpointTest(
    @Ctx() ctx: Context,
    @IdOf(webhookEndpoint) id: string,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: presentDelivery(await ctx.services.webhooks.test(callerOf(ctx), id)) };
  }
}
