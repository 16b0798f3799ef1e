import {
  fieldFrom,
  type HttpResponse,
  flagFrom,
  idFrom,
  needed,
  rarely,
  readFields,
  type RunContext,
  strs,
  str,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { countryOf, figureFrom, pictureFrom, plainFrom, shownFrom, unlessZero } from "../amounts.ts";
import { askSupplier, supplierUrl } from "../source.ts";
import { modulesOn } from "./modules.ts";
import { type SupplierDraft, supplierOf } from "./record.ts";

/** Texts as a list, or in one text with commas between them. */
const wordsFrom = (path: string) =>
  fieldFrom(path, textsField(""), (value) => {
    const words = strs(value) ?? str(value)?.split(",") ?? null;
    return words?.map((word) => word.trim()).filter((word) => word !== "") ?? null;
  });

const SITE = {
  name: needed(plainFrom("sign.companyName|over.companyName")),
  companyId: idFrom("shared.companyId|sign.companyId", ""),
  logo: rarely(pictureFrom("sign.companyLogoFileUrl")),
  country: rarely(shownFrom("sign.companyRegisterCountry")),
  region: rarely(plainFrom("sign.companyRegisterProvince")),
  location: rarely(plainFrom("sign.supplierOperationalAddress|sign.companyLocation|over.companyLocation")),
  businessType: rarely(plainFrom("sign.companyBusinessType|over.companyBusinessType")),
  memberYears: rarely(figureFrom("sign.accountJoinYears|sign.companyJoinYears")),
  establishedYear: rarely(figureFrom("over.companyEstablishedYear")),
  employeesText: rarely(shownFrom("over.companyNumberOfEmployees|sign.authStaffNo")),
  mainProducts: rarely(wordsFrom("sign.supplierMainProducts|over.supplierMainProducts")),
  mainMarkets: rarely(wordsFrom("over.companyMainMarket")),
  managementCertificates: rarely(wordsFrom("over.companyManagementCertificatesName")),
  yearlyRevenueText: rarely(plainFrom("over.companyTotalRevenue")),
  description: rarely(plainFrom("over.companyDescription|over.supplierAdvantageDescription")),
  rating: rarely(figureFrom("sign.averageStar")),
  isGold: rarely(flagFrom("shared.isGold|sign.isNewGolden", "")),
  isVerified: rarely(flagFrom("sign.companyHasPassAssessment|over.companyHasPassAssessment", "")),
  verifiedBy: rarely(plainFrom("sign.assessmentCertCompany.title|over.assessmentCertCompany.title")),
  hasTradeAssurance: rarely(flagFrom("sign.baoAccountIsDisplayAssurance", "")),
};

/** Figures of trade, which the page of feedback has. */
const TRADE = {
  responseText: rarely(plainFrom("supplierResponseTime")),
  onTimePercent: rarely(figureFrom("supplierOnTimeDeliveryRate")),
  halfYearOrderCount: rarely(figureFrom("ordCnt6m")),
  halfYearRevenueText: rarely(shownFrom("ordAmt")),
};

/** The keys that the fields of a site have in one of its parts. */
const keysIn = (part: "sign" | "over"): string[] =>
  Object.values(SITE)
    .flatMap(({ path }) => path.split("|"))
    .flatMap((path) => (path.startsWith(`${part}.`) ? (path.split(".")[1] ?? []) : []));

/** The home page of a supplier's site. */
export async function readSupplier(
  ctx: RunContext,
  id: string,
): Promise<{ page: HttpResponse; record: SupplierDraft }> {
  const page = await askSupplier(ctx, id, "");
  const { shared, part } = modulesOn(page, id);
  const parts = {
    shared,
    sign: part("icbu-pc-shopSign", keysIn("sign")),
    over: part("icbu-pc-companyOverview", keysIn("over")),
  };
  const stated = readFields(SITE, parts, { answer: "site", warn: ctx.warn });
  const { isGold, isVerified, verifiedBy, hasTradeAssurance, country, region, location } = stated;
  const address = { text: location, region, country: countryOf(country) };
  const record = supplierOf({
    ...stated,
    id,
    url: supplierUrl(id),
    name: stated.name ?? "",
    imageUrl: stated.logo,
    address: location === null && region === null && country === null ? null : address,
    rating: unlessZero(stated.rating),
    ratingMax: unlessZero(stated.rating) === null ? null : 5,
    supplierVerification: { isGold, isVerified, isVerifiedPro: null, hasTradeAssurance, verifiedBy },
  });
  return { page, record };
}

/** The figures of the page of feedback. */
export async function readTrade(ctx: RunContext, id: string) {
  const { part } = modulesOn(await askSupplier(ctx, id, "company_profile/feedback.html"), id);
  return readFields(
    TRADE,
    part(
      "icbu-pc-verifiedInquery",
      Object.values(TRADE).map(({ path }) => path),
    ) ?? {},
    { answer: "feedback", warn: ctx.warn },
  );
}
