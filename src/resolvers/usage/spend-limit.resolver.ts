import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { SpendLimitInput, SpendLimitPayload } from "../../schema/usage/spend-limit.type.ts";
import { accountOf, type Context } from "../context.ts";
import { Throws } from "../throws.ts";

@Resolver()
export class SpendLimitResolver {
  @Throws("not_found")
  @Mutation(() => SpendLimitPayload, {
    nullable: true,
    description:
      "Sets what scraping may cost each month and each Request, for `account` or for one API key; applies to every Request created from then on.",
  })
  async spendLimitSet(
    @Ctx() ctx: Context,
    @Arg("input", () => SpendLimitInput, { description: "The limits." }) input: SpendLimitInput,
  ): Promise<SpendLimitPayload> {
    const { scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent } = input;
    const limit = {
      scope,
      monthlyUsdMicros: monthlyUsdMicros ?? null,
      maxRequestUsdMicros: maxRequestUsdMicros ?? null,
      notifyAtPercent,
    };
    return { spendLimit: await ctx.services.spendLimits.set(accountOf(ctx), limit) };
  }

  @Throws("not_found")
  @Mutation(() => SpendLimitPayload, {
    nullable: true,
    description: "Removes the spending limits of `account` or of one API key.",
  })
  async spendLimitDelete(
    @Ctx() ctx: Context,
    @Arg("scope", () => ID, { description: "`account`, or the id of an API key." }) scope: string,
  ): Promise<SpendLimitPayload> {
    return { spendLimit: await ctx.services.spendLimits.delete(accountOf(ctx), scope) };
  }
}
