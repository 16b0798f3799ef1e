import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import { DEFAULT_PAGE_ENTRIES } from "../../domain/wallet/ledger-page.ts";
import { LedgerConnection, LedgerVerification } from "../../schema/billing/ledger.type.ts";
import { accountOf, type Context } from "../context.ts";
import { presentLedger } from "./present-billing.ts";

@Resolver()
export class LedgerResolver {
  @Query(() => LedgerConnection, {
    description: "What came to the balance of the account and what left it, newest first.",
  })
  async ledger(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, { defaultValue: DEFAULT_PAGE_ENTRIES, description: "Page size, 1 to 1,000." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." })
    after: string | null,
  ): Promise<LedgerConnection> {
    const page = { first, after: after ?? null };
    return presentLedger(await ctx.services.ledger.page(accountOf(ctx), page), page.after);
  }

  @Query(() => LedgerVerification, {
    description:
      "Computes accounts anew from their entries and names the first of each that does not fit; for the operator alone.",
  })
  ledgerVerification(
    @Ctx() ctx: Context,
    @Arg("accountId", () => ID, { nullable: true, description: "Only this account." })
    accountId: string | null,
  ): Promise<LedgerVerification> {
    return ctx.services.ledger.verify(accountId ?? null);
  }
}
