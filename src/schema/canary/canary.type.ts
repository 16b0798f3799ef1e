import { Field, Int, ObjectType } from "type-graphql";
import { JsonValue } from "../shared/scalars.ts";

@ObjectType({ description: "The least that must come back for a canary." })
export class CanaryMinimum {
  @Field(() => Int, { description: "How many Records must come back; no more are requested." })
  records: number;

  @Field(() => [String], { description: "Paths that one of these Records must have values for." })
  fields: readonly string[];
}

@ObjectType({ description: "One public, stable input of an operation, used to check whether it works." })
export class Canary {
  @Field(() => JsonValue, { description: "The input, without `operation` and `limit`." })
  input: unknown;

  @Field(() => CanaryMinimum, { description: "The least that must come back." })
  atLeast: CanaryMinimum;
}
