import { Arg, ID } from "type-graphql";

/** Which namespace is meant. */
export function NamespaceId(): ReturnType<typeof Arg> {
  return Arg("namespace", () => ID, { description: "Id or name of the namespace." });
}

/** Under which key. */
export function KeyArg(): ReturnType<typeof Arg> {
  return Arg("key", () => String, { description: "The key: text of 1 to 512 bytes in UTF-8." });
}
