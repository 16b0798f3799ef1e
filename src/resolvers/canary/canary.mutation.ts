import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { CanaryRunPayload } from "../../schema/canary/canary.payload.ts";
import { accountOf, type Context } from "../context.ts";
import { presentRequest } from "../request/present-request.ts";

@Resolver()
export class CanaryMutation {
  @Mutation(() => CanaryRunPayload, {
    nullable: true,
    description:
      "Runs the canary of one operation against the live source, without a charge; source health then shows its outcome. For operators only.",
  })
  async canaryRun(
    @Ctx() ctx: Context,
    @Arg("scraper", () => String, { description: "Scraper id." }) scraper: string,
    @Arg("operation", () => String, { description: "Canonical token of the operation." }) operation: string,
  ): Promise<CanaryRunPayload> {
    const request = await ctx.services.canaries.create(accountOf(ctx), scraper, operation);
    return { request: presentRequest(request, ctx) };
  }
}
