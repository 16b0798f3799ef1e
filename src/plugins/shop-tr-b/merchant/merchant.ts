import {
  asLists,
  atLeastOne,
  coverageOf,
  eachTarget,
  operation,
  outcomeOf,
  sourceUrl,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import {
  localeInput,
  merchantForms,
  merchantUrls,
  names,
  optional,
  productForms,
  productInput,
  productTargets,
} from "../inputs.ts";
import { openProduct, productFrom } from "../product/read-product.ts";
import { GUARDED } from "../source.ts";
import { readShopUrl } from "../targets.ts";
import { merchantsOf, storeOf } from "./read-merchant.ts";
import { Merchant } from "./record.ts";

const FEATURES = ["includeContacts"] as const;

export const merchant = operation({
  name: "merchant",
  aliases: [
    "merchants",
    "seller",
    "sellers",
    "vendor",
    "vendors",
    "store",
    "merchantProfile",
    "seller-intelligence",
  ],
  title: "Merchants",
  summary:
    "Stores of merchants, or all merchants that offer a product: rating, city, registered name, products.",
  agentHint: "Use with addresses of stores or products; `listings` has what a merchant sells.",
  availability: "partial",
  availabilityNote: `${GUARDED} Of merchants found by a product only what its page tells of them is given.`,
  input: z
    .object({
      merchantUrls: merchantUrls.meta({
        aliases: [...(merchantUrls.meta()?.["aliases"] as string[]), "url", "urls", "startUrl", "startUrls"],
      }),
      productUrls: productInput.productUrls.meta({ aliases: ["productUrl"] }),
      productIds: productInput.productIds,
      ...localeInput,
      includeContacts: optional(
        "Registered phone, e-mail and number of the company, where its store shows them: may be personal data.",
      ).meta({ aliases: ["includeEmails", "publicContacts", "includePublicContacts"] }),
    })
    .check(atLeastOne("merchantUrls", "productUrls", "productIds")),
  normalize: steps(asLists("merchantUrls"), merchantForms, productForms),
  selects: names("merchantUrls", [], "merchant"),
  features: FEATURES,
  record: Merchant,
  dedupeKey: (record) => record.id,
  canary: { input: { merchantUrls: ["hepsiburada"] }, atLeast: { records: 1, fields: ["name"] } },
  run(ctx, asked, found) {
    const stores = (asked.merchantUrls ?? []).flatMap((url) => readShopUrl(url) ?? []);
    return eachTarget(ctx, [...stores, ...productTargets(asked)], async function* (target, inner) {
      const covered = (isFound: boolean) =>
        coverageOf(asked, FEATURES, { includeContacts: outcomeOf(isFound) });
      if (target.kind === "merchant") {
        const url = sourceUrl(ctx.origin("web"), "/{path*}", { path: target.path });
        const page = await inner.http.get(url);
        const record = storeOf(page, target.id, asked.includeContacts, inner.warn);
        yield found(page, record, covered(record.contact !== null));
        return;
      }
      const opened = await openProduct(inner, target);
      const { url } = productFrom(opened, inner.warn);
      // Opened as the page of that product, or not at all.
      inner.held(opened.page);
      const merchants = merchantsOf(opened, url, inner.warn);
      if (merchants.length === 0) inner.foundNothing(`Nobody offers product ${opened.sku}.`);
      for (const record of merchants) yield found.row(opened.page, record, covered(false));
    });
  },
});
