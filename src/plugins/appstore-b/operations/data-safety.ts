import { z } from "zod";
import { type Found, operation, type PageRef, type RunContext } from "../../../plugin-sdk/index.ts";
import { appFields, includeLegalContact, localeFields } from "../input/fields.ts";
import { appForms } from "../input/forms.ts";
import { appsOf, needsOneOf } from "../input/targets.ts";
import { parseDataSafetyPage } from "../parse/data-safety.ts";
import { DataSafety } from "../records/data-safety.ts";
import { PATHS, type Locale } from "../urls.ts";
import { coverageOf, found, type Outcomes } from "./coverage.ts";
import { eachTarget } from "./each-target.ts";
import { shopPage } from "./page.ts";

const input = z
  .object({ ...appFields, ...localeFields, includeLegalContact })
  .check(needsOneOf("appIds", "appUrls"));

type Input = z.output<typeof input>;

const OUTCOMES: Outcomes<DataSafety> = {
  includeLegalContact: ({ developerContact }) =>
    found((developerContact?.legalName ?? null) !== null, developerContact !== null),
};

export const dataSafety = operation({
  name: "data-safety",
  aliases: ["dataSafetyReport", "privacy"],
  title: "Data safety",
  summary: "What the developer of an app declares about user data: shared, collected, security practices.",
  agentHint: "Use with package names. One Record per app. The texts follow `lang`.",
  availability: "full",
  input,
  normalize: appForms,
  features: Object.keys(OUTCOMES),
  record: DataSafety,
  dedupeKey: (record) => record.appId,
  run: (ctx, asked) => eachTarget(ctx, appsOf(asked), (appId) => dataSafetyRecord(ctx, appId, asked)),
});

/** Reads the data safety page of one app. @throws SourceError `input_not_found` */
export async function readDataSafety(
  ctx: RunContext,
  appId: string,
  asked: Locale & { includeLegalContact: boolean },
): Promise<{ page: PageRef; report: DataSafety }> {
  const locale = { country: asked.country, lang: asked.lang };
  const page = await shopPage(ctx, PATHS.dataSafety, { id: appId }, locale, `app "${appId}"`);
  const report = parseDataSafetyPage(page.text, appId, locale, asked);
  if (!report.declared) ctx.warn("data_safety_not_declared", `The page of "${appId}" holds no declaration.`);
  return { page, report };
}

async function* dataSafetyRecord(
  ctx: RunContext,
  appId: string,
  asked: Input,
): AsyncGenerator<Found<DataSafety>, void, void> {
  const { page, report } = await readDataSafety(ctx, appId, asked);
  yield { from: page, record: report, coverage: coverageOf(OUTCOMES, asked, report) };
}
