import "reflect-metadata";
import { GraphQLSchema, graphql } from "graphql";
import { Arg, Field, ID, ObjectType, Query, Resolver, buildSchema } from "type-graphql";
import { expect, it } from "vitest";

@ObjectType()
class Stone {
  @Field(() => ID)
  id!: string;
}

@Resolver(() => Stone)
class StoneResolver {
  @Query(() => Stone)
  stone(@Arg("id", () => ID) id: string): Stone {
    return { id };
  }
}

it("loads one copy of graphql in tests: type-graphql's schema is an instance of ours and runs", async () => {
  const schema = await buildSchema({ resolvers: [StoneResolver] });
  expect(schema).toBeInstanceOf(GraphQLSchema);
  const result = await graphql({ schema, source: '{ stone(id: "7") { id } }' });
  expect(JSON.parse(JSON.stringify(result))).toEqual({ data: { stone: { id: "7" } } });
});
