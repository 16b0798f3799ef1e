import { Arg, ID } from "type-graphql";

/** Which database of the service is meant. */
export function DatabaseId(): ReturnType<typeof Arg> {
  return Arg("database", () => ID, { description: "Id or name of the database." });
}
