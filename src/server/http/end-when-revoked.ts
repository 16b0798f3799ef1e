import type { Readable } from "node:stream";
import type { AnyCaller } from "../../domain/access/caller.ts";
import type { CredentialService } from "../../domain/credential/credential.service.ts";

/** Breaks an answer off that is still being sent once its caller's credential is revoked: it must not look whole. */
export function endWhenRevoked(body: Readable, credentials: CredentialService, caller: AnyCaller): void {
  const unwatch = credentials.onRevoked(caller, (reason) => body.destroy(reason));
  body.once("close", unwatch);
}
