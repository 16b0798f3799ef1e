import {
  flagField,
  listField,
  neededText,
  numberField,
  objectField,
  personFields,
  ratingFields,
  reviewFields,
  textField,
} from "../../plugin-sdk/index.ts";

const { rating, ratingMax, reviewCount } = ratingFields();

/** Who sells, as lists and products name the supplier. */
export const sellerShape = () => ({
  ...personFields(),
  rating,
  ratingMax,
  reviewCount,
  companyId: textField("Number of the company."),
  country: textField("Country of the company, ISO 3166-1 alpha-2 in lower case."),
  memberYears: numberField("Years as a paying member of Alibaba."),
  productScore: numberField("Mean rating of its products' quality, of 5."),
  serviceScore: numberField("Mean rating of its service, of 5."),
  shippingScore: numberField("Mean rating of its shipping in time, of 5."),
});

/** What its own page and products tell of a supplier's trade. */
export const tradeShape = () => ({
  businessType: textField("Kinds of business, as shown, such as Manufacturer."),
  employeesText: textField("Employees, as shown."),
  responseText: textField("How fast it answers, as shown."),
  verificationText: textField("What Alibaba calls it after checking it, as shown."),
  onTimePercent: numberField("Share of orders that were sent in time, in percent."),
  halfYearOrderCount: numberField("Orders of the last six months."),
  halfYearRevenueText: textField("Sales of the last six months in US dollars, as shown."),
});

export const verificationShape = () => ({
  isGold: flagField("True when it is a Gold Supplier."),
  isVerified: flagField("True when it was assessed by somebody else."),
  isVerifiedPro: flagField("True when it is a Verified Pro Supplier."),
  hasTradeAssurance: flagField("True when orders are covered by Trade Assurance."),
  verifiedBy: textField("Who assessed it."),
});
export const supplierVerificationField = () =>
  objectField(
    verificationShape(),
    "What Alibaba checked of the supplier, with `includeSupplierVerification`; null where a mark is not shown.",
  );

/** Reviews have no number and no address on the page. */
export const reviewSamplesField = () => {
  const review = reviewFields();
  return listField(
    {
      ...{ text: review.text, rating: review.rating, ratingMax: review.ratingMax },
      publishedOn: review.publishedOn,
      country: textField("Country of the buyer, ISO 3166-1 alpha-2 in lower case."),
      author: objectField({ name: personFields().name }, "Who wrote it; the source masks the name."),
      isOfProduct: flagField("True when it is about this product, false when about another of the supplier."),
    },
    "First reviews, as the page shows them, with `includeReviews`.",
  );
};

/** What a list says of certificates. */
export const certificateNamesField = () =>
  listField({ name: neededText("Name, such as CE.") }, "Certificates of the product.");

export const certificatesField = () =>
  listField(
    {
      name: neededText("Name, such as CE."),
      number: textField("Number of the certificate."),
      authority: textField("Who issued it."),
      validText: textField("From when to when it holds, as shown."),
    },
    "Certificates of the product.",
  );
