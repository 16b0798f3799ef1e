import { cell, kindOf } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
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
  time: kindOf(textField, clock),
  weekdayOfDate: kindOf(placeField, (found) =>
    typeof found === "string" && /^\d{4}-\d\d-\d\d$/.test(found) ? new Date(found).getUTCDay() || 7 : null,
  ),
  /** Of a day in the older layout: texts at [1], and `[hour, minute, hour, minute]` for each at [6]. */
  olderSlots: kindOf(
    () => listField({ text: neededText(""), opens: textField(""), closes: textField("") }, ""),
    (found) => {
      const texts = textsOf(jspbAt(found, [1]));
      const times = (at: number) => (from: number) => {
        const row = jspbAt(found, [6, at]);
        return Array.isArray(row) ? clock(row.slice(from, from + 2)) : null;
      };
      return texts?.map((text, at) => ({ text, opens: times(at)(0), closes: times(at)(2) })) ?? null;
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
  return Number.isInteger(hour) && Number.isInteger(minute)
    ? [hour, minute].map((part) => String(part).padStart(2, "0")).join(":")
    : null;
}

/** The name of a day, and its hours as texts: each in a list of its own, before 2023 in one list. */
function hoursOf(day: unknown): string | null {
  const slots = jspbAt(day, [3]);
  const texts = Array.isArray(slots) ? slots.map((slot: unknown) => jspbAt(slot, [0])) : jspbAt(day, [1]);
  const parts = [jspbAt(day, [0]), ...(Array.isArray(texts) ? (texts as unknown[]) : [null])];
  if (!parts.every((part) => typeof part === "string")) return null;
  return `${parts[0]}: ${parts.slice(1).join(", ")}`;
}
