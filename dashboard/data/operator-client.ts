import type { Client } from "@urql/core";
import { clientWith } from "./client-with.ts";
import { keepOperatorToken } from "./operator-token.ts";

/** What goes with each call of an operator: the token, and no cookie, so that no session has a part in it. */
export const withToken = (token: string) =>
  ({ credentials: "omit", headers: { authorization: `Bearer ${token}` } }) as const;

/** Calls /graphql as an operator. A token that is good no more is forgotten. */
export const operatorClient = (token: string): Client =>
  clientWith(withToken(token), () => keepOperatorToken(null));
