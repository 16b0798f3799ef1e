import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const permissionsCases: PluginCase[] = [
  {
    name: "Permissions of an app in groups",
    input: { operation: "permissions", appIds: ["com.example.chess"] },
    har: "permissions/permissions.har.json",
    truncate: "batchexecute",
    expect: {
      records: [
        {
          appId: "com.example.chess",
          permissionCount: 4,
          groups: [
            {
              kind: "common",
              name: "Camera",
              key: "camera",
              iconUrl: "https://play-lh.googleusercontent.com/perm-camera",
              permissions: ["take pictures and videos"],
            },
            { kind: "other", name: "Other", permissions: ["full network access", "run at startup"] },
            { kind: "ungrouped", name: null, permissions: ["receive data from Internet"] },
          ],
        },
      ],
    },
  },
  {
    name: "An app without permissions is told from one that does not exist",
    input: { operation: "permissions", appIds: ["com.example.notes", "com.example.gone"] },
    har: "permissions/permissions-none.har.json",
    expect: {
      warnings: { input_not_found: 1 },
      records: [{ appId: "com.example.notes", permissionCount: 0, groups: [] }],
    },
  },
  {
    name: "Lists of permissions that an app does not need are left out",
    input: {
      operation: "permissions",
      appIds: ["com.example.timer", "com.example.files", "com.example.notes"],
    },
    har: "permissions/permissions-parts.har.json",
    expect: {
      count: 3,
      records: [
        { permissionCount: 3, groups: [{ kind: "other", key: "quiz" }, { kind: "ungrouped" }] },
        { permissionCount: 1, groups: [{ kind: "common", name: "Storage" }] },
        { permissionCount: 0, groups: [] },
      ],
    },
  },
  ...withoutRecords("permissions/permissions", { operation: "permissions", appIds: ["com.example.gone"] }, [
    ["The permissions of an app that does not exist", "missing", "input_not_found"],
  ]),
];
