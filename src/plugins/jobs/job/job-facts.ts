import {
  absoluteUrl,
  arr,
  at,
  countField,
  decodeEntities,
  fieldFrom,
  flagField,
  instantField,
  int,
  htmlToText,
  linkFrom,
  num,
  numberField,
  parseDate,
  rarely,
  searchKey,
  str,
  textField,
  textFrom,
  textsField,
  withoutQuery,
} from "../../../plugin-sdk/index.ts";
import { companySlug, JOB_ID } from "../targets.ts";

/** Keys under which the source files kinds of employment, whatever the language of the page. */
const EMPLOYMENT: Readonly<Record<string, string>> = {
  CF3CP: "full_time",
  "75GKK": "part_time",
  "5QWDV": "permanent",
  NJXCK: "contract",
  "4HKF7": "temporary",
  VDTG7: "internship",
};
const REMOTE_KEY = "DSQF7";
/** What the source's words for a place of work mean for `remote`. */
const REMOTE: Readonly<Record<string, boolean>> = { REMOTE_ALWAYS: true, REMOTE_HYBRID: false };

const keyOf = (mark: unknown): string => str(mark, "suid") ?? str(mark, "key") ?? "";
const lowerSnake = (label: string): string => label.toLowerCase().replace(/[\s-]+/g, "_");

/** The labels of a list of marks, blank ones left out; null when one has none, and an empty text when all are blank. */
function labelsOf(marks: unknown): string[] | "" | null {
  return saidOf(marks, () => undefined);
}

/** Kinds of employment by their keys, or else by their labels. */
function employmentOf(marks: unknown): string[] | "" | null {
  const words = saidOf(marks, (mark) => EMPLOYMENT[keyOf(mark)], lowerSnake);
  return Array.isArray(words) ? [...new Set(words)] : words;
}

/** What each mark says, by its key or else by its label. The source has a blank label for what it does not know. */
function saidOf(
  marks: unknown,
  byKey: (mark: unknown) => string | undefined,
  byLabel = (label: string) => label,
): string[] | "" | null {
  const list = arr(marks);
  const said = list?.map((mark) => {
    const label = typeof mark === "string" ? mark : str(mark, "label");
    return byKey(mark) ?? (label === null ? null : byLabel(decodeEntities(label).trim()));
  });
  if (said === undefined || !said.every((word) => word !== null)) return null;
  const words = said.filter((word) => word !== "");
  return words.length === 0 && said.length > 0 ? "" : words;
}

/** The groups of marks of a job, by the name that the source gives them. */
export function marksIn(groups: unknown): Record<string, unknown> {
  const named = arr(groups)?.map((group) => [str(group, "label") ?? "", at(group, "attributes")] as const);
  return Object.fromEntries(named ?? []);
}

const NONE = "";
export const jobKeyAt = (path: string) =>
  fieldFrom(path, textField(NONE), (value) => (JOB_ID.test(String(value)) ? value : null));
const plain = (value: unknown): string | null =>
  typeof value === "string" ? decodeEntities(value).trim() : null;
/** A text that the source always states. */
export const toldTextAt = (path: string) => fieldFrom(path, textField(NONE), (value) => plain(value) || null);
export const textAt = (path: string) => rarely(fieldFrom(path, textField(NONE), plain));
export const wordAt = (path: string) =>
  rarely(
    fieldFrom(path, textField(NONE), (value) => (typeof value === "string" ? value.toLowerCase() : null)),
  );
export const rawAt = (path: string) => rarely(textFrom(path, NONE));
export const flagAt = (path: string) => rarely(fieldFrom(path, flagField(NONE)));
export const countAt = (path: string) =>
  rarely(
    fieldFrom(path, countField(NONE), (value) => (int(value) === null ? null : Math.max(int(value) ?? 0, 0))),
  );
/** Milliseconds since 1970, or a date in ISO 8601. */
export const momentAt = (path: string) =>
  rarely(
    fieldFrom(path, instantField(NONE), (value) => {
      const read = typeof value === "string" || typeof value === "number" ? parseDate(value) : null;
      return read?.includes("T") === true ? read : null;
    }),
  );
export const labelsAt = (path: string) => rarely(fieldFrom(path, textsField(NONE), labelsOf));
export const employmentAt = (path: string) => rarely(fieldFrom(path, textsField(NONE), employmentOf));
export const remoteAt = (path: string) =>
  rarely(fieldFrom(path, flagField(NONE), (type) => REMOTE[String(type)] ?? null));
/** True when the marks hold the one for work from anywhere; no word about it otherwise. */
export const isRemoteMark = (marks: unknown): true | null =>
  arr(marks)?.some((mark) => keyOf(mark) === REMOTE_KEY) === true ? true : null;
export const linkAt = (path: string) => rarely(linkFrom(path, NONE));
/** An amount or rating; the source has 0 and -1 for what it does not know: see `positive`. */
export const toldAmountAt = (path: string) => fieldFrom(path, numberField(NONE), (value) => num(value));
export const amountAt = (path: string) => rarely(toldAmountAt(path));
export const markupAt = (path: string) =>
  rarely(fieldFrom(path, textField(NONE), (value) => (typeof value === "string" ? htmlToText(value) : null)));

/** Who hires, by the link to its page; `id` is what `company` takes. */
export function hirer(name: string | null, link: string | null, logo: string | null, site: string) {
  const id = companySlug(link, site);
  const url = id === null ? null : withoutQuery(absoluteUrl(link ?? "", site));
  return name === null && id === null ? null : { id, name, url, imageUrl: logo };
}

/** A link to apply at without marks of who followed it: of the source's own links only the key of the job stays. */
export function applyLink(link: string | null, site: string): string | null {
  const url = URL.parse(link ?? "", site);
  if (url === null || link === null) return null;
  const key = url.searchParams.get("jk");
  if (!url.hostname.endsWith("indeed.com") || key === null) return absoluteUrl(link, site);
  return `${site}${url.pathname.replace(/\/{2,}/g, "/")}?jk=${encodeURIComponent(key)}`;
}

/** `gb` of `GB` and `UK`. */
export const countryAt = (path: string) =>
  rarely(
    fieldFrom(path, textField(NONE), (code) =>
      /^[a-z]{2}$/i.test(String(code)) ? String(code).toLowerCase().replace(/^uk$/, "gb") : null,
    ),
  );

/** What the source has, and people write, for work from anywhere in place of a place. */
const ANYWHERE =
  /^(?:remote|remoto|home ?office|teletravail|a distance|teletrabajo|trabalho remoto|smart working|thuiswerken|uzaktan|在宅|リモート)/;

export const isAnywhere = (place: string): boolean => ANYWHERE.test(searchKey(place));

type AddressPart = "text" | "street" | "city" | "region" | "postalCode" | "country";
/** The address in fields that were read as `address.city` and so on; null where nothing of it is known. */
export function addressIn(read: { [K in `address.${AddressPart}`]?: string | null }) {
  const { "address.text": text = null, "address.street": street = null } = read;
  const { "address.city": named = null } = read;
  const city = named !== null && isAnywhere(named) ? null : named;
  const { "address.region": region = null, "address.postalCode": postalCode = null } = read;
  const country = read["address.country"] ?? null;
  return (text ?? city ?? region) === null ? null : { text, street, city, region, postalCode, country };
}

/** `de-AT` of `de_AT`. */
export const languageOf = (locale: string | null): string | null =>
  locale !== null && /^[a-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/.test(locale) ? locale.replaceAll("_", "-") : null;
