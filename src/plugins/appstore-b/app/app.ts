import {
  atLeastOne,
  coverageOf,
  type CoverageOutcome,
  eachTarget,
  ExtraPages,
  fillerOf,
  flag,
  operation,
  outcomeOf,
  z,
} from "../../../plugin-sdk/index.ts";
import { contactOutcome } from "../data-safety/contact.ts";
import { readDataSafety } from "../data-safety/data-safety.ts";
import { appFields, appForms, appsOf, includeLegalContact, localeInput } from "../inputs.ts";
import { DataSafetyReport } from "../data-safety/record.ts";
import { localeOf } from "../source.ts";
import { readApp } from "./read-app.ts";
import { App } from "./record.ts";

const reports = (what: string) =>
  flag.default(false).describe(`Reports whether the page has ${what}; always given.`);

const flags = {
  includePermissions: flag.default(false).describe("Also gives the permissions that the page lists."),
  includeDataSafety: flag.default(false).describe("Also opens the data safety page (one more page per app)."),
  includeReviews: flag.default(false).describe("Also gives the first reviews of the page, up to 20."),
  includeScreenshots: reports("screenshots"),
  includeRatings: reports("ratings"),
  includeInstalls: reports("installs"),
  includeAppInfo: flag
    .default(false)
    .describe("Accepted as in other operations; a Record always has all of it."),
  includeLegalContact,
};
const FEATURES = Object.keys(flags) as (keyof typeof flags)[];

const input = z.object({ ...appFields, ...localeInput, ...flags }).check(atLeastOne("appIds", "appUrls"));

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
    return eachTarget(ctx, appsOf(asked), async function* (appId) {
      const { from, app } = await readApp(ctx, appId, localeOf(asked), asked);
      const read = asked.includeDataSafety
        ? await extra.read("data_safety", () => readDataSafety(ctx, appId, asked))
        : null;
      const record = { ...app, dataSafety: read && declarationOf(read.report) };
      yield found(from, record, coverageOf(asked, FEATURES, outcomesOf(record)));
      extra.end();
    });
  },
});

const declarationOf = fillerOf(DataSafetyReport.shape);

const isFilled = (list: readonly unknown[] | null): boolean => (list ?? []).length > 0;

function outcomesOf(app: App): Record<keyof typeof flags, CoverageOutcome> {
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
