import {
  atLeastOne,
  coverageOf,
  type CoverageOutcome,
  eachTarget,
  ExtraPages,
  type Finder,
  flag,
  type Found,
  operation,
  outcomeOf,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { contactOutcome } from "../data-safety/contact.ts";
import { readDataSafety } from "../data-safety/data-safety.ts";
import { appFields, appForms, appsOf, includeLegalContact, localeInput } from "../inputs.ts";
import { localeOf } from "../source.ts";
import { readApp } from "./read-app.ts";
import { App } from "./record.ts";

const reports = (what: string) =>
  flag.default(false).describe(`Reports whether the page has ${what}; always given.`);

const input = z
  .object({
    ...appFields,
    ...localeInput,
    includePermissions: flag.default(false).describe("Also gives the permissions that the page lists."),
    includeDataSafety: flag
      .default(false)
      .describe("Also opens the data safety page (one more page per app)."),
    includeReviews: flag.default(false).describe("Also gives the first reviews of the page, up to 20."),
    includeScreenshots: reports("screenshots"),
    includeRatings: reports("ratings"),
    includeInstalls: reports("installs"),
    includeAppInfo: flag
      .default(false)
      .describe("Accepted as in other operations; a Record always has all of it."),
    includeLegalContact,
  })
  .check(atLeastOne("appIds", "appUrls"));

const FEATURES = [
  "includePermissions",
  "includeDataSafety",
  "includeReviews",
  "includeScreenshots",
  "includeRatings",
  "includeInstalls",
  "includeAppInfo",
  "includeLegalContact",
] as const;

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
  features: FEATURES,
  record: App.meta({ title: "App" }),
  dedupeKey: (record) => record.id,
  canary: {
    input: { appIds: ["com.whatsapp"] },
    atLeast: { records: 1, fields: ["title", "url", "description"] },
  },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, appsOf(asked), (appId) => appRecord(ctx, appId, asked, extra, found));
  },
});

async function* appRecord(
  ctx: RunContext,
  appId: string,
  asked: z.output<typeof input>,
  extra: ExtraPages,
  found: Finder<App>,
): AsyncGenerator<Found<App>, void, void> {
  const { from, app } = await readApp(ctx, appId, localeOf(asked), asked);
  const record = { ...app, dataSafety: asked.includeDataSafety ? await dataSafetyOf() : null };
  yield found(from, record, coverageOf(asked, FEATURES, outcomesOf(record)));
  extra.end();

  async function dataSafetyOf(): Promise<App["dataSafety"]> {
    const read = await extra.read("data_safety", () => readDataSafety(ctx, appId, asked));
    if (read === null) return null;
    const { declared, shared, sharedNote, collected, collectedNote, ...rest } = read.report;
    const { securityPractices, privacyPolicyUrl } = rest;
    return { declared, shared, sharedNote, collected, collectedNote, securityPractices, privacyPolicyUrl };
  }
}

const isFilled = (list: readonly unknown[] | null): boolean => (list ?? []).length > 0;

function outcomesOf(app: App): Record<(typeof FEATURES)[number], CoverageOutcome> {
  const { topReviews, reviewCount, rating, ratingHistogram, installs, exactInstalls } = app;
  // The page shows the first 20 at most; `reviews` gives them all.
  const hasAllReviews = isFilled(topReviews) && (topReviews?.length ?? 0) >= (reviewCount ?? Infinity);
  return {
    includePermissions: outcomeOf(isFilled(app.permissions)),
    includeDataSafety: outcomeOf(app.dataSafety?.declared === true),
    includeReviews: outcomeOf(hasAllReviews, isFilled(topReviews)),
    includeScreenshots: outcomeOf(isFilled(app.screenshots)),
    includeRatings: outcomeOf(ratingHistogram !== null && rating !== null, rating !== null),
    includeInstalls: outcomeOf(exactInstalls !== null, installs !== null),
    includeAppInfo: "extracted",
    includeLegalContact: contactOutcome(app.developerContact),
  };
}
