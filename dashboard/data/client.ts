import { cacheExchange, Client, fetchExchange, mapExchange } from "@urql/core";
import { problemOf } from "./problem.ts";
import { toSignIn } from "./to-sign-in.ts";

/** Calls /graphql with the cookie of the session, as any page of this server could. */
export const client = new Client({
  url: "/graphql",
  fetchOptions: { credentials: "same-origin" },
  preferGetMethod: false,
  exchanges: [
    mapExchange({
      onError(error) {
        if (problemOf(error).code === "unauthenticated") toSignIn();
      },
    }),
    cacheExchange,
    fetchExchange,
  ],
});
