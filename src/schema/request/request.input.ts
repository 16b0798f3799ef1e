import { Field, InputType, Int } from "type-graphql";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";
import { RequestStatus } from "./request.enum.ts";

@InputType({
  description: "What to scrape. Public targets only: cookies, credentials, tokens and proxies are refused.",
})
export class RequestCreateInput {
  @Field(() => JsonValue, {
    nullable: true,
    description: "Scraper, operation and input by their types. Used instead of `scraper` and `input`.",
  })
  typed?: unknown;

  @Field(() => String, {
    nullable: true,
    description: "Scraper id from the catalog, unless `typed` is given.",
  })
  scraper?: string | null;

  @Field(() => JsonValue, {
    nullable: true,
    description: "Input of the scraper, `operation` included; see `inputSchema`. Goes with `scraper`.",
  })
  input?: unknown;

  @Field(() => Int, {
    nullable: true,
    description: "Maximum number of Records, 1 to 100,000; also accepted as `input.limit`. Default 100.",
  })
  limit?: number | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Exact cost ceiling in micro-USD. The run ends as PARTIAL before it would exceed it.",
  })
  maxCostUsdMicros?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "Your own tags to find it by, at most 10 of 50 characters each.",
  })
  tags?: string[] | null;
}

@InputType({ description: "Which Requests to list." })
export class RequestFilter {
  @Field(() => [RequestStatus], { nullable: true, description: "Only these states." })
  status?: string[] | null;

  @Field(() => String, { nullable: true, description: "Only Requests of this scraper." })
  scraper?: string | null;

  @Field(() => DateTime, { nullable: true, description: "Only those created then or later." })
  since?: Date | null;

  @Field(() => [String], { nullable: true, description: "Only those that have all of these tags." })
  tags?: string[] | null;
}
