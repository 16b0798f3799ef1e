import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { decodeEntities } from "../text/entities.ts";
import type { HtmlDocument } from "./document.ts";
import { scriptSlices } from "./script-slices.ts";

/** What the JSON-LD blocks of a page hold. */
export interface JsonLd {
  /** Every object, with arrays and `@graph` flattened, in page order. */
  items: JsonObject[];
  /** Blocks that could not be read even with repairs, and rows of lists that are null. */
  broken: number;
}

const MAX_ITEMS = 10_000;
/** After so many blocks that cannot be read the rest is left: each costs several tries. */
const MAX_BROKEN = 100;

/** Reads all JSON-LD blocks. Give the page text instead of a document when nothing else of the page is needed. */
export function jsonLd(source: HtmlDocument | string): JsonLd {
  const result: JsonLd = { items: [], broken: 0 };
  for (const body of bodiesOf(source)) {
    if (body.trim() === "") continue;
    if (result.broken >= MAX_BROKEN) break;
    const parsed = parseTolerantly(body);
    if (parsed === undefined) result.broken++;
    else flatten(parsed, result);
  }
  return result;
}

/** Items of a schema.org type: `Product` also means `https://schema.org/Product`, `schema:Product` and lists of types with it. */
export function findByType(items: readonly JsonObject[], type: string): JsonObject[] {
  const wanted = bareType(type);
  return items.filter((item) => typesOf(item).includes(wanted));
}

/** The types of an item without what stands before them: `Product` of `https://schema.org/Product`. */
export function typesOf(item: JsonObject): string[] {
  const types = Array.isArray(item["@type"]) ? item["@type"] : [item["@type"]];
  return types.flatMap((each) => (typeof each === "string" ? bareType(each) : []));
}

function bareType(type: string): string {
  return type.slice(Math.max(type.lastIndexOf("/"), type.lastIndexOf("#"), type.lastIndexOf(":")) + 1);
}

function bodiesOf(source: HtmlDocument | string): string[] {
  if (typeof source === "string")
    return [...scriptSlices(source)].filter(isJsonLd).map((script) => script.body);
  return source
    .all("script")
    .filter(isJsonLd)
    .map((script) => script.rawText());
}

function isJsonLd(script: { attr(name: string): string | null }): boolean {
  return /^\s*application\/ld\+json\s*(?:;|$)/i.test(script.attr("type") ?? "");
}

function flatten(parsed: unknown, result: JsonLd): void {
  const { items } = result;
  const waiting: unknown[] = [parsed];
  while (waiting.length > 0 && items.length < MAX_ITEMS) {
    const next = waiting.pop();
    if (next === null) result.broken++;
    if (Array.isArray(next)) {
      // Pushed from the end, so that the page order comes out.
      for (let index = next.length - 1; index >= 0; index--) waiting.push(next[index]);
    } else if (isJsonObject(next)) {
      const graph = next["@graph"];
      if (graph === undefined || next["@type"] !== undefined) items.push(next);
      if (graph !== undefined) waiting.push(graph);
    }
  }
}

function parseTolerantly(body: string): unknown {
  const trimmed = withoutWrapping(body);
  return (
    parseOrNothing(body) ??
    parseOrNothing(trimmed) ??
    parseOrNothing(repair(trimmed)) ??
    parseOrNothing(repair(withoutWrapping(decodeEntities(body))))
  );
}

/** From the first bracket to the last: leaves out comment and CDATA marks and a final semicolon. */
function withoutWrapping(body: string): string {
  const bare = body.replace("<![CDATA[", "").replace("]]>", "");
  return bare.slice(
    Math.max(bare.search(/[{[]/), 0),
    Math.max(bare.lastIndexOf("}"), bare.lastIndexOf("]")) + 1,
  );
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Escapes raw control characters inside strings and drops commas before a closing bracket. */
function repair(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[^]?)*(?:"|$)|,(?=\s*[}\]])|(?![\t\n\r])\p{Cc}/gu, (part) =>
    part.startsWith('"') ? part.replace(/\p{Cc}/gu, escapeControl) : "",
  );
}

function escapeControl(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
