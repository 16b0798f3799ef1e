import { absoluteUrl } from "./absolute-url.ts";
import type { HtmlDocument } from "./document.ts";

/** Contents of all `<meta>` tags by lower-case `property`, `name` or `itemprop`, in page order; empty contents left out. */
export function metaTags(page: HtmlDocument): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>();
  for (const meta of page.all("meta[content]")) {
    const content = meta.attr("content")?.trim() ?? "";
    if (content === "") continue;
    const names = [meta.attr("property"), meta.attr("name"), meta.attr("itemprop")].filter(
      (name) => name !== null,
    );
    for (const name of new Set(names.map((each) => each.trim().toLowerCase()))) {
      const known = tags.get(name);
      if (known === undefined) tags.set(name, [content]);
      else known.push(content);
    }
  }
  return tags;
}

/** First content of one meta tag, such as `og:title` or `description`; null when missing. */
export function metaContent(page: HtmlDocument, name: string): string | null {
  return metaTags(page).get(name.toLowerCase())?.[0] ?? null;
}

/** Open Graph tags without their `og:` prefix: `title`, `image`, `image:width`. */
export function openGraph(page: HtmlDocument): ReadonlyMap<string, readonly string[]> {
  const tags = [...metaTags(page)].filter(([name]) => name.startsWith("og:"));
  return new Map(tags.map(([name, contents]) => [name.slice("og:".length), contents]));
}

/** `<link rel="canonical">`, else `og:url`, as an absolute URL; null when the page names neither. */
export function canonicalUrl(page: HtmlDocument): string | null {
  const linked = page.urlOf('link[rel~="canonical"]');
  if (linked !== null) return linked;
  return absoluteUrl(metaContent(page, "og:url") ?? "", page.baseUrl);
}
