import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignedIn, Visitor } from "../domain/session/session.service.ts";
import type { Services } from "../services/services.ts";
import { deviceCookie, deviceIn, sessionCookie } from "../http/session-cookie.ts";

/** Who sent a form, for limits and for the list of sessions. */
export function visitorOf(
  { address, headers }: FastifyRequest,
  { publicUrl }: Pick<Services, "publicUrl">,
): Visitor {
  return {
    address,
    userAgent: headers["user-agent"] ?? null,
    device: deviceIn(headers.cookie, publicUrl()),
  };
}

/**
 * Keeps a new session in the browser and leads on. The session that the browser had until now would be lost to its owner, who
 * could end it from a list alone: it ends here.
 * @param path of this gateway
 */
export async function keepSession(
  { sessions, publicUrl, clock }: Services,
  { session, token }: SignedIn,
  { caller }: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  if (caller?.credential.kind === "session") await sessions.revoke(caller.accountId, caller.credential.id);
  const { expiresAt } = session;
  return reply
    .header("set-cookie", [
      deviceCookie(publicUrl(), session),
      sessionCookie(publicUrl(), { token, expiresAt }, clock.now()),
    ])
    .header("cache-control", "no-store")
    .redirect(path, 303);
}
