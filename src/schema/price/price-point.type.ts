import { Field, Float, ID, ObjectType } from "type-graphql";
import { pricePoint } from "../../kinds/price.ts";
import { connection } from "../shared/relay.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, SafeInt } from "../shared/scalars.ts";

@ObjectType({ description: "Who sold a product at the time." })
export class PriceSeller {
  @Field(() => String, { nullable: true, description: "Id, as the source spells it." })
  id: string | null;

  @Field(() => String, { nullable: true, description: "Name as shown." })
  name: string | null;

  @Field(() => String, { nullable: true, description: "Public page." })
  url: string | null;
}

@ObjectType({ description: "What a product cost when a Request looked at it." })
export class PricePoint {
  @Field(() => DateTime, { description: "When its page was read." })
  observedAt: Date;

  @Field(() => ID, { description: "The Request that looked." })
  requestId: string;

  @Field(() => String, { description: "Public page of the product." })
  @JsonSchema({ examples: ["https://www.amazon.com/dp/B0KITE0001"] })
  url: string;

  @Field(() => String, { nullable: true, description: "Title of the product at the time." })
  @JsonSchema({ examples: ["Kite"] })
  title: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "Price in units of `currency`; null for a range, or where none was shown.",
  })
  @JsonSchema({ examples: [19.99] })
  price: number | null;

  @Field(() => SafeInt, { nullable: true, description: "Price in millionths of `currency`, exact." })
  @JsonSchema({ examples: [19_990_000] })
  priceMicros: number | null;

  @Field(() => Float, { nullable: true, description: "Low end of a range of prices." })
  priceMin: number | null;

  @Field(() => Float, { nullable: true, description: "High end of a range of prices." })
  priceMax: number | null;

  @Field(() => String, { nullable: true, description: "Currency, ISO 4217." })
  @JsonSchema({ examples: ["USD"] })
  currency: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Whether it could be bought: in_stock, out_of_stock, preorder or unknown.",
  })
  @JsonSchema({ examples: ["in_stock"] })
  availability: string | null;

  @Field(() => PriceSeller, { nullable: true, description: "Who sold it." })
  @JsonSchema({ examples: [{ id: "A1SKYLINE00000", name: "Skyline", url: null }] })
  seller: PriceSeller | null;
}

@ObjectType({ description: "A page of price points, newest first." })
export class PricePointConnection extends connection(PricePoint, pricePoint) {}
