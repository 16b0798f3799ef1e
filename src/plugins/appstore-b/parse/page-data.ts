import { SourceError } from "../../../plugin-sdk/index.ts";
import type { Blob } from "../rpc/blobs.ts";
import { BLOB_END, blobKeys, blobTextEnd, blobTextStart, keysOfRpc, routesOf } from "./blob-texts.ts";
import { readPlaces } from "./place-reader.ts";
import { EVERYTHING, placesOf, under, type Places } from "./places.ts";
import { dig, type Path } from "./sparse.ts";

/** The RPC answers that a page carries. Nothing is parsed until it is asked for. */
export interface PageData {
  /**
   * Node at the base of a blob. With `places` from `placesIn`, only they are read of it, which is much faster.
   * @throws SourceError `source_changed` when the page does not carry it, or it is no JSON
   */
  require(blob: Blob, places?: Places): unknown;
  /** The same, or null when the page does not carry it. */
  optional(blob: Blob, places?: Places): unknown;
  /** `ds:5=Ws7gDc, …`: what the page carries, for messages. */
  readonly inventory: string;
}

/** What to read of a blob: paths from its base, and what tells it from its namesakes, unless a path leads through that. */
export function placesIn({ base, needs }: Blob, paths: readonly Path[]): Places {
  const isRead = paths.some((path) => needs.every((index, level) => path[level] === index));
  return placesOf(under(base, isRead ? paths : [needs, ...paths]));
}

/** @throws SourceError `source_changed` when the page was cut off */
export function readPageData(html: string): PageData {
  if (!/<\/html>\s*$/.test(html.slice(-200))) {
    throw new SourceError("source_changed", `The page ends before </html>, after ${html.length} characters.`);
  }
  const optional = (blob: Blob, places = EVERYTHING): unknown => {
    const bound = blobsAt(html, keysOfRpc(html, blob.rpc));
    for (const [key, start] of bound.length > 0 ? bound : blobsAt(html, [blob.key])) {
      const base = dig(readBlob(html, key, start, places), blob.base);
      if (base !== null && dig(base, blob.needs) !== null) return base;
    }
    return null;
  };
  const require = (blob: Blob, places = EVERYTHING): unknown => {
    const base = optional(blob, places);
    if (base !== null) return base;
    const sought = `${blob.what} (RPC ${blob.rpc}, root [${[...blob.base, ...blob.needs].join("][")}])`;
    throw new SourceError("source_changed", `The page carries no ${sought}. It has ${inventoryOf(html)}.`);
  };
  return {
    require,
    optional,
    get inventory() {
      return inventoryOf(html);
    },
  };
}

/** The blobs of these keys that the page carries, and where their JSON starts. */
function blobsAt(html: string, keys: readonly string[]): [key: string, start: number][] {
  return keys
    .map((key): [string, number] => [key, blobTextStart(html, key)])
    .filter(([, start]) => start !== -1);
}

function readBlob(html: string, key: string, start: number, places: Places): unknown {
  const read = places === EVERYTHING ? null : readPlaces(html, start, places);
  if (read !== null && html.startsWith(BLOB_END, read.end)) return read.value;
  try {
    return JSON.parse(html.slice(start, blobTextEnd(html, start)));
  } catch (error) {
    throw new SourceError("source_changed", `The data blob ${key} is no JSON.`, { cause: error });
  }
}

function inventoryOf(html: string): string {
  const routes = routesOf(html);
  const known = blobKeys(html).map((key) => `${key}=${routes.get(key) ?? "?"}`);
  return known.length === 0 ? "no data blobs" : known.join(", ");
}
