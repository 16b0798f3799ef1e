import { asLists, categoryWords, chartWords, idsFromUrls, localeFromUrls, steps, webUrls } from "./steps.ts";

// The friendly forms of each kind of target. The locale comes first: it is read from the addresses.

export const appForms = steps(
  localeFromUrls("appIds", "appUrls"),
  asLists("appIds", "appUrls"),
  idsFromUrls("appIds", "app"),
  webUrls("appUrls"),
);

export const searchForms = steps(
  localeFromUrls("searchTerms", "searchUrls"),
  asLists("searchTerms", "searchUrls"),
  idsFromUrls("searchTerms", "search"),
);

export const developerForms = steps(
  localeFromUrls("developerIds", "developerUrls"),
  asLists("developerIds", "developerUrls"),
  idsFromUrls("developerIds", "developer"),
);

export const categoryForms = steps(
  localeFromUrls("categories", "categoryUrls"),
  chartWords,
  asLists("categories", "categoryUrls"),
  idsFromUrls("categories", "category"),
  categoryWords,
);
