import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { constantJson, type JsonText } from "../../kernel/json-text.ts";
import { JsonSchema } from "../../schema/shared/json-schema.ts";
import { JsonValue } from "../../schema/shared/scalars.ts";
import { Weighs } from "../../schema/shared/weighs.ts";
import { OperationExample, ScraperOperation } from "../../schema/scraper/operation.type.ts";
import { sdlOf } from "../../schema/typed/sdl-of.ts";
import type { OperationFacts } from "../../domain/scraper/scraper-facts.ts";
import type { Context } from "../context.ts";
import { capsOf } from "./caps-of.ts";
import { exampleOf } from "./operation-example.ts";

@Resolver(() => ScraperOperation)
export class OperationField {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Name of its input type, below `RequestCreateInput.typed`; null when its creation is refused.",
  })
  inputType(@Ctx() { services }: Context, @Root() { scraperId, name }: ScraperOperation): string | null {
    return services.families.inputTypes.get(scraperId)?.get(name)?.name ?? null;
  }

  @FieldResolver(() => JsonValue, {
    description: "The most that each input takes, by name: items of a list, or the highest number.",
  })
  @JsonSchema({ type: "object", examples: [{ limit: 1000, urls: 200 }] })
  caps(@Root() { inputSchema }: ScraperOperation): Record<string, number> {
    return capsOf(inputSchema);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Name of the type of its Records, in `Record.value`.",
  })
  recordType(@Ctx() { services }: Context, @Root() { scraperId, name }: ScraperOperation): string | null {
    return services.families.recordTypes.get(scraperId)?.get(name)?.name ?? null;
  }

  @FieldResolver(() => JsonValue)
  inputSchema(@Root() operation: ScraperOperation): JsonText {
    return constantJson(operation.inputSchema as object);
  }

  @FieldResolver(() => JsonValue)
  recordSchema(@Root() operation: ScraperOperation): JsonText {
    return constantJson(operation.recordSchema as object);
  }

  @FieldResolver(() => String, {
    description: "These types, and those in them, in the schema language of GraphQL.",
  })
  @Weighs({ bytes: 40_000 })
  sdl(@Ctx() { services }: Context, @Root() { scraperId, name }: ScraperOperation): string {
    const { inputTypes, recordTypes } = services.families;
    const types = [inputTypes, recordTypes].flatMap((of) => of.get(scraperId)?.get(name) ?? []);
    return types.map(sdlOf).join("\n\n");
  }

  @FieldResolver(() => OperationExample, {
    nullable: true,
    description: "A ready call; null when its creation is refused or it names no canary.",
  })
  @Weighs({ bytes: 4000 })
  example(@Ctx() { services }: Context, @Root() operation: ScraperOperation): OperationExample | null {
    return exampleOf(services, operation as ScraperOperation & OperationFacts);
  }
}
