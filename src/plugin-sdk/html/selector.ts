import type { AnyNode, Element, ParentNode } from "domhandler";
import { compile } from "css-select";
import * as domUtils from "domutils";
import { look } from "./selector-work.ts";
import { isElement } from "./walk.ts";

/** Whether an element inside `scope` matches. Ancestors count only up to `scope`, as in jQuery's `find`. */
export type CompiledSelector = (element: Element, scope: ParentNode) => boolean;

const MAX_CACHED = 1000;
// css-select fixes `:scope` when it compiles; this pseudo-class asks for the scope of the running query instead.
const SCOPE = ":query-scope";

// Mistakes that css-select lets pass: nothing at all, a combinator or comma at an end, two marks in a row.
const SLIP = /^\s*(?:$|[+~,])|[>+~,]\s*$|[.#][.#]/;

const compiledForHtml = new Map<string, CompiledSelector>();
const compiledForXml = new Map<string, CompiledSelector>();

/** The tree as css-select looks at it, with its looks counted: some of its pseudo-classes look at all siblings of each. */
const counted = {
  ...domUtils,
  isTag: (node: AnyNode): node is Element => {
    look();
    return isElement(node);
  },
};
const equals = (one: AnyNode, other: AnyNode): boolean => {
  look();
  return one === other;
};

/** Compiles a selector, once per text. Throws TypeError when it is no CSS: a mistake in the plugin, not in the page. */
export function compileSelector(css: string, xml: boolean): CompiledSelector {
  const cache = xml ? compiledForXml : compiledForHtml;
  const known = cache.get(css);
  if (known !== undefined) return known;
  const selector = compileUncached(css, xml);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(css, selector);
  return selector;
}

function compileUncached(css: string, xml: boolean): CompiledSelector {
  if (SLIP.test(css.replace(/\\.|"[^"]*"|'[^']*'|\[[^\]]*\]/g, "x"))) throw notCss(css, "it is incomplete");
  let scope: ParentNode | null = null;
  const options = {
    xmlMode: xml,
    adapter: counted,
    equals,
    // Results of one scope do not hold in another.
    cacheResults: false,
    pseudos: { [SCOPE.slice(1)]: (element: Element) => element === scope },
  };
  const fromPage = compileChecked(css, css, options);
  const fromElement = compileChecked(css, splitList(css).map(relativeToScope).join(","), options);
  return (element, within) => {
    scope = within;
    return within.parent === null ? fromPage(element) : fromElement(element);
  };
}

function compileChecked(written: string, css: string, options: object): (element: AnyNode) => boolean {
  try {
    return compile<AnyNode, Element>(css, options);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw notCss(written, detail);
  }
}

function notCss(css: string, detail: string): TypeError {
  return new TypeError(`${JSON.stringify(css)} is not a CSS selector: ${detail}`);
}

function relativeToScope(selector: string): string {
  const scoped = selector.replace(/:scope(?![\w-])/g, SCOPE);
  return scoped === selector ? `${SCOPE} ${selector.trim()}` : scoped;
}

/** Parts of a selector list: cut at commas outside quotes, brackets and parentheses. */
function splitList(css: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const match of css.matchAll(/\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()[\],]/g)) {
    if (match[0] === "(" || match[0] === "[") depth++;
    else if (match[0] === ")" || match[0] === "]") depth--;
    else if (match[0] === "," && depth === 0) {
      parts.push(css.slice(start, match.index));
      start = match.index + 1;
    }
  }
  return [...parts, css.slice(start)];
}
