import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { CronView } from "../../domain/cron/cron.service.ts";
import { cronRun } from "../../kinds/cron.ts";
import { CronRunConnection, CronRunPayload, type CronRun } from "../../schema/cron/cron-run.type.ts";
import {
  CronTrigger,
  CronTriggerCreateInput,
  CronTriggerPayload,
  CronTriggerUpdateInput,
} from "../../schema/cron/cron-trigger.type.ts";
import { ServiceSnapshotPayload } from "../../schema/service/service-snapshot.type.ts";
import type { CronRunDoc } from "../../store/cron/cron-documents.ts";
import { connectionOfPage } from "../connection.ts";
import { accountOf, type Context } from "../context.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { After, First } from "../page-args.ts";
import { presentSnapshot } from "../service/present-snapshot.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";

const TriggerId = (): ReturnType<typeof Arg> =>
  Arg("trigger", () => ID, { description: "Id or name of the trigger." });

function shown({ trigger, state, nextRuns, notes }: CronView): CronTrigger {
  const { _id: id, serviceId, name, variable, settings, createdAt, deletedAt } = trigger;
  const { cronExpression, timezone, overlap, paused } = settings;
  return {
    ...{ id, serviceId, name, variable, cronExpression, timezone, overlap, paused, nextRuns, notes },
    nextRunAt: paused || deletedAt !== null ? null : (nextRuns[0] ?? null),
    lastRunAt: state?.last?.at ?? null,
    lastStatus: state?.last?.state ?? null,
    consecutiveFailures: state?.failures ?? 0,
    held: paused ? null : (state?.held ?? null),
    ...{ createdAt, deletedAt },
  };
}

function shownRun({
  trigger,
  slot,
  state,
  isManual,
  at,
  ms,
  status,
  error,
  requestId,
  ...row
}: CronRunDoc): CronRun {
  return {
    ...{ id: `${trigger}:${slot.getTime()}`, slot, state, isManual: isManual ?? false },
    ...{ startedAt: at ?? null, ms: ms ?? null, status: status ?? null, error: error ?? null },
    ...{ requestId: requestId ?? null, slots: row.slots ?? 1, lastSlot: row.lastSlot ?? slot },
  };
}

const payload = async (view: Promise<CronView>): Promise<CronTriggerPayload> => ({
  trigger: shown(await view),
});

export const cronTriggerNode = {
  access: "Query.cronTrigger",
  find: async (id, { services, ...ctx }) => {
    const found = await services.resources.byId(accountOf({ services, ...ctx }), "cron", id);
    return shown(await services.cron.view(found));
  },
} satisfies NodeSource;

@Resolver()
export class CronTriggerResolver {
  @Throws("not_found")
  @Query(() => [CronTrigger], { description: "Cron triggers of a service, by name." })
  async cronTriggers(@Ctx() ctx: Context, @ServiceId("service") service: string): Promise<CronTrigger[]> {
    return (await ctx.services.cron.list(accountOf(ctx), service)).map(shown);
  }

  @Query(() => CronTrigger, { nullable: true, description: "One cron trigger, by id or name." })
  cronTrigger(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @TriggerId() trigger: string,
  ): Promise<CronTrigger | null> {
    return nullWhenMissing(ctx.services.cron.get(accountOf(ctx), service, trigger).then(shown));
  }

  @Throws("not_found")
  @Query(() => CronRunConnection, {
    description:
      "What became of the slots of a trigger, the newest first: about the last hundred, and all of the last day.",
  })
  async cronRuns(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @TriggerId() trigger: string,
    @First(cronRun) first: number,
    @After() after: string | null,
  ): Promise<CronRunConnection> {
    const page = { first, after: after ?? null };
    const found = await ctx.services.cron.runs(accountOf(ctx), service, trigger, page);
    return connectionOfPage(found, page.after, shownRun);
  }

  @Throws("not_found", "capability_disabled", "already_exists", "resource_limit_reached")
  @Mutation(() => CronTriggerPayload, {
    nullable: true,
    description: "Makes a cron trigger; the worker is restarted with its id, and no request fails by it.",
  })
  cronTriggerCreate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Arg("input", () => CronTriggerCreateInput, { description: "The trigger." })
    input: CronTriggerCreateInput,
  ): Promise<CronTriggerPayload> {
    return payload(ctx.services.cron.create(accountOf(ctx), service, input));
  }

  @Throws("not_found")
  @Mutation(() => CronTriggerPayload, {
    nullable: true,
    description: "Changes a cron trigger, pauses or resumes it; what is left out stays.",
  })
  cronTriggerUpdate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @TriggerId() trigger: string,
    @Arg("input", () => CronTriggerUpdateInput, { description: "The change." }) input: CronTriggerUpdateInput,
  ): Promise<CronTriggerPayload> {
    return payload(ctx.services.cron.update(accountOf(ctx), service, trigger, input));
  }

  @Throws("not_found")
  @Mutation(() => ServiceSnapshotPayload, {
    nullable: true,
    description: "Deletes a cron trigger. May be repeated.",
  })
  async cronTriggerDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @TriggerId() trigger: string,
  ): Promise<ServiceSnapshotPayload> {
    const changed = await ctx.services.cron.delete(accountOf(ctx), service, trigger);
    return { service: await presentSnapshot(ctx.services, changed) };
  }

  @Throws("not_found")
  @Mutation(() => CronRunPayload, {
    nullable: true,
    description:
      "Runs a trigger now, whatever its schedule says and though it is paused; `cronRuns` says how it went.",
  })
  async cronTriggerRun(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @TriggerId() trigger: string,
  ): Promise<CronRunPayload> {
    return { run: shownRun(await ctx.services.cron.run(accountOf(ctx), service, trigger)) };
  }
}
