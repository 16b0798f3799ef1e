/** All that a scraper plugin may import: `import { defineScraper, operation } from "@quarry/plugin-sdk"`. */
export {
  defineScraper,
  operation,
  SDK_VERSION,
  type Availability,
  type NoteNormalization,
  type Operation,
  type Scraper,
  type Subject,
} from "./define-scraper.ts";
export type { Canary } from "./canary.ts";
export type { Chain } from "./chain.ts";
export {
  type Coverage,
  type CoverageOutcome,
  type Draft,
  type Finder,
  type Found,
  type RowDraft,
} from "./found.ts";
export { coverageOf, outcomeOf } from "./features/coverage-of.ts";
export {
  COMPATIBLE_SHOP_FLAGS,
  SHOP_FLAGS,
  shopFlags,
  type ShopFlag,
  type ShopOutcomes,
} from "./features/shop-flags.ts";
export type { RunContext, Warn } from "./run-context.ts";
export { ExtraPages } from "./flow/extra-pages.ts";
export { eachPage, type Paging, type ReadPage } from "./flow/each-page.ts";
export { eachTarget, type Visit } from "./flow/each-target.ts";
export { listAsAsked, type ListPart } from "./flow/list-as-asked.ts";
export { listPages, wholeList, type ListAnswer, type ListPage, type PagedList } from "./flow/list-pages.ts";
export { changed, SourceError, type SourceErrorCode } from "./source-error.ts";
export type { Json, JsonObject } from "../kernel/json.ts";
export { isJsonObject } from "../kernel/json.ts";

export type {
  FailureRule,
  HttpClient,
  HttpRequestOptions,
  HttpResponse,
  HttpStream,
  OriginPolicy,
  WebsitePace,
  PageRef,
  QueryValue,
  ResponseView,
} from "./http/types.ts";
export { commonFailures } from "./http/common-failures.ts";
export { nextLink } from "./http/next-link.ts";
export { refusedAs } from "./http/refused-as.ts";
export { isSafePath } from "./http/safe-path.ts";
export { sourceUrl, type PathValues } from "./http/source-url.ts";
export type { BrowserClient, BrowserPage } from "./browser/types.ts";

export {
  categoryId,
  countIn,
  countryCode,
  currencyCode,
  deliveryLocation,
  flag,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  MAX_ID_CHARACTERS,
  MAX_PRODUCT_IDS,
  MAX_SEARCH_TERMS,
  MAX_URL_CHARACTERS,
  oneOrMany,
  productId,
  publicUrl,
  searchTerms,
  searchText,
  shortText,
  urlItem,
  urlList,
} from "./input/atoms.ts";
export { fieldsFrom } from "./input/fields-from.ts";
export { atLeastOne } from "./input/at-least-one.ts";
export { asLists, idsFromUrls, localeFromUrls, steps, wordsTo, type Step } from "./input/steps.ts";

export { parseHtml, parseXml, type HtmlDocument, type PageText } from "./html/document.ts";
export type { HtmlNode } from "./html/node.ts";
export { findByType, jsonLd, type JsonLd } from "./html/json-ld.ts";
export type { Doubt, LinkedDataOptions } from "./html/linked-data/reading.ts";
export { readProduct, type LinkedProduct } from "./html/linked-data/product.ts";
export { readReviews, type LinkedReview } from "./html/linked-data/reviews.ts";
export { readBreadcrumbs } from "./html/linked-data/breadcrumbs.ts";
export { readJobPosting, type LinkedJob } from "./html/linked-data/job-posting.ts";
export { readLocalBusiness, type LinkedBusiness } from "./html/linked-data/local-business.ts";
export { microdata, type MicrodataItem } from "./html/microdata.ts";
export { canonicalUrl, metaContent, openGraph } from "./html/meta-tags.ts";
export {
  jsCallArguments,
  jsonScript,
  jsonScriptById,
  jsonVariable,
  type EmbeddedJson,
} from "./html/embedded-json.ts";
export { scriptSlices, type ScriptFilter } from "./html/script-slices.ts";
export { balancedEnd, balancedJson } from "./html/balanced.ts";
export { absoluteUrl, withoutQuery } from "./html/absolute-url.ts";

export { nextPageProps, nextPagePropsIfAny } from "./html/next-page-props.ts";
export { requireEnd } from "./html/require-end.ts";
export { cellsOf } from "./html/cells.ts";
export { cellText, namedRows, statedOn, type Stated } from "./html/rows.ts";

export { at, firstOf } from "./json/at.ts";
export { InvalidPath } from "./json/path.ts";
export { checkPaths, project } from "./json/project.ts";
export { arr, bool, filledText, idString, int, num, obj, str, strs, urlAt } from "./json/typed.ts";
export { parseJsonSafe } from "./json/parse-safe.ts";

export { collapse } from "./text/collapse.ts";
export { contentId } from "./text/content-id.ts";
export { escapeRegExp } from "./text/escape-regexp.ts";
export { withoutEnd } from "../kernel/without-end.ts";
export { asciiDigits } from "./text/digits.ts";
export { searchKey } from "./text/search-key.ts";
export { holdsWords } from "./text/holds-words.ts";
export { hashtagsIn, mentionsIn } from "./text/tags.ts";
export { decodeEntities } from "./text/entities.ts";
export { decodePercent } from "./text/decode-percent.ts";
export { htmlToText } from "./text/html-to-text.ts";
export { parseNumber } from "./text/number.ts";
export { wholeNumberIn } from "./text/whole-number.ts";
export { parsePrice, type Price } from "./text/price.ts";
export { parsePay } from "./text/pay.ts";
export { parseDate, type ParseDateOptions } from "./text/date.ts";
export { parseRelativeTime, type RelativeTimeOptions } from "./text/relative-time.ts";
export { parseDuration } from "./text/duration.ts";

export {
  countField,
  dayField,
  flagField,
  instantField,
  integerField,
  linkField,
  linksField,
  listField,
  neededLink,
  neededText,
  numberField,
  objectField,
  placeField,
  textField,
  textsField,
  wordField,
} from "./record-fields/field-types.ts";
export { fillerOf, nothingOf, type FieldsOf } from "./record-fields/group.ts";
export {
  countFrom,
  dayFrom,
  digitsFrom,
  fieldFrom,
  flagFrom,
  idFrom,
  instantFrom,
  linkFrom,
  linksFrom,
  listFrom,
  maybe,
  needed,
  numberFrom,
  objectFrom,
  rarely,
  shapeOf,
  statedIn,
  textFrom,
  textsFrom,
  type Reading,
  type StatedField,
  type StatedFields,
} from "./record-fields/stated-field.ts";
export { readFields, readObject, readRows, type FieldValues } from "./record-fields/read-fields.ts";
export {
  identityFields,
  localeFields,
  nameFields,
  personFields,
  personOf,
  positionFields,
  searchFields,
} from "./record-fields/identity.ts";
export { timeFields, timeOf } from "./record-fields/time.ts";
export { countFields, countOf, type Count } from "./record-fields/count.ts";
export { discountFields, discountOf, moneyFields, moneyOf } from "./record-fields/money.ts";
export { fieldMask } from "./record-fields/field-mask.ts";
export { ratingFields } from "./record-fields/rating.ts";
export { mediaFields, mediaOf, sizedImageFields, type Media } from "./record-fields/media.ts";
export { addressFields, addressOf, placeFields, type Address } from "./record-fields/place.ts";
export {
  offerFields,
  priceTierFields,
  sellerFields,
  shippingFields,
  stockFields,
  type AvailabilityWord,
  type ConditionWord,
} from "./record-fields/offer.ts";
export {
  attributeFields,
  categoryFields,
  productCardFields,
  productFields,
  variantFields,
  type Variant,
} from "./record-fields/product.ts";
export { questionFields, replyFields, reviewFields, rfqFields } from "./record-fields/review.ts";
export { businessFields, contactFields, sellerProfileFields } from "./record-fields/business.ts";
export {
  jobFields,
  SALARY_PERIODS,
  salaryFields,
  type Salary,
  type SalaryPeriod,
} from "./record-fields/job.ts";
export { lastRunFields } from "./record-fields/last-run.ts";
export {
  commentFields,
  postFields,
  postMediaFields,
  postMediaOf,
  profileFields,
  reactionFields,
  videoFields,
  type PostMedia,
} from "./record-fields/post.ts";

export type { DriftKnown, Expected, PluginCase, Unproven } from "./testkit/case-file.ts";
export { type RecordlessRow, withoutRecords } from "./testkit/without-records.ts";

/** The zod of the host: a plugin folder elsewhere has no node_modules of its own. */
export { z } from "zod";
