import type { PermissionGroup } from "../records/permissions.ts";
import { text, webUrl } from "./cleaners.ts";
import { at, dig, listAt } from "./sparse.ts";

/** Groups of permissions, from the permission RPC or from the details of an app. Null means that there are none. */
export function permissionGroups(payload: unknown): PermissionGroup[] {
  const common = listAt(payload, [0]).map((node) => groupOf("common", node));
  const other = listAt(payload, [1]).map((node) => groupOf("other", node));
  const single = permissionNames(listAt(payload, [2]));
  if (single.length === 0) return [...common, ...other];
  return [
    ...common,
    ...other,
    { kind: "ungrouped", name: null, key: null, iconUrl: null, permissions: single },
  ];
}

function groupOf(kind: PermissionGroup["kind"], node: unknown): PermissionGroup {
  return {
    kind,
    name: text(at(node, 0)),
    key: text(dig(node, [3, 0])),
    iconUrl: webUrl(dig(node, [1, 3, 2])),
    permissions: permissionNames(listAt(node, [2])),
  };
}

function permissionNames(list: unknown[]): string[] {
  return list.flatMap((permission) => text(at(permission, 1)) ?? []);
}
