import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { OperatorAccountView } from "../../domain/account/operator-accounts.service.ts";
import { operatorAccount } from "../../kinds/account.ts";
import {
  OperatorAccount,
  OperatorAccountConnection,
  OperatorAccountPayload,
} from "../../schema/account/operator-account.type.ts";
import { connectionOfPage } from "../connection.ts";
import type { Context } from "../context.ts";
import { Given } from "../given.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { After, First, IdOf } from "../page-args.ts";

const shown = ({ _id, account, ...view }: OperatorAccountView): OperatorAccount => ({
  ...view,
  id: _id,
  name: account.name,
  plan: account.plan.name,
  isLocal: account.isLocal === true,
  mayHost: account.mayHost === true,
  createdAt: account.createdAt,
  closedAt: account.closing?.at ?? null,
  eraseAt: account.closing?.eraseAt ?? null,
  erasedAt: account.erasedAt ?? null,
});

@Resolver()
export class OperatorAccountResolver {
  @Query(() => OperatorAccountConnection, { description: "All accounts, newest first, for operators only." })
  async operatorAccounts(
    @Ctx() ctx: Context,
    @First(operatorAccount) first: number,
    @After() after: string | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Only those whose id, or whose owner's mailbox, begins so.",
    })
    search: string | null,
  ): Promise<OperatorAccountConnection> {
    const page = { first, after: after ?? null, search: search ?? null };
    return connectionOfPage(await ctx.services.operatorAccounts.list(page), page.after, shown);
  }

  @Query(() => OperatorAccount, { nullable: true, description: "One account, for operators only." })
  operatorAccount(@Ctx() ctx: Context, @IdOf(operatorAccount) id: string): Promise<OperatorAccount | null> {
    return nullWhenMissing(ctx.services.operatorAccounts.get(id).then(shown));
  }

  @Mutation(() => OperatorAccountPayload, {
    nullable: true,
    description:
      "Lets an account deploy services where QUARRY_HOSTING is `local`, or no more; what it has deployed runs on. For operators only.",
  })
  async operatorAccountHosting(
    @Ctx() ctx: Context,
    @IdOf(operatorAccount) id: string,
    @Given("allowed", () => Boolean, { schema: { examples: [true] }, description: "Whether it may deploy." })
    allowed: boolean,
  ): Promise<OperatorAccountPayload> {
    return { account: shown(await ctx.services.operatorAccounts.setMayHost(id, allowed)) };
  }
}
