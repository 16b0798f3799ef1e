import { pricePoint } from "../../kinds/price.ts";
import { After, First } from "../page-args.ts";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { PricePointConnection } from "../../schema/price/price-point.type.ts";
import { connectionOf } from "../connection.ts";
import { accountOf, type Context } from "../context.ts";
import { Given } from "../given.ts";

@Resolver()
export class PriceHistoryQuery {
  @Query(() => PricePointConnection, {
    description:
      "What a product cost each time that a price-tracker Request of the account looked at it, newest first; points are kept for two years.",
  })
  async priceHistory(
    @Ctx() ctx: Context,
    @Arg("scraper", () => String, { description: "Scraper id." }) scraper: string,
    @Arg("productId", () => ID, { description: "`id` of the Record." }) productId: string,
    @Given("country", () => String, {
      schema: { maxLength: 20 },
      nullable: true,
      description: "`country` of the Record; when left out, points of Records that have none.",
    })
    country: string | null,
    @First(pricePoint) first: number,
    @After() after: string | null,
  ): Promise<PricePointConnection> {
    const product = { scraper, productId, country: country ?? null };
    const page = { first, after: after ?? null };
    const { points, nextCursor } = await ctx.services.priceHistory.list(accountOf(ctx), product, page);
    const edges = points.map(({ point, cursor }) => ({ cursor, node: point }));
    return connectionOf(edges, nextCursor, page.after);
  }
}
