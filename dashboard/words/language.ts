import { useSyncExternalStore } from "react";
import type { en } from "./en/all-words.ts";
import { formatOf, type Format } from "./format.ts";

export type Words = typeof en;
export type Language = "en" | "tr";

interface Spoken {
  language: Language;
  words: Words;
  format: Format;
}

const KEPT_AS = "quarry.language";
const listeners = new Set<() => void>();
/** Of a language that is spoken, alone: nobody waits for the words of another. */
const WORDS: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./en/all-words.ts")).en,
  tr: async () => (await import("./tr/all-words.ts")).tr,
};
let spoken: Spoken | null = null;

/** Speaks a language from now on, in this browser also the next time. */
export async function speak(language: Language): Promise<void> {
  spoken = { language, words: await WORDS[language](), format: formatOf(language) };
  document.documentElement.lang = language;
  for (const tell of listeners) tell();
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
}

/** What `public/theme.js` chose before the page was drawn. */
export function firstLanguage(): Language {
  return document.documentElement.lang === "tr" ? "tr" : "en";
}

/** The words of the chosen language, and how it writes numbers, dates and money. */
export function useWords(): Spoken {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => {
      if (spoken === null) throw new Error("No language is spoken yet.");
      return spoken;
    },
  );
}
