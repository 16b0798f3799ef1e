import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Canary } from "../canary/canary.type.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue } from "../shared/scalars.ts";
import { Weighs } from "../shared/weighs.ts";

export const OperationAvailability = { FULL: "full", PARTIAL: "partial", NOT_PUBLIC: "not_public" } as const;
registerEnumType(OperationAvailability, {
  name: "OperationAvailability",
  description: "How much of what an operation promises is public at the source.",
  valuesConfig: {
    FULL: { description: "Everything." },
    PARTIAL: { description: "A part; the note says what is missing." },
    NOT_PUBLIC: { description: "Nothing: creation is refused." },
  },
});

@ObjectType({
  description: "A call that works unchanged with an API key. Its input is the canary's.",
})
export class OperationExample {
  @Field(() => String, { description: "GraphQL document." })
  query: string;

  @Field(() => JsonValue, { description: "Variables of the document." })
  variables: unknown;

  @Field(() => String, { description: "The same on /v1, for a shell in which QUARRY_API_KEY is set." })
  curl: string;

  @Field(() => String, { description: "The same in TypeScript, with `quarry` from @quarry/client." })
  client: string;
}

@ObjectType({ description: "A field of Records that another operation takes." })
export class OperationLead {
  @Field(() => String, {
    description: "Path in the Record, such as `seller.id`; `*` is each item of a list.",
  })
  @JsonSchema({ examples: ["id"] })
  field: string;

  @Field(() => String, { description: "Operation that takes it." })
  @JsonSchema({ examples: ["issue"] })
  operation: string;

  @Field(() => String, { description: "Field of its input." })
  @JsonSchema({ examples: ["url"] })
  input: string;
}

@ObjectType({ description: "One thing that a scraper can do." })
export class ScraperOperation {
  /** Of whose scraper it is; no field. */
  scraperId: string;

  @Field(() => String, { description: "Canonical token for `input.operation`." })
  @JsonSchema({ examples: ["issue"] })
  name: string;

  @Field(() => [String], {
    description: "Other accepted tokens, compared without case, hyphens and underscores.",
  })
  @JsonSchema({ examples: [[]] })
  aliases: readonly string[];

  @Field(() => String, { description: "Short name for people." })
  @JsonSchema({ examples: ["Issue"] })
  title: string;

  @Field(() => String, { description: "What it returns." })
  @JsonSchema({ examples: ["One issue with its labels."] })
  summary: string;

  @Field(() => String, { description: "For AI agents: when to use it." })
  @JsonSchema({ examples: ["Use it for one known issue."] })
  agentHint: string;

  @Field(() => OperationAvailability, { description: "How much of it is public." })
  availability: string;

  @Field(() => String, { nullable: true, description: "What is missing, unless availability is FULL." })
  availabilityNote: string | null;

  @Field(() => [String], {
    description: "Input flags that are reported in `featureCoverage` of each Record.",
  })
  @JsonSchema({ examples: [[]] })
  features: readonly string[];

  @Field(() => [OperationLead], {
    description: "Which operations take which fields of its Records: where to go from here.",
  })
  @JsonSchema({ examples: [[]] })
  leadsTo: readonly OperationLead[];

  @Field(() => Canary, { nullable: true, description: "How an operator finds out whether it works." })
  canary: Canary | null;

  @Field(() => JsonValue, { description: "JSON Schema 2020-12 of the input, with every cap." })
  @JsonSchema({ type: "object", examples: [{ type: "object" }] })
  @Weighs({ bytes: 10_000 })
  inputSchema: unknown;

  @Field(() => JsonValue, { description: "JSON Schema 2020-12 of a Record." })
  @JsonSchema({ type: "object", examples: [{ type: "object" }] })
  @Weighs({ bytes: 36_000 })
  recordSchema: unknown;
}
