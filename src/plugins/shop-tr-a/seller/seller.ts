import {
  atLeastOne,
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  int,
  operation,
  outcomeOf,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, names, optional, sellerForms, sellerInput, shopCurrency } from "../inputs.ts";
import { askStore } from "../shop/store.ts";
import { readShopUrl } from "../targets.ts";
import { readSeller } from "./read-seller.ts";
import { Seller } from "./record.ts";

const FEATURES = ["includeFollowers"] as const;

export const seller = operation({
  name: "seller",
  aliases: ["sellers", "sellerProfile", "vendor", "merchant", "store", "seller-intelligence"],
  title: "Sellers",
  summary: "Shops of sellers: score, number of products, rank, how fast they answer and send.",
  agentHint: "Use with seller ids from products; `listings` has what they sell, `emails` how to reach them.",
  availability: "full",
  input: z
    .object({
      ...sellerInput,
      sellerUrls: sellerInput.sellerUrls.meta({
        aliases: ["sellerUrl", "storeUrl", "storeUrls", "url", "urls", "startUrls"],
      }),
      ...localeInput,
      includeFollowers: optional("Also how many people follow it; the source often refuses that call."),
    })
    .check(atLeastOne("sellerUrls", "sellerIds"))
    .check(shopCurrency),
  normalize: steps(sellerForms),
  selects: names("sellerUrls", "sellerIds", "seller"),
  features: FEATURES,
  record: Seller,
  dedupeKey: (record) => record.id,
  canary: { input: { sellerIds: ["624588"] }, atLeast: { records: 1, fields: ["name", "productCount"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const ids = [
      ...(asked.sellerUrls ?? []).flatMap((url) => readShopUrl(url)?.id ?? []),
      ...(asked.sellerIds ?? []),
    ];
    return eachTarget(ctx, [...new Set(ids)], async function* (id, inner) {
      const { page, record } = await readSeller(inner, asked.countryCode, id);
      const readFollowers = async () => {
        const path = "/sellerstore-follow/{id}/follower-count";
        const { page: own, result } = await askStore(inner, asked.countryCode, [path, { id }], {
          checkCoupon: true,
        });
        const count = int(result, "count");
        if (count === null) throw changed(own, "The answer states no count of followers.");
        return count;
      };
      yield* extra.each(inner, [record], async () => {
        const followerCount = asked.includeFollowers ? await extra.read("followers", readFollowers) : null;
        const coverage = coverageOf(asked, FEATURES, { includeFollowers: outcomeOf(followerCount !== null) });
        return found(page, { ...record, followerCount }, coverage);
      });
    });
  },
});
