import { Arg, Ctx, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { MOST_BEFORE, type LogLine } from "../../domain/service-log/service-log.service.ts";
import { serviceLog } from "../../kinds/service-log.ts";
import {
  ServiceLogConnection,
  ServiceLogFilter,
  ServiceLogLine,
} from "../../schema/service-log/service-log.type.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import { connectionOfPage } from "../connection.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { After, First } from "../page-args.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";

/** Which lines are wanted, of a list and of what follows. */
function Filter(): ReturnType<typeof Arg> {
  return Arg("filter", () => ServiceLogFilter, {
    nullable: true,
    description: "Which lines; all when left out.",
  });
}

interface FollowArgs {
  id: string;
  filter?: ServiceLogFilter | null;
  after?: string | null;
  last: number;
}

@Resolver()
export class ServiceLogResolver {
  @Throws("not_found")
  @Query(() => ServiceLogConnection, { description: "The log of a service, newest lines first." })
  async serviceLogs(
    @Ctx() ctx: Context,
    @ServiceId() id: string,
    @Filter() filter: ServiceLogFilter | null,
    @First(serviceLog) first: number,
    @After() after: string | null,
  ): Promise<ServiceLogConnection> {
    const page = { first, after: after ?? null };
    const found = await ctx.services.serviceLogs.list(accountOf(ctx), id, filter ?? {}, page);
    return connectionOfPage(found, page.after, (line) => line);
  }

  @Subscription(() => ServiceLogLine, {
    description: "Every line of a service that is written from now on, or was written after one.",
    subscribe: async ({ context, args }: { context: Context; args: FollowArgs }) => {
      const { id, filter, after, last } = args;
      const followed = { filter: filter ?? {}, after: after ?? null, last };
      // Refused at once, so that the client gets an error and not a broken stream.
      const lines = await context.services.serviceLogs.follow(callerOf(context), id, followed);
      return abortableIterator(lines);
    },
  })
  serviceLogAdded(
    @Root() line: LogLine,
    @ServiceId() _id: string,
    @Filter() _filter: ServiceLogFilter | null,
    @Arg("after", () => String, { nullable: true, description: "Id of the last line received." })
    _after: string | null,
    @Arg("last", () => Int, {
      defaultValue: 0,
      description: `Without \`after\`: this many of the newest lines first, up to ${MOST_BEFORE}.`,
    })
    _last: number,
  ): ServiceLogLine {
    return line;
  }
}
