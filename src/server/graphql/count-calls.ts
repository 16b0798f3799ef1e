import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../../resolvers/context.ts";
import { RateLimited, type RateLimit } from "../http/rate-limit.ts";
import { asGraphqlError } from "./as-graphql-error.ts";
import { callsOf } from "./root-fields.ts";

/** Counts a mutation by its root fields, before any of them runs; the HTTP call itself was counted as one already. */
export function countCalls(limit: RateLimit): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ document, operation, contextValue, response }) {
          const more = operation ? callsOf(document, operation) - 1 : 0;
          if (more === 0) return;
          const tell = (headers: Record<string, string>): void => {
            for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
          };
          try {
            tell(await limit.take(contextValue, more));
          } catch (error) {
            if (!(error instanceof RateLimited)) throw error;
            tell(error.headers);
            throw asGraphqlError(error);
          }
        },
      }),
  };
}
