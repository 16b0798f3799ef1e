import { ledgerEntry } from "../../kinds/wallet.ts";
import { After, First } from "../page-args.ts";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { LedgerConnection, LedgerVerification } from "../../schema/billing/ledger.type.ts";
import { accountOf, type Context } from "../context.ts";
import { presentLedger } from "./present-billing.ts";

@Resolver()
export class LedgerResolver {
  @Query(() => LedgerConnection, {
    description: "What was added to the account's balance and what was taken from it, newest first.",
  })
  async ledger(
    @Ctx() ctx: Context,
    @First(ledgerEntry) first: number,
    @After() after: string | null,
  ): Promise<LedgerConnection> {
    const page = { first, after: after ?? null };
    return presentLedger(await ctx.services.ledger.page(accountOf(ctx), page), page.after);
  }

  @Query(() => LedgerVerification, {
    description:
      "Recomputes accounts from their entries and names the first entry of each that does not add up. For the operator only.",
  })
  ledgerVerification(
    @Ctx() ctx: Context,
    @Arg("accountId", () => ID, { nullable: true, description: "Only this account." })
    accountId: string | null,
  ): Promise<LedgerVerification> {
    return ctx.services.ledger.verify(accountId ?? null);
  }
}
