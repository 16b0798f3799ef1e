import {
  arr,
  fieldFrom,
  idFrom,
  instantField,
  int,
  linksField,
  maybe,
  needed,
  neededLink,
  parseDate,
  positionFields,
  rarely,
  type readObject,
  searchFields,
  shapeOf,
  statedIn,
  strs,
  textField,
  textFrom,
  urlAt,
  z,
} from "../../../plugin-sdk/index.ts";
import { linkHere, wordsFrom } from "../items/fields.ts";
import { selectedItems } from "../projection.ts";

/** Milliseconds since 1970, as a number or in digits. */
const momentFrom = (path: string, meaning: string) =>
  fieldFrom(path, instantField(meaning), (value) => {
    const moment = int(value);
    return moment === null || moment < 1e12 ? null : parseDate(moment);
  });
/** Whatever the source says in a word or number, as text. */
const saidFrom = (path: string, meaning: string) =>
  statedIn(
    ["search"],
    maybe(
      fieldFrom(path, textField(meaning), (value) =>
        typeof value === "string" ? value : String(int(value) ?? "") || null,
      ),
    ),
  );
const urlsOf = (rows: unknown, key: string): string[] | null => {
  const urls = arr(rows)?.map((row) => urlAt(row, key));
  return urls?.every((url) => url !== null) === true ? urls : null;
};

/** Where the library states the facts of an advertisement. */
export const AD = {
  id: needed(idFrom("id", "Id of the advertisement.")),
  title: maybe(textFrom("title", "Title, as its advertiser wrote it.")),
  advertiserName: rarely(wordsFrom("name", "Who pays for it.")),
  firstShownAt: momentFrom("first_shown_date", "When it was first shown: the instant, ISO 8601 UTC."),
  lastShownAt: momentFrom("last_shown_date", "When it was last shown: the instant, ISO 8601 UTC."),
  audienceText: wordsFrom("estimated_audience", "How many people it reached, as a range such as 0-1K."),
  videoUrls: maybe(
    fieldFrom("videos", linksField("Films; the addresses end to work after some hours."), (rows) =>
      urlsOf(rows, "video_url"),
    ),
  ),
  coverUrls: maybe(
    fieldFrom("videos", linksField("Stills of the films."), (rows) => urlsOf(rows, "cover_img")),
  ),
  imageUrls: rarely(
    fieldFrom("image_urls", linksField("Pictures; the addresses end to work after some hours."), (urls) =>
      strs(urls),
    ),
  ),
  type: saidFrom("type", "Kind of advertisement, by the library's own number."),
  auditStatus: saidFrom("audit_status", "State of its check, by the library's own number."),
  rejectionText: rarely(wordsFrom("rejection_info", "Why it was taken down, as shown.")),
  sorAuditStatus: saidFrom("sor_audit_status", "State of its second check, by the library's own number."),
  showMode: saidFrom("show_mode", "How it was shown, by the library's own number."),
  spentText: rarely(wordsFrom("spent", "What was spent on it, as shown; mostly not told.")),
  impressionText: rarely(wordsFrom("impression", "How often it was seen, as shown; mostly not told.")),
  callToAction: rarely(wordsFrom("call_to_action", "Words of its button.")),
  externalUrl: linkHere("external_url", "Page that it leads to; mostly told of single advertisements alone."),
  advertiserUsername: rarely(
    wordsFrom("tt_user.username|advertiser.tt_user.username", "Account of the advertiser, if it is stated."),
  ),
};
export type AdFacts = NonNullable<ReturnType<typeof readObject<typeof AD>>>;

const { resultPosition } = positionFields();
export const Ad = z
  .object({
    ...shapeOf(AD),
    url: neededLink("Page of the advertisement in the library."),
    region: textField(
      "Country of the library that was asked; null for all. An advertisement is listed in each where it ran.",
    ),
    ...searchFields(),
    resultPosition,
    ...selectedItems,
  })
  .meta({ title: "Ad" });
