import type { Session } from "../../schema/session/session.type.ts";
import type { SessionDoc } from "../../store/session/session-documents.ts";

export function presentSession({ _id, userAgent, createdAt, lastUsedAt, ...session }: SessionDoc): Session {
  const { expiresAt, revokedAt } = session;
  return { id: _id, userAgent, createdAt, lastUsedAt, expiresAt, revokedAt };
}
