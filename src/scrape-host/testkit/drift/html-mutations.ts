import { collapse, htmlToText } from "../../../plugin-sdk/index.ts";
import { openingTags, outlineOf, type Block } from "./html-blocks.ts";
import { CHANGED, type Rewrite, type TextMutation } from "./mutation.ts";
import { seededPick } from "./seeded.ts";
import { spliced, type Edit } from "./splice.ts";

const FIXED = new Set(["html", "head", "body", "meta", "link", "title", "base"]);
/** A wrapper around these, or around what they need as a parent, would be no HTML. */
const UNWRAPPABLE = new Set([
  "tr",
  "td",
  "th",
  "tbody",
  "thead",
  "li",
  "dt",
  "dd",
  "option",
  "script",
  "style",
]);
const BLOCK_LEVEL = new Set([
  "article",
  "aside",
  "div",
  "figure",
  "footer",
  "header",
  "li",
  "nav",
  "section",
  "table",
  "tr",
  "ul",
  "ol",
  "p",
]);
/** Elements whose closing tag HTML lets a page leave out. */
const CLOSED_BY_RULE = new Set(["li", "p", "td", "th", "tr", "dt", "dd", "option"]);

/** All changes of the markup of a page that leave its texts alone. */
export function markupMutations(html: string, seed: number): TextMutation[] {
  const { blocks } = outlineOf(html);
  const movable = blocks.filter(({ tag }) => !FIXED.has(tag));
  const groups = [...Map.groupBy(movable, ({ pattern }) => pattern)];
  return [
    ...namesChanged(html, blocks),
    ...groups.flatMap(([pattern, group]) => {
      const one = group[seededPick(seed, pattern, group.length)];
      return one === undefined ? [] : structureChanged(html, short(pattern), group, one);
    }),
  ];
}

/** The last three steps of a pattern name the place well enough. */
function short(pattern: string): string {
  return pattern.split(" > ").slice(-3).join(" > ");
}

function namesChanged(html: string, blocks: readonly Block[]): TextMutation[] {
  const tags = openingTags(blocks);
  const classes = new Set(blocks.flatMap(({ attributes }) => (attributes["class"] ?? "").split(/\s+/)));
  const marks = new Set(
    blocks.flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => /^(?:id|itemprop|data-[\w-]+)$/.test(name)),
    ),
  );
  const renamed = (name: string, place: string, find: RegExp, to: string): TextMutation => ({
    name,
    place,
    effect: "form",
    fits: CHANGED,
    apply: () =>
      spliced(
        html,
        tags.map(({ start, end }) => ({ start, end, text: html.slice(start, end).replace(find, to) })),
      ),
  });
  return [
    ...[...classes]
      .filter((name) => /^[\w:-]+$/.test(name))
      .map((name) =>
        renamed(
          "class-renamed",
          `.${name}`,
          new RegExp(`(\\sclass\\s*=\\s*["']?(?:[^"'>]*\\s)?)${name}(?=["'\\s>])`, "gi"),
          `$1${name}-x7`,
        ),
      ),
    ...[...marks].map((name) =>
      renamed("mark-renamed", `[${name}]`, new RegExp(`(\\s)${name}(?=[\\s=>])`, "gi"), `$1data-x7-${name}`),
    ),
  ];
}

function structureChanged(
  html: string,
  pattern: string,
  group: readonly Block[],
  one: Block,
): TextMutation[] {
  const made: TextMutation[] = [];
  const add = (name: string, place: string, edits: () => Edit[], more: Partial<TextMutation> = {}): void => {
    made.push({ name, place, effect: "form", fits: CHANGED, ...more, apply: () => spliced(html, edits()) });
  };
  const isBlock = BLOCK_LEVEL.has(one.tag);
  if (!UNWRAPPABLE.has(one.tag)) {
    const tag = isBlock ? "div" : "span";
    add("wrapped", pattern, () =>
      group.flatMap(({ start, end }) => [
        { start, end: start, text: `<${tag} class="x7">` },
        { start: end, end, text: `</${tag}>` },
      ]),
    );
  }
  const [oneText] = textsOf(html, [one]);
  const gone = (blocks: readonly Block[]): Edit[] =>
    blocks.map(({ start, end }) => ({ start, end, text: "" }));
  const removesRow = siblingsLike(one).length > 0;
  const lost = { effect: "loss", movesRows: true } as const;
  add("removed", `${pattern} (one)`, () => gone([one]), {
    ...lost,
    removesRow,
    rewrites: oneText ? [{ from: oneText, to: "" }] : [],
  });
  if (group.length > 1)
    add("removed", `${pattern} (all)`, () => gone(group), {
      ...lost,
      rewrites: textsOf(html, group).map((from): Rewrite => ({ from, to: "" })),
    });
  if (isBlock) {
    add("doubled", pattern, () => [{ start: one.end, end: one.end, text: html.slice(one.start, one.end) }], {
      movesRows: true,
      rewrites: oneText ? [{ from: oneText, to: `${oneText}${oneText}` }] : [],
    });
    const unclosed = (blocks: readonly Block[]): Edit[] =>
      blocks
        .filter(({ innerEnd, end }) => end > innerEnd)
        .map(({ innerEnd, end }) => ({ start: innerEnd, end, text: "" }));
    // Anywhere else, what follows becomes part of the element for every reader, a browser included.
    if (CLOSED_BY_RULE.has(one.tag) || siblingsLike(one).length > 0) {
      add("unclosed", `${pattern} (one)`, () => unclosed([one]));
      if (group.length > 1) add("unclosed", `${pattern} (all)`, () => unclosed(group));
    }
  }
  return [...made, ...cellsSwapped(html, pattern, group)];
}

function textsOf(html: string, blocks: readonly Block[]): string[] {
  return blocks
    .map(({ start, end }) => collapse(htmlToText(html.slice(start, end))))
    .filter((text) => text !== "");
}

function siblingsLike(block: Block): Block[] {
  return (block.parent?.children ?? []).filter((other) => other !== block && other.pattern === block.pattern);
}

/**
 * Each element changes places with the next one, in every row. Only where the two can be told apart by more than
 * their order: by tag, class or another attribute. A heading or a term belongs to what follows it and stays.
 */
function cellsSwapped(html: string, pattern: string, group: readonly Block[]): TextMutation[] {
  const moved = new Set<Block>();
  const pairs = group.flatMap((block) => {
    const siblings = block.parent?.children ?? [];
    const next = siblings[siblings.indexOf(block) + 1];
    const isOther = next !== undefined && looksOf(html, next) !== looksOf(html, block);
    // One that changes places with the one before it stays there.
    if (!isOther || moved.has(block) || [block, next].some(isBound)) return [];
    moved.add(next);
    return [{ block, next }];
  });
  if (pairs.length === 0) return [];
  const edits = (): Edit[] =>
    pairs.flatMap(({ block, next }) => [
      { start: block.start, end: block.end, text: html.slice(next.start, next.end) },
      { start: next.start, end: next.end, text: html.slice(block.start, block.end) },
    ]);
  return [
    {
      name: "swapped",
      place: pattern,
      effect: "form",
      fits: CHANGED,
      movesRows: true,
      apply: () => spliced(html, edits()),
    },
  ];
}

function isBound({ tag }: Block): boolean {
  return /^(?:h[1-6]|dt|dd|td|th|script|style|br)$/.test(tag) || FIXED.has(tag);
}

/** Its markup without what changes from row to row: texts, numbers, and the ends of links. */
function looksOf(html: string, { start, end }: Block): string {
  return [...html.slice(start, end).matchAll(/<(\w+)([^>]*)>/g)]
    .map(
      ([, tag = "", attributes = ""]) =>
        tag + [...attributes.matchAll(/(?:class|itemprop|rel|aria-label)="[^"]*"/g)].join(" "),
    )
    .join(" ");
}
