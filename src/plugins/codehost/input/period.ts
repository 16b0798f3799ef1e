import { z } from "zod";
import { type JsonObject, type NoteNormalization, shortText } from "../../../plugin-sdk/index.ts";

export const PERIODS = ["daily", "weekly", "monthly"] as const;
export type Period = (typeof PERIODS)[number];

const PERIOD_WORDS: Readonly<Record<string, Period>> = {
  day: "daily",
  today: "daily",
  week: "weekly",
  month: "monthly",
};

export const periodField = z
  .enum(PERIODS, 'Expected "daily", "weekly" or "monthly".')
  .default("daily")
  .describe(
    "Period of the ranking. GitHub's robots.txt disallows the weekly and monthly pages, so these run only where the operator of this server allows them.",
  );

export const trendingLanguageField = shortText(60, "The language").describe(
  "Programming language in any case, such as TypeScript or Jupyter Notebook; `unknown` for repositories without one.",
);

/** Turns `week`, `This Month`, `TODAY` into the canonical period word. */
export function normalizePeriod(raw: JsonObject, note: NoteNormalization): JsonObject {
  if (typeof raw.since !== "string") return raw;
  const word = raw.since
    .trim()
    .toLowerCase()
    .replace(/^this\s+/, "");
  const since = PERIOD_WORDS[word] ?? word;
  if (since === raw.since) return raw;
  note("since", "written as a canonical period word");
  return { ...raw, since };
}

/** The path segment that GitHub uses for a language: `Jupyter Notebook` is `jupyter-notebook`. Not yet URL-encoded. */
export function languageSlug(language: string): string {
  return language.trim().toLowerCase().replaceAll(/\s+/g, "-");
}
