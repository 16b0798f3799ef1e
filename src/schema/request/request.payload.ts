import { Field, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue, SafeInt } from "../shared/scalars.ts";
import { InputNormalization } from "./request-parts.type.ts";
import { Request } from "./request.type.ts";

@ObjectType({ description: "The created Request." })
export class RequestCreatePayload {
  @Field(() => Request, { description: "The Request, queued." })
  request: Request;

  @Field(() => Boolean, { description: "True when an earlier call with the same idempotency key made it." })
  idempotentReplayed: boolean;
}

@ObjectType({ description: "The Request after the call." })
export class RequestCancelPayload {
  @Field(() => Request, { description: "CANCELLING or CANCELLED; a finished Request is returned as it is." })
  request: Request;
}

@ObjectType({ description: "The Request after the call." })
export class RequestResumePayload {
  @Field(() => Request, { description: "The same Request, queued again." })
  request: Request;
}

@ObjectType({ description: "What a Request would be, and the most it would cost. Nothing is created." })
export class RequestEstimatePayload {
  @Field(() => String, { description: "Scraper id." })
  @JsonSchema({ examples: ["codehost"] })
  scraper: string;

  @Field(() => String, { description: "Canonical operation token." })
  @JsonSchema({ examples: ["issue"] })
  operation: string;

  @Field(() => JsonValue, { description: "The canonical input." })
  @JsonSchema({
    type: "object",
    examples: [{ operation: "issue", repo: "nodejs/undici", number: 1, limit: 1 }],
  })
  input: unknown;

  @Field(() => [InputNormalization], { description: "Every rewrite made to the sent input." })
  @JsonSchema({ examples: [[]] })
  normalizations: InputNormalization[];

  @Field(() => Boolean, { description: "Whether its Records would be made up: this server is a demo." })
  @JsonSchema({ examples: [false] })
  isDemo: boolean;

  @Field(() => Int, { description: "Maximum number of Records." })
  @JsonSchema({ minimum: 1, maximum: 100_000 })
  limit: number;

  @Field(() => Int, { description: "Records that limit and ceiling allow together." })
  @JsonSchema({ minimum: 0 })
  affordableRecords: number;

  @Field(() => Int, { description: "Price of one Record in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [600] })
  priceUsdMicros: number;

  @Field(() => SafeInt, { description: "The most it can cost, in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [600] })
  estimatedCostUsdMicros: number;

  @Field(() => String, { description: "The same as a decimal string in USD." })
  estimatedCostUsd: string;

  @Field(() => String, { description: "Always `USD`." })
  @JsonSchema({ const: "USD", examples: ["USD"] })
  currency: string;
}
