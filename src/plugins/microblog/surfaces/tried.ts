import { type RunContext, SourceError } from "../../../plugin-sdk/index.ts";

/** A page without data, as X sends it to some who ask, whatever they ask for. */
export class NoData extends SourceError {}

/** After one of these the same page is not asked for again in a run: it would be refused again. */
const LASTING = new Set(["source_blocked", "source_rate_limited", "robots_disallowed", "origin_not_allowed"]);

/** The pages of X that show one thing, from the fullest to the barest; what one refuses the next may show. */
export class Surfaces {
  readonly #refused = new Map<string, SourceError>();

  /** For one target: `read` gives null, with a warning that begins with the fields which may be lost, where a page refuses. */
  for(ctx: RunContext) {
    const errors: SourceError[] = [];
    return {
      read: async <T>(name: string, fields: string, load: () => Promise<T>): Promise<T | null> => {
        try {
          const before = this.#refused.get(name);
          if (before !== undefined) throw before;
          return await load();
        } catch (error) {
          if (!(error instanceof SourceError) || error.code === "cancelled") throw error;
          if (LASTING.has(error.code)) this.#refused.set(name, error);
          errors.push(error);
          ctx.warn(
            "surface_not_read",
            `surfaces, _source.url, ${fields}: the ${name} was not read. ${error.message}`,
          );
          return null;
        }
      },
      failure: () => failureOf(errors),
    };
  }
}

/** Why no page showed it: one of an unknown form comes first, then what the last of those said that did answer. */
function failureOf(errors: readonly SourceError[]): SourceError {
  const answers = errors.filter((one) => !(one instanceof NoData) && one.code !== "robots_disallowed");
  const missing = answers.at(-1)?.code === "input_not_found" ? answers.at(-1) : undefined;
  return (
    errors.find(({ code }) => code === "source_changed") ??
    missing ??
    errors.findLast(({ code }) => code !== "input_not_found") ??
    new SourceError("source_changed", "No page of X was read.")
  );
}
