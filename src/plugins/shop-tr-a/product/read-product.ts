import {
  absoluteUrl,
  changed,
  type HttpResponse,
  type JsonObject,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { placeOf, type Shop } from "../shop/amounts.ts";
import { gatewayQuery, SHOP } from "../source.ts";
import { addressOf, type KnownTarget, readShopUrl, type ShopTarget } from "../targets.ts";
import { productFrom } from "./draft.ts";
import { linkedProductOf, productAnswerOf, productStateOf } from "./product-state.ts";
import { productOf } from "./record.ts";

/** Follows a short link to the product that it leads to. @throws SourceError `input_not_found` when it leads elsewhere */
export async function knownTarget(ctx: RunContext, target: ShopTarget): Promise<KnownTarget> {
  if (target.id !== null) return { ...target, id: target.id };
  const { url } = await ctx.http.get(sourceUrl(ctx.origin("short"), "/{code}", { code: target.path }));
  const found = readShopUrl(url);
  if (found?.kind === "product" && found.id !== null) return { ...found, id: found.id };
  throw new SourceError("input_not_found", `The short link ${target.path} does not lead to a product.`, {
    url,
  });
}

interface ReadPage {
  page: HttpResponse;
  /** The product's own data; null where the page has linked data only. */
  state: JsonObject | null;
  draft: ReturnType<typeof productFrom>;
}

/** The page of a product, or the answer about it in the shops of other countries. */
export async function readProduct(
  ctx: RunContext,
  countryCode: string,
  target: KnownTarget,
): Promise<ReadPage> {
  const { id, path, query } = target;
  const shop: Shop = { countryCode, warn: ctx.warn };
  const { merchantId } = query;
  if (countryCode !== "tr") {
    const url = `${ctx.origin("gateway")}/discovery-sfint-product-service/api/product-detail/`;
    const asked = { contentId: id, merchantId, campaignId: "null", ...gatewayQuery(countryCode) };
    const page = await ctx.http.get(url, { query: asked });
    const state = productAnswerOf(page, id);
    const own = pathOf(str(state, "productDetailUrl"));
    if (own === null) throw changed(page, `The answer does not say where product ${id} is.`);
    return { page, state, draft: sold(page, productFrom(state, { ...target, path: own }, shop)) };
  }
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/{path*}", { path }), {
    query: { merchantId },
  });
  const state = productStateOf(page, id);
  const linked = linkedProductOf(page, id, shop);
  const known = { ...target, path: pathOf(page.url) ?? path };
  if (state === null) {
    if (linked?.title == null) throw changed(page, `The page has no product ${id} in a known form.`);
    ctx.warn(
      "state_missing",
      `title, price: the page of product ${id} has linked data only, which may be older.`,
    );
    const url = addressOf(known);
    const place = placeOf(linked.currency, shop);
    return { page, state, draft: productOf({ ...linked, ...place, id, url, title: linked.title }) };
  }
  const draft = { ...sold(page, productFrom(state, known, shop)), condition: linked?.condition ?? null };
  for (const name of ["price", "currency", "availability"] as const) {
    const [one, two] = [draft[name], linked?.[name] ?? null];
    if (one !== null && two !== null && one !== two)
      ctx.warn(
        "sources_disagree",
        `${name}: the buy box says ${one}, the linked data ${two}; the buy box is taken.`,
      );
  }
  if (merchantId !== undefined && draft.seller?.id != null && draft.seller.id !== merchantId)
    ctx.warn(
      "seller_differs",
      `seller: product ${id} was asked for from ${merchantId} and is sold by ${draft.seller.id}.`,
    );
  return { page, state, draft };
}

/** The same draft. @throws SourceError `source_changed` for what can be bought, and from nobody */
function sold(page: HttpResponse, draft: ReadPage["draft"]): ReadPage["draft"] {
  if (draft.seller !== null || draft.availability === "out_of_stock") return draft;
  throw changed(page, `The page says that product ${draft.id} is sold, and not by whom.`);
}

const pathOf = (address: string | null): string | null => {
  const target = readShopUrl(absoluteUrl(address ?? "", SHOP) ?? "");
  return target?.kind === "product" ? target.path : null;
};
