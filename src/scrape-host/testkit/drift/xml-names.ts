import type { Block } from "./html-blocks.ts";
import { CHANGED, type TextMutation } from "./mutation.ts";
import { spliced, type Edit } from "./splice.ts";

/** Where an attribute stands in the tag that opens an element: its name, and its value without the quotes. */
interface Place {
  name: { start: number; end: number };
  whole: { start: number; end: number };
  value: string;
}

/** Each namespace under another prefix, and the default one under a prefix: to XML the same names. */
export function prefixMutations(xml: string, blocks: readonly Block[]): TextMutation[] {
  const declared = new Set(
    blocks.flatMap(({ attributes }) => Object.keys(attributes).filter((name) => /^xmlns(?::|$)/.test(name))),
  );
  return [...declared].map((declaration): TextMutation => {
    const old = declaration.slice("xmlns:".length);
    return {
      name: "prefix-changed",
      place: declaration,
      effect: "form",
      fits: CHANGED,
      apply: () =>
        spliced(
          xml,
          blocks.flatMap((block) => withPrefix(xml, block, declaration, old)),
        ),
    };
  });
}

function withPrefix(xml: string, block: Block, declaration: string, old: string): Edit[] {
  const { tag, start, innerEnd, end, attributes } = block;
  const isOurs = old === "" ? !tag.includes(":") : tag.startsWith(`${old}:`);
  const length = old === "" ? 0 : old.length + 1;
  const edits: Edit[] = [];
  if (isOurs) {
    edits.push({ start: start + 1, end: start + 1 + length, text: "x7:" });
    if (end > innerEnd) edits.push({ start: innerEnd + 2, end: innerEnd + 2 + length, text: "x7:" });
  }
  for (const name of Object.keys(attributes)) {
    const place = placeOf(xml, block, name);
    if (place === null) continue;
    const { name: at } = place;
    if (name === declaration) edits.push({ ...at, text: "xmlns:x7" });
    else if (old !== "" && name.startsWith(`${old}:`))
      edits.push({ ...at, text: `x7:${name.slice(length)}` });
  }
  return edits;
}

/** Each attribute of an element renamed, and taken away, in every row. */
export function attributeMutations(xml: string, place: string, group: readonly Block[]): TextMutation[] {
  const names = new Set(group.flatMap(({ attributes }) => Object.keys(attributes)));
  return [...names]
    .filter((name) => !name.startsWith("xmlns"))
    .flatMap((name): TextMutation[] => {
      const places = group.flatMap((block) => placeOf(xml, block, name) ?? []);
      if (places.length === 0) return [];
      const common = { place: `${place} [${name}]`, fits: CHANGED };
      return [
        {
          ...common,
          name: "attribute-renamed",
          effect: "form",
          apply: () =>
            spliced(
              xml,
              places.map((one) => ({ ...one.name, text: `${name}V2` })),
            ),
        },
        {
          ...common,
          name: "attribute-removed",
          effect: "loss",
          rewrites: places.map(({ value }) => ({ from: value, to: "" })),
          apply: () =>
            spliced(
              xml,
              places.map(({ whole }) => ({ ...whole, text: "" })),
            ),
        },
      ];
    });
}

function placeOf(xml: string, { start, innerStart, attributes }: Block, name: string): Place | null {
  if (!(name in attributes)) return null;
  const tag = xml.slice(start, innerStart);
  for (const match of tag.matchAll(/\s([^\s=>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)) {
    if (match[1] !== name) continue;
    const from = start + match.index;
    return {
      name: { start: from + 1, end: from + 1 + name.length },
      whole: { start: from, end: from + match[0].length },
      value: attributes[name] ?? "",
    };
  }
  return null;
}
