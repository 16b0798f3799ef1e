import { z } from "zod";
import { flag, type Found, operation, type RunContext } from "../../../plugin-sdk/index.ts";
import { appFields, includeLegalContact, localeFields } from "../input/fields.ts";
import { appForms } from "../input/forms.ts";
import { appsOf, needsOneOf } from "../input/targets.ts";
import { App } from "../records/app.ts";
import { nullWhenMissing, readApp } from "./app-info.ts";
import { coverageOf, found, type Outcomes } from "./coverage.ts";
import { readDataSafety } from "./data-safety.ts";
import { eachTarget } from "./each-target.ts";

const input = z
  .object({
    ...appFields,
    ...localeFields,
    includePermissions: flag.default(false).describe("Also gives the permissions that the page lists."),
    includeDataSafety: flag
      .default(false)
      .describe("Also opens the data safety page (one more page per app)."),
    includeReviews: flag.default(false).describe("Also gives the first reviews of the page, up to 20."),
    includeScreenshots: flag
      .default(false)
      .describe("Reports whether the page has screenshots; they are always given."),
    includeRatings: flag
      .default(false)
      .describe("Reports whether the page has ratings; they are always given."),
    includeInstalls: flag
      .default(false)
      .describe("Reports whether the page has installs; they are always given."),
    includeAppInfo: flag
      .default(false)
      .describe("Accepted as in other operations; a Record always has all of it."),
    includeLegalContact,
  })
  .check(needsOneOf("appIds", "appUrls"));

type Input = z.output<typeof input>;

const OUTCOMES: Outcomes<App> = {
  includePermissions: ({ permissions }) => found((permissions ?? []).length > 0),
  includeDataSafety: ({ dataSafety }) => found(dataSafety?.declared === true),
  // The page shows the first 20 at most; `reviews` gives them all.
  includeReviews: ({ topReviews, reviewCount }) => {
    const shown = topReviews?.length ?? 0;
    return found(shown > 0 && shown >= (reviewCount ?? 0), shown > 0);
  },
  includeScreenshots: ({ screenshots }) => found(screenshots.length > 0),
  includeRatings: ({ histogram, score }) => found(histogram !== null && score !== null, score !== null),
  includeInstalls: ({ exactInstalls, installs }) => found(exactInstalls !== null, installs !== null),
  includeAppInfo: () => found(true),
  includeLegalContact: ({ developerContact }) =>
    found((developerContact?.legalName ?? null) !== null, developerContact !== null),
};

export const app = operation({
  name: "app",
  aliases: ["apps", "details", "appDetails", "product"],
  title: "App details",
  summary:
    "Everything that the page of an app shows: texts, price, installs, ratings, release, developer, media.",
  agentHint:
    "Use with package names; `search` finds them. One Record per app. Set `country` for prices and availability.",
  availability: "full",
  input,
  normalize: appForms,
  features: Object.keys(OUTCOMES),
  record: App,
  dedupeKey: (record) => record.appId,
  run: (ctx, asked) => eachTarget(ctx, appsOf(asked), (appId) => appRecord(ctx, appId, asked)),
});

async function* appRecord(
  ctx: RunContext,
  appId: string,
  asked: Input,
): AsyncGenerator<Found<App>, void, void> {
  const locale = { country: asked.country, lang: asked.lang };
  const { page, app: shown } = await readApp(ctx, appId, locale, asked);
  const dataSafety = asked.includeDataSafety ? await dataSafetyOf(ctx, appId, asked) : null;
  const record = { ...shown, dataSafety };
  yield { from: page, record, coverage: coverageOf(OUTCOMES, asked, record) };
}

async function dataSafetyOf(ctx: RunContext, appId: string, asked: Input): Promise<App["dataSafety"]> {
  const read = readDataSafety(ctx, appId, asked).then(({ report }) => report);
  const report = await read.catch(nullWhenMissing(ctx, "data_safety_not_found"));
  if (report === null) return null;
  const { declared, shared, sharedNote, collected, collectedNote, securityPractices, privacyPolicyUrl } =
    report;
  return { declared, shared, sharedNote, collected, collectedNote, securityPractices, privacyPolicyUrl };
}
