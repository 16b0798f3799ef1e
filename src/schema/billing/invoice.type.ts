import { Field, ID, ObjectType } from "type-graphql";
import { invoice } from "../../kinds/invoice.ts";
import { connection } from "../shared/relay.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { InvoiceState, PaymentPurpose } from "./billing.enum.ts";

@ObjectType({ description: "One line of an invoice." })
export class InvoiceLine {
  @Field(() => String, { description: "What is billed." })
  description: string;

  @Field(() => SafeInt, { description: "In micro-USD; a credit is negative." })
  usdMicros: number;
}

@ObjectType({ description: "What an account was billed." })
export class Invoice {
  @Field(() => ID, { description: "Id, `inv_…`." })
  id: string;

  @Field(() => String, { description: "Number; the invoices of an account are numbered consecutively." })
  number: string;

  @Field(() => PaymentPurpose, { description: "What it is for." })
  purpose: string;

  @Field(() => InvoiceState, { description: "Its state." })
  state: string;

  @Field(() => [InvoiceLine], { description: "Its lines." })
  lines: InvoiceLine[];

  @Field(() => SafeInt, { description: "Total of its lines, in micro-USD." })
  totalUsdMicros: number;

  @Field(() => SafeInt, { description: "How much of it was refunded." })
  refundedUsdMicros: number;

  @Field(() => DateTime, { nullable: true, description: "Start of the month that it bills." })
  periodStart: Date | null;

  @Field(() => DateTime, { nullable: true, description: "End of the month that it bills." })
  periodEnd: Date | null;

  @Field(() => DateTime, { description: "When it was created." })
  issuedAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was paid." })
  paidAt: Date | null;

  @Field(() => String, { description: "URL of its page. Anyone who has the URL can open it without a key." })
  htmlUrl: string;

  @Field(() => String, { description: "The same as PDF." })
  pdfUrl: string;
}

@ObjectType({ description: "A page of invoices, newest first." })
export class InvoiceConnection extends connection(Invoice, invoice) {}
