import { Field, ObjectType } from "type-graphql";
import { DateTime } from "../shared/scalars.ts";
import { Billing, Payment } from "./billing.type.ts";

@ObjectType({ description: "A page of the payment provider, for a person." })
export class HostedPagePayload {
  @Field(() => String, {
    description: "Its URL. Show it to the person who pays; never open it without them.",
  })
  url: string;

  @Field(() => DateTime, { nullable: true, description: "When it expires." })
  expiresAt: Date | null;

  @Field(() => String, { description: "What to do next, for programs." })
  agentInstruction: string;
}

@ObjectType({ description: "Billing after the change." })
export class AutoTopUpSetPayload {
  @Field(() => Billing, { description: "The whole." })
  billing: Billing;
}

@ObjectType({ description: "The payment that is refunded." })
export class PaymentRefundPayload {
  @Field(() => Payment, { description: "Its refund appears once the provider has reported it." })
  payment: Payment;
}
