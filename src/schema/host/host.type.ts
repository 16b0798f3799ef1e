import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

export const HostStatus = { RUNNING: "running", ENDED: "ended" } as const;
export type HostStatus = (typeof HostStatus)[keyof typeof HostStatus];
registerEnumType(HostStatus, {
  name: "HostStatus",
  description: "Whether a host is there.",
  valuesConfig: {
    RUNNING: { description: "It has a lease, so that it alone runs the services that live there." },
    ENDED: { description: "Its lease is over: it stopped, was lost, or came back with another one." },
  },
});

export const HostedWorkerState = {
  STARTING: "starting",
  AWAKE: "awake",
  DRAINING: "draining",
} as const;
export type HostedWorkerState = (typeof HostedWorkerState)[keyof typeof HostedWorkerState];
registerEnumType(HostedWorkerState, {
  name: "HostedWorkerState",
  description: "What a worker of a service does.",
  valuesConfig: {
    STARTING: { description: "Its process starts." },
    AWAKE: { description: "It takes requests." },
    DRAINING: { description: "It answers those that it has, and ends." },
  },
});

@ObjectType({ description: "A process of a service's worker." })
export class HostedWorker {
  @Field(() => ID, { description: "Id of its service." })
  @JsonSchema({ examples: ["svc_01hzy3v5k9q7w2x4c6b8n0m1pd"] })
  serviceId: string;

  @Field(() => String, { description: "Slug of its service." })
  @JsonSchema({ examples: ["guestbook"] })
  slug: string;

  @Field(() => Int, { description: "Number of its deployment." })
  @JsonSchema({ minimum: 1, examples: [3] })
  deployment: number;

  @Field(() => HostedWorkerState, { description: "What it does." })
  @JsonSchema({ examples: ["awake"] })
  state: HostedWorkerState;

  @Field(() => SafeInt, { description: "Memory of its processes." })
  @JsonSchema({ minimum: 0, examples: [4_194_304] })
  memoryBytes: number;
}

@ObjectType({ description: "A process that runs services." })
export class Host {
  @Field(() => ID, { description: "Of its lease; a host that lost its lease comes back under another." })
  @JsonSchema({ examples: ["0b6f3c1e-5d0a-4a38-9c55-6f2f6c1f7a10"] })
  id: string;

  @Field(() => String, { description: "Machine and process." })
  @JsonSchema({ examples: ["quarry-host-1/42"] })
  name: string;

  @Field(() => HostStatus, { description: "Whether it is there." })
  @JsonSchema({ examples: ["running"] })
  status: HostStatus;

  @Field(() => String, { description: "Version of Quarry." })
  @JsonSchema({ examples: ["1.0.0"] })
  version: string;

  @Field(() => String, { description: "Where other hosts reach it." })
  @JsonSchema({ examples: ["http://host-1:4002"] })
  url: string;

  @Field(() => String, { description: "How workers are isolated there." })
  @JsonSchema({ examples: ["namespaces"] })
  isolation: string;

  @Field(() => String, { nullable: true, description: "Why it is not stronger; null where none is." })
  @JsonSchema({ examples: ["namespaces: bubblewrap is not installed"] })
  isolationReason: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it builds no workers, a word for programs; null where it does.",
  })
  @JsonSchema({ examples: ["no_toolchain"] })
  buildsNot: string | null;

  @Field(() => DateTime, { description: "Since when it has its lease." })
  startedAt: Date;

  @Field(() => DateTime, { description: "When it was heard of last; it renews its lease every two seconds." })
  seenAt: Date;

  @Field(() => Int, { description: "Services that live there." })
  @JsonSchema({ minimum: 0, examples: [12] })
  services: number;

  @Field(() => SafeInt, { description: "Memory of its own process, workers aside; at most ten seconds old." })
  @JsonSchema({ minimum: 0, examples: [125_829_120] })
  memoryBytes: number;

  @Field(() => [HostedWorker], { description: "Workers that run there; at most ten seconds old." })
  workers: HostedWorker[];
}
