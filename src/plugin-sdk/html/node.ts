import type { Element } from "domhandler";
import { getInnerHTML, getOuterHTML } from "domutils";
import type { HtmlDocument } from "./document.ts";
import { collapsedText, exactText } from "./node-text.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { type CompiledSelector, compileSelector } from "./selector.ts";
import { beginQuery } from "./selector-work.ts";
import { childElements, findAll, findFirst, siblingElement } from "./walk.ts";

/** One element of a page. A thin view: making one per row costs next to nothing. */
export class HtmlNode {
  readonly element: Element;
  readonly document: HtmlDocument;

  constructor(element: Element, document: HtmlDocument) {
    this.element = element;
    this.document = document;
  }

  /** Tag name, lower case in HTML. */
  get tag(): string {
    return this.element.name;
  }

  /** Visible text: whitespace collapsed, scripts and styles left out, blocks and `<br>` kept apart by a space. */
  text(): string {
    return collapsedText(this.element);
  }

  /** Text as it stands in the source, entities decoded; of a `<script>` its body. */
  rawText(): string {
    return exactText(this.element);
  }

  /** Attribute value, entities decoded; null when the attribute is missing. */
  attr(name: string): string | null {
    return Object.hasOwn(this.element.attribs, name) ? (this.element.attribs[name] ?? null) : null;
  }

  /** Attribute as an absolute http(s) URL; null for a missing, empty, `#` or other-scheme value. */
  url(attribute = "href"): string | null {
    const value = this.attr(attribute);
    return value === null ? null : absoluteUrl(value, this.document.baseUrl);
  }

  /** Inner markup. Not for elements nested thousands deep: writing them overflows the stack. */
  html(): string {
    return getInnerHTML(this.element);
  }

  /** Markup with the element itself. */
  outerHtml(): string {
    return getOuterHTML(this.element);
  }

  /** First match inside this element, or null. `> a` and `:scope > a` mean direct children. */
  one(css: string): HtmlNode | null {
    return this.#view(findFirst(this.element, this.#compiled(css)));
  }

  /** All matches inside this element, in document order. */
  all(css: string): HtmlNode[] {
    return findAll(this.element, this.#compiled(css)).map((element) => new HtmlNode(element, this.document));
  }

  has(css: string): boolean {
    return findFirst(this.element, this.#compiled(css)) !== null;
  }

  /** Collapsed text of the first match; null when nothing matches or it has no text. */
  textOf(css: string): string | null {
    const found = findFirst(this.element, this.#compiled(css));
    return found === null ? null : collapsedText(found) || null;
  }

  /** Attribute of the first match; null when either is missing. */
  attrOf(css: string, name: string): string | null {
    return this.one(css)?.attr(name) ?? null;
  }

  /** Absolute http(s) URL in an attribute of the first match, or null. */
  urlOf(css: string, attribute = "href"): string | null {
    return this.one(css)?.url(attribute) ?? null;
  }

  /** Whether this element itself matches, seen from the whole page. */
  is(css: string): boolean {
    return this.#compiled(css)(this.element, this.document.root);
  }

  get parent(): HtmlNode | null {
    const { parent } = this.element;
    return parent !== null && "attribs" in parent ? new HtmlNode(parent, this.document) : null;
  }

  /** This element or the nearest one around it that matches, or null. */
  closest(css: string): HtmlNode | null {
    beginQuery();
    if (this.is(css)) return this;
    let node = this.parent;
    while (node !== null && !node.is(css)) node = node.parent;
    return node;
  }

  /** Child elements, text left out. */
  get children(): HtmlNode[] {
    return childElements(this.element).map((element) => new HtmlNode(element, this.document));
  }

  /** Next sibling element, or null. */
  get next(): HtmlNode | null {
    return this.#view(siblingElement(this.element, "next"));
  }

  /** Sibling element before this one, or null. */
  get previous(): HtmlNode | null {
    return this.#view(siblingElement(this.element, "prev"));
  }

  #compiled(css: string): CompiledSelector {
    return compileSelector(css, this.document.isXml);
  }

  #view(element: Element | null): HtmlNode | null {
    return element === null ? null : new HtmlNode(element, this.document);
  }
}
