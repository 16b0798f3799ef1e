import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Larger ones are read from the disk each time. */
export const MOST_CACHED_BYTES = 256 * 1024;
/** Smaller ones gain nothing. */
const LEAST_PACKED_BYTES = 512;
const ROOM_BYTES = 64 * 1024 * 1024;

/** The bytes of a file; packed where that is smaller. */
export interface CachedFile {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** Small files of all services by the SHA-256 of their bytes, packed once; who was not asked for longest leaves first. */
export class FileCache {
  readonly #fetched: (blob: string) => Promise<string>;
  readonly #files = new Map<string, Promise<CachedFile>>();
  readonly #bytes = new Map<string, number>();
  #total = 0;

  constructor(fetched: (blob: string) => Promise<string>) {
    this.#fetched = fetched;
  }

  get(blob: string, isText: boolean): Promise<CachedFile> {
    const known = this.#files.get(blob);
    if (known !== undefined) {
      this.#files.delete(blob);
      this.#files.set(blob, known);
      return known;
    }
    const loading = this.#load(blob, isText);
    this.#files.set(blob, loading);
    loading.then(
      (file) => this.#keep(blob, file),
      () => this.#files.delete(blob),
    );
    return loading;
  }

  async #load(blob: string, isText: boolean): Promise<CachedFile> {
    const plain = await readFile(await this.#fetched(blob));
    if (!isText || plain.length < LEAST_PACKED_BYTES) return { plain, br: null, gzip: null };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    const [br, gzipped] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)]);
    const smaller = (packed: Buffer): Buffer | null => (packed.length < plain.length ? packed : null);
    return { plain, br: smaller(br), gzip: smaller(gzipped) };
  }

  #keep(blob: string, { plain, br, gzip: gzipped }: CachedFile): void {
    if (!this.#files.has(blob)) return;
    const bytes = plain.length + (br?.length ?? 0) + (gzipped?.length ?? 0);
    this.#bytes.set(blob, bytes);
    this.#total += bytes;
    for (const oldest of this.#files.keys()) {
      if (this.#total <= ROOM_BYTES) break;
      this.#total -= this.#bytes.get(oldest) ?? 0;
      this.#bytes.delete(oldest);
      this.#files.delete(oldest);
    }
  }
}
