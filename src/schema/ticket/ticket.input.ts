import { Field, ID, InputType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { TicketSeverity } from "./ticket.enum.ts";

@InputType({ description: "A new ticket." })
export class SupportTicketCreateInput {
  @JsonSchema({ minLength: 1, maxLength: 200, examples: ["trending gives no Records"] })
  @Field(() => String, { description: "One line, 1 to 200 characters." })
  subject: string;

  @JsonSchema({
    minLength: 1,
    maxLength: 20_000,
    examples: ["Since this morning each Request ends as failed with source_changed."],
  })
  @Field(() => String, { description: "What is wrong, 1 to 20,000 characters." })
  details: string;

  @JsonSchema({ examples: ["high"] })
  @Field(() => TicketSeverity, { defaultValue: TicketSeverity.NORMAL, description: "How much is at stake." })
  severity: TicketSeverity;

  @Field(() => ID, { nullable: true, description: "The Request of the account that it is about." })
  requestId?: string | null;

  @JsonSchema({ examples: ["codehost"] })
  @Field(() => String, { nullable: true, description: "The scraper that it is about." })
  scraperId?: string | null;

  @JsonSchema({ maxLength: 4000, examples: ["quarry scrape codehost --operation trending"] })
  @Field(() => String, { nullable: true, description: "The command that fails, at most 4,000 characters." })
  failingCommand?: string | null;

  @JsonSchema({ maxLength: 4000, examples: ["source_changed: the page lists no repository"] })
  @Field(() => String, {
    nullable: true,
    description: "The first meaningful line of its log, at most 4,000 characters.",
  })
  firstLogLine?: string | null;
}
