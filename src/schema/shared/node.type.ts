import { Field, ID, InterfaceType } from "type-graphql";
import { kindOfId } from "../../kernel/ids.ts";

const TYPE_OF_KIND = {
  request: "Request",
  account: "Account",
  apiKey: "ApiKey",
  ledgerEntry: undefined,
} as const;

@InterfaceType({
  description:
    "Anything with a global id. The prefix of an id names its kind, and the same id is used in /v1.",
  resolveType: (value: { id: string }) => {
    const kind = kindOfId(value.id);
    return kind === null ? undefined : TYPE_OF_KIND[kind];
  },
})
export abstract class Node {
  @Field(() => ID, { description: "Prefixed id, such as `req_…`." })
  id: string;
}
