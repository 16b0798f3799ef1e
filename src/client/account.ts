import { download } from "./download.ts";
import type { AccountCalls as MadeCalls } from "./generated/calls.ts";
import type { HttpSettings } from "./http.ts";
import type { Stoppable } from "./models.ts";

interface OwnCalls {
  /**
   * Everything that is kept of the account as the bytes of a `.tar.gz` of JSON Lines, as they come. Throws QuarryError, also when
   * it breaks off: what came until then is not all.
   */
  exportAccount(options?: Stoppable): AsyncGenerator<Uint8Array>;
}

/** The account of the key. */
export interface AccountCalls extends MadeCalls, OwnCalls {}

export function accountCalls(http: HttpSettings): OwnCalls {
  return { exportAccount: ({ signal } = {}) => download(http, "/v1/account/export", signal) };
}
