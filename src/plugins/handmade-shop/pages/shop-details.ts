import type { ExtraPages, RunContext } from "../../../plugin-sdk/index.ts";
import { askPage, type Edition } from "../source.ts";
import { readShopPage } from "./shop-page.ts";
import type { Shop } from "./shop-record.ts";

/** Makes the function that reads the page of a shop, each once, where `includeShopDetails` asks for it. */
export function shopDetails(
  ctx: RunContext,
  asked: Edition & { includeShopDetails: boolean },
  extra: ExtraPages,
): (name: string | null) => Promise<Shop | null> {
  const known = new Map<string, Promise<Shop | null>>();
  return (name) => {
    if (!asked.includeShopDetails || name === null) return Promise.resolve(null);
    const load = async () => {
      const page = await askPage(ctx, asked, "/shop/{name}", { name });
      return readShopPage(page, name, ctx.warn).shop;
    };
    const shop = known.get(name) ?? extra.read("shop", load);
    known.set(name, shop);
    return shop;
  };
}
