import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { service } from "../../kinds/service.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { connection, payload } from "../shared/relay.ts";
import { DateTime } from "../shared/scalars.ts";
import { ServiceCapability, ServiceKind, ServiceStatus } from "./service.enum.ts";

@ObjectType({ description: "How many resources of each kind a service has." })
export class ServiceResourceCounts {
  @Field(() => Int, { description: "SQLite databases." })
  sqlite: number;

  @Field(() => Int, { description: "KV namespaces." })
  kv: number;

  @Field(() => Int, { description: "Queues." })
  queues: number;

  @Field(() => Int, { description: "Cron triggers." })
  cron: number;

  @Field(() => Int, { description: "State classes." })
  state: number;

  @Field(() => Int, { description: "Bindings to other services." })
  bindings: number;
}

@ObjectType({ implements: Node, description: "A worker, static files, or both, under one name." })
export class Service extends Node {
  @JsonSchema({ examples: ["guestbook"] })
  @Field(() => String, { description: "Its name in its URL." })
  slug: string;

  @JsonSchema({ examples: ["Guestbook"] })
  @Field(() => String, { description: "Its name for people." })
  name: string;

  @Field(() => ServiceKind, { description: "What it serves." })
  kind: ServiceKind;

  @Field(() => ServiceStatus, { description: "Whether it is served." })
  status: ServiceStatus;

  @JsonSchema({ examples: ["http://guestbook.localhost:4001"] })
  @Field(() => String, { nullable: true, description: "Where; null where the server picks its port." })
  url: string | null;

  @Field(() => [ServiceCapability], {
    description: "What service.toml of its active deployment switches on.",
  })
  enabledCapabilities: ServiceCapability[];

  @Field(() => [ServiceCapability], { description: "What it does not." })
  disabledCapabilities: ServiceCapability[];

  @Field(() => ServiceResourceCounts, { description: "Its resources." })
  resourceCounts: ServiceResourceCounts;

  @Field(() => ID, { nullable: true, description: "What is served; null before the first deployment is." })
  activeDeploymentId: string | null;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { description: "When it was changed." })
  updatedAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was deleted; null while it is there." })
  deletedAt: Date | null;
}

@ObjectType({ description: "A page of services, newest first." })
export class ServiceConnection extends connection(Service, service) {}

@ObjectType({ description: "The service as it is then." })
export class ServicePayload extends payload("service", Service, service) {}

@InputType({ description: "A new service." })
export class ServiceCreateInput {
  @JsonSchema({ examples: ["guestbook"], minLength: 1, maxLength: 63 })
  @Field(() => String, { description: "Its name in its URL: a to z, 0 to 9 and -; no other service has it." })
  slug: string;

  @JsonSchema({ examples: ["Guestbook"], maxLength: 100 })
  @Field(() => String, { defaultValue: "", description: "Its name for people; the slug when left out." })
  name: string;
}

@InputType({ description: "A change of a service." })
export class ServiceUpdateInput {
  @JsonSchema({ examples: ["guestbook"], minLength: 1, maxLength: 63 })
  @Field(() => String, {
    nullable: true,
    description: "Another name in its URL; the old one answers no more.",
  })
  slug?: string | null;

  @JsonSchema({ examples: ["Guests"], minLength: 1, maxLength: 100 })
  @Field(() => String, { nullable: true, description: "Another name for people." })
  name?: string | null;
}
