import { Ctx, Query, Resolver } from "type-graphql";
import { trackedProduct } from "../../kinds/price.ts";
import { TrackedProductConnection } from "../../schema/price/tracked-product.type.ts";
import { connectionOf } from "../connection.ts";
import { accountOf, type Context } from "../context.ts";
import { After, First } from "../page-args.ts";

@Resolver()
export class TrackedProductsQuery {
  @Query(() => TrackedProductConnection, {
    description:
      "The products that price-tracker Requests of the account have looked at in the last two years, with the newest price of each; from the last scraper, country and id to the first.",
  })
  async trackedProducts(
    @Ctx() ctx: Context,
    @First(trackedProduct) first: number,
    @After() after: string | null,
  ): Promise<TrackedProductConnection> {
    const page = { first, after: after ?? null };
    const { products, nextCursor } = await ctx.services.trackedProducts.list(accountOf(ctx), page);
    const edges = products.map(({ product, latest, cursor }) => ({ cursor, node: { ...product, latest } }));
    return connectionOf(edges, nextCursor, page.after);
  }
}
