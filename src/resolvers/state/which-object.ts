import { Arg, ID } from "type-graphql";
import { STATE_LIMITS } from "../../kinds/state.ts";

/** Which class is meant. */
export function ClassId(): ReturnType<typeof Arg> {
  return Arg("namespace", () => ID, { description: "Id or name of the class." });
}

/** Which object of it. */
export function ObjectArg(): ReturnType<typeof Arg> {
  const description = `Key of the object: text of 1 to ${STATE_LIMITS.objectKeyBytes} bytes in UTF-8.`;
  return Arg("object", () => String, { description });
}

/** Which value of that. */
export function ValueKeyArg(): ReturnType<typeof Arg> {
  const description = `Key of the value: text of 1 to ${STATE_LIMITS.keyBytes} bytes in UTF-8.`;
  return Arg("key", () => String, { description });
}
