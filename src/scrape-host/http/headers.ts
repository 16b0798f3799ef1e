/** Response headers by lower-case name. */
export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Names that only the client itself may send: credentials, connection handling and who we are. */
const RESERVED = new Set([
  "cookie",
  "cookie2",
  "authorization",
  "set-cookie",
  "user-agent",
  "accept-encoding",
  "host",
  "connection",
  "keep-alive",
  "content-length",
  "transfer-encoding",
  "upgrade",
  "te",
  "trailer",
  "expect",
  // Servers take a GET with one of these for something else.
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
]);

/** True when a plugin or a page may not set this request header. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return RESERVED.has(lower) || lower.startsWith("proxy-");
}

/** Throws TypeError (a fault of the plugin) when a reserved header is set. Returns lower-case names. */
export function checkCallerHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (isReservedHeader(name)) throw new TypeError(`A plugin may not set the header ${name}.`);
    checked[name.toLowerCase()] = value;
  }
  return checked;
}

/** The same rule for the headers of an OriginPolicy. */
export function assertPolicyHeaders(url: string, headers: Readonly<Record<string, string>> = {}): void {
  for (const name in headers) {
    if (isReservedHeader(name)) throw new TypeError(`The origin ${url} may not set the header ${name}.`);
  }
}

/** One header as text: repeated ones joined as RFC 9110 says. Cookies are never shown. */
export function readHeader(headers: ResponseHeaders, name: string): string | null {
  const lower = name.toLowerCase();
  if (lower === "set-cookie" || lower === "set-cookie2") return null;
  const value = headers[lower];
  if (value === undefined) return null;
  return typeof value === "string" ? value : value.join(", ");
}
