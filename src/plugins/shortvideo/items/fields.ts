import {
  absoluteUrl,
  bool,
  digitsFrom,
  fieldFrom,
  flagField,
  int,
  linkField,
  maybe,
  parseDate,
  rarely,
  type StatedField,
  statedIn,
  textField,
  instantField,
} from "../../../plugin-sdk/index.ts";

/** Answers that have all there is of a video or account; embedded pages, lists and oEmbed have less. */
const FULL = ["page"];
export const PAGES = ["page", "share page", "old page"];

export const onFull = <F extends StatedField>(field: F): F => statedIn(FULL, field);
/** Pages since 2023. */
export const onNew = <F extends StatedField>(field: F): F => statedIn(["page", "share page"], field);
/** Rows of lists always have it; elsewhere it may be left out. */
export const inRows = <F extends StatedField>(field: F): F => statedIn(["list"], field);
export const onPages = <F extends StatedField>(field: F): F => statedIn(PAGES, field);

/** Text without outer white space; the source has an empty one where there is none. */
export const wordsFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, textField(meaning), (value) => (typeof value === "string" ? value.trim() : null)));

/** An address, which may be left out; some answers have a list of them, of which the first is taken. An empty text stands for none. */
export const linkHere = (path: string, meaning: string) => rarely(linkThere(path, meaning));

/** The same where the source always has the key. */
export const linkThere = (path: string, meaning: string) =>
  maybe(
    fieldFrom(path, linkField(meaning), (value) => {
      const text: unknown = Array.isArray(value) ? (value[0] ?? "") : value;
      return text === "" ? "" : typeof text === "string" ? absoluteUrl(text, null) : null;
    }),
  );

/** What somebody typed as the address of a web site, with or without a scheme; a host has a dot. */
export const typedLink = (path: string, meaning: string) =>
  rarely(
    fieldFrom(path, linkField(meaning), (value) => {
      if (typeof value !== "string") return null;
      const text = value.trim();
      if (text === "") return "";
      return absoluteUrl(
        /^[a-z][a-z\d+.-]*:\/\//i.test(text)
          ? text
          : /^[^\s/?#:]+\.[^\s/?#]{2,}/.test(text)
            ? `https://${text}`
            : "",
        null,
      );
    }),
  );

/** True or false, which some answers write as 1 and 0. */
export const markFrom = (path: string, meaning: string) =>
  fieldFrom(
    path,
    flagField(meaning),
    (value) => bool(value) ?? ([false, true] as const)[int(value) ?? -1] ?? null,
  );

/** Seconds since 1970 as a number or in digits; 0 where it is not told. */
export const secondsFrom = (path: string, meaning: string) =>
  maybe(
    fieldFrom(path, instantField(meaning), (value) => {
      const seconds = int(value);
      return seconds === 0 ? "" : seconds === null ? null : parseDate(String(seconds).padStart(10, "0"));
    }),
  );

/** A size in pixels or seconds, which is 0 where there is none. */
export const sizeFrom = (path: string, meaning: string) => {
  const field = digitsFrom(path, meaning);
  return maybe({
    ...field,
    read: (value: unknown) => (int(value) === 0 ? "" : (field.schema.safeParse(int(value)).data ?? null)),
  });
};

/** A language tag; `un` stands for none that could be told. */
export const languageFrom = (path: string, meaning: string) =>
  rarely(
    fieldFrom(path, textField(meaning), (value) =>
      typeof value !== "string"
        ? null
        : /^(?:un)?$/.test(value)
          ? ""
          : /^[a-z]{2,3}(?:-\w+)*$/i.test(value)
            ? value
            : null,
    ),
  );

/** An ISO 3166-1 code, which the source has in upper case. */
export const countryFrom = (path: string, meaning: string) =>
  rarely(
    fieldFrom(path, textField(meaning), (value) =>
      typeof value === "string" ? (/^(?:[a-z]{2})?$/.exec(value.toLowerCase())?.[0] ?? null) : null,
    ),
  );
