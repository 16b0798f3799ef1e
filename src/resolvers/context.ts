import { AppError, type Face } from "../errors/app-error.ts";
import type { AccountService, Caller } from "../domain/account/account.service.ts";
import type { Feed } from "../domain/event/feed.ts";
import type { RequestService } from "../domain/request/request.service.ts";
import type { Catalog } from "../domain/scraper/catalog.ts";
import type { SourceHealthService } from "../domain/source-health/source-health.service.ts";
import type { SourceHealthWatch } from "../domain/source-health/watch.ts";
import type { TypedFamilies } from "../schema/typed/typed-families.ts";
import type { Store } from "../store/store.ts";

/** What all operations of a process share. */
export interface Services {
  accounts: AccountService;
  requests: RequestService;
  catalog: Catalog;
  /** The types that the scrapers add to the schema of this gateway. */
  families: TypedFamilies;
  sourceHealth: SourceHealthService;
  sourceHealthWatch: SourceHealthWatch;
  store: Store;
  feed: Feed;
  /** URL under which callers reach this gateway, without a trailing slash. */
  publicUrl: string;
}

/** What one operation knows, whichever way it came in. */
export interface Context {
  services: Services;
  /** Null for anonymous calls, which may read the catalog only. */
  caller: Caller | null;
  /** What the caller speaks, for what it is told to do next. */
  face: Face;
  /** Names the client of a call, for limits. */
  address: string;
  /** Names this call in logs and errors. */
  requestId: string;
  /** Aborts when the caller has gone, the server closes, or the operation has waited as long as it may. */
  gone: () => AbortSignal;
  /** From the Idempotency-Key header. */
  idempotencyKey: string | null;
}

/** Who calls. Throws `unauthenticated` for anonymous calls. */
export function callerOf(context: Context): Caller {
  if (!context.caller) throw new AppError("unauthenticated");
  return context.caller;
}

/** The account of an operator. Throws `unauthenticated` for anonymous calls and `forbidden` for other keys. */
export function operatorOf(context: Context): string {
  const { accountId, isOperator } = callerOf(context);
  if (!isOperator)
    throw new AppError("forbidden", { message: "Only the key that the server started with may do that." });
  return accountId;
}

/** The caller's account id. Throws `unauthenticated` for anonymous calls. */
export function accountOf(context: Context): string {
  return callerOf(context).accountId;
}
