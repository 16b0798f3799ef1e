import { shortText, wordsTo, z } from "../../../plugin-sdk/index.ts";

export const PERIODS = ["daily", "weekly", "monthly"] as const;
export type Period = (typeof PERIODS)[number];

export const trendingFields = {
  since: z
    .enum(PERIODS, 'Expected "daily", "weekly" or "monthly".')
    .default("daily")
    .describe(
      "Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them.",
    ),
  language: shortText(60, "The language")
    .optional()
    .describe(
      "Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one.",
    ),
};

/** Daily is what the page shows without a period, and robots.txt disallows every address with one. */
export const sinceQuery = (since: Period) => (since === "daily" ? undefined : since);

/** What the trending lists have in common besides. */
export const trendingList = {
  availability: "partial",
  availabilityNote:
    "Daily runs everywhere. Weekly and monthly need an address with `since=`, which GitHub's robots.txt disallows, so they run only where the operator allows it.",
  // Turns `week`, `This Month`, `TODAY` into the word of the page.
  normalize: wordsTo("since", {
    day: "daily",
    today: "daily",
    week: "weekly",
    "this week": "weekly",
    month: "monthly",
    "this month": "monthly",
  }),
} as const;

/** The path segment that GitHub uses for a language: `Jupyter Notebook` is `jupyter-notebook`. Not yet URL-encoded. */
export function languageSlug(language: string): string {
  return language.trim().toLowerCase().replaceAll(/\s+/g, "-");
}
