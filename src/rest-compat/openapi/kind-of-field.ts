import { KINDS } from "../../kinds/all-kinds.ts";
import { ID_PREFIX, type IdKind } from "../../kinds/ids.ts";
import type { Kind } from "../../kinds/kind.ts";

/** The kind of a type by the `node` of its row; of one that is no node, and of `requestId`, by the key of the row. */
export function kindOfField(type: string, field: string): IdKind | null {
  const name = field === "id" ? type : field.replace(/Id$/, "");
  const key = name.slice(0, 1).toLowerCase() + name.slice(1);
  const ofNode = Object.entries<Kind>(KINDS).find(([, { node }]) => node === name)?.[0];
  const kind = ofNode ?? key;
  return Object.hasOwn(ID_PREFIX, kind) ? (kind as IdKind) : null;
}
