import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import {
  CapPeriod,
  UsageCapInput,
  UsageCapPayload,
  UsageCapSimulation,
} from "../../schema/usage/cap.type.ts";
import { SafeInt } from "../../schema/shared/scalars.ts";
import { accountOf, type Context } from "../context.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";
import { Month } from "./month-arg.ts";

@Resolver()
export class CapResolver {
  @Throws("meter_not_found")
  @Mutation(() => UsageCapPayload, {
    nullable: true,
    description:
      "Sets or replaces a cap, which applies at once: below what is used it stops work, above it work resumes.",
  })
  async usageCapSet(
    @Ctx() ctx: Context,
    @Arg("input", () => UsageCapInput, { description: "The cap." }) input: UsageCapInput,
  ): Promise<UsageCapPayload> {
    return { usageCap: await ctx.services.caps.set(accountOf(ctx), input) };
  }

  @Throws("not_found", "meter_not_found")
  @Mutation(() => UsageCapPayload, {
    nullable: true,
    description: "Removes a cap and resumes what it blocked.",
  })
  async usageCapDelete(
    @Ctx() ctx: Context,
    @Arg("metric", () => String, { description: "Id of the meter." }) metric: string,
    @Arg("period", () => CapPeriod, { description: "Period of the cap." }) period: CapPeriod,
  ): Promise<UsageCapPayload> {
    return { usageCap: await ctx.services.caps.delete(accountOf(ctx), metric, period) };
  }

  @Throws("meter_not_found")
  @Query(() => UsageCapSimulation, {
    nullable: true,
    description: "What a cap would have stopped in a past month, by what was used on each day.",
  })
  usageCapSimulation(
    @Ctx() ctx: Context,
    @Arg("metric", () => String, { description: "Id of a meter, or `scraping_spend` in micro-USD." })
    metric: string,
    @Arg("period", () => CapPeriod, { description: "When it would have started counting again." })
    period: CapPeriod,
    @Given("value", () => SafeInt, { schema: { minimum: 0 }, description: "The cap to try." }) value: number,
    @Given("notifyAtPercent", () => Int, {
      schema: { minimum: 1, maximum: 100 },
      defaultValue: 80,
      description: "Percent of `value` at which it would have warned.",
    })
    notifyAtPercent: number,
    @Month("Such as `2026-10`; the month before the current one when left out.")
    month: string | null,
  ): Promise<UsageCapSimulation> {
    const cap = { metric, period, value, notifyAtPercent };
    return ctx.services.caps.simulate(accountOf(ctx), cap, month ?? null);
  }
}
