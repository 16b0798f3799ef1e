import { ID_PREFIX, type IdKind } from "../../kinds/ids.ts";

/** The kind that an id in a field names: `id` of its own type, `requestId` a Request; null where the name does not say. */
export function kindOfField(type: string, field: string): IdKind | null {
  const name = field === "id" ? type : field.replace(/Id$/, "");
  const kind = name.slice(0, 1).toLowerCase() + name.slice(1);
  return Object.hasOwn(ID_PREFIX, kind) ? (kind as IdKind) : null;
}
