/**
 * The cookie that carries the session of a browser. No script reads it, and no other site sends it with more than a link
 * (docs/adr/0028). Over https its name tells browsers to take it from this host alone, so that no neighbour under the same
 * domain can plant one.
 */
const NAME = "quarry_session";

const nameFor = (publicUrl: string): string => (isSecure(publicUrl) ? `__Host-${NAME}` : NAME);
const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");

/**
 * The token in a Cookie header, whether it is good or not; null without one.
 * @param publicUrl of this gateway
 */
export function sessionTokenIn(cookies: string | undefined, publicUrl: string): string | null {
  if (cookies === undefined) return null;
  const start = `${nameFor(publicUrl)}=`;
  const own = cookies
    .split(";")
    .map((one) => one.trim())
    .find((one) => one.startsWith(start));
  return own === undefined || own === start ? null : own.slice(start.length);
}

/** The Set-Cookie header that keeps a session in the browser until it ends by itself. */
export function sessionCookie(
  publicUrl: string,
  { token, expiresAt }: { token: string; expiresAt: Date },
  now: Date,
): string {
  return cookie(publicUrl, token, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
}

/** The Set-Cookie header that makes the browser forget it. */
export function endedSessionCookie(publicUrl: string): string {
  return cookie(publicUrl, "", 0);
}

function cookie(publicUrl: string, value: string, maxAgeSeconds: number): string {
  const flags = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${nameFor(publicUrl)}=${value}; ${flags}${isSecure(publicUrl) ? "; Secure" : ""}`;
}
