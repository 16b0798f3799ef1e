import { Field, ID, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime } from "../shared/scalars.ts";

@ObjectType({ description: "A closed account that will be erased." })
export class AccountDeletePayload {
  @Field(() => ID, { description: "Id of the account." })
  @JsonSchema({ examples: ["acc_68f0c2d4a1b2c3d4e5f60718"] })
  id: string;

  @Field(() => DateTime, { description: "When it was closed. None of its credentials has worked since." })
  closedAt: Date;

  @Field(() => DateTime, {
    description: "When everything is erased. Until then the mailed token reopens it.",
  })
  eraseAt: Date;

  @Field(() => String, { description: "What happens next, for programs." })
  agentInstruction: string;
}

@ObjectType({ description: "The account is open again." })
export class AccountRestorePayload {
  @Field(() => String, { description: "What to do next." })
  @JsonSchema({ examples: ["The account is open again: sign in."] })
  message: string;
}
