import {
  commonFailures,
  type FailureRule,
  type HttpResponse,
  type OriginPolicy,
  type PathValues,
  type QueryValue,
  refusedAs,
  type ResponseView,
  type RunContext,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** One national shop of Amazon. */
export interface Storefront {
  country: string;
  /** Host without `www.`. */
  host: string;
  language: string;
  currency: string;
  /** Amazon's own id of the shop. */
  marketplaceId: string;
}

const TABLE = `us com en-US USD ATVPDKIKX0DER|ca ca en-CA CAD A2EUQ1WTGCTBG2|mx com.mx es-MX MXN A1AM78C64UM0Y8
br com.br pt-BR BRL A2Q3Y263D00KWC|gb co.uk en-GB GBP A1F83G8C2ARO7P|de de de-DE EUR A1PA6795UKMFR9
fr fr fr-FR EUR A13V1IB3VIYZZH|it it it-IT EUR APJ6JRA9NG5V4|es es es-ES EUR A1RKKUPIHCS9HS|nl nl nl-NL EUR A1805IZSGTT6HS
be com.be fr-BE EUR AMEN7PMS3EDWL|ie ie en-IE EUR A28R8C7NBKEWEA|se se sv-SE SEK A2NODRKZP88ZB9|pl pl pl-PL PLN A1C3SOZRARQ6R3
tr com.tr tr-TR TRY A33AVAJ2PDY3EV|ae ae en-AE AED A2VIGQ35RCS4UG|sa sa ar-SA SAR A17E79C6D8DWNP|eg eg ar-EG EGP ARBP9OOSHTCHU
in in en-IN INR A21TJRUUN4KGV|jp co.jp ja-JP JPY A1VC38T7YXB528|au com.au en-AU AUD A39IBJ37TRP1C6
sg sg en-SG SGD A19VAU5U5O7RUS|za co.za en-ZA ZAR AE08WJ6YKNBMC`;

export const STOREFRONTS: ReadonlyMap<string, Storefront> = new Map(
  TABLE.split(/[|\n]/).map((row) => {
    const [country = "", tld = "", language = "", currency = "", marketplaceId = ""] = row.split(" ");
    return [country, { country, host: `amazon.${tld}`, language, currency, marketplaceId }];
  }),
);

/** @throws TypeError for a country that the inputs refuse */
export function storefrontOf(country: string): Storefront {
  const storefront = STOREFRONTS.get(country);
  if (storefront === undefined) throw new TypeError(`Amazon has no shop for ${country}.`);
  return storefront;
}

export const SHORT_HOSTS = ["a.co", "amzn.to", "amzn.eu", "amzn.asia"];
/** Readers of one address were shown captchas above one page in three seconds. */
const PACE = { requestsPerSecond: 0.25, concurrency: 1 };

export const origins: Record<string, OriginPolicy> = Object.fromEntries([
  ...[...STOREFRONTS.values()].map(({ country, host, language }): [string, OriginPolicy] => [
    country,
    { url: `https://www.${host}`, ...PACE, headers: { "accept-language": `${language},en;q=0.7` } },
  ]),
  ...SHORT_HOSTS.map((host): [string, OriginPolicy] => [
    host.replace(".", "-"),
    { url: `https://${host}`, ...PACE },
  ]),
]);

/** Pages that stand in the way are small; goods pages have half a megabyte. */
const isWall = ({ text }: ResponseView, mark: RegExp): boolean => text.length < 60_000 && mark.test(text);

/** The button behind which Amazon lets a visitor go on; mostly it stands in the form of a captcha. */
const GO_ON =
  /(?:button below to continue shopping|botón (?:de abajo|siguiente) para (?:continuar|seguir) comprando|botão abaixo para continuar comprando|Schaltfläche unten, um (?:mit dem Einkauf fortzufahren|weiter einzukaufen)|bouton ci-dessous pour (?:continuer|poursuivre) vos achats|pulsante (?:qui sotto|in basso|seguente) per continuare|knop hieronder om (?:verder|door) te (?:gaan met )?winkelen|knappen nedan för att fortsätta handla|przycisk poniżej, aby kontynuować zakupy|Alışverişe devam etmek için aşağıdaki düğme|下のボタンをクリックしてショッピング|الزر أدناه (?:لمتابعة|لمواصلة) التسوق)/i;

/** Next to nothing in place of a page. Parts of pages, which scripts ask for, may be as small. */
const isNearlyNothing = ({ status, url, text }: ResponseView): boolean =>
  status === 200 &&
  text.length < 1_000 &&
  !url.includes("/ajax/") &&
  !text.includes('id="a-page"') &&
  (text.trim() === "" || /<(?:script|iframe|form|p|pre|center|h[1-4])\b.*<\/(?:html|body)>\s*$/is.test(text));

/** How Amazon says no. A redirect to its sign-in page needs no rule. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Amazon asks for a captcha instead of the page.",
    when: (response) => isWall(response, /validateCaptcha|opfcaptcha|api-services-support@amazon\./i),
  },
  {
    code: "source_blocked",
    message: "Amazon's guard wants a browser to prove itself instead of the page.",
    when: (response) => isWall(response, /bm-verify|\/_sec\/verify\?provider=|token\.awswaf\.com/),
  },
  {
    code: "source_blocked",
    message: "Amazon wants a visitor to press a button before it shows the page.",
    when: (response) => isWall(response, GO_ON),
  },
  {
    code: "source_rate_limited",
    message: "Amazon shows its page of errors to readers who ask too fast.",
    when: (response) => response.status === 503 && isWall(response, /<(?:html|body|title)\b/i),
  },
  {
    code: "source_changed",
    message: "Amazon no longer has its results page where it was.",
    when: ({ status, url }) => status === 404 && /\/s(?:[?#]|$)/.test(url),
  },
  refusedAs(404, "input_not_found", "Amazon has no such page."),
  {
    code: "source_blocked",
    message: "Amazon answered with next to nothing instead of the page.",
    when: isNearlyNothing,
  },
  ...commonFailures("Amazon"),
];

/** What every operation may say about the page it wants to see. */
export interface Market {
  countryCode?: string | undefined;
  language?: string | undefined;
  currency?: string | undefined;
}

export interface Ask {
  path: `/${string}`;
  values?: PathValues;
  query?: Record<string, QueryValue | undefined>;
  headers?: Record<string, string>;
}

/** Asks a storefront for a page. */
export function askPage(ctx: RunContext, country: string, market: Market, ask: Ask): Promise<HttpResponse> {
  const { path, values = {}, query = {}, headers = {} } = ask;
  const origin = ctx.origin(country);
  return ctx.http.get(sourceUrl(origin, path, values), {
    query: { ...query, language: market.language?.replace("-", "_"), currency: market.currency },
    headers: { referer: `${origin}/`, ...headers },
  });
}
