import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Position of a page in its list." })
export class PageInfo {
  @Field(() => Boolean, { description: "True when more follows, or may still follow while a Request runs." })
  hasNextPage: boolean;

  @Field(() => Boolean, {
    description: "True when `after` was given, so that something may come before this page.",
  })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first item; null on an empty page." })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Pass it as `after` to get what follows. Null when there is nothing to continue from.",
  })
  endCursor: string | null;
}
