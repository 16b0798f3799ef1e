import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { QueueView } from "../../domain/queue/queue.service.ts";
import { Queue, QueueCreateInput, QueuePayload, QueueUpdateInput } from "../../schema/queue/queue.type.ts";
import { ServiceSnapshotPayload } from "../../schema/service/service-snapshot.type.ts";
import { accountOf, type Context } from "../context.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentSnapshot } from "../service/present-snapshot.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { QueueId } from "./queue-id.ts";

function shown({ queue, deadLetterName }: QueueView): Queue {
  const { _id: id, serviceId, name, variable, settings, createdAt, deletedAt } = queue;
  return {
    ...settings,
    deadLetterQueue: deadLetterName,
    id,
    serviceId,
    name,
    variable,
    createdAt,
    deletedAt,
  };
}

const payload = async (view: Promise<QueueView>): Promise<QueuePayload> => ({ queue: shown(await view) });

export const queueNode = {
  access: "Query.queue",
  find: async (id, { services, ...ctx }) => {
    const found = await services.resources.byId(accountOf({ services, ...ctx }), "queue", id);
    return shown(await services.queues.view(found));
  },
} satisfies NodeSource;

@Resolver()
export class QueueResolver {
  @Throws("not_found")
  @Query(() => [Queue], { description: "Queues of a service, by name." })
  async queues(@Ctx() ctx: Context, @ServiceId("service") service: string): Promise<Queue[]> {
    return (await ctx.services.queues.list(accountOf(ctx), service)).map(shown);
  }

  @Query(() => Queue, {
    nullable: true,
    description: "One queue, by id or name; one that was deleted as long as it can be brought back.",
  })
  queue(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
  ): Promise<Queue | null> {
    return nullWhenMissing(ctx.services.queues.get(accountOf(ctx), service, queue).then(shown));
  }

  @Throws("not_found", "capability_disabled", "already_exists", "resource_limit_reached")
  @Mutation(() => QueuePayload, {
    nullable: true,
    description: "Makes a queue; the worker is restarted with its id, and no request fails by it.",
  })
  queueCreate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Arg("input", () => QueueCreateInput, { description: "The queue." }) input: QueueCreateInput,
  ): Promise<QueuePayload> {
    return payload(ctx.services.queues.create(accountOf(ctx), service, input));
  }

  @Throws("not_found")
  @Mutation(() => QueuePayload, {
    nullable: true,
    description: "Changes how a queue delivers; what is left out stays.",
  })
  queueUpdate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
    @Arg("input", () => QueueUpdateInput, { description: "The change." }) input: QueueUpdateInput,
  ): Promise<QueuePayload> {
    return payload(ctx.services.queues.update(accountOf(ctx), service, queue, input));
  }

  @Throws("not_found", "resource_in_use")
  @Mutation(() => ServiceSnapshotPayload, {
    nullable: true,
    description: "Deletes a queue, which can be brought back for 7 days with its messages. May be repeated.",
  })
  async queueDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
  ): Promise<ServiceSnapshotPayload> {
    const changed = await ctx.services.queues.delete(accountOf(ctx), service, queue);
    return { service: await presentSnapshot(ctx.services, changed) };
  }

  @Throws("not_found", "already_exists", "resource_limit_reached")
  @Mutation(() => QueuePayload, {
    nullable: true,
    description: "Brings back a queue that was deleted, with its messages.",
  })
  queueRestore(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @QueueId() queue: string,
  ): Promise<QueuePayload> {
    return payload(ctx.services.queues.restore(accountOf(ctx), service, queue));
  }
}
