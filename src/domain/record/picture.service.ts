import { AppError } from "../../errors/app-error.ts";
import type { Config } from "../../kernel/config.ts";
import { FairShare, type GiveBack } from "../../kernel/fair-share.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { guardedGet } from "../../scrape-host/http/guarded-get.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { ByteBudget } from "./byte-budget.ts";
import { pictureType } from "./picture-type.ts";
import { recordAt } from "./record-pages.ts";

/** One picture. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
/** Of an account, in a minute and in one process. */
const MOST_BYTES_A_MINUTE = 60 * 1024 * 1024;
const WAIT_MS = 10_000;
const FETCH_MS = 10_000;

interface PictureDeps {
  store: Store;
  settings: Pick<Config, "QUARRY_PRIVATE_ORIGINS" | "QUARRY_USER_AGENT">;
  get?: typeof guardedGet;
}

/** Pictures that Records name, fetched for who looks at them: a browser that asked itself would tell their servers who looks. */
export class PictureService {
  readonly #store: Store;
  readonly #fetch: typeof guardedGet;
  readonly #userAgent: string;
  readonly #privateOrigins: ReadonlySet<string>;
  readonly #places = new FairShare("pictures");
  readonly #budget = new ByteBudget(MOST_BYTES_A_MINUTE);

  constructor({ store, settings, get = guardedGet }: PictureDeps) {
    this.#store = store;
    this.#fetch = get;
    this.#userAgent = settings.QUARRY_USER_AGENT;
    this.#privateOrigins = new Set(settings.QUARRY_PRIVATE_ORIGINS.map((one) => new URL(one).origin));
  }

  /**
   * The picture at a URL that stands in a Record of a Request. Throws `not_found` for any other URL, `address_refused`,
   * `not_a_picture`, `response_too_large`, `rate_limited`, `results_expired`, and as its server fails.
   * @param seq position of the Record in the Results
   */
  async fetch(request: RequestDoc, seq: number, url: string): Promise<{ type: string; bytes: Buffer }> {
    const record = await recordAt(this.#store, request, seq);
    const target = record !== null && stands(url, record.value) ? URL.parse(url) : null;
    if (target === null) throw new AppError("not_found", { message: "This Record does not hold this URL." });
    const { accountId } = request;
    this.#budget.assertRoom(accountId);
    const giveBack = await this.#place(accountId);
    try {
      const bytes = await this.#get(target);
      this.#budget.take(accountId, bytes.length);
      const type = pictureType(bytes);
      if (type === null) throw new AppError("not_a_picture");
      return { type, bytes };
    } finally {
      giveBack();
    }
  }

  async #get(url: URL): Promise<Buffer> {
    const signal = AbortSignal.timeout(FETCH_MS);
    try {
      return await this.#fetch(url, {
        headers: { accept: "image/avif,image/webp,image/*", "user-agent": this.#userAgent },
        signal,
        mostBytes: MOST_PICTURE_BYTES,
        privateOrigins: this.#privateOrigins,
      });
    } catch (error) {
      // That of a name whose address is refused is the cause of what the connection failed with.
      const { cause } = error as Error;
      const known = error instanceof SourceError ? error : cause instanceof SourceError ? cause : null;
      if (known) throw new AppError(known.code, { message: known.message });
      const code = signal.aborted ? "source_timeout" : "source_unavailable";
      throw new AppError(code, { message: `${url.host} did not send the picture.` });
    }
  }

  async #place(accountId: string): Promise<GiveBack> {
    try {
      return await this.#places.takeUnless(AbortSignal.timeout(WAIT_MS), accountId);
    } catch {
      const message = "As many pictures of this account are fetched as may be at once.";
      throw new AppError("rate_limited", { message, retryAfterSeconds: 10 });
    }
  }
}

/** Whether a text is one of the texts of a value, however deep. */
function stands(text: string, value: unknown): boolean {
  if (typeof value === "string") return value === text;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((one) => stands(text, one));
}
