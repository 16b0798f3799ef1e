import { Ctx, Query, Resolver } from "type-graphql";
import { ServiceResources, ServiceSnapshot } from "../../schema/service/service-snapshot.type.ts";
import { accountOf, anyCallerOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentResources } from "./present-resources.ts";
import { presentSnapshot } from "./present-snapshot.ts";
import { ServiceId } from "./service-id.ts";

@Resolver()
export class ServiceSnapshotResolver {
  @Query(() => ServiceSnapshot, {
    nullable: true,
    description: "Everything about a service at a moment.",
  })
  serviceSnapshot(@Ctx() ctx: Context, @ServiceId() id: string): Promise<ServiceSnapshot | null> {
    const found = ctx.services.hostedServices.get(accountOf(ctx), id);
    return nullWhenMissing(found.then((service) => presentSnapshot(ctx.services, service)));
  }

  @Query(() => ServiceResources, { nullable: true, description: "The resources of a service." })
  serviceResources(@Ctx() ctx: Context, @ServiceId() id: string): Promise<ServiceResources | null> {
    const { hostedServices, resources } = ctx.services;
    const found = hostedServices.getFor(anyCallerOf(ctx), id);
    return nullWhenMissing(
      found.then(async (service) => presentResources(service._id, await resources.all(service))),
    );
  }
}
