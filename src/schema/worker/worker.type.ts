import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

export const WorkerStatus = { RUNNING: "running", SILENT: "silent", STOPPED: "stopped" } as const;
export type WorkerStatus = (typeof WorkerStatus)[keyof typeof WorkerStatus];
registerEnumType(WorkerStatus, {
  name: "WorkerStatus",
  description: "Whether a worker is there.",
  valuesConfig: {
    RUNNING: { description: "It was heard of within the last minute." },
    SILENT: { description: "It did not say that it ends, and is heard of no more." },
    STOPPED: { description: "It ended as it was told to." },
  },
});

@ObjectType({ description: "A process that runs Requests." })
export class Worker {
  @Field(() => String, { description: "Host and process." })
  @JsonSchema({ examples: ["quarry-worker-1/42"] })
  name: string;

  @Field(() => WorkerStatus, { description: "Whether it is there." })
  @JsonSchema({ examples: ["running"] })
  status: WorkerStatus;

  @Field(() => String, {
    nullable: true,
    description: "Version of Quarry; null of an older one, which says little.",
  })
  @JsonSchema({ examples: ["1.0.0"] })
  version: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it started." })
  startedAt: Date | null;

  @Field(() => DateTime, {
    description: "When it was heard of last; it says every 15 seconds that it is there.",
  })
  seenAt: Date;

  @Field(() => Int, { nullable: true, description: "Requests that it runs at once at most." })
  @JsonSchema({ minimum: 1, examples: [10] })
  slots: number | null;

  @Field(() => Int, { nullable: true, description: "Requests that it ran when it was heard of last." })
  @JsonSchema({ minimum: 0, examples: [2] })
  running: number | null;

  @Field(() => Int, { nullable: true, description: "Threads that it kept then, idle ones included." })
  @JsonSchema({ minimum: 0, examples: [3] })
  threads: number | null;

  @Field(() => SafeInt, { nullable: true, description: "Memory of its process then." })
  @JsonSchema({ minimum: 0, examples: [188_743_680] })
  memoryBytes: number | null;

  @Field(() => [String], { description: "Ids of the scrapers that it has." })
  @JsonSchema({ examples: [["codehost"]] })
  scrapers: string[];
}

@ObjectType({ description: "The disk with the data of the embedded engine." })
export class DiskState {
  @Field(() => SafeInt, { description: "Bytes that are free." })
  @JsonSchema({ minimum: 0, examples: [53_687_091_200] })
  freeBytes: number;

  @Field(() => Boolean, { description: "Whether that is little; at some 64 MB all work stops." })
  isLow: boolean;
}

@ObjectType({ description: "What runs where, and what waits for it." })
export class WorkerReport {
  @Field(() => [Worker], {
    description: "Workers of the last hour, those that were heard of last first; at most 500.",
  })
  workers: Worker[];

  @Field(() => Int, { description: "Requests that wait, of all accounts; counted up to 100,000." })
  @JsonSchema({ minimum: 0, examples: [0] })
  queued: number;

  @Field(() => Int, { description: "Requests that run; counted up to 100,000." })
  @JsonSchema({ minimum: 0, examples: [2] })
  running: number;

  @Field(() => DateTime, { nullable: true, description: "Since when the oldest waits; null when none does." })
  oldestQueuedAt: Date | null;

  @Field(() => [String], { description: "Scrapers that the catalog offers and no running worker has." })
  @JsonSchema({ examples: [[]] })
  missingScrapers: string[];

  @Field(() => DiskState, {
    nullable: true,
    description:
      "The disk with the data; null with a MongoDB of your own, whose disk this server does not see.",
  })
  disk: DiskState | null;
}
