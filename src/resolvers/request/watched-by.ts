import type { Watched } from "../../domain/request/watch.ts";
import { callerOf, type Context } from "../context.ts";

/** A Request that the caller watches, for as long as its key is good. */
export function watchedBy(context: Context, requestId: string): Omit<Watched, "signal"> {
  const { store, feed, accounts } = context.services;
  const caller = callerOf(context);
  const assertAllowed = (): Promise<void> => accounts.assertStillKnown(caller);
  return { store, feed, accountId: caller.accountId, requestId, assertAllowed };
}
