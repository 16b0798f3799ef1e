import {
  arr,
  changed,
  coverageOf,
  eachPage,
  eachTarget,
  type HttpResponse,
  idString,
  int,
  listOf,
  MAX_BROAD_URLS,
  obj,
  operation,
  SHOP_FLAGS,
  SourceError,
  steps,
  str,
  asLists,
  urlItem,
  z,
} from "../../../plugin-sdk/index.ts";
import type { Warn } from "../amounts.ts";
import { listFlags, listOutcomes } from "../features.ts";
import { marketInput } from "../inputs.ts";
import { ProductCard } from "../lists/card-record.ts";
import { cardsOf } from "../lists/cards.ts";
import { tiersOf } from "../lists/list.ts";
import { ask } from "../source.ts";

const PAGE_SIZE = 20;
/** Any category. */
const ALL = "66666666";
/** What the gateway answers to callers that never visited the site is led by this category, whatever the picture shows. */
const FALLBACK = /^(?:201148910|PLC\b.*Controllers)/i;
const MAX_PAGES = 100;

/** The answer about a picture. @throws SourceError when the gateway gives its fallback in place of what it found */
function answerOf(page: HttpResponse, imageUrl: string, warn: Warn) {
  const answer = page.json();
  const code = int(answer, "code");
  const data = obj(answer, "data");
  if (code !== null && code !== 200)
    throw new SourceError("source_request_refused", `The gateway answers with code ${code}.`, {
      url: page.url,
    });
  const rows = arr(data, "offers");
  if (code === null || rows === null) throw changed(page, "The answer has no list of offers.");
  const [first] = (arr(data, "allCategories") ?? []).filter((one) => idString(one, "id") !== ALL);
  if (FALLBACK.test(idString(first, "id") ?? "") || FALLBACK.test(str(first, "name") ?? ""))
    throw new SourceError(
      "source_blocked",
      "The gateway gives the products that it gives for every picture: it wants a visit with cookies first. Use `search` with words.",
      { url: page.url },
    );
  const about = str(data, "originalImageUrl") ?? str(data, "imageAddress");
  const isOwn = /^\/|^https?:\/\/[^/]*\b(?:alicdn|aliyuncs|alibaba)\.com\//.test(about ?? "");
  if (about === null || (!isOwn && about !== imageUrl))
    throw changed(page, `The answer is about the picture ${about ?? "of nobody"}.`);
  if (about !== imageUrl) warn("picture_unconfirmed", "imageAddress: the gateway names a copy of its own.");
  if (rows.length === 0 && (int(data, "totalCount") ?? 0) > 0)
    throw changed(page, "The list of offers is empty, and the gateway counts some.");
  return { rows, total: int(data, "totalCount"), pageCount: int(data, "pageCount") };
}

export const reverseImage = operation({
  name: "reverse-image",
  aliases: ["imageSearch", "searchByImage", "reverseImageSearch", "picture"],
  title: "Products by picture",
  summary: "Products that look like a picture on the web.",
  agentHint: "Use with addresses of pictures; where it is refused, describe the picture and use `search`.",
  availability: "partial",
  availabilityNote:
    "The gateway compares pictures only for visitors with a cookie of the site. To others it gives the same products for every picture, which are told apart and never stored: the run ends as source_blocked. `search` is the nearest operation.",
  notEchoed: "Lists do not repeat the picture that their products look like.",
  input: z.object({
    imageUrls: listOf(urlItem, MAX_BROAD_URLS, "image URLs")
      .describe("Addresses of pictures; each is looked for separately.")
      .meta({
        aliases: [
          "imageUrl",
          "image",
          "images",
          "picture",
          "pictures",
          "pictureUrl",
          "imageAddress",
          "photoUrl",
        ],
      }),
    categoryId: z.coerce
      .string()
      .regex(/^\d{1,20}$/, "Expected the number of a category.")
      .default(ALL)
      .describe("Category to look in; all of them without it."),
    ...marketInput,
    ...listFlags,
  }),
  normalize: steps(asLists("imageUrls")),
  selects: (raw) => raw["imageUrls"] !== undefined,
  features: SHOP_FLAGS,
  record: ProductCard,
  dedupeKey: (record) => `${record.imageAddress}\n${record.id}`,
  canary: {
    input: { imageUrls: ["https://s.alicdn.com/@sc04/kf/H5490e31ae36e453e911639aa9fedcca3Q.png"] },
    atLeast: { records: 1, fields: ["title"] },
  },
  run(ctx, asked, found) {
    return eachTarget(ctx, asked.imageUrls, (imageAddress, inner) => {
      const withTiers = tiersOf(inner, asked);
      return eachPage(
        inner,
        { first: { page: 1, seen: 0, ads: 0 }, max: MAX_PAGES },
        async function* ({ page, seen, ads }) {
          const query = {
            imageType: "url",
            imageAddress,
            pageSize: PAGE_SIZE,
            beginPage: page,
            categoryId: asked.categoryId,
          };
          const from = await ask(inner, "gateway", ["/openservice/imageSearchViewService"], {
            ...query,
            language: "en",
          });
          const { rows, total, pageCount } = answerOf(from, imageAddress, inner.warn);
          if (rows.length === 0 && page === 1)
            inner.foundNothing("Alibaba knows no product like the picture.");
          const list = {
            rows,
            locale: "en",
            layout: "offers",
            pageCount,
            total,
            adCount: null,
            isFirstPart: false,
            keyword: null,
            corrected: null,
          } as const;
          const cards = cardsOf(list, { ...asked, warn: inner.warn }, seen, ads);
          for (const card of cards) {
            const record = await withTiers({ ...card, imageAddress, page });
            yield found.row(from, record, coverageOf({ ...asked }, SHOP_FLAGS, listOutcomes(record)));
          }
          withTiers.end();
          const known = total ?? (pageCount === null ? 0 : pageCount * PAGE_SIZE);
          const next = {
            page: page + 1,
            seen: seen + rows.length,
            ads: ads + cards.filter(({ isAd }) => isAd).length,
          };
          return rows.length > 0 && next.seen < known ? next : null;
        },
      );
    });
  },
});
