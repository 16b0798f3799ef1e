import {
  arr,
  bool,
  changed,
  type HttpResponse,
  int,
  type PagedList,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { quotaResetAt } from "../failures.ts";
import { assertPublic } from "./visibility.ts";
import { repositoryValues, REST_PATHS, type RestTarget } from "./paths.ts";

type Query = Readonly<Record<string, string | number | undefined>>;

/** GitHub answers 422 to anything past this row of a search. */
const MAX_SEARCH_ROWS = 1_000;

/** The REST host, for one run. */
export interface Rest {
  get(path: string, target?: RestTarget, query?: Query, accept?: string): Promise<HttpResponse>;
  /** A list, for `listPages` and `wholeList`. */
  list(path: string, target: RestTarget, maxRows: number, query?: Query, accept?: string): PagedList;
  /** A search. Warns of one that broke off; its answer is `source_changed` when it counts nothing. */
  search(path: string, query: Query): PagedList & Required<Pick<PagedList, "read">>;
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
    async get(path, target = {}, query = {}, accept) {
      const { repo = "" } = target;
      const repository = repo.toLowerCase();
      const isBelow = path.startsWith(`${REST_PATHS.repository}/`);
      if (isBelow && ctx.isAuthorized("api") && !knownPublic.has(repository))
        await rest.get(REST_PATHS.repository, { repo });
      const url = sourceUrl(ctx.origin("api"), path, { ...target, ...repositoryValues(repo) });
      const resource = path.startsWith("/search/") ? "search" : "core";
      const retryAt = usedUpUntil.get(resource);
      if (retryAt !== undefined && retryAt > ctx.now()) {
        const message = `GitHub's anonymous quota (${resource}) is used up; it resets at ${retryAt.toISOString()}.`;
        throw new SourceError("source_rate_limited", message, { url, retryAt });
      }
      const response = await ctx.http.get(url, { query, ...(accept && { headers: { accept } }) });
      const resetAt = quotaResetAt(response);
      if (response.header("x-ratelimit-remaining") === "0" && resetAt) usedUpUntil.set(resource, resetAt);
      if (path === REST_PATHS.repository) {
        assertPublic(response.json(), url);
        knownPublic.add(repository);
      }
      return response;
    },
    list: (path, target, maxRows, query, accept) => ({
      maxRows,
      ask: ({ page, rowsPerPage }) =>
        rest.get(path, target, { ...query, per_page: rowsPerPage, page }, accept),
    }),
    search: (path, query) => ({
      ...rest.list(path, {}, MAX_SEARCH_ROWS, query),
      read: (response) => searchAnswerOf(response, ctx.warn),
    }),
  };
  return rest;
}

/** Reads the envelope of a REST search; throws `source_changed` when it is none. */
export function searchAnswerOf(response: Pick<HttpResponse, "url" | "json">, warn: RunContext["warn"]) {
  const body = response.json();
  const [total, rows] = [int(body, "total_count"), arr(body, "items")];
  if (total === null || rows === null)
    throw changed(response, "The search answer has no total_count or no items.");
  const isIncomplete = bool(body, "incomplete_results");
  if (isIncomplete === null)
    warn("field_missing", "incomplete_results: GitHub does not say whether all were searched.");
  if (isIncomplete) warn("incomplete_results", "GitHub's search ran out of time; hits may be missing.");
  return { total, rows };
}
