import { Field, ObjectType } from "type-graphql";
import { JsonValue, SafeInt } from "../shared/scalars.ts";
import { MeterKind } from "../usage/usage.type.ts";

@ObjectType({ description: "A meter of a product, with its price." })
export class MeterDetail {
  @Field(() => String, { description: "Id of the meter." })
  id: string;

  @Field(() => String, { description: "What it counts, for people." })
  title: string;

  @Field(() => String, { description: "Unit of one count." })
  unit: string;

  @Field(() => MeterKind, { description: "How it counts." })
  kind: MeterKind;

  @Field(() => SafeInt, { description: "Included each month at no charge, on a paid plan." })
  includedQuantity: number;

  @Field(() => SafeInt, { description: "Price of `unitPricePer` units beyond that, in micro-USD." })
  unitPriceUsdMicros: number;

  @Field(() => SafeInt, { description: "How many units the price is for." })
  unitPricePer: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: "What the free plan may use; null where it may use none.",
  })
  freeLimit: number | null;

  @Field(() => String, {
    nullable: true,
    description: "`day`, `month`, or `stored` for a limit at any moment.",
  })
  freeLimitPer: string | null;
}

@ObjectType({ description: "Something that the platform offers." })
export class PlatformProduct {
  @Field(() => String, { description: "Its id." })
  id: string;

  @Field(() => String, { description: "Its name." })
  name: string;

  @Field(() => String, { description: "What it is, in one sentence." })
  summary: string;

  @Field(() => [String], { description: "What it can do." })
  features: string[];

  @Field(() => [String], { description: "Ids of its meters." })
  meters: string[];

  @Field(() => [MeterDetail], { description: "The same meters with units and prices." })
  meterDetails: MeterDetail[];

  @Field(() => [String], { description: "Names in `pricing`." })
  pricingFields: string[];

  @Field(() => [String], { description: "The names in `limits` and `planLimits`." })
  limitFields: string[];

  @Field(() => JsonValue, { description: "Limits that no plan changes, by name." })
  limits: unknown;

  @Field(() => JsonValue, { description: "Limits of a plan, by name, under `free` and `paid`." })
  planLimits: unknown;

  @Field(() => JsonValue, { description: "By meter: `usdMicros` for each `per` units beyond `included`." })
  pricing: unknown;
}

@ObjectType({ description: "What a plan costs." })
export class PlanPrice {
  @Field(() => String, { description: "Its name." })
  name: string;

  @Field(() => SafeInt, { description: "Each month, in micro-USD." })
  priceUsdMicros: number;

  @Field(() => SafeInt, { description: "Balance that comes with it each month, in micro-USD." })
  includedUsdMicros: number;

  @Field(() => Boolean, { description: "Whether Requests can be created." })
  canScrape: boolean;
}

@ObjectType({ description: "Everything that is offered, and what it costs." })
export class ProductCatalog {
  @Field(() => [PlatformProduct], { description: "Scrapers, then the products of the platform." })
  products: PlatformProduct[];

  @Field(() => [PlanPrice], { description: "From small to large." })
  plans: PlanPrice[];
}
