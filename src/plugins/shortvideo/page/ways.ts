import { type RunContext, SourceError } from "../../../plugin-sdk/index.ts";

/** One of the public answers in which the same thing stands. */
export interface Way<T> {
  name: "page" | "embed" | "oembed";
  load: () => Promise<T>;
  /** An owner may forbid to embed it: what is missing here may be found in the next answer. */
  mayBeForbidden?: boolean;
}

/** TikTok does not show this answer to this program; another one may still be open. */
const REFUSALS = new Set(["source_blocked", "source_unavailable", "robots_disallowed"]);

/**
 * Asks for a thing in the first of its answers that is open. A refused kind of answer is not asked for again in the run,
 * and a request for a slower pace ends it.
 */
export class Ways {
  readonly #warn: RunContext["warn"];
  readonly #refused = new Map<string, SourceError>();

  constructor(ctx: RunContext) {
    this.#warn = ctx.warn;
  }

  /** @throws SourceError what the last answer says of a missing thing, else why the last one was refused */
  async first<T>(what: string, ways: readonly Way<T>[]): Promise<T> {
    let refusal: SourceError | null = null;
    let missing: SourceError | null = null;
    for (const { name, load, mayBeForbidden } of ways) {
      const known = this.#refused.get(name);
      if (known !== undefined) {
        refusal = known;
        continue;
      }
      try {
        const answer = await load();
        const reason = refusal ?? missing;
        if (reason !== null)
          this.#warn("page_not_read", `_source.url: ${what} is read from the ${name}: ${reason.message}`);
        return answer;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        if (error.code === "input_not_found" && mayBeForbidden === true) {
          missing ??= error;
          continue;
        }
        if (!REFUSALS.has(error.code)) throw error;
        this.#refused.set(name, error);
        refusal = error;
      }
    }
    throw (
      refusal ?? missing ?? new SourceError("source_blocked", `TikTok shows ${what} nowhere to this program.`)
    );
  }
}
