import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../shared/scalars.ts";

@ObjectType({ description: "The outcome of an operation's canary." })
export class CanaryOutcome {
  @Field(() => ID, { description: "Its Request." })
  requestId: string;

  @Field(() => DateTime, { description: "End of its Request." })
  at: Date;

  @Field(() => Boolean, { description: "Whether at least everything required came back." })
  hasPassed: boolean;

  @Field(() => String, { nullable: true, description: "Code of the failure that ended it." })
  error: string | null;

  @Field(() => Int, { description: "Records that came back." })
  records: number;

  @Field(() => Int, { description: "Records that had to come back." })
  wantedRecords: number;

  @Field(() => [String], { description: "Required paths that the fullest Record lacks." })
  missing: string[];

  @Field(() => Boolean, { description: "Whether its Records were made up, in a demo." })
  isDemo: boolean;

  @Field(() => DateTime, { nullable: true, description: "When it last passed, outside of a demo." })
  lastPassedAt: Date | null;
}
