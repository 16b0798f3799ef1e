import { isRuntime, type AnyCaller, type Caller } from "../domain/access/caller.ts";
import { AppError, type Face } from "../errors/app-error.ts";
import type { TypedFamilies } from "../schema/typed/typed-families.ts";
import type { Services } from "../services/services.ts";

/** What all operations of a gateway share. */
export interface GatewayServices extends Services {
  /** The types that the scrapers add to its schema. */
  families: TypedFamilies;
}

/** What one operation knows, whichever way it came in. */
export interface Context {
  services: GatewayServices;
  /** Null for anonymous calls, which may read the catalog only. */
  caller: AnyCaller | null;
  /** What the caller speaks, for what it is told to do next. */
  face: Face;
  /** Names the client of a call, for limits. */
  address: string;
  /** What the client calls itself; null when it does not say. */
  userAgent: string | null;
  /** Names this call in logs and errors. */
  requestId: string;
  /** Aborts when the caller has gone, the server closes, or the operation has waited as long as it may. */
  gone: () => AbortSignal;
  /** From the Idempotency-Key header. */
  idempotencyKey: string | null;
}

/** Who calls; the access table says who may. Throws `unauthenticated` for anonymous calls, and `runtime_token_scope` for workers. */
export function callerOf(context: Context): Caller {
  const caller = anyCallerOf(context);
  if (isRuntime(caller)) throw new AppError("runtime_token_scope");
  return caller;
}

/** The same for what the worker of a service may do, too. */
export function anyCallerOf(context: Context): AnyCaller {
  if (!context.caller) throw new AppError("unauthenticated");
  return context.caller;
}

/** The caller's account id. Throws `unauthenticated` for anonymous calls. */
export function accountOf(context: Context): string {
  return callerOf(context).accountId;
}
