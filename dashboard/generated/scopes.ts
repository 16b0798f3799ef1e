/** What a key may be limited to. */
export const SCOPES = [
  "requests:read",
  "requests:write",
  "billing:read",
  "account",
  "services:read",
  "services:write"
] as const;
export type Scope = (typeof SCOPES)[number];
