import { cell, kindOf } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  asciiDigits,
  countField,
  dayField,
  flagField,
  integerField,
  linkField,
  linksField,
  listField,
  neededText,
  numberField,
  placeField,
  ratingFields,
  textField,
  textsField,
  parseNumber,
  z,
} from "../../../plugin-sdk/index.ts";
import { featureId, placeIdOf } from "../ids.ts";
import { MAPS } from "../source.ts";

const DAY = dayField("");

/** The kinds of values that only places have. */
export const kinds = {
  feature: kindOf(textField, featureId),
  placeId: kindOf(textField, (found) =>
    typeof found === "string" && /^[A-Za-z0-9_-]{20,}$/.test(found)
      ? found
      : placeIdOf(featureId(found) ?? "0x0:0x0"),
  ),
  /** Id of a topic or of a thing in Google's knowledge graph. */
  topic: kindOf(textField, (found) =>
    typeof found === "string" && /^\/[gm]\/\w+$/.test(found) ? found : null,
  ),
  /** A sentence, and no constant of the source. */
  sentence: kindOf(textField, (found) =>
    typeof found === "string" && found !== "" && !/^[A-Z\d_]+$/.test(found) ? found : null,
  ),
  /** Words, and nothing that is an address, a feature id or a topic. */
  name: kindOf(textField, (found) =>
    typeof found === "string" && found !== "" && !/^(?:https?:|\/\/|\/[gm]\/|0x[\da-f]+:0x)/i.test(found)
      ? found
      : null,
  ),
  /** Of a person who takes part in the map. */
  contributor: kindOf(textField, (found) =>
    typeof found === "string" ? (/(?:^|\/contrib\/)(\d{10,})/.exec(found)?.[1] ?? null) : null,
  ),
  /** The page of one. */
  contributorPage: kindOf(linkField, (found) => {
    const link = linkOf(found);
    return link !== null && /\/contrib\/\d/.test(link) ? link : null;
  }),
  /** With the place; the one in full has eight characters before its mark. */
  plusCode: kindOf(textField, (found) =>
    typeof found === "string" && /^[\dA-Z]{2,6}\+[\dA-Z]/i.test(found) ? found : null,
  ),
  fullPlusCode: kindOf(textField, (found) =>
    typeof found === "string" && /^[\dA-Z]{8}\+[\dA-Z]*$/i.test(found) ? found : null,
  ),
  country: kindOf(textField, (found) =>
    typeof found === "string" && /^[A-Z]{2}$/.test(found) ? found.toLowerCase() : null,
  ),
  zone: kindOf(textField, (found) =>
    typeof found === "string" && /^[A-Z]\w+\/|^UTC$/.test(found) ? found : null,
  ),
  latitude: degrees(90),
  longitude: degrees(180),
  rating: kindOf(
    () => ratingFields().rating,
    (found) => (typeof found === "number" && found >= 1 && found <= 5 ? found : null),
  ),
  level: kindOf(integerField, (found) => ([1, 2, 3, 4].includes(found as number) ? (found as number) : null)),
  /** From 1 for Monday to 7 for Sunday. */
  weekday: kindOf(placeField, (found) =>
    [1, 2, 3, 4, 5, 6, 7].includes(found as number) ? (found as number) : null,
  ),
  /** A day as text or as `[year, month, day]`. */
  day: kindOf(dayField, (found) => {
    const text = Array.isArray(found) ? found.map((part) => String(part).padStart(2, "0")).join("-") : found;
    return DAY.safeParse(text).data ?? null;
  }),
  /** How many gave each number of stars, from one to five. */
  histogram: kindOf(
    () => ratingFields().ratingHistogram,
    (found) => {
      const counts = Array.isArray(found)
        ? found.map((each) => cell.count.read(each, () => undefined, "", ""))
        : [];
      if (counts.length !== 5 || counts.includes(null)) return null;
      const [one = null, two = null, three = null, four = null, five = null] = counts;
      return { 1: one, 2: two, 3: three, 4: four, 5: five };
    },
  ),
  /** From and to, each as `[hour, minute]`; one of them unread, nobody knows whether the other is what it seems. */
  span: kindOf(
    () => z.object({ opens: neededText(""), closes: neededText("") }).nullable(),
    (found) => {
      if (!Array.isArray(found) || found.length !== 2) return null;
      const [opens = null, closes = null] = found.map(clock);
      return opens === null || closes === null ? null : { opens, closes };
    },
  ),
  weekdayOfDate: kindOf(placeField, (found) =>
    typeof found === "string" && /^\d{4}-\d\d-\d\d$/.test(found) ? new Date(found).getUTCDay() || 7 : null,
  ),
  /** Of a day in the older layout: texts at [1], and `[hour, minute, hour, minute]` for each at [6]. */
  olderSlots: kindOf(
    () => listField({ text: neededText(""), opens: textField(""), closes: textField("") }, ""),
    (found, warn, name, what) => {
      const texts = textsOf(jspbAt(found, [1]));
      return (
        texts?.map((text, at) => {
          const row = jspbAt(found, [6, at]);
          const [opens, closes] = Array.isArray(row)
            ? [clock(row.slice(0, 2)), clock(row.slice(2))]
            : [null, null];
          if (opens !== null && closes !== null && areShown(text, opens, closes))
            return { text, opens, closes };
          if (row !== null) warn("field_unreadable", `${name}: ${what} has times of another form.`);
          return { text, opens: null, closes: null };
        }) ?? null
      );
    },
  ),
  /** Each day with its hours as one text; of a list with a day of another form, none. */
  openingHours: kindOf(textsField, (found) => {
    const days = Array.isArray(found) ? found.map((day: unknown) => hoursOf(day)) : [null];
    return days.includes(null) ? null : days.flatMap((text) => text ?? []);
  }),
  /** A count, or the number in a text such as "48 reviews"; of "1.2K reviews" the one that it stands for. */
  ratings: kindOf(countField, (found) => {
    const count = typeof found === "string" ? (parseNumber(found) ?? parseNumber(ungrouped(found))) : found;
    return Number.isSafeInteger(count) && (count as number) >= 0 ? (count as number) : null;
  }),
  /** Claimed where an owner is named, not claimed where the source offers to claim it. */
  claimed: kindOf(flagField, (found) => {
    if (typeof found === "string") return true;
    return typeof found === "number" || Array.isArray(found) ? false : null;
  }),
  /** How the source says that a place offers something. */
  offered: kindOf(flagField, (found) => (found === 1 || found === 0 ? found === 1 : null)),
  texts: kindOf(textsField, textsOf),
  /** A link that may go through the source's own redirect. */
  link: kindOf(linkField, linkOf),
  /** The pictures of a list of albums or of pictures; one of another form is left out with a warning. */
  pictures: kindOf(linksField, (found, warn, name) => {
    if (!Array.isArray(found)) return null;
    const links = found.map((item: unknown) => linkOf(jspbAt(item, [3, 0, 6, 0]) ?? jspbAt(item, [6, 0])));
    if (links.includes(null)) warn("row_unreadable", `${name}: a picture has another form.`);
    const read = links.flatMap((link) => link ?? []);
    return read.length === 0 ? null : [...new Set(read)];
  }),
};

/** A count has no fraction: a mark before three digits groups them, in whatever language the text is. */
const ungrouped = (text: string): string => text.replace(/(?<=\p{Nd})[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, "");

function linkOf(found: unknown): string | null {
  const url = typeof found === "string" && /^(?:https?:)?\//i.test(found) ? URL.parse(found, MAPS) : null;
  const target = url?.pathname === "/url" ? URL.parse(url.searchParams.get("q") ?? "") : url;
  return target !== null && /^https?:$/.test(target.protocol) ? target.href : null;
}

function textsOf(found: unknown): string[] | null {
  const isFilled = Array.isArray(found) && found.length > 0;
  return isFilled && found.every((text) => typeof text === "string") ? found : null;
}

function degrees(most: number) {
  return kindOf(numberField, (found) =>
    typeof found === "number" && Math.abs(found) <= most ? found : null,
  );
}

/** `[hour, minute]`, where a zero may be left out. */
function clock(found: unknown): string | null {
  if (!Array.isArray(found)) return null;
  const [hour, minute] = [found[0] ?? 0, found[1] ?? 0] as unknown[];
  const isClock = isWithin(hour, 24) && isWithin(minute, 59) && found.length <= 2;
  return isClock ? [hour, minute].map((part) => String(part).padStart(2, "0")).join(":") : null;
}

const isWithin = (found: unknown, most: number): boolean =>
  Number.isInteger(found) && (found as number) >= 0 && (found as number) <= most;

/**
 * Whether a text shows both times, in any language: their hours, of 24 or of 12, are among its numbers,
 * each before its minutes.
 * One without numbers, such as that of a place that is always open, shows neither.
 */
export function areShown(text: string, ...times: readonly string[]): boolean {
  const numbers = (asciiDigits(text).match(/\d+/g) ?? []).map(Number);
  const isNamed = (time: string): boolean => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const hours = [hour, hour % 12, hour % 12 || 12, hour || 24];
    return numbers.some(
      (number, at) => hours.includes(number) && (minute === 0 || numbers[at + 1] === minute),
    );
  };
  return new Set(times).size === 1 || numbers.length === 0 || times.every(isNamed);
}

/** The name of a day, and its hours as texts: each in a list of its own, before 2023 in one list. */
function hoursOf(day: unknown): string | null {
  const slots = jspbAt(day, [3]);
  const texts = Array.isArray(slots) ? slots.map((slot: unknown) => jspbAt(slot, [0])) : jspbAt(day, [1]);
  const parts = [jspbAt(day, [0]), ...(Array.isArray(texts) ? (texts as unknown[]) : [null])];
  if (!parts.every((part) => typeof part === "string")) return null;
  return `${parts[0]}: ${parts.slice(1).join(", ")}`;
}
