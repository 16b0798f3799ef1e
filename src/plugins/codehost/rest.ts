import { type HttpResponse, type RunContext, SourceError, sourceUrl } from "../../plugin-sdk/index.ts";
import { quotaResetAt } from "./failures.ts";
import { assertPublic } from "./parse/visibility.ts";
import { REST_PATHS, type RestAddress } from "./rest-paths.ts";

export type Query = Readonly<Record<string, string | number | undefined>>;

/** GET on the REST host, for one run. */
export interface Rest {
  get(address: RestAddress, query?: Query, accept?: string): Promise<HttpResponse>;
}

/**
 * The REST host with an eye on its quota: once an answer says that nothing is left, the next call of this run ends it
 * with `source_rate_limited` and the reset time instead of running into a refusal. What was stored stays.
 *
 * A private repository is `input_not_found`. With an operator's credential GitHub may show one, and what lies below it
 * does not say so: then each repository is asked for itself first, once in a run.
 */
export function restOf(ctx: RunContext): Rest {
  /** Reset times of used-up quotas by resource (`core`, `search`). */
  const usedUpUntil = new Map<string, Date>();
  const knownPublic = new Set<string>();

  const rest: Rest = {
    async get({ path, values }, query, accept) {
      const repository = `${values?.owner}/${values?.name}`.toLowerCase();
      const isBelow = path.startsWith(`${REST_PATHS.repository}/`);
      if (isBelow && ctx.isAuthorized("api") && !knownPublic.has(repository))
        await rest.get({ path: REST_PATHS.repository, ...(values && { values }) });
      const url = sourceUrl(ctx.origin("api"), path, values);
      const resource = path.startsWith("/search/") ? "search" : "core";
      const retryAt = usedUpUntil.get(resource);
      if (retryAt !== undefined && retryAt > ctx.now()) {
        const message = `GitHub's anonymous quota (${resource}) is used up; it resets at ${retryAt.toISOString()}.`;
        throw new SourceError("source_rate_limited", message, { url, retryAt });
      }
      const response = await ctx.http.get(url, {
        ...(query && { query }),
        ...(accept && { headers: { accept } }),
      });
      const resetAt = quotaResetAt(response);
      if (response.header("x-ratelimit-remaining") === "0" && resetAt) usedUpUntil.set(resource, resetAt);
      if (path === REST_PATHS.repository) {
        assertPublic(response.json(), url);
        knownPublic.add(repository);
      }
      return response;
    },
  };
  return rest;
}
