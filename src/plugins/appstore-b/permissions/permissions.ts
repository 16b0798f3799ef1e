import {
  atLeastOne,
  eachTarget,
  integerField,
  neededText,
  operation,
  type PageRef,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { callAboutApp, readApp } from "../app/read-app.ts";
import { appFields, appForms, appsOf, localeInput } from "../inputs.ts";
import { noting } from "../lists/incomplete.ts";
import { appUrlField, shopFields } from "../lists/listed-app.ts";
import { appUrl, type Locale, localeOf } from "../source.ts";
import { PermissionGroup, permissionGroups } from "./permission-groups.ts";

const input = z.object({ ...appFields, ...localeInput }).check(atLeastOne("appIds", "appUrls"));

const Permissions = z
  .object({
    appId: neededText("Package name of the app"),
    url: appUrlField,
    ...shopFields,
    permissionCount: integerField(
      "Permissions over all groups; one in two groups counts twice; null when some could not be read",
    ),
    groups: z
      .array(PermissionGroup)
      .describe("Groups in the order of the source; empty when the app asks for none"),
  })
  .meta({ title: "Permissions" });

export const permissions = operation({
  name: "permissions",
  aliases: ["permission", "appPermissions"],
  title: "Permissions",
  summary: "What an app may do on a device, in groups.",
  agentHint: "Use with package names. One Record per app; an app that asks for nothing has no groups.",
  availability: "full",
  input,
  normalize: appForms,
  record: Permissions,
  dedupeKey: (record) => record.appId,
  canary: { input: { appIds: ["com.whatsapp"] }, atLeast: { records: 1, fields: ["groups"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, appsOf(asked), async function* (appId) {
      const locale = localeOf(asked);
      const heard = noting(ctx);
      const { from, groups } = await readPermissions(heard.ctx, appId, locale);
      const sum = groups.reduce((count, group) => count + group.permissions.length, 0);
      const permissionCount = heard.isWhole() ? sum : null;
      yield found(from, { appId, url: appUrl(appId, locale), ...locale, permissionCount, groups });
    }),
});

/** The RPC answers nothing both for an app without permissions and for one that does not exist: its page tells. */
async function readPermissions(
  ctx: RunContext,
  appId: string,
  locale: Locale,
): Promise<{ from: PageRef; groups: PermissionGroup[] }> {
  const call = { rpc: "xdSrCf", payload: [[null, [appId, 7], []]], tail: [null, "1"] };
  const { from, payload } = await callAboutApp(ctx, appId, call, locale);
  const groups = payload === null ? [] : permissionGroups(payload, ctx.warn);
  if (groups.length > 0) return { from, groups };
  const page = await readApp(ctx, appId, locale, { includePermissions: true });
  return { from: page.from, groups: page.app.permissions ?? [] };
}
