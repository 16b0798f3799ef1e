import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { constantJson, type JsonText } from "../../kernel/json-text.ts";
import { JsonValue } from "../../schema/shared/scalars.ts";
import { SourceHealth } from "../../schema/source-health/source-health.type.ts";
import { Scraper } from "../../schema/scraper/scraper.type.ts";
import type { Context } from "../context.ts";

@Resolver(() => Scraper)
export class ScraperField {
  @FieldResolver(() => JsonValue, { nullable: true })
  inputSchema(@Root() { inputSchema }: Scraper): JsonText | null {
    return inputSchema === null ? null : constantJson(inputSchema as object);
  }

  @FieldResolver(() => SourceHealth, { nullable: true, description: "Readiness, from recent runs." })
  health(@Ctx() ctx: Context, @Root() scraper: Scraper): Promise<SourceHealth | null> {
    return ctx.services.sourceHealth.one(scraper.id);
  }
}
