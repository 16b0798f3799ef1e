import { owner, type Access } from "../../kinds/access.ts";
import { KINDS } from "../../kinds/all-kinds.ts";
import type { Kind } from "../../kinds/kind.ts";

/**
 * Who may use what: one row for each root field of GraphQL, for each field below one that shows more than its parent, and for each
 * route of /v1 that runs no document. The rows of a kind stand in src/kinds. The other routes follow from the fields in their
 * documents. A root field without a row stops the build of the schema. `assertAccess` alone reads this.
 */
export const ACCESS: Readonly<Record<string, Access>> = {
  // What a node shows is held to the rows of its kind.
  ...owner("requests:read", "account", "billing:read", "services:read")("Query.node"),
  ...rowsOfKinds(),
};

function rowsOfKinds(): Record<string, Access> {
  const rows: Record<string, Access> = {};
  for (const { access = {} } of Object.values<Kind>(KINDS)) {
    const twice = Object.keys(access).find((row) => Object.hasOwn(rows, row));
    if (twice !== undefined) throw new Error(`Two kinds in src/kinds say who may use ${twice}.`);
    Object.assign(rows, access);
  }
  return rows;
}
