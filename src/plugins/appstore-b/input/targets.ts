import type { z } from "zod";
import { readPlayUrl } from "./play-url.ts";

/** For `.check` of an input: at least one of the fields is needed. */
export function needsOneOf(...fields: readonly string[]) {
  return ({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void => {
    if (fields.some((field) => value[field] !== undefined)) return;
    issues.push({
      code: "custom",
      input: value,
      path: fields.slice(0, 1),
      message: `Give ${fields.join(" or ")}.`,
    });
  };
}

/** What ids and addresses name together, each once, in the order given. */
function merged(ids: readonly string[] | undefined, urls: readonly string[] | undefined): string[] {
  const named = (urls ?? []).flatMap((url) => readPlayUrl(url)?.value ?? []);
  return [...new Set([...(ids ?? []), ...named])];
}

export function appsOf(input: { appIds?: string[] | undefined; appUrls?: string[] | undefined }): string[] {
  return merged(input.appIds, input.appUrls);
}

export function termsOf(input: {
  searchTerms?: string[] | undefined;
  searchUrls?: string[] | undefined;
}): string[] {
  return merged(input.searchTerms, input.searchUrls);
}

export function developersOf(input: {
  developerIds?: string[] | undefined;
  developerUrls?: string[] | undefined;
}): string[] {
  return merged(input.developerIds, input.developerUrls);
}

export function categoriesOf(input: {
  categories?: string[] | undefined;
  categoryUrls?: string[] | undefined;
}): string[] {
  return merged(input.categories, input.categoryUrls);
}
