import {
  atLeastOne,
  changed,
  eachTarget,
  neededLink,
  neededText,
  operation,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, productForms, productInput, productTargets, shopCurrency } from "../inputs.ts";
import { contactFrom, statesEmail } from "../product/contact.ts";
import { knownTarget, readProduct } from "../product/read-product.ts";
import { contactShape } from "../product/record.ts";

/** Record of `emails`. */
export const SellerContact = z
  .object({
    id: neededText("Number of the seller, for `seller` and `listings`."),
    name: neededText("Name of the shop."),
    url: neededLink("Page of the shop."),
    ...contactShape,
    email: neededText("E-mail address that the seller registered."),
    productId: neededText("Number of the product on whose page it stands."),
    productUrl: neededLink("Page of that product."),
  })
  .meta({ title: "SellerContact" });

export const emails = operation({
  name: "emails",
  aliases: ["email", "contacts", "sellerEmails", "contactDetails"],
  title: "Registered e-mail addresses of sellers",
  summary: "How to reach the seller of a product by law: registered e-mail, name, tax number and address.",
  agentHint:
    "Use with addresses of products, found by `listings` with a seller id. One seller for each product.",
  availability: "partial",
  availabilityNote:
    "The pages of products name the registered address of the seller that they chose; not every seller has one, and it may be a person's.",
  input: z
    .object({ ...productInput, ...localeInput })
    .check(atLeastOne("productUrls", "productIds"))
    .check(shopCurrency),
  normalize: productForms,
  record: SellerContact,
  dedupeKey: (record) => record.id,
  canary: { input: { productIds: ["1081766367"] }, atLeast: { records: 1, fields: ["email", "legalName"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const { page, state, draft } = await readProduct(
        inner,
        asked.countryCode,
        await knownTarget(inner, given),
      );
      if (state === null) throw changed(page, "The page has no data of the seller.");
      if (draft.seller !== null && !statesEmail(state))
        throw changed(page, "The page does not say whether the seller has a registered address.");
      const contact = contactFrom(state, inner.warn);
      const { seller, id: productId, url: productUrl } = draft;
      if (seller?.id == null || contact?.email == null)
        return inner.foundNothing(`The page of product ${productId} shows no registered e-mail address.`);
      const { id, name, url } = seller;
      yield found.row(page, { id, name, url, ...contact, productId, productUrl });
    }),
});
