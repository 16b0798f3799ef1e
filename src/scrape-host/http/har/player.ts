import { loadHarEntries } from "./load.ts";
import { matchKey } from "./match-key.ts";
import { nearestRecorded, type AskedFor } from "./nearest.ts";
import type { HarEntry } from "./schema.ts";
import { scrubUrl } from "./scrub.ts";

/** The recorded requests of a replay, by what makes them the same. */
type Archive = ReadonlyMap<string, readonly HarEntry[]>;

/** Answers requests from a recording. Holds a position per request: use one `session()` per run. */
export class HarPlayer {
  readonly #archive: Archive;
  readonly #positions = new Map<string, number>();

  private constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** Reads a HAR file or a folder of them. Throws HarError. */
  static async load(path: string): Promise<HarPlayer> {
    return HarPlayer.of(await loadHarEntries(path));
  }

  static of(entries: readonly HarEntry[]): HarPlayer {
    const archive = new Map<string, HarEntry[]>();
    for (const entry of entries) {
      const { method, url, postData } = entry.request;
      const key = matchKey(method.toUpperCase(), url, postData?.text ?? "", contentTypeOf(entry));
      const known = archive.get(key);
      if (known) known.push(entry);
      else archive.set(key, [entry]);
    }
    return new HarPlayer(archive);
  }

  /** The same recording from its start. */
  session(): HarPlayer {
    return new HarPlayer(this.#archive);
  }

  /** The next entry for this request, the last one again once all are used, or undefined when there is none. */
  take(method: string, url: string, body: string, contentType: string): HarEntry | undefined {
    const key = matchKey(method, url, body, contentType);
    const entries = this.#archive.get(key);
    if (!entries) return undefined;
    const at = this.#positions.get(key) ?? 0;
    this.#positions.set(key, at + 1);
    return entries[Math.min(at, entries.length - 1)];
  }

  /** Which recorded request is nearest to one that is not there, and in what they differ: a sentence without secrets. */
  nearest(asked: AskedFor): string {
    const recorded = [...this.#archive.values()].flatMap(([first]) =>
      first === undefined
        ? []
        : [{ method: first.request.method.toUpperCase(), url: scrubUrl(first.request.url) }],
    );
    return nearestRecorded({ ...asked, url: scrubUrl(asked.url) }, recorded);
  }
}

function contentTypeOf({ request }: HarEntry): string {
  const header = request.headers.find(({ name }) => name.toLowerCase() === "content-type");
  return request.postData?.mimeType || header?.value || "";
}
