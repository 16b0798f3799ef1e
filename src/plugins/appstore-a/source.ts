import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  SourceError,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people read the App Store; links in Records always point here, whatever the origin is configured to. */
const STORE = "https://apps.apple.com";
/** Apple asks for about 20 calls a minute of its search API; the other hosts are asked no faster. */
const PACE = { requestsPerSecond: 0.33, concurrency: 1 };

export const origins: Record<"api" | "hints" | "web" | "charts", OriginPolicy> = {
  api: { url: "https://itunes.apple.com", ...PACE },
  hints: { url: "https://search.itunes.apple.com", ...PACE },
  web: { url: STORE, ...PACE },
  charts: { url: "https://rss.marketingtools.apple.com", ...PACE },
};

/** How the App Store says no. A missing app is not here: the lookup leaves it out. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_request_refused",
    message: "The App Store does not take the country, language or kind of app that was asked for.",
    when: ({ text }) => /^\s*\{\s*"errorMessage"/.test(text),
  },
  {
    code: "source_changed",
    message: "The App Store no longer knows its own storefront numbers (newNullResponse).",
    when: ({ url, text }) => url.includes("/WebObjects/") && text.includes("newNullResponse"),
  },
  {
    code: "source_rate_limited",
    message: "The App Store asks for a slower pace (status 403).",
    when: ({ status, url }) => status === 403 && !url.includes("/app/"),
  },
  {
    code: "source_changed",
    message: "The App Store no longer takes this call (status 404).",
    when: ({ status, url }) => status === 404 && !url.includes("/app/"),
  },
  ...commonFailures("The App Store"),
];

export const appUrl = (country: string, id: string): string =>
  sourceUrl(STORE, "/{country}/app/id{id}", { country, id });

export const searchUrl = (country: string, term: string): string =>
  `${sourceUrl(STORE, "/{country}/iphone/search", { country })}?${new URLSearchParams({ term }).toString()}`;

/** Which storefront is asked, and in which language; its own where none is named. */
export interface Locale {
  country: string;
  language?: string | undefined;
}

/** `en_us`, as the API has languages: always with a region. */
export function apiLanguage({ country, language }: Locale): string | undefined {
  if (language === undefined) return undefined;
  const { language: name, region = country } = new Intl.Locale(language);
  return `${name}_${region.toLowerCase()}`;
}

/** Numbers of storefronts, which older calls want in a header in place of the country. */
const STOREFRONTS = new Map(
  `us 143441 gb 143444 de 143443 fr 143442 it 143450 es 143454 nl 143452 be 143446 at 143445 ch 143459 ie 143449 pt 143453
   se 143456 no 143457 dk 143458 fi 143447 pl 143478 cz 143489 sk 143496 hu 143482 ro 143487 gr 143448 hr 143494 ru 143469
   ua 143492 tr 143480 il 143491 ae 143481 sa 143479 qa 143498 kw 143493 eg 143516 za 143472 ng 143561 ke 143529 in 143467
   pk 143477 lk 143486 cn 143465 hk 143463 tw 143470 jp 143462 kr 143466 sg 143464 my 143473 th 143475 vn 143471 id 143476
   ph 143474 au 143460 nz 143461 ca 143455 mx 143468 br 143503 ar 143505 cl 143483 co 143501 pe 143507 ec 143509 uy 143514
   ve 143502 cr 143495 pa 143485 do 143508 gt 143504 kz 143517 lu 143451 ee 143518 lv 143519 lt 143520 si 143499 mt 143521
   cy 143557 is 143558 by 143565 uz 143566 dz 143563 ao 143564 ai 143538 am 143524 az 143568 bh 143559 bb 143541
   bz 143555 bm 143542 bo 143556 bw 143525 vg 143543 bn 143560 bg 143526 ky 143544 dm 143545 sv 143506 gh 143573 gd 143546
   gy 143553 hn 143510 jm 143511 jo 143528 lb 143497 mo 143515 mk 143530 mg 143531 ml 143532 mu 143533 ms 143547 np 143484
   ni 143512 ne 143534 om 143562 py 143513 sn 143535 sr 143554 tz 143572 tn 143536 ug 143537 ye 143571`
    .match(/\w+ \d+/g)
    ?.map((pair) => pair.split(" ") as [string, string]),
);

/** The header of older calls. @throws SourceError `source_request_refused` for a country whose number is not known */
export function storefrontHeader(country: string): Record<string, string> {
  const number = STOREFRONTS.get(country);
  if (number !== undefined) return { "x-apple-store-front": `${number}-1,29` };
  throw new SourceError(
    "source_request_refused",
    `The storefront number of country "${country}" is not known.`,
  );
}
