import { Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { SourceHealth } from "../../schema/source-health/source-health.type.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import type { Context } from "../context.ts";

@Resolver()
export class SourceHealthResolver {
  @Query(() => [SourceHealth], { description: "Readiness of every source. Needs no key." })
  sourceHealth(@Ctx() ctx: Context): Promise<SourceHealth[]> {
    return ctx.services.sourceHealth.all();
  }

  @Subscription(() => SourceHealth, {
    description: "A source whenever its status changes. Needs no key.",
    subscribe: ({ context }: { context: Context }) =>
      abortableIterator((signal) => context.services.sourceHealthWatch.changes(signal)),
  })
  sourceHealthChanged(@Root() health: SourceHealth): SourceHealth {
    return health;
  }
}
