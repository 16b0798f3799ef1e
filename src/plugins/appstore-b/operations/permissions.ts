import { z } from "zod";
import { type Found, operation, type PageRef, type RunContext } from "../../../plugin-sdk/index.ts";
import { appFields, localeFields } from "../input/fields.ts";
import { appForms } from "../input/forms.ts";
import { appsOf, needsOneOf } from "../input/targets.ts";
import { NO_PARTS } from "../parse/app-page.ts";
import { permissionGroups } from "../parse/permissions.ts";
import { Permissions, type PermissionGroup } from "../records/permissions.ts";
import { permissionsCall } from "../rpc/calls.ts";
import { appUrl, type Locale } from "../urls.ts";
import { readApp } from "./app-info.ts";
import { eachTarget } from "./each-target.ts";
import { callRpc } from "./page.ts";

const input = z.object({ ...appFields, ...localeFields }).check(needsOneOf("appIds", "appUrls"));

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
  run: (ctx, { country, lang, ...asked }) =>
    eachTarget(ctx, appsOf(asked), (appId) => permissionsRecord(ctx, appId, { country, lang })),
});

async function* permissionsRecord(
  ctx: RunContext,
  appId: string,
  locale: Locale,
): AsyncGenerator<Found<Permissions>, void, void> {
  const { from, groups } = await readPermissions(ctx, appId, locale);
  const permissionCount = groups.reduce((sum, group) => sum + group.permissions.length, 0);
  yield { from, record: { appId, url: appUrl(appId, locale), ...locale, permissionCount, groups } };
}

/** The RPC answers nothing both for an app without permissions and for one that does not exist: its page tells. */
async function readPermissions(
  ctx: RunContext,
  appId: string,
  locale: Locale,
): Promise<{ from: PageRef; groups: PermissionGroup[] }> {
  const { response, payload } = await callRpc(ctx, permissionsCall(appId), locale);
  const groups = permissionGroups(payload);
  if (groups.length > 0) return { from: response, groups };
  const { page, app } = await readApp(ctx, appId, locale, { ...NO_PARTS, includePermissions: true });
  return { from: page, groups: app.permissions ?? [] };
}
