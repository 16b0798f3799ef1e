import { Ctx, Query, Resolver } from "type-graphql";
import { ProductCatalog } from "../../schema/product/product.type.ts";
import type { Context } from "../context.ts";

@Resolver()
export class ProductQuery {
  @Query(() => ProductCatalog, {
    description: "What the platform offers, with meters, limits and prices. Needs no key.",
  })
  productCatalog(@Ctx() ctx: Context): ProductCatalog {
    return ctx.services.products.catalog();
  }
}
