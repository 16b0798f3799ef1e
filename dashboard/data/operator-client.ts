import { cacheExchange, Client, fetchExchange, mapExchange } from "@urql/core";
import { keepOperatorToken } from "./operator-token.ts";
import { problemOf } from "./problem.ts";

/** What goes with each call of an operator: the token, and no cookie, so that no session has a part in it. */
export const withToken = (token: string) =>
  ({ credentials: "omit", headers: { authorization: `Bearer ${token}` } }) as const;

/** Calls /graphql as an operator. A token that is good no more is forgotten. */
export function operatorClient(token: string): Client {
  return new Client({
    url: "/graphql",
    fetchOptions: withToken(token),
    preferGetMethod: false,
    exchanges: [
      mapExchange({
        onError(error) {
          if (problemOf(error).code === "unauthenticated") keepOperatorToken(null);
        },
      }),
      cacheExchange,
      fetchExchange,
    ],
  });
}
