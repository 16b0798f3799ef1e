import {
  arr,
  fieldFrom,
  flagFrom,
  idFrom,
  listField,
  needed,
  rarely,
  readRows,
  shapeOf,
  textField,
} from "../../../plugin-sdk/index.ts";
import { figureFrom, pictureFrom, plainFrom, rawFrom, shownFrom } from "../amounts.ts";

const FACT = { name: needed(plainFrom("authName")), value: rarely(plainFrom("authValue")) };
/** What was checked of a supplier, group by group. */
const checkedFacts = fieldFrom(
  "authCards.value.authGroupInfoList",
  listField(shapeOf(FACT), ""),
  (groups, reading, name) => {
    const lists = arr(groups)?.map((group) => arr(group, "authInfoList")) ?? [null];
    if (lists.includes(null)) return null;
    return readRows(FACT, lists.flat(), reading, name);
  },
);

/** The supplier, as the data of a product page state it. */
export const SELLER = {
  name: needed(plainFrom("companyName")),
  companyId: idFrom("companyId", ""),
  home: fieldFrom("subDomain|homeUrl|companyProfileUrl|feedbackUrl", textField("")),
  imageUrl: rarely(pictureFrom("companyLogoFileUrlSmall|companyLogoFileUrl|companyLogo")),
  country: rarely(shownFrom("companyRegisterCountry")),
  memberYears: rarely(figureFrom("companyJoinYears")),
  rating: rarely(figureFrom("supplierRatingReviews.averageStar")),
  reviewCount: rarely(figureFrom("supplierRatingReviews.totalReviewOrderCount")),
  scores: rarely(rawFrom("supplierRatingReviews.latitudeScoreDTOList")),
  businessType: rarely(plainFrom("companyBusinessType")),
  employeesText: rarely(shownFrom("employeesCount")),
  responseText: rarely(plainFrom("responseTimeText")),
  onTimePercent: rarely(figureFrom("supplierOnTimeDeliveryRate")),
  halfYearOrderCount: rarely(figureFrom("tradeHalfYear.ordCnt6m")),
  halfYearRevenueText: rarely(shownFrom("tradeHalfYear.ordAmt")),
  assuranceText: rarely(shownFrom("baoAccountAmount")),
  checkedFacts: rarely(checkedFacts),
  isGold: rarely(flagFrom("accountIsGoldPlusSupplier", "")),
  isVerified: rarely(flagFrom("companyHasPassAssessment", "")),
  // The first is how Alibaba spells it.
  verificationText: rarely(plainFrom("verifiedManufactruers.text|verifiedManufacturers.text")),
  hasTradeAssurance: rarely(flagFrom("baoAccountIsService", "")),
};
