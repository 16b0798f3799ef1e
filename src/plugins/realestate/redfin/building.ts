import {
  addressFields,
  arr,
  changed,
  type HttpResponse,
  type JsonObject,
  mediaOf,
  obj,
  parseHtml,
  readFields,
  type Reading,
  requireEnd,
  type RunContext,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import { Home, type HomeDraft, homeOf } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import { priceRangeOf } from "../home/price-range.ts";
import { addressFrom, markupText, plainText, priceOf } from "../home/values.ts";
import { originOf } from "../source.ts";
import { readAddress, type Target } from "../targets.ts";
import { currencyOf } from "./card.ts";
import { unitTypesIn } from "./floor-plans.ts";
import { carriedAnswer, plainAnswer } from "./page-answers.ts";

const BUILDING = {
  ...always(Home.shape, {
    name: "rentalExtension.propertyName",
    latitude: "homeData.addressInfo.centroid.centroid.latitude",
    longitude: "homeData.addressInfo.centroid.centroid.longitude",
  }),
  ...often(Home.shape, { description: ["rentalExtension.description", markupText] }),
};
const ADDRESS = often(addressFields(), {
  street: ["formattedStreetLine", plainText],
  city: "city",
  region: "state",
  postalCode: "zip",
});
const RENTAL = /\/rent\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//i;

/**
 * A building of rentals with its floor plans, which its page carries, or the interface gives by the id of the rental.
 * @throws SourceError `input_not_found` where the site leads elsewhere, `source_changed` for another building
 */
export async function redfinBuilding(ctx: RunContext, { url, value: id }: Target) {
  const origin = ctx.origin(originOf(url));
  const page = await ctx.http.get(origin + new URL(url).pathname);
  if (!/\/apartment\/\d+/.test(new URL(page.url).pathname))
    throw new SourceError("input_not_found", `Redfin has no page for building ${id}.`, { url: page.url });
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const own = document.attrOf('link[rel="canonical"]', "href") ?? metaOf("url");
  if (readAddress(own ?? "")?.value !== id) throw changed(page, `The page is not about building ${id}.`);
  const card = obj(carriedAnswer(page, /\/rentals\/homecards\b/), "homes[0]") ?? {};
  const imageUrl = metaOf("image");
  const rental = str(card, "rentalExtension.rentalId") ?? RENTAL.exec(imageUrl ?? "")?.[1] ?? null;
  if (rental === null) throw changed(page, "The page does not name the rental.");
  const plans =
    carriedAnswer(page, /\/floorPlans\b/) ??
    (await askPlans(ctx, `${origin}/stingray/api/v1/rentals/${encodeURIComponent(rental)}/floorPlans`));
  if (str(plans, "rentalId") !== rental) throw changed(page, `The floor plans are not of building ${id}.`);
  const reading = { answer: "page", warn: ctx.warn };
  return { page, home: readBuilding({ page, id, card, imageUrl }, plans, reading) };

  function metaOf(name: string): string | null {
    return document.attrOf(`meta[property="og:${name}"]`, "content");
  }
}

async function askPlans(ctx: RunContext, url: string): Promise<JsonObject> {
  const answer = await ctx.http.get(url);
  const plans = plainAnswer(answer.text);
  if (plans === null) throw changed(answer, "The answer of Redfin has no floor plans.");
  return plans;
}

interface Found {
  page: HttpResponse;
  id: string;
  card: JsonObject;
  imageUrl: string | null;
}

function readBuilding({ page, id, card, imageUrl }: Found, plans: JsonObject, reading: Reading): HomeDraft {
  if (arr(plans, "unitTypesByBedroom") === null) throw changed(page, "The floor plans have another form.");
  const { floorPlans, count } = unitTypesIn(plans, reading);
  const prices = priceRangeOf(floorPlans, count);
  const country = originOf(page.url) === "redfinCanada" ? "ca" : "us";
  const address = readFields(ADDRESS, obj(card, "homeData.addressInfo") ?? {}, reading);
  return homeOf({
    ...readFields(BUILDING, card, reading),
    id,
    url: readAddress(page.url)?.url ?? page.url,
    site: "redfin",
    kind: "building",
    status: "FOR_RENT",
    address: addressFrom({ ...address, country: address.city === null ? null : country }),
    ...priceOf(prices?.min ?? null, prices === null ? null : currencyOf(country), null, true),
    priceMax: prices?.max ?? null,
    pricePeriod: prices === null ? null : "month",
    livingAreaUnit: floorPlans.some(({ livingArea }) => livingArea !== null) ? "sqft" : null,
    ...mediaOf(null),
    imageUrl,
    floorPlans,
  });
}
