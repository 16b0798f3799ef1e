import { SourceError } from "../../../plugin-sdk/index.ts";
import type { Blob } from "../rpc/blobs.ts";
import { dig } from "./sparse.ts";

const BLOB_START = "AF_initDataCallback({key: '";
const BLOB_DATA = "data:";
const BLOB_END = ", sideChannel:";
const SCRIPT_END = "</script>";
const ROUTES = "AF_dataServiceRequests = ";
const ROUTE = /'(ds:\d+)'\s*:\s*\{\s*id\s*:\s*'([^']+)'/g;

/** The RPC answers that a page carries. Cut from the text; a blob is parsed only when it is asked for. */
export interface PageData {
  /** Node at the base of a blob. @throws SourceError `source_changed` when the page does not carry it */
  require(blob: Blob): unknown;
  /** The same, or null. */
  optional(blob: Blob): unknown;
  /** `ds:5=Ws7gDc, …`: what the page carries, for messages. */
  readonly inventory: string;
}

/** @throws SourceError `source_changed` when the page was cut off or a blob is no JSON */
export function readPageData(html: string): PageData {
  if (!/<\/html>\s*$/.test(html.slice(-200))) {
    throw new SourceError("source_changed", `The page ends before </html>, after ${html.length} characters.`);
  }
  const texts = blobTexts(html);
  const routes = routeTable(html);
  const parsed = new Map<string, unknown>();
  const inventory = inventoryOf(texts, routes);

  const parse = (key: string): unknown => {
    if (!parsed.has(key)) parsed.set(key, parseBlob(key, texts.get(key) ?? "null"));
    return parsed.get(key);
  };
  const optional = (blob: Blob): unknown => {
    const bound = [...texts.keys()].filter((key) => routes.get(key) === blob.rpc);
    for (const key of bound.length > 0 ? bound : [blob.key]) {
      const base = dig(parse(key), blob.base);
      if (base !== null && dig(base, blob.needs) !== null) return base;
    }
    return null;
  };
  const require = (blob: Blob): unknown => {
    const base = optional(blob);
    if (base !== null) return base;
    const sought = `${blob.what} (RPC ${blob.rpc}, root [${[...blob.base, ...blob.needs].join("][")}])`;
    throw new SourceError("source_changed", `The page carries no ${sought}. It has ${inventory}.`);
  };
  return { require, optional, inventory };
}

/** JSON text of each blob, by ds key. Inside a script the source escapes `<`, so the end tag is never part of a text. */
function blobTexts(html: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (let start = html.indexOf(BLOB_START); start !== -1; start = html.indexOf(BLOB_START, start)) {
    const keyStart = start + BLOB_START.length;
    const keyEnd = html.indexOf("'", keyStart);
    const scriptEnd = html.indexOf(SCRIPT_END, keyEnd);
    const dataStart = html.indexOf(BLOB_DATA, keyEnd);
    const dataEnd = html.lastIndexOf(BLOB_END, scriptEnd);
    if (scriptEnd === -1 || dataStart === -1 || dataEnd < dataStart) break;
    texts.set(html.slice(keyStart, keyEnd), html.slice(dataStart + BLOB_DATA.length, dataEnd));
    start = scriptEnd;
  }
  return texts;
}

/** RPC id of each ds key. The table is JavaScript and no JSON, so only its keys and ids are read. */
function routeTable(html: string): Map<string, string> {
  const start = html.indexOf(ROUTES);
  if (start === -1) return new Map();
  const table = html.slice(start, html.indexOf(SCRIPT_END, start));
  return new Map([...table.matchAll(ROUTE)].map(([, key = "", rpc = ""]) => [key, rpc]));
}

function inventoryOf(texts: Map<string, string>, routes: Map<string, string>): string {
  const known = [...texts.keys()].map((key) => `${key}=${routes.get(key) ?? "?"}`);
  return known.length === 0 ? "no data blobs" : known.join(", ");
}

function parseBlob(key: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new SourceError("source_changed", `The data blob ${key} is no JSON.`, { cause: error });
  }
}
