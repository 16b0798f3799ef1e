import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../shared/scalars.ts";

@ObjectType({ description: "A pass over all stored Records that erases or counts those of one subject." })
export class Erasure {
  @Field(() => ID, { description: "Id of the erasure." })
  id: string;

  @Field(() => Boolean, { description: "True if it only counts and changes nothing." })
  isDryRun: boolean;

  @Field(() => String, {
    description: "SHA-256 of the subject, hex; the subject itself is forgotten with its Records.",
  })
  subjectHash: string;

  @Field(() => ID, { description: "The API key or operator token that requested it." })
  apiKeyId: string;

  @Field(() => Int, { description: "Records examined so far." })
  recordsRead: number;

  @Field(() => Int, { description: "Records of the subject so far: erased, or counted in a dry run." })
  recordsMatched: number;

  @Field(() => Int, { description: "Points of price histories that name the subject; known at the end." })
  pricePointsMatched: number;

  @Field(() => DateTime, { description: "When it was requested." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it finished; null while it runs." })
  finishedAt: Date | null;
}

@ObjectType({ description: "The erasure that was started." })
export class RecordsErasePayload {
  @Field(() => Erasure, { description: "Ask for it again by its id to see when it has finished." })
  erasure: Erasure;
}
