/** Functions of the SDK that meet no page: groups of fields of Records, and what makes Records of what was read. Named one by one: a reader may end alike. */
export const FIELD_MAKERS = new Set(
  (
    "addressFields addressOf attributeFields businessFields categoryFields cellsOf " +
    "commentFields contactFields countField countFields dayField discountFields " +
    "discountOf fillerOf flagField identityFields instantField integerField jobFields " +
    "lastRunFields linkField linksField listField localeFields mediaFields mediaOf moneyFields " +
    "moneyOf nameFields needed neededLink neededText nothingOf numberField objectField " +
    "offerFields personFields personOf placeField placeFields positionFields " +
    "postFields postMediaFields postMediaOf priceTierFields productCardFields " +
    "productFields profileFields questionFields ratingFields " +
    "reactionFields readFields replyFields reviewFields rfqFields " +
    "salaryFields sellerFields sellerProfileFields shapeOf " +
    "shippingFields sizedImageFields stockFields textField textsField timeFields " +
    "variantFields videoFields wordField"
  ).split(" "),
);
