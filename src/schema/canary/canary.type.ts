import { Field, Int, ObjectType } from "type-graphql";
import { JsonValue } from "../shared/scalars.ts";

@ObjectType({ description: "What must at least come back for a canary." })
export class CanaryMinimum {
  @Field(() => Int, { description: "Records that must come; no more are asked for." })
  records: number;

  @Field(() => [String], { description: "Paths that one of these Records must have filled." })
  fields: readonly string[];
}

@ObjectType({ description: "One public, stable input of an operation, to see whether it works." })
export class Canary {
  @Field(() => JsonValue, { description: "The input, without `operation` and `limit`." })
  input: unknown;

  @Field(() => CanaryMinimum, { description: "What must at least come back." })
  atLeast: CanaryMinimum;
}
