import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { STATE_LIMITS, stateClass, stateKey, stateObject } from "../../kinds/state.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { connection, payload } from "../shared/relay.ts";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";

@ObjectType({ implements: Node, description: "A class of objects of a service." })
export class StateClass extends Node {
  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @JsonSchema({ examples: ["Room"] })
  @Field(() => String, { description: "Its name in the service." })
  name: string;

  @JsonSchema({ examples: ["SVC_STATE_ROOM"] })
  @Field(() => String, { description: "Variable in which the worker finds its id." })
  variable: string;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was deleted; null while it is there." })
  deletedAt: Date | null;
}

@ObjectType({ description: "The class as it is then." })
export class StateClassPayload extends payload("class", StateClass, stateClass) {}

@ObjectType({ description: "An object, by its key." })
export class StateObject {
  @JsonSchema({ examples: ["lobby"] })
  @Field(() => String, { description: "Its key." })
  objectKey: string;

  @JsonSchema({ examples: [7] })
  @Field(() => SafeInt, { description: "One more with each commit." })
  version: number;

  @JsonSchema({ examples: [2] })
  @Field(() => SafeInt, { description: "Values in it." })
  keyCount: number;

  @JsonSchema({ examples: [34] })
  @Field(() => SafeInt, { description: "Bytes of its keys and values." })
  sizeBytes: number;

  @Field(() => DateTime, { description: "When it was last written." })
  updatedAt: Date;
}

@ObjectType({ description: "A page of objects, in the order of their keys." })
export class StateObjectConnection extends connection(StateObject, stateObject) {}

@ObjectType({ description: "A key of an object." })
export class StateKey {
  @JsonSchema({ examples: ["topic"] })
  @Field(() => String, { description: "The key." })
  key: string;

  @JsonSchema({ examples: [7] })
  @Field(() => SafeInt, { description: "Version of the object that wrote it." })
  version: number;

  @JsonSchema({ examples: [12] })
  @Field(() => Int, { description: "Bytes of key and value." })
  bytes: number;
}

@ObjectType({ description: "A page of keys, in the order of their bytes." })
export class StateKeyConnection extends connection(StateKey, stateKey) {}

@ObjectType({ description: "A value of an object." })
export class StateValue extends StateKey {
  @JsonSchema({ examples: ["cats"] })
  @Field(() => JsonValue, { nullable: true, description: "JSON; null for bytes." })
  value: unknown;

  @Field(() => String, { nullable: true, description: "Bytes, in base64; null for JSON." })
  base64: string | null;
}

@InputType({ description: "A value: JSON, or bytes in base64." })
export class StateValueInput {
  @JsonSchema({ examples: ["cats"] })
  @Field(() => JsonValue, { nullable: true, description: "Any JSON." })
  value?: unknown;

  @Field(() => String, { nullable: true, description: "Bytes, instead of JSON." })
  base64?: string | null;
}

@InputType({ description: "A value to write." })
export class StatePutInput extends StateValueInput {
  @JsonSchema({ examples: [7], minimum: 0 })
  @Field(() => SafeInt, {
    nullable: true,
    description: "Write only over this version of the value; 0: where nothing is.",
  })
  ifVersion?: number | null;
}

@InputType({ description: "One value of a commit." })
export class StateCommitPut extends StateValueInput {
  @JsonSchema({ examples: ["topic"] })
  @Field(() => String, { description: "The key." })
  key: string;
}

@InputType({ description: "Values of one object that are written and deleted, all or none." })
export class StateCommitInput {
  @JsonSchema({ examples: [[{ key: "topic", value: "cats" }]] })
  @Field(() => [StateCommitPut], {
    defaultValue: [],
    description: `With deletes 1 to ${STATE_LIMITS.commitWrites}.`,
  })
  puts: StateCommitPut[];

  @JsonSchema({ examples: [["draft"]] })
  @Field(() => [String], { defaultValue: [], description: "Keys." })
  deletes: string[];

  @JsonSchema({ examples: [7], minimum: 0 })
  @Field(() => SafeInt, {
    nullable: true,
    description: "Commit only over this version of the object; 0: of a new one.",
  })
  ifVersion?: number | null;
}

@ObjectType({ description: "What was written." })
export class StatePutPayload {
  @Field(() => StateKey, { description: "The key as it is then." })
  key: StateKey;
}

@ObjectType({ description: "What was deleted." })
export class StateDeletePayload {
  @Field(() => String, { description: "The key, under which nothing is from then on." })
  key: string;

  @Field(() => SafeInt, { description: "Version of the object." })
  version: number;
}

@ObjectType({ description: "The object as it is then." })
export class StateCommitPayload {
  @Field(() => SafeInt, { description: "Version of the object." })
  version: number;
}
