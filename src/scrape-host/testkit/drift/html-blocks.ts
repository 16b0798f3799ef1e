import { Parser } from "htmlparser2";

/** An element with its place in the text of a page. */
export interface Block {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  /** Where its content starts and ends. */
  innerStart: number;
  innerEnd: number;
  /** Just past its closing tag; equal to `innerEnd` where that is implied. */
  end: number;
  parent: Block | null;
  children: Block[];
  /** Tags and classes from the root on: the same for the same part of every row. */
  pattern: string;
}

/** A run of text between two tags, entities as they are written. */
export interface TextSpan {
  start: number;
  end: number;
  parent: Block | null;
}

export interface Outline {
  blocks: Block[];
  texts: TextSpan[];
}

const SILENT = new Set(["script", "style", "template", "noscript", "svg", "path", "g"]);

/**
 * Every element and text of a page, or of XML, in document order. What lies inside a drawing or a script of a page is left
 * out; a text of XML may be a section of CDATA.
 */
export function outlineOf(html: string, xmlMode = false): Outline {
  const blocks: Block[] = [];
  const texts: TextSpan[] = [];
  const open: Block[] = [];
  const isSilent = (): boolean => !xmlMode && open.some((one) => SILENT.has(one.tag));
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const parent = open.at(-1) ?? null;
        const [start, innerStart] = [parser.startIndex, parser.endIndex + 1];
        const block: Block = {
          tag,
          attributes,
          start,
          innerStart,
          innerEnd: innerStart,
          end: innerStart,
          parent,
          children: [],
          pattern: `${parent ? `${parent.pattern} > ` : ""}${[tag, ...classesOf(attributes)].join(".")}`,
        };
        if (!isSilent()) {
          blocks.push(block);
          parent?.children.push(block);
        }
        open.push(block);
      },
      onclosetag(_tag, isImplied) {
        const block = open.pop();
        if (block === undefined || parser.startIndex < block.innerStart) return;
        block.innerEnd = parser.startIndex;
        block.end = isImplied ? parser.startIndex : parser.endIndex + 1;
      },
      ontext() {
        const span = { start: parser.startIndex, end: parser.endIndex + 1, parent: open.at(-1) ?? null };
        if (!isSilent() && html.slice(span.start, span.end).trim() !== "") texts.push(span);
      },
    },
    { decodeEntities: false, xmlMode },
  );
  parser.end(html);
  return { blocks, texts };
}

function classesOf({ class: names = "" }: Readonly<Record<string, string>>): string[] {
  return names.split(/\s+/).filter((name) => name !== "");
}

/** Where the opening tags of these elements stand. */
export function openingTags(blocks: readonly Block[]): { start: number; end: number }[] {
  return blocks.map(({ start, innerStart }) => ({ start, end: innerStart }));
}
