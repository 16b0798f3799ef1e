import { Field, ID, Int, ObjectType } from "type-graphql";
import { Deployment } from "../deployment/deployment.type.ts";
import { ServiceLogLine } from "../service-log/service-log.type.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { BillingEstimate } from "../usage/billing-estimate.type.ts";
import { MeterUsage } from "../usage/usage.type.ts";
import { ServiceCapability, ServiceStatus } from "./service.enum.ts";
import { ServiceResourceCounts } from "./service.type.ts";

@ObjectType({ description: "A build of the service on the server." })
export class ServiceBuild {
  @Field(() => ID, { description: "Its id." })
  id: string;

  @Field(() => String, { description: "`queued`, `running`, `succeeded` or `failed`." })
  status: string;

  @Field(() => ID, { nullable: true, description: "The deployment that it made." })
  deploymentId: string | null;

  @Field(() => DateTime, { description: "When it was asked for." })
  createdAt: Date;

  @Field(() => SafeInt, { nullable: true, description: "How long it ran; null while it does." })
  durationMs: number | null;
}

@ObjectType({ description: "A domain of the account's own." })
export class ServiceDomain {
  @Field(() => String, { description: "Such as `shop.example.com`." })
  hostname: string;

  @Field(() => String, {
    description: "`pending`, `verifying`, `active`, `misconfigured`, `conflict` or `removed`.",
  })
  status: string;

  @Field(() => String, { nullable: true, description: "Why it is not active." })
  reason: string | null;
}

@ObjectType({ description: "Something that the service keeps its data in, or works with." })
export class ServiceResource {
  @Field(() => ID, { description: "Its id." })
  id: string;

  @Field(() => String, { description: "`sqlite`, `kv`, `queue`, `cron`, `state` or `binding`." })
  kind: string;

  @Field(() => String, { description: "Its name in the service." })
  name: string;

  @Field(() => String, { description: "Variable in which the worker finds its id, such as `SVC_KV_CACHE`." })
  variable: string;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;
}

@ObjectType({ description: "The resources of a service." })
export class ServiceResources {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @Field(() => [ServiceResource], { description: "By kind and name." })
  resources: ServiceResource[];

  @Field(() => ServiceResourceCounts, { description: "How many of each kind." })
  counts: ServiceResourceCounts;

  @Field(() => Int, { description: "How many there may be together." })
  limit: number;
}

@ObjectType({ description: "A capability, and whether service.toml switches it on." })
export class ServiceCapabilityState {
  @Field(() => ServiceCapability, { description: "The capability." })
  name: ServiceCapability;

  @Field(() => Boolean, { description: "Whether it is on." })
  isEnabled: boolean;
}

@ObjectType({ description: "How a worker is kept apart from the rest of the machine." })
export class ServiceIsolation {
  @Field(() => String, { description: "`namespaces`, `unshare`, `landlock` or `plain`, the weakest last." })
  @JsonSchema({ examples: ["landlock"] })
  level: string;

  @Field(() => String, { nullable: true, description: "Why it is not stronger; null where none is." })
  @JsonSchema({ examples: ["namespaces: bubblewrap is not installed"] })
  reason: string | null;
}

@ObjectType({ description: "What to do next." })
export class ServiceAction {
  @Field(() => String, { description: "`restore`, `deploy`, `fix_deployment`, `wait` or `open`." })
  action: string;

  @Field(() => String, { description: "One sentence." })
  message: string;

  @Field(() => String, { nullable: true, description: "A command that does it." })
  command: string | null;
}

@ObjectType({ description: "Everything about a service at a moment." })
export class ServiceSnapshot {
  @Field(() => ServiceStatus, { description: "Whether it is served." })
  status: ServiceStatus;

  @Field(() => [Deployment], { description: "Deployments, newest first." })
  deploys: Deployment[];

  @Field(() => [ServiceBuild], { description: "Builds on the server, newest first." })
  builds: ServiceBuild[];

  @Field(() => [ServiceLogLine], { description: "The newest lines of its log." })
  logs: ServiceLogLine[];

  @Field(() => [String], { description: "Names of the worker's variables, without those of the platform." })
  envNames: string[];

  @Field(() => [ServiceDomain], { description: "Domains of the account's own." })
  domains: ServiceDomain[];

  @Field(() => [ServiceResource], { description: "Its resources." })
  resources: ServiceResource[];

  @Field(() => [ServiceCapabilityState], { description: "What service.toml switches on." })
  capabilities: ServiceCapabilityState[];

  @Field(() => ServiceIsolation, {
    nullable: true,
    description: "How its worker is isolated at the host where it lives; null while it lives nowhere.",
  })
  isolation: ServiceIsolation | null;

  @Field(() => [MeterUsage], { description: "What the account used this month, by meter." })
  accountUsage: MeterUsage[];

  @Field(() => BillingEstimate, { description: "What the account will pay for it." })
  billingEstimate: BillingEstimate;

  @Field(() => [ServiceAction], { description: "What to do next, the most urgent first." })
  nextActions: ServiceAction[];
}

@ObjectType({ description: "The service as it is then." })
export class ServiceSnapshotPayload {
  @Field(() => ServiceSnapshot, { description: "Everything about it." })
  service: ServiceSnapshot;
}
