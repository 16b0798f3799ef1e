import { operator } from "./access.ts";
import { kind } from "./kind.ts";

/** A Request that the operator has run to see whether a source still answers. */
export const canary = kind({
  one: "canary",
  many: "canaries",
  access: operator("Mutation.canaryRun"),
});
