import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../shared/scalars.ts";

@ObjectType({ description: "What the canary of an operation came to." })
export class CanaryOutcome {
  @Field(() => ID, { description: "Its Request." })
  requestId: string;

  @Field(() => DateTime, { description: "End of its Request." })
  at: Date;

  @Field(() => Boolean, { description: "Whether all came that must come at least." })
  hasPassed: boolean;

  @Field(() => String, { nullable: true, description: "Code of the failure that ended it." })
  error: string | null;

  @Field(() => Int, { description: "Records that came." })
  records: number;

  @Field(() => Int, { description: "Records that had to come." })
  wantedRecords: number;

  @Field(() => [String], { description: "Paths that had to be filled; those that the fullest Record lacks." })
  missing: string[];

  @Field(() => DateTime, { nullable: true, description: "When it passed last." })
  lastPassedAt: Date | null;
}
