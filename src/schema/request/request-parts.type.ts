import { Field, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";
import { RequestStatus, StopReason } from "./request.enum.ts";

@ObjectType({ description: "One rewrite that made the sent input canonical." })
export class InputNormalization {
  @Field(() => String, { description: "Dot path in the canonical input." })
  path: string;

  @Field(() => JsonValue, { nullable: true, description: "What was sent; null when nothing was." })
  from: unknown;

  @Field(() => JsonValue, { nullable: true, description: "What is stored; null when the field was dropped." })
  to: unknown;

  @Field(() => String, { description: "Why." })
  reason: string;
}

@ObjectType({ description: "How often a warning occurred." })
export class WarningCount {
  @Field(() => String, { description: "Lower-snake code." })
  code: string;

  @Field(() => Int, { description: "Occurrences." })
  count: number;
}

@ObjectType({ description: "What a run has done so far." })
export class RequestProgress {
  @Field(() => Int, { description: "Responses read." })
  @JsonSchema({ minimum: 0 })
  pagesFetched: number;

  @Field(() => Int, { description: "Records stored." })
  @JsonSchema({ minimum: 0 })
  recordsStored: number;

  @Field(() => Int, { nullable: true, description: "Records the source claims to have, when it says so." })
  @JsonSchema({ minimum: 0, examples: [1] })
  total: number | null;

  @Field(() => SafeInt, { description: "Bytes received." })
  @JsonSchema({ minimum: 0, examples: [8192] })
  bytesReceived: number;

  @Field(() => Int, { description: "HTTP requests made again after a failure." })
  @JsonSchema({ minimum: 0, examples: [0] })
  retries: number;

  @Field(() => Int, { description: "Records that lacked a required field; not stored, not billed." })
  @JsonSchema({ minimum: 0, examples: [0] })
  dropped: number;

  @Field(() => Int, { description: "Records that were stored already; not billed." })
  @JsonSchema({ minimum: 0, examples: [0] })
  duplicates: number;

  @Field(() => [WarningCount], { description: "Warnings by code." })
  @JsonSchema({ examples: [[]] })
  warnings: WarningCount[];
}

@ObjectType({ description: "Why a Request stopped early." })
export class RequestError {
  @Field(() => String, { description: "Code of the error dictionary." })
  @JsonSchema({ $ref: "#/components/schemas/ErrorCode" })
  code: string;

  @Field(() => String, { description: "What happened." })
  message: string;

  @Field(() => String, { description: "For programs: what to do next." })
  agentInstruction: string;

  @Field(() => String, { description: "Page that explains the code." })
  @JsonSchema({ format: "uri" })
  docsUrl: string;

  @Field(() => Boolean, { description: "True when the same may work later." })
  retryable: boolean;
}

@ObjectType({ description: "A finished round of a Request that was resumed." })
export class RequestRound {
  @Field(() => Int, { description: "1 is the creation; each resume adds one." })
  round: number;

  @Field(() => RequestStatus, { description: "How the round ended." })
  status: RequestStatus;

  @Field(() => StopReason, { nullable: true, description: "Why it ended." })
  stopReason: StopReason | null;

  @Field(() => Int, { description: "Workers that took it." })
  attempts: number;

  @Field(() => Int, { description: "Records stored at its end, all rounds together." })
  recordCount: number;

  @Field(() => DateTime, { description: "When it ended." })
  finishedAt: Date;
}

@ObjectType({ description: "A line of the run log." })
export class RunLogLine {
  @Field(() => String, { description: "Pass it as `after` to read on." })
  cursor: string;

  @Field(() => DateTime, { description: "When it was written." })
  @JsonSchema({ examples: ["2026-01-31T12:00:00.400Z"] })
  at: Date;

  @Field(() => String, { description: "`info` or `warn`." })
  @JsonSchema({ examples: ["info"] })
  level: string;

  @Field(() => Int, { description: "Attempt that wrote it." })
  attempt: number;

  @Field(() => String, {
    description: "What happened; `response`, `retry` and `paced` come from the HTTP client.",
  })
  @JsonSchema({ examples: ["response"] })
  message: string;

  @Field(() => JsonValue, { nullable: true, description: "Details, such as url, status, ms and bytes." })
  @JsonSchema({
    examples: [
      { url: "https://api.github.com/repos/nodejs/undici/issues/1", status: 200, ms: 210, bytes: 8192 },
    ],
  })
  data: unknown;
}
