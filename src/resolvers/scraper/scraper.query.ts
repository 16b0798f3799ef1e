import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Scraper } from "../../schema/scraper/scraper.type.ts";
import { Weighs } from "../../schema/shared/weighs.ts";
import type { Context } from "../context.ts";
import { presentScraper } from "./present-scraper.ts";

@Resolver()
export class ScraperQuery {
  @Query(() => [Scraper], {
    description: "The catalog of scrapers, with prices and input caps. Needs no key.",
  })
  @Weighs({ items: 24 })
  scrapers(@Ctx() ctx: Context): Scraper[] {
    return ctx.services.catalog.all().map(presentScraper);
  }

  @Query(() => Scraper, {
    nullable: true,
    description: "One catalog entry with the schemas of its operations. Needs no key.",
  })
  scraper(
    @Ctx() ctx: Context,
    @Arg("id", () => String, { description: "Scraper id." }) id: string,
  ): Scraper | null {
    const entry = ctx.services.catalog.find(id);
    return entry && presentScraper(entry);
  }
}
