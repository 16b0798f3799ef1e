import {
  arr,
  canonicalUrl,
  changed,
  firstOf,
  idString,
  isJsonObject,
  type JsonObject,
  metaContent,
  obj,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { type Answer, askPage } from "../page/answer.ts";
import { addressOf, type Edition, readTemuUrl, type TemuTarget } from "../targets.ts";
import { isGone } from "./gone.ts";

/** The answer about a product, whose number is known now also where a share link led to it. */
export interface KnownProduct extends Answer {
  id: string;
}

const numberIn = (address: string | null): string | null => {
  const target = address === null ? null : readTemuUrl(address);
  return target?.kind === "product" ? target.id : null;
};

/**
 * The page of a product, or the answer about it.
 * @throws SourceError `input_not_found` for goods that are gone and links that lead elsewhere, `source_changed` for other goods
 */
export async function askProduct(
  ctx: RunContext,
  edition: Edition,
  target: TemuTarget,
): Promise<KnownProduct> {
  const answer = await askPage(ctx, edition, target);
  const { page, data, document } = answer;
  const tags = document === null ? [] : [canonicalUrl(document), metaContent(document, "og:url")];
  const id = target.id || (numberIn(page.url) ?? tags.map(numberIn).find((one) => one !== null) ?? "");
  if (id === "")
    throw new SourceError(
      "input_not_found",
      `${addressOf(target)} leads to ${page.url}, which is no product.`,
      {
        url: page.url,
      },
    );
  const own = goodsOf(data);
  if (data !== null && isGone(own, data, () => document?.textOf("body") ?? page.text))
    throw new SourceError("input_not_found", `Temu no longer offers product ${id}.`, { url: page.url });
  const told = data === null ? tags.flatMap((one) => numberIn(one) ?? []) : idsIn(data);
  if (!told.includes(id))
    throw changed(
      page,
      `The page is not about product ${id}${told.length === 0 ? ", nor about another one" : ""}.`,
    );
  return { ...answer, data: data === null ? null : viewOf(data), id };
}

/** An answer wraps what a page has in its store. */
function resultIn(data: JsonObject): JsonObject {
  const wrapped = obj(data, "result");
  return wrapped !== null && goodsOf(wrapped) !== null ? wrapped : data;
}
const goodsOf = (data: unknown): unknown =>
  firstOf(data, ["goods", "goodsDetail", "result.goods", "result.goodsDetail"]);
const isEmpty = (goods: unknown): boolean =>
  goods === null || (isJsonObject(goods) && Object.keys(goods).length === 0);

/** The goods that data are about; an answer with reviews alone says so in each of them. */
function idsIn(data: JsonObject): string[] {
  const own = goodsOf(data);
  const reviewed = isEmpty(own) ? [...(arr(data, "data") ?? []), ...(arr(data, "result.data") ?? [])] : [];
  return [own, ...reviewed].flatMap((one) => idString(one, "goodsId") ?? []);
}

/** The data with the goods under the name that pages have. */
function viewOf(data: JsonObject): JsonObject {
  const own = goodsOf(data);
  return isJsonObject(own) ? { ...resultIn(data), goods: own } : data;
}
