import {
  atLeastOne,
  coverageOf,
  eachTarget,
  operation,
  type PageRef,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { appFields, appForms, appsOf, includeLegalContact, localeInput } from "../inputs.ts";
import { type Locale, localeOf, PATHS, shopPage } from "../source.ts";
import { contactOutcome } from "./contact.ts";
import { parseDataSafetyPage } from "./data-safety-page.ts";
import { DataSafety } from "./record.ts";

const input = z
  .object({ ...appFields, ...localeInput, includeLegalContact })
  .check(atLeastOne("appIds", "appUrls"));

const FEATURES = ["includeLegalContact"] as const;

export const dataSafety = operation({
  name: "data-safety",
  aliases: ["dataSafetyReport", "privacy"],
  title: "Data safety",
  summary: "What the developer of an app declares about user data: shared, collected, security practices.",
  agentHint: "Use with package names. One Record per app. The texts follow `language`.",
  availability: "full",
  input,
  normalize: appForms,
  features: FEATURES,
  record: DataSafety,
  dedupeKey: (record) => record.appId,
  canary: { input: { appIds: ["com.whatsapp"] }, atLeast: { records: 1, fields: ["collected"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, appsOf(asked), async function* (appId) {
      const { page, report } = await readDataSafety(ctx, appId, asked);
      const includeLegalContact = contactOutcome(report.developerContact);
      yield found(page, report, coverageOf(asked, FEATURES, { includeLegalContact }));
    }),
});

/** Reads the data safety page of one app. @throws SourceError `input_not_found` */
export async function readDataSafety(
  ctx: RunContext,
  appId: string,
  asked: Locale & { includeLegalContact: boolean },
): Promise<{ page: PageRef; report: DataSafety }> {
  const locale = localeOf(asked);
  const page = await shopPage(ctx, PATHS.dataSafety, { id: appId }, locale, `app "${appId}"`);
  return { page, report: parseDataSafetyPage(page, appId, locale, asked, ctx.warn) };
}
