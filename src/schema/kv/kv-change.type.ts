import { Field, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "A key as it is from a moment on." })
export class KvChange {
  @JsonSchema({ examples: ["page/home"] })
  @Field(() => String, { description: "The key." })
  key: string;

  @JsonSchema({ examples: ["6a1f0c2d4a1b2c3d4e5f6071"] })
  @Field(() => String, { nullable: true, description: "Of its value; null where nothing is there." })
  version: string | null;

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
