import type { JsonObject } from "../../../kernel/json.ts";
import { businessOf, contactOf, type Business, type Contact } from "../../record-fields/business.ts";
import { plainText } from "../../text/plain-text.ts";
import type { JsonLd } from "../json-ld.ts";
import { imagesFrom } from "./images.ts";
import { BUSINESS_TYPES } from "./business-types.ts";
import { mediaOf } from "../../record-fields/media.ts";
import { placeFrom } from "./place.ts";
import { aggregateRating } from "./rating.ts";
import { bareWord, listOf, rawText, Reading, textOf, type Doubt, type LinkedDataOptions } from "./reading.ts";
import { subjects } from "./subject.ts";

/** A business as JSON-LD tells it: the fields of `businessFields()`, null where it says nothing. The id is the family's to say. */
export type LinkedBusiness = Omit<Business, "id" | "url" | "name"> & {
  url: string | null;
  name: string | null;
};

export interface ReadLocalBusiness {
  /** Null when the page names no business, or not the one asked for. */
  business: LinkedBusiness | null;
  /** Apart from the rest: may be personal data of a sole trader. */
  contact: Contact | null;
  doubts: Doubt[];
}

/** The business of a page from its LocalBusiness or one of the kinds of it, such as Restaurant. */
export function readLocalBusiness(source: JsonLd, options: LinkedDataOptions = {}): ReadLocalBusiness {
  const reading = new Reading(source, options);
  const [node] = subjects(reading, BUSINESS_TYPES, "business");
  const { doubts } = reading;
  if (node === undefined) return { business: null, contact: null, doubts };
  return { business: businessFrom(reading, node), contact: contactFrom(node), doubts };
}

function businessFrom(reading: Reading, node: JsonObject): LinkedBusiness {
  const description = rawText(node["description"]);
  const { imageUrl, imageUrls } = mediaOf(
    imagesFrom(reading, node["image"] ?? node["logo"] ?? node["photo"]),
  );
  const profiles = listOf(node["sameAs"]).flatMap((link) => reading.url(link) ?? []);
  const cuisines = listOf(node["servesCuisine"]).flatMap((each) => textOf(each) ?? []);
  const { id: _id, ...business } = businessOf({
    // The caller's; left out or put in below.
    id: "",
    url: "",
    name: "",
    description: description === null ? null : plainText(description),
    imageUrl,
    imageUrls,
    ...placeFrom(reading, node),
    ...aggregateRating(reading, node["aggregateRating"]),
    categories: cuisines.length === 0 ? null : cuisines.map((name) => ({ id: null, name, url: null })),
    priceLevelText: textOf(node["priceRange"]),
    openingHours: hoursFrom(reading, node),
    profileUrls: profiles.length === 0 ? null : profiles,
  });
  return { ...business, url: reading.url(node["url"]), name: textOf(node["name"]) };
}

function contactFrom(node: JsonObject): Contact {
  return contactOf({
    phone: textOf(node["telephone"]),
    email: textOf(node["email"])?.replace(/^mailto:/i, "") ?? null,
  });
}

/** In the notation of `openingHours`, such as `Monday, Tuesday 09:00-17:00`. */
function hoursFrom(reading: Reading, node: JsonObject): string[] | null {
  const texts = listOf(node["openingHours"]).flatMap((each) => textOf(each) ?? []);
  const rules = reading.all(node["openingHoursSpecification"]).flatMap((rule) => {
    const days = listOf(rule["dayOfWeek"]).flatMap((day) => bareWord(day) ?? []);
    const [opens, closes] = [textOf(rule["opens"]), textOf(rule["closes"])];
    if (opens === null || closes === null) return [];
    return `${days.join(", ")} ${opens}-${closes}`.trim();
  });
  const hours = [...texts, ...rules];
  return hours.length === 0 ? null : hours;
}
