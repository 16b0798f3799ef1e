import { Field, ID, ObjectType } from "type-graphql";
import { CredentialKind } from "../credential/credential.type.ts";
import { apiKey } from "../../kinds/api-key.ts";
import { connection, payload } from "../shared/relay.ts";
import { Node } from "../shared/node.type.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "What made an API key." })
export class ApiKeyMaker {
  @Field(() => CredentialKind, { description: "A session of the owner, or another API key." })
  @JsonSchema({ examples: ["session"] })
  kind: CredentialKind;

  @Field(() => ID, { description: "Id of the session or API key." })
  id: string;
}

@ObjectType({ implements: Node, description: "A key for programs. Its text is shown once, at creation." })
export class ApiKey extends Node {
  @Field(() => String, { description: "Name given by its owner." })
  @JsonSchema({ examples: ["ci"] })
  label: string;

  @Field(() => String, { description: "First characters of the key." })
  @JsonSchema({ examples: ["qk_Zk3v"] })
  prefix: string;

  @Field(() => String, { description: "The same, followed by `…`." })
  @JsonSchema({ examples: ["qk_Zk3v…"] })
  hint: string;

  @Field(() => [String], {
    description:
      "What it may be used for: `requests:read`, `requests:write`, `billing:read`, `account`, `services:read`, `services:write`.",
  })
  @JsonSchema({ examples: [["requests:read", "requests:write"]] })
  scopes: string[];

  @Field(() => ApiKeyMaker, {
    nullable: true,
    description: "What made it; null for the server's own key, and for keys older than this field.",
  })
  madeBy: ApiKeyMaker | null;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was last used, to the minute." })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it expires." })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it was revoked; null while it works." })
  revokedAt: Date | null;
}

@ObjectType({ description: "A page of API keys, newest first." })
export class ApiKeyConnection extends connection(ApiKey, apiKey) {}

@ObjectType({ implements: Node, description: "Who pays." })
export class Account extends Node {
  @Field(() => String, { description: "Name of the account." })
  @JsonSchema({ examples: ["local"] })
  name: string;

  @Field(() => String, { description: "Name of the plan." })
  @JsonSchema({ examples: ["Plus"] })
  plan: string;

  @Field(() => Boolean, {
    description: "Whether paid billing is active; without it no Request can be created.",
  })
  billingActive: boolean;

  @Field(() => Boolean, {
    description:
      "Whether it can be closed: the account that a server starts with is recreated by every start.",
  })
  canClose: boolean;

  @Field(() => SafeInt, { description: "Free to spend, in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [19_999_400] })
  availableUsdMicros: number;

  @Field(() => String, { description: "Free to spend, as a decimal string in USD." })
  availableUsd: string;

  @Field(() => SafeInt, { description: "Held for queued and running Requests, in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [0] })
  heldUsdMicros: number;

  @Field(() => String, { description: "Always `USD`." })
  @JsonSchema({ const: "USD", examples: ["USD"] })
  currency: string;
}

@ObjectType({ description: "The new key." })
export class ApiKeyCreatePayload {
  @Field(() => ApiKey, { description: "The key's entry." })
  apiKey: ApiKey;

  @Field(() => String, { description: "The key itself: store it now, it is never shown again." })
  @JsonSchema({ examples: ["qk_<43 characters, shown this once>"] })
  secret: string;
}

@ObjectType({ description: "The revoked key." })
export class ApiKeyRevokePayload extends payload("apiKey", ApiKey, apiKey) {
  @Field(() => [ApiKey], {
    description:
      "The keys that it made, and those that they made, as far as they worked until now: newest first, at most 100. Those without `revokedAt` still work.",
  })
  descendants: ApiKey[];
}
