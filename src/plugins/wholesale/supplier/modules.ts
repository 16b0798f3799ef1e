import {
  changed,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  obj,
  parseHtml,
  requireEnd,
  str,
} from "../../../plugin-sdk/index.ts";
import { supplierUrl } from "../source.ts";

/** The parts of a page of a supplier's site by name, such as `icbu-pc-shopSign`, and what all of them share. */
export interface Modules {
  shared: JsonObject;
  part: (name: string) => JsonObject | null;
}

/**
 * Every part carries its data as JSON in its `module-data` attribute.
 * @throws SourceError `source_changed` for a cut page, one without parts, and one of another supplier
 */
export function modulesOn(page: HttpResponse, id: string): Modules {
  requireEnd(page, "</html>");
  const parts = new Map<string, JsonObject>();
  const shared: JsonObject = {};
  for (const node of parseHtml(page).all("[module-data]")) {
    const data = decoded(node.attr("module-data") ?? "");
    const name = node.attr("module-name") ?? str(data, "mds.moduleNameAlias") ?? node.attr("module-title");
    const own = obj(data, "mds.moduleData.data") ?? obj(data, "moduleData.data");
    if (name !== null && own !== null) parts.set(name, own);
    Object.assign(shared, unwrapped(obj(data, "gdc") ?? {}));
  }
  if (parts.size === 0) throw changed(page, "The page of the supplier has no parts with data.");
  const part = (name: string) => {
    const data = parts.get(name) ?? null;
    return data === null ? null : unwrapped(data);
  };
  const site = str(shared, "esiteSubDomain") ?? str(part("icbu-pc-shopSign"), "esiteSubDomain");
  if (site === null || site.toLowerCase() !== new URL(supplierUrl(id)).hostname)
    throw changed(page, `The page is the one of ${site ?? "nobody"}, not of supplier ${id}.`);
  return { shared, part };
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
