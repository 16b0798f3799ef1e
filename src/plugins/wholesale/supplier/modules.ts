import {
  canonicalUrl,
  changed,
  type HtmlDocument,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  metaContent,
  obj,
  parseHtml,
  requireEnd,
  str,
} from "../../../plugin-sdk/index.ts";
import { supplierIdIn } from "../targets.ts";
import { holderOf } from "./holder.ts";

/** The parts of a page of a supplier's site, and what all of them share. */
export interface Modules {
  shared: JsonObject;
  /** What the part of a name, such as `icbu-pc-shopSign`, has beside one of these keys, at whatever depth. */
  part: (name: string, keys: readonly string[]) => JsonObject | null;
}

/**
 * Every part carries its data as JSON in its `module-data` attribute.
 * @throws SourceError `source_changed` for a cut page, one without parts, and one of another supplier
 */
export function modulesOn(page: HttpResponse, id: string): Modules {
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const parts = new Map<string, unknown>();
  const shared: JsonObject = {};
  for (const node of document.all("[module-data]")) {
    const data = decoded(node.attr("module-data") ?? "");
    const name = node.attr("module-name") ?? str(data, "mds.moduleNameAlias") ?? node.attr("module-title");
    if (name !== null && isJsonObject(data)) parts.set(name, { ...data, gdc: null });
    Object.assign(shared, unwrapped(obj(holderOf(data, ["gdc"]), "gdc") ?? {}));
  }
  if (parts.size === 0) throw changed(page, "The page of the supplier has no parts with data.");
  const part = (name: string, keys: readonly string[]) => {
    const data = holderOf(parts.get(name), keys);
    return data === null ? null : unwrapped(data);
  };
  const sign = part("icbu-pc-shopSign", ["esiteSubDomain"]);
  const host = str(shared, "esiteSubDomain") ?? str(sign, "esiteSubDomain");
  const owner = host === null ? ownerIn(document) : supplierIdIn(`https://${host}/`);
  if (owner?.toLowerCase() !== id)
    throw changed(page, `The page is the one of ${owner ?? "nobody"}, not of supplier ${id}.`);
  return { shared, part };
}

/** Whose site a page is by its own address, or by the only site of a supplier that it leads to. */
function ownerIn(document: HtmlDocument): string | null {
  const own = [canonicalUrl(document), metaContent(document, "og:url")];
  const [stated] = own.flatMap((url) => supplierIdIn(url ?? "") ?? []);
  const linked = document.all("a[href]").flatMap((link) => supplierIdIn(link.url() ?? "") ?? []);
  const [only, other] = new Set(linked);
  return stated ?? (other === undefined ? (only ?? null) : null);
}

/** Fields are wrapped, `{ fieldName, title, value }`; without a value the supplier does not disclose it. */
function unwrapped(data: JsonObject): JsonObject {
  const isWrapper = (value: unknown) => isJsonObject(value) && ("value" in value || "fieldName" in value);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      isWrapper(value) ? ((value as JsonObject)["value"] ?? null) : value,
    ]),
  );
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text.trimStart().startsWith("{") ? text : decodeURIComponent(text));
  } catch {
    return null;
  }
}
