import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { BuildStatus, DeploymentStatus } from "./deployment.enum.ts";

@ObjectType({ description: "Why a deployment failed, or would, or what it warns of." })
export class DeploymentFailure {
  @Field(() => String, { description: "A word for programs, such as `no_index_html`." })
  reason: string;

  @Field(() => String, { description: "One sentence that says what to do." })
  message: string;
}

@ObjectType({ implements: Node, description: "What was uploaded of a service, once." })
export class Deployment extends Node {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @JsonSchema({ examples: [3] })
  @Field(() => Int, { description: "1, 2, 3 … of its service." })
  n: number;

  @Field(() => DeploymentStatus, { description: "Where it stands." })
  status: DeploymentStatus;

  @Field(() => SafeInt, { nullable: true, description: "Size of its worker; null without one." })
  workerBytes: number | null;

  @Field(() => Int, { description: "How many static files it has." })
  staticFiles: number;

  @Field(() => SafeInt, { description: "Their size." })
  staticBytes: number;

  @Field(() => DeploymentFailure, { nullable: true, description: "Why it failed; null where it did not." })
  failure: DeploymentFailure | null;

  @Field(() => [DeploymentFailure], {
    description: "What to look at though it is served, such as a secret that stands in a static file.",
  })
  warnings: DeploymentFailure[];

  @JsonSchema({ examples: ["key_68f0c2d4a1b2c3d4e5f60718"] })
  @Field(() => String, {
    nullable: true,
    description: "Id of the credential that uploaded it; null where it was uploaded by an older version.",
  })
  deployedBy: string | null;

  @Field(() => DateTime, { description: "When its upload began." })
  createdAt: Date;

  @Field(() => DateTime, { description: "When it was uploaded, ready, or found to fail." })
  changedAt: Date;
}

@ObjectType({ description: "A build of the worker of a deployment, on the server." })
export class DeploymentBuild {
  @Field(() => ID, { description: "The deployment." })
  deploymentId: string;

  @Field(() => BuildStatus, { description: "Where it stands." })
  status: BuildStatus;

  @JsonSchema({ examples: [0], minimum: 0 })
  @Field(() => Int, { nullable: true, description: "How many are built before it; null once it runs." })
  place: number | null;

  @JsonSchema({ examples: ["   Compiling worker v0.1.0 (/source)\n"] })
  @Field(() => String, { description: "What it wrote, from `from` on, secrets left out." })
  log: string;

  @JsonSchema({ examples: [36], minimum: 0 })
  @Field(() => Int, { description: "Pass it as `from` for what it writes next." })
  next: number;

  @Field(() => DateTime, { description: "When it was asked for." })
  createdAt: Date;

  @Field(() => SafeInt, { nullable: true, description: "How long it has run; null while it waits." })
  durationMs: number | null;
}

@InputType({ description: "A file that would be uploaded." })
export class PlannedFileInput {
  @JsonSchema({ examples: ["static/index.html"], minLength: 1, maxLength: 2000 })
  @Field(() => String, { description: "`worker`, or a path below `static/` or `source/`." })
  path: string;

  @JsonSchema({
    examples: ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    pattern: "^[0-9a-f]{64}$",
  })
  @Field(() => String, { description: "SHA-256 of its bytes, 64 hexadecimal digits." })
  sha256: string;

  @JsonSchema({ examples: [1024], minimum: 0 })
  @Field(() => SafeInt, { description: "Its size." })
  bytes: number;
}

@ObjectType({ description: "A limit, and what a deployment comes to." })
export class DeploymentLimit {
  @Field(() => String, { description: "What is limited." })
  name: string;

  @Field(() => SafeInt, { description: "At most." })
  limit: number;

  @Field(() => SafeInt, { description: "What it comes to." })
  actual: number;
}

@ObjectType({ description: "What a deploy would do. Nothing has changed." })
export class DeploymentPlan {
  @Field(() => String, {
    nullable: true,
    description: "Slug of the service; null where the manifest cannot be read.",
  })
  slug: string | null;

  @Field(() => ID, { nullable: true, description: "The service; null where it has yet to be made." })
  serviceId: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where it would be served; null where the server picks its port.",
  })
  url: string | null;

  @Field(() => [String], { description: "What would be done, in order." })
  steps: string[];

  @Field(() => [String], {
    description: "SHA-256 of the files that the server lacks: only those need be uploaded.",
  })
  missing: string[];

  @Field(() => SafeInt, { description: "Size of those files." })
  uploadBytes: number;

  @Field(() => [DeploymentLimit], { description: "Limits, and what it comes to." })
  limits: DeploymentLimit[];

  @Field(() => [DeploymentFailure], {
    description: "What has to be done first; a deploy is refused while there is any.",
  })
  requiredFixes: DeploymentFailure[];

  @Field(() => [String], {
    description: "Ids of the meters that count what it serves; `/v1/products` has their prices.",
  })
  meters: string[];

  @Field(() => SafeInt, { description: "What the deployment itself adds each month, in micro-USD." })
  priceEffectUsdMicros: number;
}
