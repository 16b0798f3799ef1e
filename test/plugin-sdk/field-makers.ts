/** Functions of the SDK that meet no page: groups of fields of Records, and what makes Records of what was read. Named one by one: a reader may end alike. */
export const FIELD_MAKERS = new Set(
  (
    "addressFields addressOf attributeFields businessFields businessOf categoryFields cellsOf " +
    "commentFields commentOf contactFields contactOf countField countFields dayField discountFields " +
    "discountOf fillerOf flagField identityFields instantField integerField jobFields jobOf " +
    "lastRunFields linkField linksField listField localeFields localeOf mediaFields mediaOf moneyFields " +
    "moneyOf nameFields needed neededLink neededText nothingOf numberField objectField " +
    "offerFields offerOf personFields personOf placeField placeFields placeOf positionFields positionOf " +
    "postFields postMediaFields postMediaOf postOf priceTierFields priceTierOf productCardFields " +
    "productCardOf productFields productOf profileFields profileOf questionFields questionOf ratingFields " +
    "ratingOf reactionFields readFields replyFields replyOf reviewFields reviewOf rfqFields rfqOf " +
    "salaryFields salaryOf sellerFields sellerOf sellerProfileFields sellerProfileOf shapeOf " +
    "shippingFields shippingOf sizedImageFields sizedImageOf stockFields textField textsField timeFields " +
    "variantFields variantOf videoFields videoOf wordField"
  ).split(" "),
);
