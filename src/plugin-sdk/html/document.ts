import type { Document, Element } from "domhandler";
import { ElementIndex } from "./element-index.ts";
import { HtmlNode } from "./node.ts";
import { parseMarkup } from "./parse-markup.ts";
import { compileSelector } from "./selector.ts";
import { beginQuery } from "./selector-work.ts";

/** A page as the HTTP client hands it over: its text and the final URL. An `HttpResponse` fits. */
export interface PageText {
  readonly text: string;
  readonly url: string;
}

/**
 * A parsed page. Broken markup never throws; what is not there is null or an empty list.
 * Nodes keep the whole tree alive, so take strings out of it and let it go.
 */
export class HtmlDocument {
  readonly root: Document;
  /** URL the page was read from; null when it was parsed from bare text. */
  readonly url: string | null;
  /** True for feeds and sitemaps: names are compared with case. */
  readonly isXml: boolean;
  #base: string | null | undefined;
  #index: ElementIndex | null = null;

  constructor(root: Document, url: string | null, isXml: boolean) {
    this.root = root;
    this.url = url;
    this.isXml = isXml;
  }

  /** What relative links of the page start from: its URL, moved by `<base href>`. */
  get baseUrl(): string | null {
    if (this.#base === undefined) this.#base = this.#readBase();
    return this.#base;
  }

  /** First match in document order, or null. A selector that is no CSS throws a TypeError. */
  one(css: string): HtmlNode | null {
    const found = this.#first(css);
    return found === null ? null : new HtmlNode(found, this);
  }

  /** All matches in document order. */
  all(css: string): HtmlNode[] {
    const matches = compileSelector(css, this.isXml);
    return this.#candidates(css)
      .filter((element) => matches(element, this.root))
      .map((element) => new HtmlNode(element, this));
  }

  has(css: string): boolean {
    return this.#first(css) !== null;
  }

  /** Collapsed text of the first match; null when nothing matches or it has no text. */
  textOf(css: string): string | null {
    return this.one(css)?.text() || null;
  }

  /** Attribute of the first match; null when either is missing. */
  attrOf(css: string, name: string): string | null {
    return this.one(css)?.attr(name) ?? null;
  }

  /** Absolute http(s) URL in an attribute of the first match, or null. */
  urlOf(css: string, attribute = "href"): string | null {
    return this.one(css)?.url(attribute) ?? null;
  }

  /** Text of `<title>`, or null. */
  get title(): string | null {
    return this.textOf("title");
  }

  #first(css: string): Element | null {
    const matches = compileSelector(css, this.isXml);
    return this.#candidates(css).find((element) => matches(element, this.root)) ?? null;
  }

  #candidates(css: string): readonly Element[] {
    beginQuery();
    this.#index ??= new ElementIndex(this.root, this.isXml);
    return this.#index.candidates(css);
  }

  #readBase(): string | null {
    const declared = this.#first("base[href]")?.attribs.href;
    if (declared === undefined) return this.url;
    return URL.parse(declared.trim(), this.url ?? undefined)?.href ?? this.url;
  }
}

/** Parses a page, or bare HTML text with the URL its links start from. */
export function parseHtml(page: PageText | string, url?: string): HtmlDocument {
  return parse(page, url, false);
}

/** Parses a feed or sitemap: tag names keep their case and `<link>` has content. Prefixed tags are selected as `media\\:thumbnail`. */
export function parseXml(page: PageText | string, url?: string): HtmlDocument {
  return parse(page, url, true);
}

function parse(page: PageText | string, url: string | undefined, xmlMode: boolean): HtmlDocument {
  const text = typeof page === "string" ? page : page.text;
  const address = typeof page === "string" ? url : (url ?? page.url);
  // Browsers drop NULs between elements.
  return new HtmlDocument(parseMarkup(text.replaceAll("\0", ""), xmlMode), address ?? null, xmlMode);
}
