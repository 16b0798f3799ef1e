import { alwaysAt, FieldTable, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, type Kind } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { SourceError, textField, type Warn, z } from "../../../plugin-sdk/index.ts";
import { image } from "../kinds.ts";

const PERMISSION = new FieldTable({ name: neededAt(cell.text, "What the app may do, in words", [1]) });
const names: Kind<string[]> = {
  schema: z.array(z.string()),
  read: (found, ...rest) => PERMISSION.list.read(found, ...rest)?.map(({ name }) => name) ?? null,
};
const GROUP = new FieldTable({
  name: neededAt(cell.text, "Name of the group", [0]),
  key: alwaysAt(cell.text, "Name of its icon, the same in every language, such as perm_identity", [3, 0]),
  iconUrl: alwaysAt(image, "Picture of the group", [1]),
  permissions: neededAt(names, "What the app may do, in words", [2]),
});

/** One group of permissions. */
export const PermissionGroup = z
  .object({
    kind: z
      .enum(["common", "other", "ungrouped"])
      .describe("Where the source lists it: common groups first, then others, then single permissions"),
    ...GROUP.shape,
    name: textField("Name of the group; null for single permissions"),
  })
  .meta({ title: "PermissionGroup" });
export type PermissionGroup = z.output<typeof PermissionGroup>;

/**
 * Groups of permissions, from the permission RPC or from the details of an app: common groups at [0], others at [1],
 * single permissions at [2]. A list that an app does not need is left out, and all of them where it asks for nothing.
 * @throws SourceError `source_changed` for a payload that holds something else
 */
export function permissionGroups(payload: unknown, warn: Warn): PermissionGroup[] {
  if (Array.isArray(payload) && payload.length === 0) return [];
  const lists = [0, 1, 2].map((index) => jspbAt(payload, [index]));
  if (lists.every((list) => list === null) || lists.some((list) => list !== null && !Array.isArray(list)))
    throw new SourceError("source_changed", "The permissions are not the lists at [0], [1] and [2].");
  const [common, other, single] = lists;
  const groups = (kind: "common" | "other", list: unknown): PermissionGroup[] =>
    list === null ? [] : GROUP.rows(list, `permissions, groups`, warn).map(({ row }) => ({ kind, ...row }));
  const loose =
    single === null ? [] : PERMISSION.rows(single, "permissions", warn).map(({ row }) => row.name);
  const ungrouped = { kind: "ungrouped" as const, name: null, key: null, iconUrl: null, permissions: loose };
  return [...groups("common", common), ...groups("other", other), ...(loose.length > 0 ? [ungrouped] : [])];
}
