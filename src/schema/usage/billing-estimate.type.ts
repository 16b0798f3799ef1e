import { Field, ObjectType } from "type-graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "One meter of an estimate." })
export class UsageLineItem {
  @Field(() => String, { description: "Id of the meter." })
  meter: string;

  @Field(() => String, { description: "What it counts, for people." })
  title: string;

  @Field(() => String, { description: "Of one count." })
  unit: string;

  @Field(() => SafeInt, { description: "Used in the period." })
  usedQuantity: number;

  @Field(() => SafeInt, { description: "What the plan includes." })
  includedQuantity: number;

  @Field(() => SafeInt, { description: "Used beyond what is included." })
  billableQuantity: number;

  @Field(() => SafeInt, { description: "Price of `unitPricePer` units, in micro-USD." })
  unitPriceUsdMicros: number;

  @Field(() => SafeInt, { description: "How many units the price is for." })
  unitPricePer: number;

  @Field(() => SafeInt, { description: "So far, in micro-USD; of Records what was booked." })
  estimatedSpendUsdMicros: number;

  @Field(() => SafeInt, { description: "At the end of the period, if use goes on as it did." })
  forecastQuantity: number;

  @Field(() => SafeInt, { description: "The same in micro-USD." })
  forecastSpendUsdMicros: number;

  @Field(() => String, { nullable: true, description: "The scraper whose Records are meant." })
  scraper: string | null;

  @Field(() => SafeInt, { nullable: true, description: "Records that were stored and billed." })
  resultCount: number | null;
}

@ObjectType({ description: "What the use of a month comes to, line by line." })
export class BillingEstimate {
  @Field(() => String, { description: "Always `USD`." })
  currency: string;

  @Field(() => DateTime, { description: "Begin of the month." })
  periodStart: Date;

  @Field(() => DateTime, { description: "Begin of the next." })
  periodEnd: Date;

  @Field(() => [UsageLineItem], { description: "Meters of the platform, then scrapers." })
  lineItems: UsageLineItem[];

  @Field(() => SafeInt, { description: "So far, in micro-USD." })
  estimatedSpendUsdMicros: number;

  @Field(() => SafeInt, { description: "At the end of the period, if use goes on as it did, in micro-USD." })
  forecastSpendUsdMicros: number;
}
