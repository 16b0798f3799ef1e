/**
 * The cookie that carries the session of a browser. No script reads it, and no other site sends it with more than a link
 * (docs/adr/0028). Over https its name tells browsers to take it from this host alone, so that no neighbour under the same
 * domain can plant one.
 */
const SESSION = "quarry_session";
/**
 * What shows that a browser was signed in before, so that guesses of others do not hold it up. It opens nothing: it is the hash of
 * the token of its last session, by which that is found while it is remembered.
 */
const DEVICE = "quarry_device";
const DEVICE_SECONDS = 60 * 86_400;

const nameFor = (publicUrl: string, name: string): string => (isSecure(publicUrl) ? `__Host-${name}` : name);
const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");

/**
 * The token in a Cookie header, whether it is good or not; null without one.
 * @param publicUrl of this gateway
 */
export function sessionTokenIn(cookies: string | undefined, publicUrl: string): string | null {
  return valueIn(cookies, nameFor(publicUrl, SESSION));
}

/** The hash of an earlier session of this browser in a Cookie header; null without one. */
export function deviceIn(cookies: string | undefined, publicUrl: string): string | null {
  return valueIn(cookies, nameFor(publicUrl, DEVICE));
}

function valueIn(cookies: string | undefined, name: string): string | null {
  if (cookies === undefined) return null;
  const start = `${name}=`;
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
  return cookie(publicUrl, SESSION, token, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
}

/** The Set-Cookie header by which the browser is known again. */
export function deviceCookie(publicUrl: string, { hash }: { hash: string }): string {
  return cookie(publicUrl, DEVICE, hash, DEVICE_SECONDS);
}

/** The Set-Cookie header that makes the browser forget it. */
export function endedSessionCookie(publicUrl: string): string {
  return cookie(publicUrl, SESSION, "", 0);
}

function cookie(publicUrl: string, name: string, value: string, maxAgeSeconds: number): string {
  const flags = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${nameFor(publicUrl, name)}=${value}; ${flags}${isSecure(publicUrl) ? "; Secure" : ""}`;
}
