/** Where people read Google Play; links in Records always point here, whatever the origin is configured to. */
export const PLAY = "https://play.google.com";

/** Which shop is read, and in which language. */
export type Locale = {
  /** ISO 3166-1 alpha-2, lower case; `gl` of the source. */
  country: string;
  /** BCP 47; `hl` of the source. */
  lang: string;
};

/** Both are sent with every request: without them the source guesses from the address of the caller. */
export function localeQuery({ country, lang }: Locale): { hl: string; gl: string } {
  return { hl: lang, gl: country };
}

export const PATHS = {
  app: "/store/apps/details",
  dataSafety: "/store/apps/datasafety",
  search: "/store/search",
  developerByNumber: "/store/apps/dev",
  developerByName: "/store/apps/developer",
  batchexecute: "/_/PlayStoreUi/data/batchexecute",
} as const;

/** Page of an app for people; without a locale the shop chooses one. */
export function appUrl(appId: string, locale?: Locale): string {
  return pageUrl(PATHS.app, { id: appId, ...(locale && localeQuery(locale)) });
}

/** Page of an app that opens one review. */
export function reviewUrl(appId: string, reviewId: string, { country, lang }: Locale): string {
  return `${PLAY}${PATHS.app}?id=${formValue(appId)}&reviewId=${formValue(reviewId)}&hl=${formValue(lang)}&gl=${formValue(country)}`;
}

export function dataSafetyUrl(appId: string, locale: Locale): string {
  return pageUrl(PATHS.dataSafety, { id: appId, ...localeQuery(locale) });
}

/** First results page of a search text. */
export function searchUrl(term: string, locale: Locale): string {
  return pageUrl(PATHS.search, { q: term, c: "apps", ...localeQuery(locale) });
}

/** Developers have either a number or a name as id, and a page for each kind. */
export function developerPath(developerId: string): string {
  return /^\d+$/.test(developerId) ? PATHS.developerByNumber : PATHS.developerByName;
}

export function developerUrl(developerId: string): string {
  return pageUrl(developerPath(developerId), { id: developerId });
}

/** After a host and its slash, nothing makes a link unreadable. */
const OF_GOOGLE_PLAY = /^https:\/\/play(?:-lh\.googleusercontent|\.google)\.com\//;
/** Nothing in such a link is rewritten by the URL parser, which costs more than the rest of reading a field. */
const CLEAN_LINK =
  /^https:\/\/(?:play-lh\.googleusercontent\.com|(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,})\/[\w\-=~/]+(?:\?[\w\-.=&+*]+)?$/;

/** A link of the source as an absolute http or https URL, else null. */
export function publicUrl(link: string): string | null {
  if (CLEAN_LINK.test(link)) return link;
  if (link === "") return null;
  const url = URL.parse(link, PLAY);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : null;
}

/** True for an absolute URL. */
export function isUrl(link: string): boolean {
  return OF_GOOGLE_PLAY.test(link) || URL.canParse(link);
}

function pageUrl(path: string, query: Record<string, string>): string {
  let text = "";
  for (const name in query) text += `${text === "" ? "?" : "&"}${name}=${formValue(query[name] as string)}`;
  return PLAY + path + text;
}

/** A value as URLSearchParams writes it, without its cost for ids and codes, which it leaves as they are. */
function formValue(value: string): string {
  return /^[\w.*-]*$/.test(value) ? value : new URLSearchParams([["", value]]).toString().slice(1);
}
