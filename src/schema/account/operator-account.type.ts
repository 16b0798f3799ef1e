import { Field, ID, Int, ObjectType } from "type-graphql";
import { operatorAccount } from "../../kinds/account.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { connection, payload } from "../shared/relay.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "An account as operators see it." })
export class OperatorAccount {
  @Field(() => ID, { description: "Prefixed id, `acc_…`." })
  @JsonSchema({ examples: ["acc_68f0c2d4a1b2c3d4e5f60718"] })
  id: string;

  @Field(() => String, { description: "Name of the account; empty in what is left of one that was erased." })
  @JsonSchema({ examples: ["local"] })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "Mailbox of its owner; null while nobody has claimed it.",
  })
  @JsonSchema({ examples: ["ada@example.com"] })
  email: string | null;

  @Field(() => String, { description: "Name of the plan." })
  @JsonSchema({ examples: ["Plus"] })
  plan: string;

  @Field(() => Boolean, { description: "Whether it is the one that the server started with." })
  isLocal: boolean;

  @Field(() => Boolean, {
    description: "Whether an operator lets it deploy services where QUARRY_HOSTING is `local`.",
  })
  mayHost: boolean;

  @Field(() => Boolean, { description: "Whether it may create Requests that cost something." })
  billingActive: boolean;

  @Field(() => SafeInt, { description: "Free to spend, in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [19_999_400] })
  availableUsdMicros: number;

  @Field(() => SafeInt, { description: "Held for queued and running Requests, in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [0] })
  heldUsdMicros: number;

  @Field(() => Int, { description: "Requests that wait or run." })
  @JsonSchema({ minimum: 0 })
  openRequests: number;

  @Field(() => SafeInt, { description: "Records stored in the last 30 days, today included." })
  @JsonSchema({ minimum: 0 })
  recentRecords: number;

  @Field(() => SafeInt, { description: "What those 30 days of scraping cost, in micro-USD." })
  @JsonSchema({ minimum: 0, examples: [600] })
  recentSpendUsdMicros: number;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "Since when somebody signs in to it." })
  claimedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When its owner closed it; null while it is open." })
  closedAt: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When a closed one is erased, unless it is brought back.",
  })
  eraseAt: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When it was erased; its id and dates are all that is left.",
  })
  erasedAt: Date | null;
}

@ObjectType({ description: "A page of all accounts, newest first." })
export class OperatorAccountConnection extends connection(OperatorAccount, operatorAccount) {}

@ObjectType({ description: "The account after the call." })
export class OperatorAccountPayload extends payload("account", OperatorAccount, operatorAccount) {}
