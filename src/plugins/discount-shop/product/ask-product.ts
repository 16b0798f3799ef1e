import {
  canonicalUrl,
  changed,
  firstOf,
  idString,
  isJsonObject,
  metaContent,
  obj,
} from "../../../plugin-sdk/index.ts";
import { type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { type Answer, askPage } from "../page/answer.ts";
import { addressOf, type Edition, readTemuUrl, type TemuTarget } from "../targets.ts";

/** The answer about a product, whose number is known now also where a share link led to it. */
export interface KnownProduct extends Answer {
  id: string;
}

/** Words by which a page says that goods are gone. */
const GONE = /\bitem is (?:currently )?(?:unavailable|sold out)|no longer available|has been removed/i;

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
  const told = data === null ? tags.flatMap((one) => numberIn(one) ?? []) : idsIn(data);
  if (told.length > 0 && !told.includes(id)) throw changed(page, `The page is not about product ${id}.`);
  if (told.length > 0) return { ...answer, data: viewOf(data), id };
  if (data !== null && isEmpty(goodsOf(data)) && GONE.test(document?.textOf("body") ?? page.text))
    throw new SourceError("input_not_found", `Temu no longer offers product ${id}.`, { url: page.url });
  throw changed(page, `The page does not say that it is about product ${id}.`);
}

const result = (data: unknown) =>
  obj(firstOf(data, ["result.goods", "result.goodsDetail"])) !== null ? obj(data, "result") : obj(data);
const goodsOf = (data: unknown): unknown => firstOf(result(data), ["goods", "goodsDetail"]);
const isEmpty = (goods: unknown): boolean =>
  goods === null || (isJsonObject(goods) && Object.keys(goods).length === 0);
/** The goods that data are about; an answer with reviews alone says so in each of them. */
const idsIn = (data: unknown): string[] =>
  [
    idString(goodsOf(data), "goodsId"),
    idString(data, "goodsId"),
    idString(firstOf(data, ["data.0.goodsId", "result.data.0.goodsId"])),
  ].flatMap((one) => one ?? []);

/** The data with the goods under the name that pages have; an answer wraps them. */
const viewOf = (data: unknown) => {
  const own = result(data);
  return own === null ? null : { ...own, goods: goodsOf(data) as never };
};
