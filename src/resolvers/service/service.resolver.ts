import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { service } from "../../kinds/service.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import {
  Service,
  ServiceConnection,
  ServiceCreateInput,
  ServicePayload,
  ServiceUpdateInput,
} from "../../schema/service/service.type.ts";
import { connectionOf } from "../connection.ts";
import { accountOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import { givenOf } from "../given-of.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { After, First } from "../page-args.ts";
import { Throws } from "../throws.ts";
import { presentService } from "./present-service.ts";
import { ServiceId } from "./service-id.ts";

const shown = async ({ services }: Context, doc: ServiceDoc): Promise<Service> =>
  presentService(await services.hostedServices.view(doc));
const payload = async (ctx: Context, doc: Promise<ServiceDoc>): Promise<ServicePayload> => ({
  service: await shown(ctx, await doc),
});

export const serviceNode = {
  access: "Query.service",
  find: async (id, ctx) => shown(ctx, await ctx.services.hostedServices.get(accountOf(ctx), id)),
} satisfies NodeSource;

@Resolver()
export class ServiceResolver {
  @Query(() => ServiceConnection, {
    description: "Services of the account, newest first, deleted ones that can be brought back included.",
  })
  async services(
    @Ctx() ctx: Context,
    @First(service) first: number,
    @After() after: string | null,
  ): Promise<ServiceConnection> {
    const { hostedServices } = ctx.services;
    const { rows, nextCursor } = await hostedServices.list(accountOf(ctx), { first, after: after ?? null });
    const views = await hostedServices.views(rows.map(({ doc }) => doc));
    const edges = views.map((view, index) => ({
      cursor: rows[index]?.cursor ?? "",
      node: presentService(view),
    }));
    return connectionOf(edges, nextCursor, after ?? null);
  }

  @Query(() => Service, { nullable: true, description: "One service, deleted or not." })
  service(@Ctx() ctx: Context, @ServiceId() id: string): Promise<Service | null> {
    return nullWhenMissing(serviceNode.find(id, ctx));
  }

  @Throws("hosting_off", "hosting_not_allowed", "slug_taken", "service_limit_reached")
  @Mutation(() => ServicePayload, {
    nullable: true,
    description: "Makes a service, to which can be deployed then.",
  })
  serviceCreate(
    @Ctx() ctx: Context,
    @Arg("input", () => ServiceCreateInput, { description: "The service." }) input: ServiceCreateInput,
  ): Promise<ServicePayload> {
    return payload(ctx, ctx.services.hostedServices.create(accountOf(ctx), input));
  }

  @Throws("slug_taken")
  @Mutation(() => ServicePayload, {
    nullable: true,
    description: "Renames a service; what is left out stays.",
  })
  serviceUpdate(
    @Ctx() ctx: Context,
    @ServiceId() id: string,
    @Arg("input", () => ServiceUpdateInput, { description: "The change." }) input: ServiceUpdateInput,
  ): Promise<ServicePayload> {
    return payload(ctx, ctx.services.hostedServices.update(accountOf(ctx), id, givenOf(input)));
  }

  @Mutation(() => ServicePayload, {
    nullable: true,
    description: "Stops a service at once and deletes it; it can be brought back for 7 days.",
  })
  serviceDelete(
    @Ctx() ctx: Context,
    @ServiceId() id: string,
    @Given("confirm", () => String, {
      description: "The slug or the name of the service, so that no other is meant.",
      schema: { examples: ["guestbook"] },
    })
    confirm: string,
  ): Promise<ServicePayload> {
    return payload(ctx, ctx.services.hostedServices.delete(accountOf(ctx), id, confirm));
  }

  @Mutation(() => ServicePayload, {
    nullable: true,
    description: "Brings back a service that was deleted; what it served is served again.",
  })
  serviceRestore(@Ctx() ctx: Context, @ServiceId() id: string): Promise<ServicePayload> {
    return payload(ctx, ctx.services.hostedServices.restore(accountOf(ctx), id));
  }
}
