import {
  addressFields,
  countField,
  fillerOf,
  flagField,
  linkField,
  listField,
  moneyFields,
  neededText,
  numberField,
  objectField,
  placeField,
  searchFields,
  sellerProfileFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { sellerShape, supplierVerificationField, tradeShape } from "../supplier-fields.ts";

const { companyId, memberYears } = sellerShape();
const { businessType, employeesText, responseText, ...trade } = tradeShape();
const { onTimePercent, halfYearOrderCount, halfYearRevenueText } = trade;
const { reviewCount, productCount } = sellerProfileFields();
const { text, region, country } = addressFields();

/** A supplier as its own site shows it. */
export const Supplier = z
  .object({
    ...sellerProfileFields(),
    ...{ companyId, memberYears, businessType, employeesText },
    address: objectField({ text, region, country }, "Where it is."),
    establishedYear: numberField("Year the company was founded."),
    mainProducts: textsField("What it mainly sells."),
    mainMarkets: textsField("Where it mainly sells, as shown."),
    managementCertificates: textsField("Certificates of the company, such as ISO 9001."),
    yearlyRevenueText: textField("Sales of a year, as shown."),
    supplierVerification: supplierVerificationField(),
  })
  // Alibaba counts orders, not pieces, and shows neither followers nor what lies outside of it.
  .omit({ legalName: true, website: true, soldCount: true, soldCountText: true, followerCount: true })
  .omit({ positivePercent: true, joinedAt: true, joinedOn: true, joinedText: true, latitude: true })
  .omit({ longitude: true, ratingCount: true, ratingHistogram: true, badges: true })
  // What only the page of feedback and lists of suppliers tell.
  .omit({ reviewCount: true, productCount: true, responseText: true });
export const supplierOf = fillerOf(Supplier.shape);
export type SupplierDraft = ReturnType<typeof supplierOf>;

/** Record of `supplier`. */
export const SupplierRecord = Supplier.extend({
  ...{ responseText, onTimePercent, halfYearOrderCount, halfYearRevenueText },
  ...{ reviewCount, productCount },
  reorderText: textField("Share of buyers who ordered again, as shown."),
  isFactory: flagField("True when it makes what it sells."),
  products: listField(
    {
      id: neededText("Number of the product, for `product`."),
      url: linkField("Page of the product."),
      title: textField("Title; lists of suppliers state none."),
      imageUrl: linkField("Main picture."),
      ...moneyFields("price", "Price"),
      minimumOrderQuantity: numberField("Least quantity that can be ordered."),
      minimumOrderUnit: textField("What the least quantity counts, as shown."),
      soldCount: countField("Sold in the last 180 days."),
    },
    "What it sells: with `includeProducts` from its site, else what a list of suppliers shows of it.",
  ),
  ...searchFields(),
  resultPosition: placeField("Place among the suppliers found, from 1, over all pages."),
  isAd: flagField("True when the place was paid for."),
}).meta({ title: "Supplier" });
export const supplierRecordOf = fillerOf(SupplierRecord.shape);
