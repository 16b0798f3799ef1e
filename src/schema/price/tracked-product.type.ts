import { Field, ID, ObjectType } from "type-graphql";
import { trackedProduct } from "../../kinds/price.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { connection } from "../shared/relay.ts";
import { PricePoint } from "./price-point.type.ts";

@ObjectType({ description: "A product whose price was looked at. `priceHistory` has all its points." })
export class TrackedProduct {
  @Field(() => String, { description: "Scraper id." })
  @JsonSchema({ examples: ["retail-global"] })
  scraper: string;

  @Field(() => ID, { description: "`id` of its Records." })
  @JsonSchema({ examples: ["B0KITE0001"] })
  productId: string;

  @Field(() => String, { nullable: true, description: "`country` of its Records, where they have one." })
  @JsonSchema({ examples: ["us"] })
  country: string | null;

  @Field(() => PricePoint, { description: "What was seen of it last." })
  latest: PricePoint;
}

@ObjectType({ description: "A page of tracked products." })
export class TrackedProductConnection extends connection(TrackedProduct, trackedProduct) {}
