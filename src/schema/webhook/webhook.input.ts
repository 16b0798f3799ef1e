import { Field, InputType, Int } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { optional } from "../shared/optional.ts";

@InputType({ description: "A new endpoint." })
export class WebhookEndpointCreateInput {
  @JsonSchema({ examples: ["https://example.org/hooks/quarry"] })
  @Field(() => String, { description: "An https:// URL with a public address." })
  url: string;

  @JsonSchema({ examples: [["request.finished"]] })
  @Field(() => [String], { description: "What to send: kinds of notifications; `*` is all." })
  topics: string[];

  @Field(() => String, { defaultValue: "", description: "Your own description, at most 200 characters." })
  description: string;

  @JsonSchema({ examples: [10] })
  @Field(() => Int, {
    defaultValue: 0,
    description: "How many Records a `request.finished` includes, 0 to 100.",
  })
  includeRecords: number;

  @Field(() => Boolean, { defaultValue: true, description: "Whether anything is sent." })
  isEnabled: boolean;
}

@InputType({ description: "What to change; fields that are left out do not change." })
export class WebhookEndpointUpdateInput extends optional(WebhookEndpointCreateInput) {
  @JsonSchema({ examples: [false] })
  @Field(() => Boolean, { nullable: true, description: "Whether anything is sent." })
  override isEnabled?: boolean | null;
}
