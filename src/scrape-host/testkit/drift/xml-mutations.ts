import { collapse, decodeEntities, htmlToText } from "../../../plugin-sdk/index.ts";
import { DATE_FORMATS } from "./date-formats.ts";
import { outlineOf, type Block, type TextSpan } from "./html-blocks.ts";
import { CHANGED, type Rewrite, type TextMutation } from "./mutation.ts";
import { NUMBER_FORMATS, reformatted } from "./number-formats.ts";
import { seededPick } from "./seeded.ts";
import { spliced, type Edit } from "./splice.ts";
import { attributeMutations, prefixMutations } from "./xml-names.ts";

const CDATA = /^<!\[CDATA\[([\s\S]*)\]\]>$/;

/** All changes of a feed, sitemap or other XML: the same element is changed in every row, as a source would do it. */
export function xmlMutations(xml: string, seed: number): TextMutation[] {
  const { blocks, texts } = outlineOf(xml, true);
  const textOf = ({ start, end }: TextSpan): string => plain(xml.slice(start, end));
  return [
    ...prefixMutations(xml, blocks),
    ...[...Map.groupBy(blocks, ({ pattern }) => pattern)].flatMap(([pattern, group]) => [
      ...elementsChanged(xml, short(pattern), group, group[seededPick(seed, pattern, group.length)]),
      ...attributeMutations(xml, short(pattern), group),
    ]),
    ...[...Map.groupBy(texts, ({ parent }) => parent?.pattern ?? "")].flatMap(([pattern, group]) => [
      ...rewritten(xml, short(pattern), group),
      ...emptied(xml, short(pattern), group, textOf),
      ...formats(xml, short(pattern), group),
    ]),
  ];
}

function short(pattern: string): string {
  return pattern.split(" > ").slice(-3).join(" > ");
}

/** What a reader makes of a text as it is written. */
function plain(written: string): string {
  return collapse(htmlToText(CDATA.exec(written)?.[1] ?? decodeEntities(written)));
}

function elementsChanged(
  xml: string,
  place: string,
  group: readonly Block[],
  one: Block | undefined,
): TextMutation[] {
  // Of a document there is one root, and nothing may stand beside it.
  if (one === undefined || one.parent === null) return [];
  const gone = (blocks: readonly Block[]): Edit[] =>
    blocks.map(({ start, end }) => ({ start, end, text: "" }));
  const textsIn = (blocks: readonly Block[]): Rewrite[] =>
    blocks
      .map(({ start, end }) => ({ from: plain(xml.slice(start, end)), to: "" }))
      .filter(({ from }) => from !== "");
  const lost = { effect: "loss", movesRows: true } as const;
  const removesRow = one.parent.children.some((other) => other !== one && other.pattern === one.pattern);
  const [text] = textsIn([one]);
  const made: TextMutation[] = [];
  const add = (name: string, at: string, edits: () => Edit[], more: Partial<TextMutation> = {}): void => {
    made.push({
      name,
      place: at,
      effect: "form",
      fits: CHANGED,
      ...more,
      apply: () => spliced(xml, edits()),
    });
  };
  add("element-renamed", place, () => group.flatMap((block) => named(xml, block, `${block.tag}V2`)));
  add("wrapped", place, () =>
    group.flatMap(({ start, end }) => [
      { start, end: start, text: "<x7>" },
      { start: end, end, text: "</x7>" },
    ]),
  );
  add("removed", `${place} (one)`, () => gone([one]), { ...lost, removesRow, rewrites: textsIn([one]) });
  if (group.length > 1)
    add("removed", `${place} (all)`, () => gone(group), { ...lost, rewrites: textsIn(group) });
  add("doubled", place, () => [{ start: one.end, end: one.end, text: xml.slice(one.start, one.end) }], {
    movesRows: true,
    rewrites: text ? [{ from: text.from, to: `${text.from}${text.from}` }] : [],
  });
  return made;
}

/** Gives an element another name, in its closing tag too. */
function named(xml: string, { tag, start, innerEnd, end }: Block, name: string): Edit[] {
  const opening = { start: start + 1, end: start + 1 + tag.length, text: name };
  return xml.startsWith(`</${tag}`, innerEnd) && end > innerEnd
    ? [opening, { start: innerEnd + 2, end: innerEnd + 2 + tag.length, text: name }]
    : [opening];
}

/** The same text as CDATA where it has references, and the other way round. */
function rewritten(xml: string, place: string, group: readonly TextSpan[]): TextMutation[] {
  const written = (to: "cdata" | "entities"): Edit[] =>
    group.flatMap(({ start, end }) => {
      const text = xml.slice(start, end);
      const inside = CDATA.exec(text)?.[1];
      if (to === "entities") return inside === undefined ? [] : [{ start, end, text: escaped(inside) }];
      const decoded = decodeEntities(text);
      if (inside !== undefined || decoded.includes("]]>")) return [];
      return [{ start, end, text: `<![CDATA[${decoded}]]>` }];
    });
  return (["cdata", "entities"] as const)
    .map((to) => ({ to, edits: written(to) }))
    .filter(({ edits }) => edits.length > 0)
    .map(({ to, edits }) => ({
      name: to,
      place,
      effect: "form",
      fits: CHANGED,
      apply: () => spliced(xml, edits),
    }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function emptied(
  xml: string,
  place: string,
  group: readonly TextSpan[],
  textOf: (span: TextSpan) => string,
): TextMutation[] {
  return [
    {
      name: "text-emptied",
      place,
      effect: "loss",
      fits: CHANGED,
      movesRows: true,
      rewrites: group.map((span) => ({ from: textOf(span), to: "" })),
      apply: () =>
        spliced(
          xml,
          group.map(({ start, end }) => ({ start, end, text: "" })),
        ),
    },
  ];
}

function formats(xml: string, place: string, group: readonly TextSpan[]): TextMutation[] {
  return [
    ...NUMBER_FORMATS.map((format) => ({
      name: "number-format",
      format: format.name,
      made: reformatted(xml, group, format),
    })),
    ...DATE_FORMATS.map((format) => ({
      name: "date-format",
      format: format.name,
      made: reformatted(xml, group, format),
    })),
  ].flatMap(({ name, format, made }): TextMutation[] => {
    if (made === null) return [];
    const { text, rewrites, numbers } = made;
    return [
      {
        name,
        place: `${place} (${format})`,
        effect: "form",
        fits: CHANGED,
        rewrites,
        numbers,
        apply: () => text,
      },
    ];
  });
}
