import { Field, ID, InterfaceType } from "type-graphql";
import { KINDS } from "../../kinds/all-kinds.ts";
import { kindOfId } from "../../kinds/ids.ts";

/** The type behind an id. */
export function nodeTypeName({ id }: { id: string }): string | undefined {
  const kind = kindOfId(id);
  const type = kind === null ? undefined : KINDS[kind].node;
  return typeof type === "string" ? type : undefined;
}

@InterfaceType({
  description:
    "Anything with a global id. The prefix of an id names its kind, and the same id is used in /v1.",
  resolveType: nodeTypeName,
})
export abstract class Node {
  @Field(() => ID, { description: "Prefixed id, such as `req_…`." })
  id: string;
}
