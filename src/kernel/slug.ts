/** Names of services and of what they use. */
export const NAME_RULE = /^[a-z][a-z0-9-]{0,62}$/;
export const NAME_RULE_WORDS = "a to z, 0 to 9 and -, begins with a letter, at most 63 characters";

/** Names of classes, which may begin with a capital. */
export const CLASS_NAME_RULE = /^[A-Za-z][A-Za-z0-9-]{0,62}$/;
export const CLASS_NAME_RULE_WORDS = "letters, 0 to 9 and -, begins with a letter, at most 63 characters";

/** Names that people would take for the server's own. */
const RESERVED: ReadonlySet<string> = new Set([
  ...["account", "admin", "api", "app", "assets", "auth", "billing", "cdn", "dashboard", "docs", "ftp"],
  ...["gateway", "graphql", "help", "imap", "localhost", "login", "mail", "ns", "ns1", "ns2", "operator"],
  ...["pop", "quarry", "root", "security", "services", "smtp", "static", "status", "support", "svc"],
  ...["system", "test", "webmail", "wpad", "www"],
]);

/** What is wrong with a slug, as one sentence; null for a good one. */
export function slugProblem(slug: string): string | null {
  if (!NAME_RULE.test(slug)) return `A slug has ${NAME_RULE_WORDS}.`;
  // A label of a host name: IDNA reads `xn--`, and no label ends with a hyphen.
  if (slug.endsWith("-") || slug.slice(2, 4) === "--")
    return "A slug does not end with -, and has no -- at its third place.";
  if (RESERVED.has(slug)) return `The slug ${slug} is kept for the server itself; choose another.`;
  return null;
}
