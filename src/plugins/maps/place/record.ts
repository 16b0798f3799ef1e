import {
  addressOf,
  businessFields,
  categoryFields,
  fieldMask,
  listField,
  localeFields,
  objectField,
  personFields,
  positionFields,
  searchFields,
  textField,
  type Warn,
  z,
} from "../../../plugin-sdk/index.ts";
import { contactsFields } from "../contacts.ts";
import { cidOf, featureOf, isSamePlace } from "../ids.ts";
import { ShownReview } from "../reviews/record.ts";
import { MAPS } from "../source.ts";
import { closedFields } from "./closed.ts";
import { PLACE } from "./table.ts";

/** What the table gives under other names, or only to make other fields of. */
const WITHIN = fieldMask(
  "categoryNames categoryIds addressText titledAddress addressParts",
  "addressCountry phones ownerId ownerName",
);

const { url: _page, ...category } = categoryFields();
const { imageUrl: _picture, ...person } = personFields();

export const Place = z
  .object({
    ...PLACE.shape,
    ...businessFields(),
    neighborhood: textField("Part of the city."),
    cid: textField("The id in decimal (`?cid=`)."),
    phone: textField("Telephone number, as people of the country dial it."),
    ...closedFields,
    phoneInternational: textField("Telephone number with the code of the country."),
    categories: listField(category, "What kind of place it is, the main one first."),
    owner: objectField(person, "The business profile that owns it."),
    contacts: objectField(contactsFields, "What its own web site shows, with `scrapeContacts`."),
    topReviews: listField(
      ShownReview.shape,
      "The few reviews in the answer about the place, with `includeReviews`.",
    ),
    ...searchFields(),
    ...positionFields(),
    ...localeFields(),
  })
  // Google counts a rating without words as a review; its scale of five it never states.
  .omit({ ...WITHIN, reviewCount: true, ratingMax: true, profileUrls: true })
  .meta({ title: "Place" });
export type Place = z.output<typeof Place>;

type Row = NonNullable<ReturnType<typeof PLACE.read>>;
export type PlaceFacts = NonNullable<ReturnType<typeof readPlace>>;

/** The facts of one message about a place; null without id or name. */
export function readPlace(message: unknown, what: string, warn: Warn) {
  const row = PLACE.read(message, what, warn);
  if (row === null) return null;
  const { categoryNames, categoryIds, addressText, titledAddress, phones, ...others } = row;
  const { addressParts, addressCountry, ownerId, ownerName, ...known } = others;
  const { id, name, ratingHistogram, ratingCount } = row;
  const rated = Object.values(ratingHistogram ?? {}).reduce((sum: number, count) => sum + (count ?? 0), 0);
  if (ratingHistogram !== null && ratingCount !== null && rated !== ratingCount)
    warn("counts_differ", `ratingHistogram: ${rated} ratings by stars, and ratingCount ${ratingCount}.`);
  const ids = categoryIds?.length === categoryNames?.length ? categoryIds : null;
  const text = addressText ?? titledAddress?.replace(`${name}, `, "") ?? null;
  const { neighborhood = null, ...parts } = partsOf(addressParts, what, warn) ?? {};
  const address = addressOf({ text, ...parts, country: addressCountry });
  const cid = cidOf(id);
  return {
    ...known,
    neighborhood,
    placeId: placeIdFor(row, what, warn),
    cid,
    url: `${MAPS}/maps?cid=${cid}`,
    categories: categoryNames?.map((each, at) => ({ id: ids?.[at]?.id ?? null, name: each })) ?? null,
    address: Object.values(address).every((part) => part === null) ? null : address,
    phoneInternational: phones?.find(({ form }) => form === 2)?.text ?? null,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName, url: `${MAPS}/maps/contrib/${ownerId}` },
  };
}

/** A place id of the usual form holds the feature id too: one of another place is not sold beside it. */
function placeIdFor({ id, placeId }: Pick<Row, "id" | "placeId">, what: string, warn: Warn): string | null {
  const named = placeId === null ? null : featureOf(placeId);
  if (named === null || isSamePlace(named, id)) return placeId;
  warn("field_unreadable", `placeId: ${what} has that of place ${named}, and is place ${id}.`);
  return null;
}

/** The parts of an address; none of them where the street and its copy differ. Of "New Delhi, Delhi" the city without its region. */
function partsOf(parts: Row["addressParts"], what: string, warn: Warn) {
  if (parts === null) return null;
  const { street, streetAgain, city, region, postalCode, neighborhood } = parts;
  if (streetAgain !== null && street !== streetAgain) {
    warn("field_unreadable", `address, neighborhood: ${what} has two streets.`);
    return null;
  }
  const tail = `, ${region}`;
  const ownCity = city?.endsWith(tail) ? city.slice(0, -tail.length) : city;
  return { street, city: ownCity, region, postalCode, neighborhood };
}
