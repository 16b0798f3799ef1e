import { cacheExchange, Client, fetchExchange, mapExchange } from "@urql/core";
import { problemOf } from "./problem.ts";

/** Calls /graphql with what shows who calls; `onUnknown` is told when that is good no more. */
export function clientWith(fetchOptions: RequestInit, onUnknown: () => void): Client {
  return new Client({
    url: "/graphql",
    fetchOptions,
    preferGetMethod: false,
    exchanges: [
      mapExchange({
        onError(error) {
          if (problemOf(error).code === "unauthenticated") onUnknown();
        },
      }),
      cacheExchange,
      fetchExchange,
    ],
  });
}
