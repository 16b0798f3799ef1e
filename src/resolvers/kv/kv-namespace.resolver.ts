import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { KvNamespace, KvNamespacePayload } from "../../schema/kv/kv-namespace.type.ts";
import { ServiceSnapshotPayload } from "../../schema/service/service-snapshot.type.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { accountOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentSnapshot } from "../service/present-snapshot.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { NamespaceId } from "./which-namespace.ts";

function shown({ _id: id, serviceId, name, variable, createdAt, deletedAt }: ResourceDoc<"kv">): KvNamespace {
  return { id, serviceId, name, variable, createdAt, deletedAt };
}

export const kvNamespaceNode = {
  access: "Query.kvNamespace",
  find: async (id, ctx) => shown(await ctx.services.resources.byId(accountOf(ctx), "kv", id)),
} satisfies NodeSource;

@Resolver()
export class KvNamespaceResolver {
  @Throws("not_found")
  @Query(() => [KvNamespace], { description: "KV namespaces of a service, by name." })
  async kvNamespaces(@Ctx() ctx: Context, @ServiceId("service") service: string): Promise<KvNamespace[]> {
    const found = await ctx.services.hostedServices.get(accountOf(ctx), service);
    return (await ctx.services.resources.list(found, "kv")).map(shown);
  }

  @Query(() => KvNamespace, {
    nullable: true,
    description: "One KV namespace, by id or name; one that was deleted as long as it can be brought back.",
  })
  kvNamespace(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
  ): Promise<KvNamespace | null> {
    const { hostedServices, resources } = ctx.services;
    const found = hostedServices.get(accountOf(ctx), service);
    return nullWhenMissing(found.then((one) => resources.get(one, "kv", namespace)).then(shown));
  }

  @Throws("not_found", "capability_disabled", "already_exists", "resource_limit_reached")
  @Mutation(() => KvNamespacePayload, {
    nullable: true,
    description: "Makes a KV namespace; the worker is restarted with its id, and no request fails by it.",
  })
  async kvNamespaceCreate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Given("name", () => String, {
      description: "Its name in the service: a to z, 0 to 9 and -.",
      schema: { examples: ["visits"], minLength: 1, maxLength: 63 },
    })
    name: string,
  ): Promise<KvNamespacePayload> {
    const declared = { kind: "kv" as const, name, settings: {} };
    return { namespace: shown(await ctx.services.resources.create(accountOf(ctx), service, declared)) };
  }

  @Throws("not_found")
  @Mutation(() => ServiceSnapshotPayload, {
    nullable: true,
    description:
      "Deletes a KV namespace, which can be brought back for 7 days with what is in it. May be repeated.",
  })
  async kvNamespaceDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
  ): Promise<ServiceSnapshotPayload> {
    const { services } = ctx;
    const changed = await services.resources.delete(accountOf(ctx), service, "kv", namespace);
    return { service: await presentSnapshot(services, changed) };
  }

  @Throws("not_found", "already_exists", "resource_limit_reached")
  @Mutation(() => KvNamespacePayload, {
    nullable: true,
    description: "Brings back a KV namespace that was deleted, with what is in it.",
  })
  async kvNamespaceRestore(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
  ): Promise<KvNamespacePayload> {
    const { resources } = ctx.services;
    return { namespace: shown(await resources.restore(accountOf(ctx), service, "kv", namespace)) };
  }
}
