import {
  changed,
  type Coverage,
  coverageOf,
  ExtraPages,
  type Finder,
  type Found,
  type HttpResponse,
  listField,
  neededLink,
  nothingOf,
  obj,
  outcomeOf,
  type PageRef,
  placeField,
  readFields,
  readRows,
  type RunContext,
  searchFields,
  shapeOf,
  textField,
  withoutQuery,
  z,
} from "../../../plugin-sdk/index.ts";
import { BUSINESS_FLAGS, type BusinessFlags } from "../inputs.ts";
import { reviewsIn } from "../reviews/review-list.ts";
import { REVIEW } from "../reviews/record.ts";
import { businessPages, NEWEST } from "../site/business-page.ts";
import type { State } from "../site/state.ts";
import { businessUrl } from "../source.ts";
import { CONTACT, LISTED, PAGE_PROFILE, PROFILE, profileView } from "./profile.ts";

const STATED = { ...PROFILE, ...PAGE_PROFILE, ...CONTACT };

/** Record of `business`, `search` and `categories`. What only pages state is null in lists unless a flag has them read. */
export const Business = z
  .object({
    ...shapeOf(STATED),
    url: neededLink("Page of the business."),
    topReviews: listField(shapeOf(REVIEW), "Reviews on its first page, newest first, with `includeReviews`."),
    isRecommended: LISTED.isRecommended.schema,
    isVerified: LISTED.isVerified.schema,
    ...searchFields(),
    category: textField("Category, in `categories`."),
    resultPosition: placeField("Place in the results or the category, from 1; null in `business`."),
  })
  .meta({ title: "Business" });
export type Business = z.input<typeof Business>;
type Asked = BusinessFlags & { country?: string | undefined };

/** The business that a page is about. @throws SourceError `source_changed` where its name cannot be read */
export function readBusiness(page: HttpResponse, state: State, warn: RunContext["warn"]) {
  const read = readFields(STATED, profileView(state.props), { answer: state.answer, warn });
  const { id, name } = read;
  if (id === null || name === null) throw changed(page, "The page does not name its business.");
  const { one, total } = { one: read.ratingHistogram, total: read.reviewCount };
  const counted = one && Object.values(one).reduce((sum: number, count) => sum + (count ?? 0), 0);
  if (counted !== null && total !== null && counted !== total)
    warn("counts_differ", `reviewCount: ${total} reviews of ${id}, and ${counted} by stars.`);
  const languages = read.languages?.filter(({ language }) => language !== "all") ?? null;
  return { ...rated(read), id, name, languages, website: withoutQuery(read.website) };
}

/** The site has 0 for what nobody has rated. */
const rated = <T extends { rating: number | null; stars: number | null }>(one: T): T => ({
  ...one,
  rating: one.rating === 0 ? null : one.rating,
  stars: one.stars === 0 ? null : one.stars,
});

/** Rows of a list of businesses, each with its place from 0; one that cannot be read is a counted warning. */
export function readListed(page: HttpResponse, rows: readonly unknown[], warn: RunContext["warn"]) {
  const read = rows.flatMap((row, index) => {
    // Other lists of the site have the score in an object of its own.
    const view = { ...obj(row, "score"), ...obj(row) };
    return readRows(LISTED, [view], { answer: "list", warn }, "businesses").map((one) => ({
      index,
      ...rated(one),
    }));
  });
  const told = read.filter(({ isRecommended }) => isRecommended !== null).length;
  if (told > 0 && told < read.length)
    warn("field_missing", `isRecommended: ${read.length - told} of ${read.length} businesses do not say.`);
  if (read.length === 0 && rows.length > 0)
    throw changed(page, "None of the rows of the page is a business in the known form.");
  return read;
}
export type ListedBusiness = ReturnType<typeof readListed>[number];

/** Makes the function that makes the Records of businesses, with what their pages add where the input asks for it. */
export function businessRecords(ctx: RunContext, asked: Asked, found: Finder<Business>) {
  const extra = new ExtraPages(ctx);
  const pages = businessPages(ctx, asked.country);
  const load = async (target: string) => {
    const { page, state } = await pages(target, NEWEST);
    const business = readBusiness(page, state, ctx.warn);
    return {
      page,
      business,
      list: asked.includeReviews ? reviewsIn(page, state, ctx.warn, "topReviews") : null,
    };
  };
  type Read = Awaited<ReturnType<typeof load>>;
  const make = (from: PageRef, id: string, read: Read | null, listed: Partial<Business>): Found<Business> => {
    const stated = { ...NOTHING, ...listed, ...shownOf(read?.business), id };
    const record = {
      ...stated,
      ...(asked.includeContacts ? {} : { phone: null, email: null }),
      url: businessUrl(id),
      address: addressOf(listed.address, read?.business.address),
      topReviews: read?.list?.rows ?? null,
    };
    return found.row(from, record, coverage(asked, record, read));
  };
  return {
    async one(target: string): Promise<Found<Business>> {
      const read = await load(target);
      return make(read.page, read.business.id, read, {});
    },
    async *list(from: PageRef, rows: readonly ListedBusiness[], own: (index: number) => Partial<Business>) {
      const wantsPage = asked.includeReviews || asked.includeCompanyInfo;
      for (const { index, ...row } of rows) {
        const read = wantsPage ? await extra.read("business_page", () => load(row.id)) : null;
        yield make(from, row.id, read, { ...row, ...own(index) });
      }
      extra.end();
    },
  };
}

const NOTHING = nothingOf(Business.shape);
const shownOf = <T extends object>(fields: T | null | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null)) as Partial<T>;

/** A list has the name of the country, a page its code. */
const addressOf = (listed: Business["address"] | undefined, own: Business["address"] | undefined) =>
  listed && own ? { ...listed, ...shownOf(own) } : (own ?? listed ?? null);

function coverage(
  asked: BusinessFlags,
  { phone, email }: Pick<Business, "phone" | "email">,
  read: { list: { rows: readonly object[]; total: number | null } | null } | null,
): Coverage {
  const { rows = [], total = null } = read?.list ?? {};
  return coverageOf(asked, BUSINESS_FLAGS, {
    includeCompanyInfo: outcomeOf(read !== null),
    includeContacts: outcomeOf(phone !== null && email !== null, phone !== null || email !== null),
    includeReviews: outcomeOf(rows.length === total, rows.length > 0),
  });
}
