import type { Element, ParentNode } from "domhandler";
import type { CompiledSelector } from "./selector.ts";
import { RelativesMemo } from "./relatives-memo.ts";
import { isElement, siblingElement } from "./walk.ts";

type Operator = "has" | "=" | "^=" | "$=" | "*=" | "~=";
type Combinator = "" | " " | ">" | "+" | "~";

interface AttributeTest {
  name: string;
  operator: Operator;
  value: string;
}

/** Tests on one element, and how it stands to the one named before it. */
interface Compound {
  combinator: Combinator;
  tag: string | null;
  id: string | null;
  classes: string[];
  attributes: AttributeTest[];
}

const NAME = String.raw`(?:[-\w\u0080-\uffff]|\\[^\da-fA-F\s])+`;
const PART = new RegExp(
  String.raw`(\*)|(${NAME})|#(${NAME})|\.(${NAME})` +
    String.raw`|\[\s*(${NAME})\s*(?:([~^$*]?=)\s*(?:"([^"\\]*)"|'([^'\\]*)'|(${NAME}))\s*)?\]`,
  "y",
);
const COMBINATOR = /\s*([>+~,])\s*|\s+/y;

// HTML compares the values of these attributes without case; css-select knows how.
const CASELESS_VALUES = new Set(
  (
    "accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir " +
    "direction disabled enctype face frame hreflang http-equiv lang language link media method multiple nohref " +
    "noresize noshade nowrap readonly rel rev rules scope scrolling selected shape target text type valign " +
    "valuetype vlink"
  ).split(" "),
);

/**
 * A direct matcher for selectors made of tags, ids, classes, attributes and combinators: several times faster than
 * general compilation, and nearly all that scrapers use. Null for every other selector.
 */
export function compileSimple(css: string, xml: boolean): CompiledSelector | null {
  const list = readList(css.trim(), xml);
  if (list === null) return null;
  const [only] = list;
  if (list.length === 1 && only !== undefined) return matcherOf(only);
  const matchers = list.map(matcherOf);
  return (element, scope) => matchers.some((matches) => matches(element, scope));
}

function matcherOf(chain: readonly Compound[]): CompiledSelector {
  const [only] = chain;
  if (chain.length === 1 && only?.combinator === "") return (element) => matchesCompound(element, only);
  const memos = chain.map(() => new RelativesMemo());
  return (element, scope) => {
    steps = 0;
    return matchesChain(element, { chain, memos, scope }, chain.length - 1);
  };
}

function readList(css: string, xml: boolean): Compound[][] | null {
  const list: Compound[][] = [];
  let chain: Compound[] = [];
  let combinator: Combinator = "";
  let position = 0;
  while (position < css.length) {
    COMBINATOR.lastIndex = position;
    const between = COMBINATOR.exec(css);
    if (between !== null) {
      position = COMBINATOR.lastIndex;
      if (between[1] === ",") {
        if (chain.length === 0 || combinator !== "") return null;
        list.push(chain);
        chain = [];
        continue;
      }
      // Two combinators in a row, or a sibling combinator in front: left to css-select to judge.
      if (combinator !== "" || (chain.length === 0 && between[1] !== ">")) return null;
      combinator = (between[1] ?? " ") as Combinator;
    }
    const compound = readCompound(css, position, combinator, xml);
    if (compound === null) return null;
    chain.push(compound.value);
    position = compound.end;
    combinator = "";
  }
  if (chain.length === 0 || combinator !== "") return null;
  return [...list, chain];
}

function readCompound(css: string, start: number, combinator: Combinator, xml: boolean) {
  const value: Compound = { combinator, tag: null, id: null, classes: [], attributes: [] };
  let end = start;
  for (;;) {
    PART.lastIndex = end;
    const match = PART.exec(css);
    if (match === null) break;
    const [, star, tag, id, className, attribute, operator = "has", double, single, bare] = match;
    if ((star ?? tag) !== undefined && end !== start) return null;
    if (tag !== undefined) value.tag = named(tag, xml);
    if (id !== undefined) {
      if (value.id !== null) return null;
      value.id = unescape(id);
    }
    if (className !== undefined) value.classes.push(unescape(className));
    if (attribute !== undefined) {
      const name = named(attribute, xml);
      if (operator !== "has" && CASELESS_VALUES.has(name)) return null;
      const wanted = double ?? single ?? unescape(bare ?? "");
      value.attributes.push({ name, operator: operator as Operator, value: wanted });
    }
    end = PART.lastIndex;
  }
  return end === start ? null : { value, end };
}

function named(name: string, xml: boolean): string {
  return xml ? unescape(name) : unescape(name).toLowerCase();
}

function unescape(name: string): string {
  return name.replace(/\\(.)/g, "$1");
}

/** Steps to ancestors and siblings that one verdict takes before it remembers what it finds. Honest pages need fewer. */
const MAX_BARE_STEPS = 64;
let steps = 0;

/** A chain of compounds on its way through a tree. */
interface ChainWalk {
  chain: readonly Compound[];
  /** One for each compound: whether some ancestor, or sibling before, of an element fits what is left of it. */
  memos: readonly RelativesMemo[];
  scope: ParentNode;
}

function matchesChain(element: Element, walk: ChainWalk, last: number): boolean {
  const { chain, scope } = walk;
  const compound = chain[last] as Compound;
  if (!matchesCompound(element, compound)) return false;
  const { combinator } = compound;
  if (last === 0) return combinator === "" || element.parent === scope;
  if (combinator === "+" || combinator === ">") {
    const node = relativeOf(element, combinator, scope);
    return node !== null && matchesChain(node, walk, last - 1);
  }
  for (let node = relativeOf(element, combinator, scope); node; node = relativeOf(node, combinator, scope)) {
    if (++steps > MAX_BARE_STEPS) {
      const fits = (one: Element): boolean => matchesChain(one, walk, last - 1);
      const next = (one: Element): Element | null => relativeOf(one, combinator, scope);
      return (walk.memos[last] as RelativesMemo).someFits(node, scope, fits, next);
    }
    if (matchesChain(node, walk, last - 1)) return true;
  }
  return false;
}

/** The sibling before, or the parent inside the scope. */
function relativeOf(element: Element, combinator: Combinator, scope: ParentNode): Element | null {
  if (combinator === "+" || combinator === "~") return siblingElement(element, "prev");
  const { parent } = element;
  return parent !== null && parent !== scope && isElement(parent) ? parent : null;
}

function matchesCompound(element: Element, compound: Compound): boolean {
  if (compound.tag !== null && compound.tag !== element.name) return false;
  const { attribs } = element;
  if (compound.id !== null && attribs.id !== compound.id) return false;
  for (const name of compound.classes) if (!hasToken(attribs.class, name)) return false;
  for (const test of compound.attributes) if (!matchesAttribute(attribs, test)) return false;
  return true;
}

function matchesAttribute(attribs: Element["attribs"], { name, operator, value }: AttributeTest): boolean {
  const actual = attribs[name];
  // Names such as `constructor` reach the prototype of a plain object, where no strings are.
  if (typeof actual !== "string") return false;
  if (operator === "has") return true;
  if (operator === "=") return actual === value;
  if (value === "") return false;
  if (operator === "^=") return actual.startsWith(value);
  if (operator === "$=") return actual.endsWith(value);
  if (operator === "*=") return actual.includes(value);
  return hasToken(actual, value);
}

/** Whether a space-separated list holds a word. */
function hasToken(list: string | undefined, word: string): boolean {
  if (list === undefined || list.length < word.length) return false;
  if (list === word) return true;
  if (/\s/.test(word)) return false;
  for (let at = list.indexOf(word); at !== -1; at = list.indexOf(word, at + 1)) {
    if (isSpace(list.charCodeAt(at - 1)) && isSpace(list.charCodeAt(at + word.length))) return true;
  }
  return false;
}

/** HTML whitespace, or NaN: past either end of the text. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13 && code !== 11) || Number.isNaN(code);
}
