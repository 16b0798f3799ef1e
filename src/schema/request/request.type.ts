import { Field, ID, Int, ObjectType } from "type-graphql";
import { operatorRequest, request } from "../../kinds/request.ts";
import { connection } from "../shared/relay.ts";
import { Node } from "../shared/node.type.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";
import {
  InputNormalization,
  RequestError,
  RequestProgress,
  RequestRound,
  RunLogLine,
} from "./request-parts.type.ts";
import { RequestStatus, StopReason } from "./request.enum.ts";

/** What the account of a Request and operators see alike. */
@ObjectType()
export abstract class RequestFacts {
  @Field(() => ID, { description: "Prefixed id, such as `req_…`." })
  @JsonSchema({ examples: ["req_68f0c2d4a1b2c3d4e5f60718"] })
  id: string;

  @Field(() => String, { description: "Canonical operation token." })
  @JsonSchema({ examples: ["issue"] })
  operation: string;

  @Field(() => JsonValue, { description: "The canonical public input." })
  @JsonSchema({
    type: "object",
    examples: [{ operation: "issue", repo: "nodejs/undici", number: 1, limit: 1 }],
  })
  input: unknown;

  @Field(() => [InputNormalization], { description: "Every rewrite made to the sent input." })
  @JsonSchema({ examples: [[]] })
  normalizations: InputNormalization[];

  @Field(() => [String], { description: "Feature flags that were asked for." })
  requestedFeatures: string[];

  @Field(() => RequestStatus, { description: "State." })
  @JsonSchema({ examples: ["succeeded"] })
  status: RequestStatus;

  @Field(() => StopReason, { nullable: true, description: "Why it ended; null before." })
  @JsonSchema({ examples: ["limit_reached"] })
  stopReason: StopReason | null;

  @Field(() => RequestError, { nullable: true, description: "What went wrong, when it stopped early." })
  error: RequestError | null;

  @Field(() => Boolean, {
    description: "Whether its Records are made up: it was created on a server that is a demo.",
  })
  @JsonSchema({ examples: [false] })
  isDemo: boolean;

  @Field(() => [String], { description: "The account's own tags for it." })
  @JsonSchema({ examples: [["nightly"]] })
  tags: string[];

  @Field(() => Int, { description: "Maximum number of Records, 1 to 100,000." })
  @JsonSchema({ minimum: 1, maximum: 100_000 })
  limit: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Exact cost ceiling in micro-USD, when one was given.",
  })
  @JsonSchema({ minimum: 0, examples: [10_000] })
  maxCostUsdMicros: number | null;

  @Field(() => SafeInt, {
    description: "The most it can cost, in micro-USD; this much is held while it runs.",
  })
  @JsonSchema({ minimum: 0, examples: [600] })
  estimatedCostUsdMicros: number;

  @Field(() => String, { description: "`estimatedCostUsdMicros` as a decimal string in USD." })
  estimatedCostUsd: string;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Stored Records x price in micro-USD; null until it ends.",
  })
  @JsonSchema({ minimum: 0, examples: [600] })
  finalCostUsdMicros: number | null;

  @Field(() => String, { nullable: true, description: "`finalCostUsdMicros` as a decimal string in USD." })
  finalCostUsd: string | null;

  @Field(() => String, { description: "Always `USD`." })
  @JsonSchema({ const: "USD", examples: ["USD"] })
  currency: string;

  @Field(() => Int, { description: "Records stored so far." })
  @JsonSchema({ minimum: 0 })
  recordCount: number;

  @Field(() => RequestProgress, { description: "What the run has done so far." })
  progress: RequestProgress;

  @Field(() => Int, { description: "How many times a worker has taken it." })
  @JsonSchema({ minimum: 0 })
  attempt: number;

  @Field(() => Int, { description: "1, plus one for each resume." })
  @JsonSchema({ minimum: 1 })
  round: number;

  @Field(() => [RequestRound], { description: "Earlier rounds, when it was resumed." })
  rounds: RequestRound[];

  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When a worker first took it." })
  @JsonSchema({ examples: ["2026-01-31T12:00:00.100Z"] })
  startedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it ended." })
  @JsonSchema({ examples: ["2026-01-31T12:00:01.000Z"] })
  finishedAt: Date | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Milliseconds from start to end; null before the end, and when no worker took it.",
  })
  durationMs: number | null;

  @Field(() => DateTime, { nullable: true, description: "When its Records will be deleted." })
  @JsonSchema({ examples: ["2026-03-02T12:00:01.000Z"] })
  expiresAt: Date | null;
}

@ObjectType({ implements: Node, description: "One paid run of one scraper." })
export class Request extends RequestFacts implements Node {
  @Field(() => String, { description: "Where its Records are." })
  @JsonSchema({
    format: "uri",
    examples: ["http://127.0.0.1:4000/v1/requests/req_68f0c2d4a1b2c3d4e5f60718/results"],
  })
  resultsUrl: string;

  @Field(() => String, { description: "For programs: what to do next." })
  @JsonSchema({ examples: ["Read the Records at GET /v1/requests/req_68f0c2d4a1b2c3d4e5f60718/results."] })
  agentInstruction: string;

  /** Id of the scraper; the `scraper` field resolves it. */
  scraperId: string;
}

@ObjectType({ description: "A page of Requests, newest first." })
export class RequestConnection extends connection(Request, request) {}

@ObjectType({ description: "A Request of any account, as operators see it: without its Records." })
export class OperatorRequest extends RequestFacts {
  @Field(() => ID, { description: "The account that pays for it." })
  accountId: string;

  @Field(() => String, { description: "Id of the scraper." })
  @JsonSchema({ examples: ["codehost"] })
  scraperId: string;

  @Field(() => [RunLogLine], {
    description: "The run log: pages, retries, warnings and timings, oldest first.",
  })
  runLog?: RunLogLine[];
}

@ObjectType({ description: "A page of Requests of all accounts, newest first." })
export class OperatorRequestConnection extends connection(OperatorRequest, operatorRequest) {}
