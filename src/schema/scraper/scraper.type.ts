import { Field, ObjectType, registerEnumType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue } from "../shared/scalars.ts";
import { Weighs } from "../shared/weighs.ts";
import { ScraperOperation } from "./operation.type.ts";
import { PriceEvent } from "./price-event.type.ts";

export const ScraperIsolation = { IN_PROCESS: "in_process", THREAD: "thread" } as const;
registerEnumType(ScraperIsolation, {
  name: "ScraperIsolation",
  description:
    "Where the code of a scraper reads inputs. Its Requests run in threads of its family in any case.",
  valuesConfig: {
    IN_PROCESS: { description: "In the gateway itself: it comes with Quarry." },
    THREAD: {
      description:
        "In a thread of its own, with limits of time and memory: the operator installed it. No process of Quarry loads it elsewhere.",
    },
  },
});

@ObjectType({ description: "A public-data source in the catalog." })
export class Scraper {
  @Field(() => String, { description: "Id used in `scraper` of a Request." })
  @JsonSchema({ examples: ["codehost"] })
  id: string;

  @Field(() => String, { description: "Name for people." })
  @JsonSchema({ examples: ["Code host"] })
  title: string;

  @Field(() => String, { nullable: true, description: "What it reads; null until it is built." })
  @JsonSchema({ examples: ["Public repositories, code, issues and people."] })
  summary: string | null;

  @Field(() => String, {
    description: "The word for one Record: a lower-case noun, such as record, app or post.",
  })
  @JsonSchema({ examples: ["record"] })
  unit: string;

  @Field(() => [PriceEvent], { description: "What is billed." })
  priceEvents: PriceEvent[];

  @Field(() => String, {
    nullable: true,
    description: "Operation used when an input names none and none fits better.",
  })
  @JsonSchema({ examples: ["search"] })
  defaultOperation: string | null;

  @Field(() => [ScraperOperation], { description: "What it can do; empty until it is built." })
  @Weighs({ items: 20 })
  operations: ScraperOperation[];

  @Field(() => [String], { description: "Origins it reads from; it requests nothing elsewhere." })
  @JsonSchema({ items: { type: "string", format: "uri" }, examples: [["https://api.github.com"]] })
  @Weighs({ bytes: 8000 })
  origins: string[];

  @Field(() => ScraperIsolation, {
    nullable: true,
    description: "Where its code reads inputs; null while nothing of it can run here.",
  })
  @JsonSchema({ examples: ["in_process"] })
  isolation: string | null;

  @Field(() => JsonValue, {
    nullable: true,
    description: "JSON Schema 2020-12 of every input it takes, by operation.",
  })
  @JsonSchema({ type: "object", examples: [{ type: "object" }] })
  @Weighs({ bytes: 50_000 })
  inputSchema: unknown;
}
