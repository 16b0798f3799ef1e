import { Field, ObjectType, registerEnumType } from "type-graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { BillingEstimate } from "./billing-estimate.type.ts";
import { UsageCap } from "./cap.type.ts";
import { SpendLimit } from "./spend-limit.type.ts";

export const MeterKind = { FLOW: "flow", STORED: "stored" } as const;
registerEnumType(MeterKind, {
  name: "MeterKind",
  description: "How a meter counts.",
  valuesConfig: {
    FLOW: { description: "Counts up and starts again each period." },
    STORED: { description: "A level, which falls when something is deleted." },
  },
});
export type MeterKind = (typeof MeterKind)[keyof typeof MeterKind];

@ObjectType({ description: "The quantity of one meter." })
export class MeterQuantity {
  @Field(() => String, { description: "Id of the meter." })
  meter: string;

  @Field(() => SafeInt, { description: "In its unit." })
  quantity: number;
}

@ObjectType({ description: "A meter and what it counted." })
export class MeterUsage {
  @Field(() => String, { description: "Id of the meter." })
  meter: string;

  @Field(() => String, { description: "What it counts, for people." })
  title: string;

  @Field(() => String, { description: "Unit of one count." })
  unit: string;

  @Field(() => MeterKind, { description: "How it counts." })
  kind: MeterKind;

  @Field(() => SafeInt, { description: "In the month; for a level, the value at its end, or now." })
  used: number;

  @Field(() => SafeInt, { description: "On the current UTC day." })
  today: number;

  @Field(() => String, { nullable: true, description: "The scraper whose Records it counts." })
  scraper: string | null;
}

@ObjectType({ description: "What one service used on one UTC day." })
export class ServiceDay {
  @Field(() => String, { description: "Such as `2026-11-23`." })
  date: string;

  @Field(() => [MeterQuantity], { description: "By meter; levels are left out." })
  meters: MeterQuantity[];
}

@ObjectType({ description: "What one service used." })
export class ServiceUsage {
  @Field(() => String, { nullable: true, description: "Its id; null for usage that belongs to no service." })
  service: string | null;

  @Field(() => [MeterQuantity], { description: "By meter." })
  meters: MeterQuantity[];

  @Field(() => [ServiceDay], { description: "Days with use, the first of the month first." })
  days: ServiceDay[];
}

@ObjectType({ description: "What one scraper stored on one UTC day." })
export class ScraperDay {
  @Field(() => String, { description: "Id of the scraper." })
  scraper: string;

  @Field(() => SafeInt, { description: "Records that were stored and billed." })
  records: number;

  @Field(() => SafeInt, { description: "What was booked for them, in micro-USD." })
  usdMicros: number;
}

@ObjectType({ description: "What was used on one UTC day." })
export class UsageDay {
  @Field(() => String, { description: "Such as `2026-11-23`." })
  date: string;

  @Field(() => [MeterQuantity], { description: "By meter; for a level, the value at the end of the day." })
  meters: MeterQuantity[];

  @Field(() => SafeInt, { description: "Spent on scraping, in micro-USD." })
  scrapingUsdMicros: number;

  @Field(() => [ScraperDay], { description: "The same by scraper." })
  scrapers: ScraperDay[];
}

@ObjectType({ description: "What the account used in a UTC month, may use, and will pay." })
export class Usage {
  @Field(() => String, { description: "Such as `2026-11`." })
  month: string;

  @Field(() => String, { description: "Name of the plan now." })
  plan: string;

  @Field(() => [MeterUsage], {
    description: "Every meter of the platform, then each scraper that stored Records.",
  })
  meters: MeterUsage[];

  @Field(() => [ServiceUsage], { description: "By service." })
  services: ServiceUsage[];

  @Field(() => [UsageDay], { description: "Days with use, the first of the month first." })
  days: UsageDay[];

  @Field(() => [UsageCap], { description: "Caps and their present state." })
  caps: UsageCap[];

  @Field(() => [SpendLimit], { description: "Limits of what scraping may cost, and their present state." })
  spendLimits: SpendLimit[];

  @Field(() => BillingEstimate, { description: "What it comes to." })
  billingEstimate: BillingEstimate;

  @Field(() => DateTime, { description: "When this was counted." })
  updatedAt: Date;
}
