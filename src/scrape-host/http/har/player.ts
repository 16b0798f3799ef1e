import { loadHarEntries } from "./load.ts";
import { matchKey } from "./match-key.ts";
import { nearestRecorded, type AskedFor } from "./nearest.ts";
import type { HarEntry } from "./schema.ts";
import { REDACTED, scrubUrl, STAND_IN } from "./scrub.ts";

/** The header that a recording names, without its value, where the operator's credential went along. */
export const AUTHORIZATION = "authorization";

/** Recorded requests that are the same. */
interface Recorded {
  key: string;
  entries: HarEntry[];
}
/** The recorded requests of a replay, by what makes them the same but for the values that something stands for. */
type Archive = ReadonlyMap<string, readonly Recorded[]>;

const STAND_INS = new RegExp(STAND_IN, "g");
const blotted = (key: string): string => key.replace(STAND_INS, REDACTED);

/** Whether one may pass for the other: a value of the plugin's own, which is nowhere written down, for any. */
function passes(asked: string, recorded: string): boolean {
  const [one, other] = [asked.match(STAND_INS) ?? [], recorded.match(STAND_INS) ?? []];
  return one.every((value, at) => value === other[at] || value === REDACTED || other[at] === REDACTED);
}

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
    const archive = new Map<string, Recorded[]>();
    for (const entry of entries) {
      const { method, url, postData } = entry.request;
      const key = matchKey(method.toUpperCase(), url, postData?.text ?? "", contentTypeOf(entry));
      const alike = archive.get(blotted(key)) ?? [];
      archive.set(blotted(key), alike);
      const same = alike.find((one) => one.key === key);
      if (same) same.entries.push(entry);
      else alike.push({ key, entries: [entry] });
    }
    return new HarPlayer(archive);
  }

  /** The same recording from its start. */
  session(): HarPlayer {
    return new HarPlayer(this.#archive);
  }

  /** The next entry for this request, the last one again once all are used, or undefined when there is none. */
  take(method: string, url: string, body: string, contentType: string): HarEntry | undefined {
    const asked = matchKey(method, url, body, contentType);
    const alike = this.#archive.get(blotted(asked)) ?? [];
    const found = alike.find(({ key }) => key === asked) ?? alike.find(({ key }) => passes(asked, key));
    if (!found) return undefined;
    const { key, entries } = found;
    const at = this.#positions.get(key) ?? 0;
    this.#positions.set(key, at + 1);
    return entries[Math.min(at, entries.length - 1)];
  }

  /** Whether the operator's credential went along to this origin when it was recorded. */
  isAuthorized(origin: string): boolean {
    return this.#requests().some(
      ({ url, headers }) =>
        new URL(url).origin === origin && headers.some(({ name }) => name.toLowerCase() === AUTHORIZATION),
    );
  }

  #requests(): HarEntry["request"][] {
    return [...this.#archive.values()].flatMap((alike) =>
      alike.flatMap(({ entries }) => entries.map(({ request }) => request)),
    );
  }

  /** Which recorded request is nearest to one that is not there, and in what they differ: a sentence without secrets. */
  nearest(asked: AskedFor): string {
    const recorded = this.#requests().map(({ method, url }) => ({
      method: method.toUpperCase(),
      url: scrubUrl(url),
    }));
    return nearestRecorded({ ...asked, url: scrubUrl(asked.url) }, recorded);
  }
}

function contentTypeOf({ request }: HarEntry): string {
  const header = request.headers.find(({ name }) => name.toLowerCase() === "content-type");
  return request.postData?.mimeType || header?.value || "";
}
