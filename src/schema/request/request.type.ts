import { Field, Int, ObjectType } from "type-graphql";
import { Node } from "../shared/node.type.ts";
import { PageInfo } from "../shared/page-info.type.ts";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";
import { InputNormalization, RequestError, RequestProgress, RequestRound } from "./request-parts.type.ts";
import { RequestStatus, StopReason } from "./request.enum.ts";

@ObjectType({ implements: Node, description: "One paid run of one scraper." })
export class Request extends Node {
  @Field(() => String, { description: "Canonical operation token." })
  operation: string;

  @Field(() => JsonValue, { description: "The canonical public input." })
  input: unknown;

  @Field(() => [InputNormalization], { description: "Every rewrite made to the sent input." })
  normalizations: InputNormalization[];

  @Field(() => [String], { description: "Feature flags that were asked for." })
  requestedFeatures: string[];

  @Field(() => RequestStatus, { description: "State." })
  status: string;

  @Field(() => StopReason, { nullable: true, description: "Why it ended; null before." })
  stopReason: string | null;

  @Field(() => RequestError, { nullable: true, description: "What went wrong, when it stopped early." })
  error: RequestError | null;

  @Field(() => Int, { description: "Maximum number of Records, 1 to 100,000." })
  limit: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Exact cost ceiling in micro-USD, when one was given.",
  })
  maxCostUsdMicros: number | null;

  @Field(() => SafeInt, {
    description: "The most it can cost, in micro-USD; this much is held while it runs.",
  })
  estimatedCostUsdMicros: number;

  @Field(() => String, { description: "`estimatedCostUsdMicros` as a decimal string in USD." })
  estimatedCostUsd: string;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Stored Records x price in micro-USD; null until it ends.",
  })
  finalCostUsdMicros: number | null;

  @Field(() => String, { nullable: true, description: "`finalCostUsdMicros` as a decimal string in USD." })
  finalCostUsd: string | null;

  @Field(() => String, { description: "Always `USD`." })
  currency: string;

  @Field(() => Int, { description: "Records stored so far." })
  recordCount: number;

  @Field(() => RequestProgress, { description: "What the run has done so far." })
  progress: RequestProgress;

  @Field(() => Int, { description: "How often a worker took it." })
  attempt: number;

  @Field(() => Int, { description: "1, plus one for each resume." })
  round: number;

  @Field(() => [RequestRound], { description: "Earlier rounds, when it was resumed." })
  rounds: RequestRound[];

  @Field(() => String, { description: "Where its Records are." })
  resultsUrl: string;

  @Field(() => String, { description: "For programs: what to do next." })
  agentInstruction: string;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When a worker first took it." })
  startedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it ended." })
  finishedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When its Records will be deleted." })
  expiresAt: Date | null;

  /** Id of the scraper; the `scraper` field resolves it. */
  scraperId: string;
}

@ObjectType({ description: "A Request and the cursor behind it." })
export class RequestEdge {
  @Field(() => String, { description: "Goes on after this Request." })
  cursor: string;

  @Field(() => Request, { description: "The Request." })
  node: Request;
}

@ObjectType({ description: "A page of Requests, newest first." })
export class RequestConnection {
  @Field(() => [RequestEdge], { description: "Requests with cursors." })
  edges: RequestEdge[];

  @Field(() => [Request], { description: "Requests without cursors." })
  nodes: Request[];

  @Field(() => PageInfo, { description: "Where the page stands." })
  pageInfo: PageInfo;
}
