import { AttributeAction, parse, SelectorType, type Selector } from "css-what";
import type { Document, Element } from "domhandler";
import { following, isElement } from "./walk.ts";

/** What the last part of a selector asks of an element: its id, one of its classes, an attribute of that name, its tag. */
interface Key {
  kind: "id" | "class" | "attribute" | "tag";
  value: string;
}

/** Elements in document order, with their places among all. */
interface Hits {
  places: number[];
  elements: Element[];
}
const NONE: Hits = { places: [], elements: [] };

/** Of a list of selectors, one in so many elements at most is put in order. */
const MAX_SORTED_SHARE = 4;
const MAX_CACHED = 1000;
const keysByCss = new Map<string, readonly Key[] | null>();

/**
 * The elements of a page by id, class, attribute and tag, so that a query looks at those that can match and not at all of them: a
 * page of a shop has 20,000 elements and is asked a hundred questions. Made at the first query, part by part.
 */
export class ElementIndex {
  readonly #all: Element[] = [];
  readonly #parts = new Map<Key["kind"], Map<string, Hits>>();
  readonly #isXml: boolean;

  constructor(root: Document, isXml: boolean) {
    this.#isXml = isXml;
    for (let node = following(root, root); node !== null; node = following(node, root))
      if (isElement(node)) this.#all.push(node);
  }

  /** The elements that a selector can match, in document order; it has to be asked of each. */
  candidates(css: string): readonly Element[] {
    const keys = keysOf(css);
    if (keys === null) return this.#all;
    const lists = keys.map((key) => this.#of(key));
    const [first = NONE, ...others] = lists;
    if (others.length === 0) return first.elements;
    // To put many in order costs more than to look at all.
    const count = lists.reduce((sum, { places }) => sum + places.length, 0);
    if (count > this.#all.length / MAX_SORTED_SHARE) return this.#all;
    const places = new Uint32Array(lists.flatMap((list) => list.places)).sort();
    return Array.from(new Set(places), (place) => this.#all[place] as Element);
  }

  #of({ kind, value }: Key): Hits {
    const isName = kind === "tag" || kind === "attribute";
    const name = isName && !this.#isXml ? value.toLowerCase() : value;
    let part = this.#parts.get(kind);
    if (part === undefined) {
      part = kind === "attribute" ? new Map<string, Hits>() : this.#partOf(kind);
      this.#parts.set(kind, part);
    }
    let hits = part.get(name);
    if (hits === undefined && kind === "attribute") {
      // Pages have hundreds of names, and few are asked for.
      hits = { places: [], elements: [] };
      for (let place = 0; place < this.#all.length; place++) {
        const element = this.#all[place] as Element;
        if (element.attribs[name] !== undefined) add(hits, place, element);
      }
      part.set(name, hits);
    }
    return hits ?? NONE;
  }

  #partOf(kind: "id" | "class" | "tag"): Map<string, Hits> {
    const part = new Map<string, Hits>();
    // Most elements have the same classes as others.
    const known = new Map<string, readonly string[]>();
    for (let place = 0; place < this.#all.length; place++) {
      const element = this.#all[place] as Element;
      const value = kind === "tag" ? element.name : element.attribs[kind];
      if (value === undefined) continue;
      let names = known.get(value);
      if (names === undefined) known.set(value, (names = kind === "class" ? value.split(/\s+/) : [value]));
      for (const own of names) {
        const hits = part.get(own);
        if (hits === undefined) part.set(own, { places: [place], elements: [element] });
        else if (hits.places.at(-1) !== place) add(hits, place, element);
      }
    }
    return part;
  }
}

function add({ places, elements }: Hits, place: number, element: Element): void {
  places.push(place);
  elements.push(element);
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
      const { name, action, value } = part;
      const isExact = part.ignoreCase !== true;
      // An element without the attribute fits `[a!=b]` alone.
      if (part.namespace !== null || action === AttributeAction.Not) continue;
      if (name === "id" && action === AttributeAction.Equals && isExact) return { kind: "id", value };
      if (name === "class" && action === AttributeAction.Element && isExact) key = { kind: "class", value };
      else key ??= { kind: "attribute", value: name };
    } else if (part.type === SelectorType.Tag) {
      // The tags are indexed as a whole, a name of an attribute when it is first asked for.
      if (key?.kind !== "class" && part.namespace === null) key = { kind: "tag", value: part.name };
    } else if (part.type !== SelectorType.Pseudo && part.type !== SelectorType.Universal) break;
  }
  return key;
}
