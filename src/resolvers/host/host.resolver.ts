import { Ctx, Query, Resolver } from "type-graphql";
import { Host } from "../../schema/host/host.type.ts";
import type { Context } from "../context.ts";

@Resolver()
export class HostResolver {
  @Query(() => [Host], {
    description:
      "Hosts of services of the last hour, those that were heard of last first; for operators only.",
  })
  async operatorHosts(@Ctx() ctx: Context): Promise<Host[]> {
    const views = await ctx.services.hosts.all();
    return views.map(({ doc, isPresent, services }) => {
      const { _id: id, name, version, url, isolation, isolationReason, startedAt, seenAt, facts } = doc;
      return {
        ...{ id, name, version, url, isolation, isolationReason, startedAt, seenAt, services },
        buildsNot: doc.buildsNot ?? null,
        status: isPresent ? "running" : "ended",
        memoryBytes: facts.memoryBytes,
        workers: facts.workers.map(({ n, ...worker }) => ({ ...worker, deployment: n })),
      };
    });
  }
}
