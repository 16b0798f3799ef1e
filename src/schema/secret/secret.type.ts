import { Field, InputType, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { SecretScope } from "./secret.enum.ts";

@ObjectType({ description: "A named value of a service. The value itself is never shown." })
export class Secret {
  @JsonSchema({ examples: ["API_KEY"] })
  @Field(() => String, { description: "Its name, by which the worker finds it in its environment." })
  name: string;

  @JsonSchema({ examples: [3] })
  @Field(() => SafeInt, { description: "Grows with each write of secrets of the service." })
  version: number;

  @Field(() => [SecretScope], { description: "Who is given it." })
  scopes: SecretScope[];

  @JsonSchema({ examples: ["1f0a9c3e"] })
  @Field(() => String, { description: "Tells whether two values of the service are the same." })
  digest8: string;

  @Field(() => Boolean, {
    description: "Whether the worker runs without it yet: it is staged, or the worker did not start with it.",
  })
  pendingRestart: boolean;

  @JsonSchema({ examples: [null] })
  @Field(() => String, {
    nullable: true,
    description: "Why the worker keeps the secrets that it had: with the changed ones it failed its check.",
  })
  restartFailure: string | null;

  @Field(() => DateTime, { description: "When it was first written." })
  createdAt: Date;

  @Field(() => DateTime, { description: "When it was last written." })
  updatedAt: Date;

  @JsonSchema({ examples: ["key_68f0c2d4a1b2c3d4e5f60718"] })
  @Field(() => String, { description: "Id of the credential that wrote it." })
  updatedBy: string;
}

@ObjectType({ description: "The secrets of the service as they are then." })
export class SecretsPayload {
  @Field(() => [Secret], { description: "By name." })
  secrets: Secret[];
}

@ObjectType({ description: "What is sealed with the first key now, and was with another." })
export class SecretsResealPayload {
  @Field(() => Int, { description: "Services whose key it was." })
  services: number;

  @Field(() => Int, { description: "Second factors whose secret it was." })
  secondFactors: number;
}

@InputType({ description: "A value to keep." })
export class SecretInput {
  @JsonSchema({ examples: ["API_KEY"], minLength: 1, maxLength: 128 })
  @Field(() => String, { description: "Its name: letters, digits and _." })
  name: string;

  @JsonSchema({ examples: ["…"], maxLength: 5000 })
  @Field(() => String, { nullable: true, description: "The value; null removes what has the name." })
  value?: string | null;
}
