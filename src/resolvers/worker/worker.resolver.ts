import { Ctx, Query, Resolver } from "type-graphql";
import { WorkerReport } from "../../schema/worker/worker.type.ts";
import type { Context } from "../context.ts";

@Resolver()
export class WorkerResolver {
  @Query(() => WorkerReport, {
    description: "Workers, what waits for them, and the disk with the data; for operators only.",
  })
  async operatorWorkers(@Ctx() ctx: Context): Promise<WorkerReport> {
    const { workers, ...report } = await ctx.services.workers.all();
    return {
      ...report,
      workers: workers.map(({ doc: { workerId, scrapers, seenAt, facts }, status }) => ({
        ...{ name: workerId, status, scrapers, seenAt },
        version: facts?.version ?? null,
        startedAt: facts?.startedAt ?? null,
        slots: facts?.slots ?? null,
        running: facts?.running ?? null,
        threads: facts?.threads ?? null,
        memoryBytes: facts?.memoryBytes ?? null,
      })),
    };
  }
}
