import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, type Kind, kindOf } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { listField, textField, type z } from "../../../plugin-sdk/index.ts";
import { areShown, kinds } from "./cells.ts";

const SLOT = new FieldTable({
  text: neededAt(cell.text, "As shown, in the language of the answer.", [0]),
  span: maybeAt(kinds.span, "From and to", [1]),
});
const { text: slotText } = SLOT.shape;
const SLOTS = kindOf(
  () =>
    listField(
      {
        text: slotText,
        opens: textField("Clock time at which it opens."),
        closes: textField("Clock time at which it closes; the same as `opens` around the clock."),
      },
      "",
    ),
  (found, warn, name, what) =>
    SLOT.list.read(found, warn, name, what)?.map(({ text, span }) => {
      if (span === null || areShown(text, span.opens, span.closes))
        return { text, opens: span?.opens ?? null, closes: span?.closes ?? null };
      warn("field_unreadable", `${name}: the times of ${what} are not those of its text.`);
      return { text, opens: null, closes: null };
    }) ?? null,
);
const DAY = new FieldTable({
  name: neededAt(cell.text, "Name of the day, in the language of the answer.", [0]),
  weekday: alwaysAt(kinds.weekday, "1 is Monday, 7 is Sunday.", [1]),
  validOn: alwaysAt(kinds.day, "The day itself; holidays may differ.", [2]),
  slots: alwaysAt(SLOTS, "When it is open on that day.", [3]),
});
/** The same in the layout of before 2023, which some answers still have. */
const OLDER_DAY = new FieldTable({
  name: neededAt(cell.text, "Name", [0]),
  weekday: alwaysAt(kinds.weekdayOfDate, "Weekday", [4]),
  validOn: alwaysAt(kinds.day, "Day", [4]),
  slots: neededAt(kinds.olderSlots, "Hours as shown, and from and to", []),
});
const DAYS: Kind<z.output<z.ZodObject<typeof DAY.shape>>[]> = {
  schema: DAY.list.schema,
  read: (found, ...to) => (jspbAt(found, [0, 3]) === null ? OLDER_DAY : DAY).list.read(found, ...to),
};
const BUSY_HOUR = new FieldTable({
  hour: neededAt(cell.count, "Hour of the day, from 0.", [0]),
  percent: neededAt(cell.count, "How busy it usually is, in percent of its busiest hour.", [1]),
});
const BUSY_DAY = new FieldTable({
  weekday: neededAt(kinds.weekday, "1 is Monday, 7 is Sunday.", [0]),
  hours: alwaysAt(BUSY_HOUR.list, "Its hours.", [1]),
});
const OPTION = new FieldTable({
  id: neededAt(cell.text, "Id of the property, such as /geo/type/establishment_poi/has_delivery.", [0]),
  name: neededAt(cell.text, "Name of the property, as shown.", [1]),
  isOffered: maybeAt(
    kinds.offered,
    "True when the place has it, false when it says that it has not.",
    [2, 1, 0, 0],
  ),
  value: maybeAt(cell.text, "The one that applies of several, as shown.", [2, 3, 2]),
  choices: maybeAt(
    new FieldTable({ name: neededAt(cell.text, "As shown.", [2], [3]) }).list,
    "All that apply.",
    [2, 4, 1, 0, 0],
  ),
});
const OPTION_GROUP = new FieldTable({
  id: neededAt(cell.text, "Id of the group, such as service_options.", [0]),
  name: neededAt(cell.text, "Name of the group, as shown.", [1]),
  attributes: alwaysAt(OPTION.list, "Properties of the group.", [2]),
});
const TOPIC = new FieldTable({
  id: alwaysAt(kinds.topic, "Id of the topic.", [0, 0]),
  text: neededAt(cell.text, "Topic, as shown.", [1]),
  mentionCount: alwaysAt(cell.count, "Reviews that mention it.", [3, 7], [3, 4]),
});
/** Of a review whose id the answer does not have. */
const SNIPPET = new FieldTable({ text: neededAt(cell.text, "What the source shows of it.", [1]) });
const RELATED = new FieldTable({
  id: neededAt(kinds.feature, "Id of the place.", [0]),
  name: maybeAt(kinds.name, "Name; null where the source lists only the id.", [1, 11]),
  rating: maybeAt(kinds.rating, "Mean rating.", [1, 4, 7]),
  ratingCount: maybeAt(kinds.ratings, "How many people rated it.", [1, 4, 8]),
  latitude: maybeAt(kinds.latitude, "Degrees north.", [1, 9, 2]),
  longitude: maybeAt(kinds.longitude, "Degrees east.", [1, 9, 3]),
});
const LINK = new FieldTable({
  url: neededAt(kinds.link, "Where to go.", [0]),
  name: maybeAt(cell.text, "Who takes it.", [1]),
});
const ORDER = new FieldTable({
  url: neededAt(kinds.link, "Where to go.", [1, 2, 0]),
  name: neededAt(kinds.name, "Who takes it.", [0, 0]),
});
/** Of the address: the source has the street twice. */
const PARTS = new FieldTable({
  neighborhood: maybeAt(kinds.name, "Part of the city.", [0]),
  street: maybeAt(kinds.name, "Street", [1]),
  streetAgain: maybeAt(kinds.name, "Street", [2]),
  city: maybeAt(kinds.name, "City", [3]),
  postalCode: maybeAt(kinds.name, "Postal code", [4]),
  region: maybeAt(kinds.name, "Region", [5]),
  country: maybeAt(kinds.country, "Country", [6]),
});
const ALBUM = new FieldTable({
  url: neededAt(kinds.link, "Its first picture.", [3, 0, 6, 0]),
  title: maybeAt(cell.text, "Name of the album, as shown.", [2]),
});

/**
 * Where each fact of a place stands in its message, which is [6] of the answer about one place and [14] or [1] of a row of a
 * search. **When the source moves something, change its line.**
 */
export const PLACE = new FieldTable({
  id: neededAt(kinds.feature, "Feature id of the place.", [10]),
  name: neededAt(cell.text, "Name of the place.", [11]),
  placeId: maybeAt(
    kinds.placeId,
    "Place id (ChIJ…); null where the source gives half of the feature id.",
    [78],
    [227, 0, 4],
    [10],
  ),
  kgmid: maybeAt(kinds.topic, "Id in Google's knowledge graph.", [89], [227, 0, 3]),
  localName: maybeAt(cell.text, "Name in the language of the country, if it is a different one.", [101]),
  categoryNames: maybeAt(kinds.texts, "Names", [13]),
  categoryIds: maybeAt(new FieldTable({ id: neededAt(cell.text, "Id", [0]) }).list, "Ids", [76]),
  addressText: maybeAt(cell.text, "Address", [39]),
  titledAddress: maybeAt(cell.text, "Name and address", [18]),
  addressLines: maybeAt(kinds.texts, "Address in lines.", [2]),
  addressParts: maybeAt(PARTS.whole, "Parts of the address", [183, 1]),
  addressCountry: maybeAt(kinds.country, "Country", [243], [183, 1, 6]),
  latitude: alwaysAt(kinds.latitude, "Degrees north", [9, 2]),
  longitude: alwaysAt(kinds.longitude, "Degrees east", [9, 3]),
  plusCode: maybeAt(
    kinds.plusCode,
    "Plus code: its end and the place, such as M2CR+6X Limassol.",
    [183, 2, 2, 0],
  ),
  fullPlusCode: maybeAt(kinds.fullPlusCode, "Plus code in full.", [183, 2, 1, 0]),
  timeZone: maybeAt(kinds.zone, "Time zone, such as Europe/Athens.", [30]),
  locatedIn: maybeAt(
    new FieldTable({
      id: neededAt(kinds.feature, "Id of the place.", [1]),
      name: neededAt(cell.text, "Name of the place.", [0]),
    }).object,
    "The larger place that it is in.",
    [134, 0, 0, 0],
  ),
  rating: maybeAt(kinds.rating, "Rating", [4, 7]),
  ratingCount: maybeAt(kinds.ratings, "Ratings", [4, 8], [4, 3, 1]),
  ratingHistogram: maybeAt(kinds.histogram, "Ratings by stars", [175, 3]),
  reviewsUrl: maybeAt(kinds.link, "Page of its reviews.", [4, 3, 0]),
  priceLevelText: maybeAt(cell.text, "Prices", [4, 2], [4, 4]),
  priceLevel: maybeAt(kinds.level, "How dear it is, from 1 to 4.", [4, 14]),
  priceDescription: maybeAt(cell.text, "How dear it is, in words as shown.", [4, 10]),
  website: maybeAt(kinds.link, "Web site", [7, 0]),
  phone: maybeAt(cell.text, "Phone", [178, 0, 0]),
  phones: maybeAt(
    new FieldTable({
      text: neededAt(cell.text, "Number", [0]),
      form: alwaysAt(cell.count, "1 national, 2 international", [1]),
    }).list,
    "Phones",
    [178, 0, 1],
  ),
  hours: maybeAt(DAYS, "When it is open, for the next seven days.", [203, 0], [34, 1]),
  openingHours: maybeAt(kinds.openingHours, "Hours", [203, 0], [34, 1]),
  openStatusText: maybeAt(
    cell.text,
    "Whether it is open now, or closed permanently, as shown.",
    [203, 1, 4, 0],
    [34, 4, 4],
  ),
  description: maybeAt(kinds.sentence, "Description", [32, 1, 1], [32, 0, 1]),
  popularTimes: maybeAt(BUSY_DAY.list, "How busy it usually is.", [84, 0]),
  imageUrl: maybeAt(kinds.link, "Main picture", [72, 0, 1, 6, 0], [72, 0, 0, 6, 0], [37, 0, 0, 6, 0]),
  imageCount: maybeAt(cell.count, "Pictures that the source has of it.", [37, 1]),
  imageUrls: maybeAt(kinds.pictures, "Pictures", [171, 0], [37, 0]),
  albums: maybeAt(ALBUM.list, "Albums, each with its first picture; with `includeImages`.", [171, 0]),
  menuUrl: maybeAt(kinds.link, "Menu.", [38, 0]),
  reservationLinks: maybeAt(LINK.list, "Where to reserve.", [46]),
  orderLinks: maybeAt(ORDER.list, "Where to order.", [75, 0, 1, 2], [75, 0, 0, 2]),
  ownerId: maybeAt(cell.text, "Id", [57, 2]),
  ownerName: maybeAt(cell.text, "Name", [57, 1]),
  isClaimed: maybeAt(
    kinds.claimed,
    "True when a business profile owns it, false when the source offers to claim it.",
    [57, 2],
    [49],
  ),
  attributeGroups: maybeAt(OPTION_GROUP.list, "What it offers, by group.", [100, 1]),
  reviewTopics: maybeAt(TOPIC.list, "What reviews mention most.", [153, 0]),
  reviewSnippets: maybeAt(SNIPPET.list, "Parts of reviews; with `includeReviews`.", [31, 1]),
  relatedPlaces: maybeAt(RELATED.list, "Places that people also search for.", [99, 0, 0, 1]),
});
