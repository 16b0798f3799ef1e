import { Arg, ID } from "type-graphql";

/** Which queue of the service is meant. */
export function QueueId(): ReturnType<typeof Arg> {
  return Arg("queue", () => ID, { description: "Id or name of the queue." });
}
