import type { Element } from "domhandler";
import { SourceError } from "../source-error.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { HtmlDocument } from "./document.ts";
import { HtmlNode } from "./node.ts";
import { collapsedText } from "./node-text.ts";
import { findAll, following, isElement } from "./walk.ts";

/** One `itemscope` element. */
export interface MicrodataItem {
  /** `itemtype` URLs as written. */
  types: string[];
  id: string | null;
  /** Values per property name in page order; made without a prototype. */
  properties: Record<string, (string | MicrodataItem)[]>;
}

const MAX_DEPTH = 32;
/** Nodes looked at for one page: items that refer to each other could be read without end. */
const MAX_NODES = 1_000_000;
const URL_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  source: "src",
  track: "src",
  video: "src",
  object: "data",
};

/**
 * Top-level microdata items of a page, or of one element of it. The element itself is one if it has an `itemscope`, also
 * where it has an `itemprop`: pages send parts of an item outside of it, for a script to move.
 */
export function microdata(source: HtmlDocument | HtmlNode): MicrodataItem[] {
  const page = source instanceof HtmlNode ? source.document : source;
  const scope = source instanceof HtmlNode ? source.element : source.root;
  const own = source instanceof HtmlNode && "itemscope" in source.element.attribs ? [source.element] : [];
  const below = findAll(scope, ({ attribs }) => "itemscope" in attribs && !("itemprop" in attribs));
  const reading: Reading = { page, byId: null, nodes: 0 };
  return [...own, ...below].map((element) => readItem(element, reading, 0));
}

interface Reading {
  page: HtmlDocument;
  /** The first element with each id; made when an item refers to one. */
  byId: Map<string, { element: Element; place: number }> | null;
  nodes: number;
}

function readItem(element: Element, page: Reading, depth: number): MicrodataItem {
  const item: MicrodataItem = {
    types: words(element.attribs.itemtype),
    id: element.attribs.itemid ?? null,
    properties: Object.create(null) as MicrodataItem["properties"],
  };
  for (const root of [element, ...referenced(element, page)])
    collect(item, root, root !== element, page, depth);
  return item;
}

/** Adds the properties found in `root`; what lies inside a nested item belongs to that one. */
function collect(item: MicrodataItem, root: Element, withSelf: boolean, page: Reading, depth: number): void {
  let node = withSelf ? root : following(root, root);
  while (node !== null) {
    look(page);
    const nested = isElement(node) && "itemscope" in node.attribs;
    if (isElement(node) && "itemprop" in node.attribs && !(nested && depth >= MAX_DEPTH)) {
      const value = nested ? readItem(node, page, depth + 1) : valueOf(node, page);
      if (value !== null)
        for (const name of words(node.attribs.itemprop)) (item.properties[name] ??= []).push(value);
    }
    node = following(node, root, !nested);
  }
}

/** Counts one node that is looked at. Throws `source_changed` when the page makes them too many. */
function look(reading: Reading): void {
  if (++reading.nodes > MAX_NODES)
    throw new SourceError("source_changed", "The microdata of the page refers to itself without end.");
}

/** What `itemref` names, in page order; of several elements with one id the first counts, as in HTML. */
function referenced(element: Element, reading: Reading): Element[] {
  const ids = new Set(words(element.attribs.itemref));
  if (ids.size === 0) return [];
  reading.byId ??= elementsById(reading.page);
  const { byId } = reading;
  const found = [...ids].flatMap((id) => byId.get(id) ?? []).sort((one, other) => one.place - other.place);
  return found.map((each) => each.element).filter((each) => each !== element);
}

function elementsById({ root }: HtmlDocument): NonNullable<Reading["byId"]> {
  const byId: NonNullable<Reading["byId"]> = new Map();
  for (const [place, element] of findAll(root, ({ attribs }) => attribs.id !== undefined).entries()) {
    const { id = "" } = element.attribs;
    if (!byId.has(id)) byId.set(id, { element, place });
  }
  return byId;
}

/** By the value rules of HTML, except that `content` counts on every tag, as shops write it; null for a URL nobody can open. */
function valueOf(element: Element, reading: Reading): string | null {
  const { attribs, name } = element;
  if (attribs.content !== undefined) return attribs.content.trim();
  const urlAttribute = Object.hasOwn(URL_ATTRIBUTES, name) ? URL_ATTRIBUTES[name] : undefined;
  if (urlAttribute !== undefined) return absoluteUrl(attribs[urlAttribute] ?? "", reading.page.baseUrl);
  if (name === "meta") return "";
  if ((name === "data" || name === "meter") && attribs.value !== undefined) return attribs.value;
  if (name === "time" && attribs.datetime !== undefined) return attribs.datetime;
  // Properties inside of properties repeat each other's text.
  for (let node = following(element, element); node !== null; node = following(node, element)) look(reading);
  return collapsedText(element);
}

function words(list: string | undefined): string[] {
  return (list ?? "").split(/\s+/).filter((word) => word !== "");
}
