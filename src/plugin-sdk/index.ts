/** All that a scraper plugin may import: `import { defineScraper, operation } from "quarry/plugin-sdk"`. */
export {
  COVERAGE_OUTCOMES,
  defineScraper,
  operation,
  SDK_VERSION,
  type Availability,
  type CoverageOutcome,
  type Found,
  type NoteNormalization,
  type Operation,
  type Scraper,
  type Unit,
} from "./define-scraper.ts";
export type { RunContext } from "./run-context.ts";
export { SourceError, type SourceErrorCode } from "./source-error.ts";
export type { Json, JsonObject } from "../kernel/json.ts";
export { isJsonObject } from "../kernel/json.ts";

export type {
  FailureRule,
  HttpClient,
  HttpRequestOptions,
  HttpResponse,
  HttpStream,
  OriginPolicy,
  PageRef,
  ResponseView,
} from "./http/types.ts";
export { isSafePath } from "./http/safe-path.ts";
export { sourceUrl, type PathValues } from "./http/source-url.ts";
export type { BrowserClient, BrowserPage } from "./browser/types.ts";

export {
  categoryId,
  categoryIds,
  categoryUrls,
  countIn,
  countryCode,
  currencyCode,
  deliveryLocation,
  flag,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  MAX_CATEGORY_IDS,
  MAX_DELIVERY_LOCATION_CHARACTERS,
  MAX_GROUP_URLS,
  MAX_ID_CHARACTERS,
  MAX_PRODUCT_IDS,
  MAX_SEARCH_TERMS,
  MAX_SEARCH_TEXT_CHARACTERS,
  MAX_URL_CHARACTERS,
  productId,
  productIds,
  productUrls,
  publicUrl,
  broadUrls,
  searchTerms,
  searchText,
  sellerUrls,
  shopUrls,
  shortText,
  urlItem,
  urlList,
} from "./input/atoms.ts";

export { parseHtml, parseXml, type HtmlDocument, type PageText } from "./html/document.ts";
export type { HtmlNode } from "./html/node.ts";
export { findByType, jsonLd, type JsonLd } from "./html/json-ld.ts";
export { microdata, type MicrodataItem } from "./html/microdata.ts";
export { canonicalUrl, metaContent, metaTags, openGraph } from "./html/meta-tags.ts";
export {
  jsCallArguments,
  jsonScript,
  jsonScriptById,
  jsonVariable,
  type EmbeddedJson,
  type EmbeddedJsonProblem,
} from "./html/embedded-json.ts";
export { scriptSlices, type ScriptFilter, type ScriptSlice } from "./html/script-slices.ts";
export { balancedEnd, balancedJson } from "./html/balanced.ts";
export { absoluteUrl } from "./html/absolute-url.ts";

export { at, firstOf } from "./json/at.ts";
export { InvalidPath, MAX_PATH_DEPTH, MAX_PATH_LENGTH } from "./json/path.ts";
export { checkPaths, MAX_PATHS, project } from "./json/project.ts";
export { arr, bool, idString, int, num, obj, str } from "./json/typed.ts";
export { parseJsonSafe } from "./json/parse-safe.ts";

export { collapse } from "./text/collapse.ts";
export { decodeEntities, decodeEntity } from "./text/entities.ts";
export { htmlToText } from "./text/html-to-text.ts";
export { parseNumber } from "./text/number.ts";
export { parsePrice, type Price } from "./text/price.ts";
export { parseDate, type ParseDateOptions } from "./text/date.ts";
export { parseRelativeTime, type RelativeTimeOptions } from "./text/relative-time.ts";
export { parseDuration } from "./text/duration.ts";

export type { Expected, PluginCase } from "./testkit/types.ts";

/** The zod of the host: a plugin folder elsewhere has no node_modules of its own. */
export { z } from "zod";
