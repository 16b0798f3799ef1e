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
  SourceError,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people read Alibaba; links in Records always point here, whatever the origin is configured to. */
export const SHOP = "https://www.alibaba.com";
export const SOURCING = "https://sourcing.alibaba.com";
/** Three quick requests bring a page of punishment that stays for minutes; careful readers wait six seconds. */
export const websites = { requestsPerSecond: 1 / 6, concurrency: 1 };
const PACE = { ...websites, headers: { "accept-language": "en-US,en;q=0.9" } };

export const origins: Record<"web" | "sourcing" | "gateway", OriginPolicy> = {
  web: { url: SHOP, ...PACE },
  sourcing: { url: SOURCING, ...PACE },
  gateway: { url: "https://open-s.alibaba.com", ...PACE },
};

/** Real pages have half a megabyte; what stands in the way is small. */
const MAX_WALL_CHARACTERS = 100_000;
const PUNISHMENT =
  /_____tmd_____|<punish-component|x5secdata|<title[^>]*>\s*Captcha Inter|(?:src|id|class)=["'][^"']*nocaptcha/i;
const isPunished = ({ url, text }: ResponseView): boolean =>
  /[/=_.]punish\b/.test(url) || (text.length < MAX_WALL_CHARACTERS && PUNISHMENT.test(text));
/** The page of a product that is gone; its `og:availability` still says that it is in stock. */
const GONE_TITLE = /<title[^>]*>\s*Product Not Available/i;
const META = /<meta\b[^>]{0,500}>/gi;
/** The same in other languages: kept from search machines, with an empty main part, or with data about no product. */
const NO_PRODUCT = /<div[^>]{0,200}\bid="container"[^>]{0,200}>\s*<\/div>|\bdetailData\s*=/i;
const isGone = ({ url, text }: ResponseView): boolean => {
  if (!url.includes("/product-detail/")) return false;
  const head = text.slice(0, MAX_WALL_CHARACTERS);
  if (GONE_TITLE.test(head)) return true;
  const isHidden = (head.match(META) ?? []).some(
    (tag) => /\brobots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
  return isHidden && NO_PRODUCT.test(text) && !/"productId"\s*:\s*"?\d/.test(text);
};

/** How Alibaba says no. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Alibaba's guard wants a browser to prove itself instead of the page.",
    when: isPunished,
  },
  {
    code: "source_blocked",
    message: "Alibaba sends callers to sign in first.",
    when: ({ url }) => /^https?:\/\/(?:login|passport)\.alibaba\.com\//.test(url),
  },
  {
    code: "input_not_found",
    message: "Alibaba has no such page: it leads to its page of errors.",
    when: ({ url }) => /^https?:\/\/error\.alibaba\.com\//.test(url),
  },
  {
    code: "source_blocked",
    message: "Alibaba does not show this product in the country that the server is in.",
    when: ({ text }) => /class="[^"]{0,200}\bunsafe-title\b/.test(text),
  },
  {
    code: "input_not_found",
    message: "Alibaba no longer offers the product.",
    when: isGone,
  },
  {
    code: "input_not_found",
    message: "Alibaba has no supplier of this name: its site is empty.",
    when: ({ status, url, text }) => status === 200 && isMiniSite(url) && text.trim() === "",
  },
  {
    code: "source_request_refused",
    message: "Alibaba no longer has this list where it was (status 404).",
    // A search is never missing; a category or a supplier may be.
    when: ({ status, url }) =>
      status === 404 && /\/(?:x_cid0|trade\/search|search\/api|openservice|rfq_search_list)\b/.test(url),
  },
  refusedAs(403, "source_blocked", "Alibaba refuses to answer (status 403)."),
  refusedAs(404, "input_not_found", "Alibaba has no such page."),
  ...commonFailures("Alibaba"),
];

/** Sites of suppliers: a sub-domain each, such as `kites.en.alibaba.com`. */
const isMiniSite = (url: string): boolean => /^https?:\/\/[\w-]+\.(?:en|trustpass)\.alibaba\.com\//.test(url);

/** Asks once: a guard that said no says it again, and listens. */
export const ask = (
  ctx: RunContext,
  origin: keyof typeof origins,
  [path, values = {}]: [path: string, values?: PathValues],
  query: Record<string, QueryValue | undefined> = {},
): Promise<HttpResponse> => ctx.http.get(sourceUrl(ctx.origin(origin), path, values), { query, maxTries: 1 });

export const productUrl = (id: string): string =>
  sourceUrl(SHOP, "/product-detail/{file}", { file: `_${id}.html` });
export const categoryUrl = (id: string): string => sourceUrl(SHOP, "/catalog/{file}", { file: `x_cid${id}` });
/** The site of a supplier, by its id: `kites`, or `kites.trustpass` for the few that are elsewhere. */
export const supplierUrl = (id: string): string =>
  `https://${id.endsWith(".trustpass") ? id : `${id}.en`}.alibaba.com/`;

/** Where the source has gone away from; a refusal is none, and is not gone around. */
const GONE_CODES = ["input_not_found", "source_request_refused", "source_unavailable"];

/** What `first` gives; where that is gone from the source, what `second` gives, with the counted warning `code`. */
export async function askOr<T>(
  ctx: RunContext,
  code: string,
  first: () => Promise<T>,
  second: (() => Promise<T>) | null,
): Promise<T> {
  try {
    return await first();
  } catch (error) {
    if (second === null || !(error instanceof SourceError) || !GONE_CODES.includes(error.code)) throw error;
    ctx.warn(code, `${error.message} The page that people see is read in its place.`);
    return second();
  }
}

/** Asks for a page of a supplier's site, which nobody can declare: each has a host of its own. */
export const askSupplier = (
  ctx: RunContext,
  id: string,
  path: string,
  query: Record<string, QueryValue | undefined> = {},
): Promise<HttpResponse> => ctx.http.get(`${supplierUrl(id)}${path}`, { query, website: true, maxTries: 1 });
