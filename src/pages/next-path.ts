/** Stands for this gateway, whatever it is called. */
const HERE = "http://here.invalid";

/**
 * Where to go on after signing in: a path of this gateway as it was asked for, `otherwise` for anything else. What leads to another
 * host, in whichever spelling browsers take for one, is no path.
 */
export function nextPath(asked: string, otherwise: string): string {
  if (!asked.startsWith("/") || !URL.canParse(asked, HERE)) return otherwise;
  const { origin, pathname, search } = new URL(asked, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : otherwise;
}
