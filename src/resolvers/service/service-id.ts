import { Arg, ID } from "type-graphql";

/** Which service is meant. */
export function ServiceId(name = "id"): ReturnType<typeof Arg> {
  return Arg(name, () => ID, { description: "Id or slug of the service." });
}
