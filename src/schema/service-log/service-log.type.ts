import { Field, ID, InputType, ObjectType } from "type-graphql";
import { serviceLog } from "../../kinds/service-log.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { connection } from "../shared/relay.ts";
import { DateTime, JsonValue } from "../shared/scalars.ts";
import { ServiceLogLevel, ServiceLogSource } from "./service-log.enum.ts";

@ObjectType({ description: "A line that the service or the platform wrote." })
export class ServiceLogLine {
  @Field(() => ID, { description: "Its id; lines of one service sort by it as they were written." })
  id: string;

  @Field(() => DateTime, { description: "When it was written." })
  @JsonSchema({ examples: ["2026-01-31T12:00:00.400Z"] })
  at: Date;

  @Field(() => ServiceLogLevel, { description: "How much it matters." })
  level: ServiceLogLevel;

  @Field(() => ServiceLogSource, { description: "Who wrote it." })
  source: ServiceLogSource;

  @Field(() => String, {
    nullable: true,
    description: "Id of the request that it belongs to, as `X-Request-Id` says it.",
  })
  requestId: string | null;

  @Field(() => ID, { nullable: true, description: "The deployment that it is of." })
  deploymentId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Of a line of `http` how the request ended: `ok`, `canceled` by the visitor, or the code of an error.",
  })
  outcome: string | null;

  @Field(() => String, { description: "The line." })
  @JsonSchema({ examples: ["GET /api/entries 200"] })
  message: string;

  @Field(() => JsonValue, {
    nullable: true,
    description: "More of it, such as method, path, status, ms and bytes.",
  })
  @JsonSchema({ examples: [{ method: "GET", path: "/api/entries", status: 200, ms: 3, bytes: 120 }] })
  fields: unknown;

  @Field(() => Boolean, { description: "Whether the line was longer than 16 KB, and is cut." })
  truncated: boolean;
}

@ObjectType({ description: "A page of lines, newest first." })
export class ServiceLogConnection extends connection(ServiceLogLine, serviceLog) {}

@InputType({ description: "Which lines are wanted." })
export class ServiceLogFilter {
  @Field(() => ServiceLogLevel, { nullable: true, description: "Only lines of this level or a worse one." })
  level?: ServiceLogLevel | null;

  @Field(() => ServiceLogSource, { nullable: true, description: "Only lines of this source." })
  source?: ServiceLogSource | null;

  @Field(() => String, {
    nullable: true,
    description: "Only lines with this text in them, in whatever case.",
  })
  @JsonSchema({ minLength: 1, maxLength: 200 })
  text?: string | null;

  @Field(() => String, { nullable: true, description: "Only lines of this request." })
  @JsonSchema({ maxLength: 100 })
  requestId?: string | null;

  @Field(() => ID, { nullable: true, description: "Only lines of this deployment." })
  deploymentId?: string | null;

  @Field(() => DateTime, { nullable: true, description: "Only lines of then or later." })
  since?: Date | null;

  @Field(() => DateTime, { nullable: true, description: "Only lines before then." })
  until?: Date | null;
}
