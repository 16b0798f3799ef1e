import { Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import type { UsageReport } from "../../domain/usage/usage.service.ts";
import { Usage } from "../../schema/usage/usage.type.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { Month } from "./month-arg.ts";

@Resolver()
export class UsageResolver {
  @Query(() => Usage, {
    nullable: true,
    description: "What the account used in a UTC month, with its caps and what it will pay.",
  })
  usage(
    @Ctx() ctx: Context,
    @Month("Such as `2026-10`; the current month when left out.")
    month: string | null,
  ): Promise<Usage> {
    return ctx.services.usage.report(accountOf(ctx), month ?? null);
  }

  @Subscription(() => Usage, {
    description: "The usage of the current month now, and again when it or a cap has changed.",
    subscribe: ({ context }: { context: Context }) => {
      const { usage, credentials } = context.services;
      const caller = callerOf(context);
      const assertAllowed = (): Promise<void> => credentials.assertStillKnown(caller);
      return abortableIterator((signal) => usage.watch(caller.accountId, { assertAllowed, signal }));
    },
  })
  usageUpdated(@Root() report: UsageReport): Usage {
    return report;
  }
}
