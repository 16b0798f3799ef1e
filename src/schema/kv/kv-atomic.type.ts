import { Field, InputType, ObjectType } from "type-graphql";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue, SafeInt } from "../shared/scalars.ts";
import { KvEncoding } from "./kv-value.enum.ts";

@InputType({ description: "What has to be under a key." })
export class KvCheckInput {
  @JsonSchema({ examples: ["page/home"] })
  @Field(() => String, { description: "The key." })
  key: string;

  @JsonSchema({ examples: ["6a1f0c2d4a1b2c3d4e5f6071"] })
  @Field(() => String, { nullable: true, description: "Its version; null where nothing has to be there." })
  version?: string | null;
}

@InputType({ description: "What is done with a key." })
export class KvMutationInput {
  @JsonSchema({ examples: ["page/home"] })
  @Field(() => String, { description: "The key." })
  key: string;

  @JsonSchema({ examples: ["42"] })
  @Field(() => String, {
    nullable: true,
    description: `The value, of at most ${KV_LIMITS.inlineBytes} bytes; null deletes.`,
  })
  value?: string | null;

  @Field(() => KvEncoding, { defaultValue: KvEncoding.UTF8, description: "Whether it is in base64." })
  encoding: KvEncoding;

  @Field(() => JsonValue, { nullable: true, description: "What is kept with it." })
  metadata?: unknown;

  @Field(() => SafeInt, { nullable: true, description: "Seconds after which it expires." })
  expirationTtlSeconds?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "UNIX time at which it expires." })
  expiration?: number | null;
}

@InputType({ description: "Keys that are written together or not at all." })
export class KvAtomicInput {
  @JsonSchema({ examples: [[{ key: "page/home", version: null }]] })
  @Field(() => [KvCheckInput], { defaultValue: [], description: "What has to be there." })
  checks: KvCheckInput[];

  @JsonSchema({ examples: [[{ key: "page/home", value: "42" }]] })
  @Field(() => [KvMutationInput], {
    description: `What is done; with the checks at most ${KV_LIMITS.atomicKeys} keys.`,
  })
  mutations: KvMutationInput[];
}

@ObjectType({ description: "A key that was written." })
export class KvMutated {
  @JsonSchema({ examples: ["page/home"] })
  @Field(() => String, { description: "The key." })
  key: string;

  @JsonSchema({ examples: ["6a1f0c2d4a1b2c3d4e5f6071"] })
  @Field(() => String, { nullable: true, description: "Its version; null where it was deleted." })
  version: string | null;
}

@ObjectType({ description: "What was written, all of it." })
export class KvAtomicPayload {
  @Field(() => [KvMutated], { description: "In the order of the mutations." })
  keys: KvMutated[];
}
