import { Field, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { DateTime } from "../shared/scalars.ts";

@ObjectType({ implements: Node, description: "A place where the account's owner is signed in." })
export class Session extends Node {
  @Field(() => String, {
    nullable: true,
    description: "The client that opened it, as it calls itself.",
  })
  userAgent: string | null;

  @Field(() => DateTime, { description: "When the owner signed in." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was last used, to the minute." })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { description: "When it expires." })
  expiresAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was revoked; null while it is good." })
  revokedAt: Date | null;
}

@ObjectType({ description: "A new session." })
export class SignInPayload {
  @Field(() => Session, { description: "The session's entry." })
  session: Session;

  @Field(() => String, { description: "The Bearer token for calls; it is never shown again." })
  @JsonSchema({ examples: ["qs_<43 characters, shown this once>"] })
  token: string;
}

@ObjectType({ description: "What happens next, whether the e-mail address has an account or not." })
export class MailPayload {
  @Field(() => String, { description: "What to do next." })
  @JsonSchema({ examples: ["Read the mail to this address, and send the token in it."] })
  message: string;
}

@ObjectType({ description: "The revoked session." })
export class SessionRevokePayload {
  @Field(() => Session, { description: "The session's entry." })
  session: Session;
}

@ObjectType({ description: "The password was changed." })
export class PasswordChangePayload {
  @Field(() => Int, { description: "Other sessions that it ended." })
  @JsonSchema({ minimum: 0, examples: [2] })
  revokedSessions: number;
}
