import { z } from "zod";
import { link, localeFields, text, wholeNumber, url } from "./fields.ts";

/** One group of permissions. */
export const PermissionGroup = z.object({
  kind: z
    .enum(["common", "other", "ungrouped"])
    .describe("Where the source lists it: common groups first, then others, then single permissions"),
  name: text("Name of the group; null for single permissions"),
  key: text("Name of its icon, the same in every language, such as perm_identity"),
  iconUrl: link("Picture of the group"),
  permissions: z.array(z.string()).describe("What the app may do, in words"),
});

/** Record of `permissions`: one app. */
export const Permissions = z.object({
  appId: z.string().describe("Package name of the app"),
  url: url().describe("Page of the app"),
  ...localeFields,
  permissionCount: wholeNumber("Permissions over all groups; one in two groups counts twice"),
  groups: z
    .array(PermissionGroup)
    .describe("Groups in the order of the source; empty when the app asks for none"),
});

export type PermissionGroup = z.output<typeof PermissionGroup>;
export type Permissions = z.output<typeof Permissions>;
