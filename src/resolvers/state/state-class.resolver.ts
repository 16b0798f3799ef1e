import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { ServiceSnapshotPayload } from "../../schema/service/service-snapshot.type.ts";
import { StateClass, StateClassPayload } from "../../schema/state/state.type.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { accountOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentSnapshot } from "../service/present-snapshot.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { ClassId } from "./which-object.ts";

function shown({
  _id: id,
  serviceId,
  name,
  variable,
  createdAt,
  deletedAt,
}: ResourceDoc<"state">): StateClass {
  return { id, serviceId, name, variable, createdAt, deletedAt };
}

export const stateClassNode = {
  access: "Query.stateClass",
  find: async (id, ctx) => shown(await ctx.services.resources.byId(accountOf(ctx), "state", id)),
} satisfies NodeSource;

@Resolver()
export class StateClassResolver {
  @Throws("not_found")
  @Query(() => [StateClass], { description: "State classes of a service, by name." })
  async stateClasses(@Ctx() ctx: Context, @ServiceId("service") service: string): Promise<StateClass[]> {
    const found = await ctx.services.hostedServices.get(accountOf(ctx), service);
    return (await ctx.services.resources.list(found, "state")).map(shown);
  }

  @Query(() => StateClass, {
    nullable: true,
    description: "One State class, by id or name; one that was deleted as long as it can be brought back.",
  })
  stateClass(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
  ): Promise<StateClass | null> {
    const { hostedServices, resources } = ctx.services;
    const found = hostedServices.get(accountOf(ctx), service);
    return nullWhenMissing(found.then((one) => resources.get(one, "state", namespace)).then(shown));
  }

  @Throws("not_found", "capability_disabled", "already_exists", "resource_limit_reached")
  @Mutation(() => StateClassPayload, {
    nullable: true,
    description: "Makes a State class; the worker is restarted with its id, and no request fails by it.",
  })
  async stateClassCreate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Given("name", () => String, {
      description: "Its name in the service: letters, 0 to 9 and -.",
      schema: { examples: ["Room"], minLength: 1, maxLength: 63 },
    })
    name: string,
  ): Promise<StateClassPayload> {
    const declared = { kind: "state" as const, name, settings: {} };
    return { class: shown(await ctx.services.resources.create(accountOf(ctx), service, declared)) };
  }

  @Throws("not_found")
  @Mutation(() => ServiceSnapshotPayload, {
    nullable: true,
    description:
      "Deletes a State class, which can be brought back for 7 days with its objects. May be repeated.",
  })
  async stateClassDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
  ): Promise<ServiceSnapshotPayload> {
    const { services } = ctx;
    const changed = await services.resources.delete(accountOf(ctx), service, "state", namespace);
    return { service: await presentSnapshot(services, changed) };
  }

  @Throws("not_found", "already_exists", "resource_limit_reached")
  @Mutation(() => StateClassPayload, {
    nullable: true,
    description: "Brings back a State class that was deleted, with its objects.",
  })
  async stateClassRestore(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
  ): Promise<StateClassPayload> {
    const { resources } = ctx.services;
    return { class: shown(await resources.restore(accountOf(ctx), service, "state", namespace)) };
  }
}
