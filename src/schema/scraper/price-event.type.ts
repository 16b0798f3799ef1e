import { Field, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";

@ObjectType({ description: "What is billed, and for how much." })
export class PriceEvent {
  @Field(() => String, { description: "What happens when it is billed: `record_stored`." })
  @JsonSchema({ examples: ["record_stored"] })
  name: string;

  @Field(() => String, {
    description: "The word for one billed thing: a lower-case noun, such as record, app or post.",
  })
  @JsonSchema({ examples: ["record"] })
  unit: string;

  @Field(() => Int, { description: "Price of one, in micro-USD (1,000,000 = 1 USD)." })
  @JsonSchema({ minimum: 0, examples: [600] })
  usdMicros: number;

  @Field(() => String, { description: "The same as a decimal string in USD, such as `0.000600`." })
  usd: string;
}
