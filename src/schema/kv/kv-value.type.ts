import { Field, InputType, Int, ObjectType } from "type-graphql";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue, SafeInt } from "../shared/scalars.ts";
import { KvEncoding } from "./kv-value.enum.ts";

@ObjectType({ description: "A key, and what is known of its value." })
export class KvKey {
  @JsonSchema({ examples: ["page/home"] })
  @Field(() => String, { description: "The key." })
  name: string;

  @JsonSchema({ examples: ["6a1f0c2d4a1b2c3d4e5f6071"] })
  @Field(() => String, { description: "Another one with each write." })
  version: string;

  @JsonSchema({ examples: [2] })
  @Field(() => Int, { description: "Bytes of the value." })
  bytes: number;

  @JsonSchema({ examples: [{ by: "worker" }] })
  @Field(() => JsonValue, { nullable: true, description: "What was written with it; null for nothing." })
  metadata: unknown;

  @JsonSchema({ examples: [1_900_000_000] })
  @Field(() => SafeInt, { nullable: true, description: "UNIX time at which it expires; null for never." })
  expiration: number | null;
}

@ObjectType({ description: "Keys in the order of their bytes." })
export class KvKeyList {
  @Field(() => [KvKey], { description: "The keys." })
  keys: KvKey[];

  @Field(() => Boolean, { description: "Whether no key follows." })
  listComplete: boolean;

  @JsonSchema({ examples: ["ZTNiMGM0NDJwYWdlL2hvbWU"] })
  @Field(() => String, { nullable: true, description: "With which the list continues; null at its end." })
  cursor: string | null;
}

@ObjectType({ description: "A value under a key." })
export class KvValue extends KvKey {
  @JsonSchema({ examples: ["42"] })
  @Field(() => String, { description: "The value, as `encoding` says." })
  value: string;

  @Field(() => KvEncoding, { description: "`UTF8`, or `BASE64` for bytes that are no text." })
  encoding: KvEncoding;
}

@ObjectType({ description: "What was written." })
export class KvPutPayload {
  @Field(() => KvKey, { description: "The key as it is then." })
  key: KvKey;
}

@ObjectType({ description: "What was deleted." })
export class KvDeletePayload {
  @Field(() => String, { description: "The key, under which nothing is from then on." })
  key: string;

  @Field(() => Boolean, { description: "Whether something was there." })
  deleted: boolean;
}

@ObjectType({ description: "A key of a call about many, and why it was left out." })
export class KvFailure {
  @Field(() => String, { description: "The key." })
  key: string;

  @Field(() => String, { description: "The code of the error." })
  code: string;

  @Field(() => String, { description: "One sentence." })
  message: string;
}

@ObjectType({ description: "What a call about many keys has done." })
export class KvBulkPayload {
  @Field(() => Int, { description: "How many were written or deleted." })
  successfulKeyCount: number;

  @Field(() => [String], { description: "Keys that were left out." })
  unsuccessfulKeys: string[];

  @Field(() => [KvFailure], { description: "Why." })
  failures: KvFailure[];
}

@InputType({ description: "A value to be written." })
export class KvPutInput {
  @JsonSchema({ examples: ["42"] })
  @Field(() => String, { description: "The value, as `encoding` says." })
  value: string;

  @Field(() => KvEncoding, { defaultValue: KvEncoding.UTF8, description: "Whether it is in base64." })
  encoding: KvEncoding;

  @JsonSchema({ examples: [{ by: "worker" }] })
  @Field(() => JsonValue, {
    nullable: true,
    description: `What is kept with it: at most ${KV_LIMITS.metadataBytes} bytes of JSON.`,
  })
  metadata?: unknown;

  @JsonSchema({ examples: [3600], minimum: KV_LIMITS.leastTtlSeconds })
  @Field(() => SafeInt, { nullable: true, description: "Seconds after which it expires." })
  expirationTtlSeconds?: number | null;

  @JsonSchema({ examples: [1_900_000_000] })
  @Field(() => SafeInt, { nullable: true, description: "UNIX time at which it expires." })
  expiration?: number | null;

  @JsonSchema({ examples: ["6a1f0c2d4a1b2c3d4e5f6071"] })
  @Field(() => String, { nullable: true, description: "Write only over this version." })
  ifVersion?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Write only where nothing is." })
  ifAbsent: boolean;
}

@InputType({ description: "One value of many to be written." })
export class KvBulkPutInput {
  @JsonSchema({ examples: ["page/home"] })
  @Field(() => String, { description: "The key." })
  key: string;

  @JsonSchema({ examples: ["42"] })
  @Field(() => String, { description: "The value, as `encoding` says." })
  value: string;

  @Field(() => KvEncoding, { defaultValue: KvEncoding.UTF8, description: "Whether it is in base64." })
  encoding: KvEncoding;

  @Field(() => JsonValue, { nullable: true, description: "What is kept with it." })
  metadata?: unknown;

  @Field(() => SafeInt, { nullable: true, description: "Seconds after which it expires." })
  expirationTtlSeconds?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "UNIX time at which it expires." })
  expiration?: number | null;
}
