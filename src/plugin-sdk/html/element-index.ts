import { AttributeAction, parse, SelectorType, type Selector } from "css-what";
import type { Document, Element } from "domhandler";
import { following, isElement } from "./walk.ts";

/** What the last part of a selector asks of an element: its id, one of its classes, its tag. */
interface Key {
  kind: "id" | "class" | "tag";
  value: string;
}

/** Of a list of selectors, one in so many elements at most is put in order. */
const MAX_SORTED_SHARE = 20;
const MAX_CACHED = 1000;
const keysByCss = new Map<string, readonly Key[] | null>();

/**
 * The elements of a page by id, class and tag, so that a query looks at those that can match and not at all of them: a
 * page of a shop has 20,000 elements and is asked a hundred questions. Made at the first query, part by part.
 */
export class ElementIndex {
  readonly #all: Element[] = [];
  readonly #places = new Map<Element, number>();
  readonly #parts = new Map<Key["kind"], Map<string, Element[]>>();

  readonly #isXml: boolean;

  constructor(root: Document, isXml: boolean) {
    this.#isXml = isXml;
    for (let node = following(root, root); node !== null; node = following(node, root))
      if (isElement(node)) {
        this.#places.set(node, this.#all.length);
        this.#all.push(node);
      }
  }

  /** The elements that a selector can match, in document order; it has to be asked of each. */
  candidates(css: string): readonly Element[] {
    const keys = keysOf(css);
    if (keys === null) return this.#all;
    const lists = keys.map((key) => this.#of(key));
    const [first = [], ...others] = lists;
    if (others.length === 0) return first;
    // To put many in order costs more than to look at all.
    if (lists.reduce((sum, list) => sum + list.length, 0) > this.#all.length / MAX_SORTED_SHARE)
      return this.#all;
    return [...new Set(lists.flat())].sort((one, other) => this.#placeOf(one) - this.#placeOf(other));
  }

  #placeOf(element: Element): number {
    return this.#places.get(element) ?? 0;
  }

  #of({ kind, value }: Key): readonly Element[] {
    let part = this.#parts.get(kind);
    if (part === undefined) {
      part = new Map();
      for (const element of this.#all)
        for (const own of valuesOf(element, kind)) {
          const list = part.get(own);
          if (list === undefined) part.set(own, [element]);
          else if (list.at(-1) !== element) list.push(element);
        }
      this.#parts.set(kind, part);
    }
    return part.get(kind === "tag" && !this.#isXml ? value.toLowerCase() : value) ?? [];
  }
}

function valuesOf(element: Element, kind: Key["kind"]): readonly string[] {
  if (kind === "tag") return [element.name];
  const value = element.attribs[kind];
  if (value === undefined) return [];
  return kind === "id" ? [value] : value.split(/\s+/);
}

/** For each selector of a list what its last part asks; null when one of them asks none of it. */
function keysOf(css: string): readonly Key[] | null {
  const known = keysByCss.get(css);
  if (known !== undefined) return known;
  const keys = parse(css).map(keyOf);
  const all = keys.every((key) => key !== null) ? keys : null;
  if (keysByCss.size >= MAX_CACHED) keysByCss.clear();
  keysByCss.set(css, all);
  return all;
}

function keyOf(selector: readonly Selector[]): Key | null {
  let key: Key | null = null;
  for (const part of [...selector].reverse()) {
    if (part.type === SelectorType.Attribute) {
      const { name, action, value, ignoreCase } = part;
      if (ignoreCase === true || part.namespace !== null) continue;
      if (name === "id" && action === AttributeAction.Equals) return { kind: "id", value };
      if (name === "class" && action === AttributeAction.Element) key = { kind: "class", value };
    } else if (part.type === SelectorType.Tag) {
      if (key === null && part.namespace === null) key = { kind: "tag", value: part.name };
    } else if (part.type !== SelectorType.Pseudo && part.type !== SelectorType.Universal) break;
  }
  return key;
}
