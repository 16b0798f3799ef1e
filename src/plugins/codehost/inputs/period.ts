import { shortText, wordsTo, z } from "../../../plugin-sdk/index.ts";

export const PERIODS = ["daily", "weekly", "monthly"] as const;
export type Period = (typeof PERIODS)[number];

export const periodField = z
  .enum(PERIODS, 'Expected "daily", "weekly" or "monthly".')
  .default("daily")
  .describe(
    "Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them.",
  );

export const trendingLanguageField = shortText(60, "The language").describe(
  "Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one.",
);

/** What the trending lists have in common. */
export const trendingList = {
  availability: "partial",
  availabilityNote:
    "Daily runs everywhere. Weekly and monthly need an address with `since=`, which GitHub's robots.txt disallows, so they run only where the operator allows it.",
} as const;

/** Turns `week`, `This Month`, `TODAY` into the canonical period word. */
export const normalizePeriod = wordsTo("since", {
  day: "daily",
  today: "daily",
  week: "weekly",
  "this week": "weekly",
  month: "monthly",
  "this month": "monthly",
});

/** The path segment that GitHub uses for a language: `Jupyter Notebook` is `jupyter-notebook`. Not yet URL-encoded. */
export function languageSlug(language: string): string {
  return language.trim().toLowerCase().replaceAll(/\s+/g, "-");
}
