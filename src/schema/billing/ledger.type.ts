import { Field, ID, Int, ObjectType } from "type-graphql";
import { ledgerEntry } from "../../kinds/wallet.ts";
import { connection } from "../shared/relay.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { LedgerKind } from "./billing.enum.ts";

@ObjectType({ description: "What an entry was booked for." })
export class LedgerSource {
  @Field(() => String, { description: "Kind, such as `request`, `payment` or `subscription`." })
  kind: string;

  @Field(() => ID, { description: "Its id." })
  id: string;
}

@ObjectType({
  description: "Money that was added to the balance or taken from it. Entries are never changed.",
})
export class LedgerEntry {
  @Field(() => ID, { description: "Identifies what is booked: the same thing is booked only once." })
  id: string;

  @Field(() => LedgerKind, { description: "Why." })
  kind: string;

  @Field(() => SafeInt, { description: "Positive adds to the balance; in micro-USD." })
  usdMicros: number;

  @Field(() => LedgerSource, { nullable: true, description: "What it was for." })
  source: LedgerSource | null;

  @Field(() => String, { nullable: true, description: "What was counted." })
  meter: string | null;

  @Field(() => SafeInt, { nullable: true, description: "How much of it." })
  quantity: number | null;

  @Field(() => SafeInt, { nullable: true, description: "Price of one, in micro-USD." })
  unitPriceUsdMicros: number | null;

  @Field(() => DateTime, { description: "When." })
  at: Date;
}

@ObjectType({ description: "A page of the ledger, newest first. All entries add up to the balance." })
export class LedgerConnection extends connection(LedgerEntry, ledgerEntry) {}

@ObjectType({ description: "The first entry of an account that does not add up." })
export class LedgerFault {
  @Field(() => ID, { description: "The account." })
  accountId: string;

  @Field(() => ID, { nullable: true, description: "The entry; null where no single entry explains it." })
  entryId: string | null;

  @Field(() => String, { description: "What is wrong." })
  problem: string;

  @Field(() => SafeInt, { description: "What the entries add up to, in micro-USD." })
  ledgerUsdMicros: number;

  @Field(() => SafeInt, { nullable: true, description: "What the wallet has, held money included." })
  walletUsdMicros: number | null;
}

@ObjectType({ description: "The result of recomputing accounts from their entries." })
export class LedgerVerification {
  @Field(() => Int, { description: "Accounts that were recomputed." })
  accounts: number;

  @Field(() => SafeInt, { description: "Entries that were read." })
  entries: number;

  @Field(() => [LedgerFault], { description: "One for each account that does not add up." })
  faults: LedgerFault[];
}
