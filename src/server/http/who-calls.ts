import { isRuntime, type AnyCaller } from "../../domain/access/caller.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Services } from "../../services/services.ts";
import { assertSameOrigin, type Origination } from "../../http/same-origin.ts";
import { sessionTokenIn } from "../../http/session-cookie.ts";

/** The session in a cookie is over, was revoked, or never was. */
export class SessionOver extends AppError {
  constructor() {
    super("unauthenticated", {
      message: "The session of this browser is over or was revoked: sign in again.",
    });
  }
}

/**
 * Who makes a call, or null for nobody: by the credential that it shows or, only without one, by the session in its cookie. Browsers
 * add a cookie by themselves, so it counts for calls of our own pages alone. Throws `unauthenticated`, for a cookie
 * SessionOver, `cross_site_refused`, and `runtime_token_in_browser` for the token of a worker that a page has.
 * @param authorization as in the header of this name; a WebSocket may bring it in its parameters
 */
export async function whoCalls(
  { credentials, publicUrl }: Pick<Services, "credentials" | "publicUrl">,
  authorization: string | undefined,
  call: Origination,
): Promise<AnyCaller | null> {
  if (authorization !== undefined) {
    const caller = await credentials.authenticate(authorization);
    if (caller !== null && isRuntime(caller) && isOfBrowser(call))
      throw new AppError("runtime_token_in_browser");
    return caller;
  }
  const token = sessionTokenIn(call.headers.cookie, publicUrl());
  if (token === null) return null;
  assertSameOrigin(call, new URL(publicUrl()).host);
  const caller = await credentials.callerOf(token);
  if (caller?.credential.kind !== "session") throw new SessionOver();
  return caller;
}

/** Every browser says so with one of these, and no worker. */
function isOfBrowser({ headers }: Origination): boolean {
  return headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
}
