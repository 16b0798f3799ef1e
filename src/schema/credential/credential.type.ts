import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";

export const CredentialKind = {
  SESSION: "session",
  API_KEY: "api_key",
  OPERATOR: "operator",
} as const;
export type CredentialKind = (typeof CredentialKind)[keyof typeof CredentialKind];
registerEnumType(CredentialKind, {
  name: "CredentialKind",
  description: "Kind of credential.",
  valuesConfig: {
    SESSION: { description: "A session of the account's owner, who signed in." },
    API_KEY: { description: "An API key of the account." },
    OPERATOR: { description: "A token of the operator, who runs the server." },
  },
});

@ObjectType({ description: "The credential that made this call." })
export class Credential {
  @Field(() => CredentialKind, { description: "What it is." })
  @JsonSchema({ examples: ["api_key"] })
  kind: CredentialKind;

  @Field(() => ID, { description: "Id of the session or API key." })
  id: string;

  @Field(() => ID, { description: "Account that it opens." })
  accountId: string;

  @Field(() => [String], {
    description:
      "What it may be used for: `requests:read`, `requests:write`, `billing:read`, `account`, `services:read`, `services:write`.",
  })
  @JsonSchema({ examples: [["requests:read", "requests:write"]] })
  scopes: string[];

  @Field(() => Boolean, { description: "Whether it may do what only operators may." })
  isOperator: boolean;
}
