import { Field, ObjectType } from "type-graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "One meter of an estimate." })
export class UsageLineItem {
  @Field(() => String, { description: "Id of the meter." })
  meter: string;

  @Field(() => String, { description: "What it counts, for people." })
  title: string;

  @Field(() => String, { description: "Unit of one count." })
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

  @Field(() => SafeInt, { description: "So far, in micro-USD; for Records, what was booked." })
  estimatedSpendUsdMicros: number;

  @Field(() => SafeInt, { description: "At the end of the period if usage continues at this rate." })
  forecastQuantity: number;

  @Field(() => SafeInt, { description: "The same in micro-USD." })
  forecastSpendUsdMicros: number;

  @Field(() => String, { nullable: true, description: "The scraper whose Records it counts." })
  scraper: string | null;

  @Field(() => SafeInt, { nullable: true, description: "Records that were stored and billed." })
  resultCount: number | null;
}

@ObjectType({ description: "What a month's usage costs, line by line." })
export class BillingEstimate {
  @Field(() => String, { description: "Always `USD`." })
  currency: string;

  @Field(() => DateTime, { description: "Start of the month." })
  periodStart: Date;

  @Field(() => DateTime, { description: "Start of the next month." })
  periodEnd: Date;

  @Field(() => [UsageLineItem], { description: "Meters of the platform, then scrapers." })
  lineItems: UsageLineItem[];

  @Field(() => SafeInt, { description: "So far, in micro-USD." })
  estimatedSpendUsdMicros: number;

  @Field(() => SafeInt, {
    description: "At the end of the period if usage continues at this rate, in micro-USD.",
  })
  forecastSpendUsdMicros: number;
}
