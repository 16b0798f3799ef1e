import { collapse, decodeEntities } from "../../../plugin-sdk/index.ts";
import { outlineOf, type TextSpan } from "./html-blocks.ts";
import { CHANGED, type TextMutation } from "./mutation.ts";
import { NUMBER_FORMATS, reformatted } from "./number-formats.ts";
import { spliced, type Edit } from "./splice.ts";

const ACCENTED: Readonly<Record<string, string>> = {
  a: "â",
  e: "ë",
  i: "ï",
  o: "ö",
  u: "ü",
  y: "ÿ",
  n: "ñ",
  s: "š",
  c: "ç",
};

/** Changes of what a page says rather than of its markup. `stored` holds every text of the Records read from it. */
export function pageTextMutations(html: string, stored: readonly string[]): TextMutation[] {
  const { blocks, texts } = outlineOf(html);
  const groups = [...Map.groupBy(texts, ({ parent }) => parent?.pattern ?? "")];
  const shown = stored.map(flat);
  const isLabel = ({ start, end }: TextSpan): boolean => {
    const text = flat(collapse(decodeEntities(html.slice(start, end))));
    return (
      /\p{L}{2}/u.test(text) &&
      !shown.some((value) => value.includes(text) || (value.length > 2 && text.includes(value)))
    );
  };
  const spoken = blocks.flatMap(({ start, innerStart, attributes }) =>
    "aria-label" in attributes ? [{ start, end: innerStart }] : [],
  );
  return [
    ...groups.flatMap(([pattern, group]) => {
      const place = pattern.split(" > ").slice(-3).join(" > ");
      const labels = group.filter(isLabel);
      return [...formats(html, place, group), ...translated(html, place, labels)];
    }),
    ...spokenTranslated(html, spoken),
  ];
}

function flat(text: string): string {
  return text.toLowerCase().replace(/\s+/g, "");
}

function formats(html: string, place: string, group: readonly TextSpan[]): TextMutation[] {
  return NUMBER_FORMATS.flatMap((format) => {
    const result = reformatted(html, group, format);
    if (result === null) return [];
    const { text, rewrites, numbers } = result;
    return [
      {
        name: "number-format",
        place: `${place} (${format.name})`,
        effect: "form" as const,
        fits: CHANGED,
        rewrites,
        numbers,
        apply: () => text,
      },
    ];
  });
}

function translated(html: string, place: string, labels: readonly TextSpan[]): TextMutation[] {
  if (labels.length === 0) return [];
  const edits = (): Edit[] =>
    labels.map(({ start, end }) => ({ start, end, text: inAnotherLanguage(html.slice(start, end)) }));
  return [
    { name: "label-language", place, effect: "form", fits: CHANGED, apply: () => spliced(html, edits()) },
  ];
}

function spokenTranslated(html: string, tags: readonly { start: number; end: number }[]): TextMutation[] {
  if (tags.length === 0) return [];
  const edits = (): Edit[] =>
    tags.map(({ start, end }) => ({
      start,
      end,
      text: html
        .slice(start, end)
        .replace(
          /(aria-label\s*=\s*")([^"]*)/gi,
          (_all, name: string, text: string) => name + inAnotherLanguage(text),
        ),
    }));
  return [
    {
      name: "label-language",
      place: "[aria-label]",
      effect: "form",
      fits: CHANGED,
      apply: () => spliced(html, edits()),
    },
  ];
}

/** Words of a language that nobody speaks; references such as `&amp;` and digits stay. */
function inAnotherLanguage(text: string): string {
  return text.replace(/&#?\w+;|\p{L}+/gu, (word) =>
    word.startsWith("&") ? word : `${[...word].map((letter) => ACCENTED[letter] ?? letter).join("")}ø`,
  );
}
