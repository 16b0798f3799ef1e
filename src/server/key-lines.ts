import type { LocalKey } from "./local-key.ts";

/**
 * The part of the banner about the API key, and one command to try. The key itself is shown on a terminal alone: elsewhere
 * standard output is a log, which many may read for long.
 */
export function keyLines(url: string, { key, path }: LocalKey, isTerminal: boolean): string[] {
  const { shown, header } = words(key, path, isTerminal);
  return [
    `  API key    ${shown}`,
    "  try",
    `    curl -s ${url}/v1/requests -H ${header} -H 'Content-Type: application/json' \\`,
    `      -d '{"scraper":"codehost","input":{"operation":"issue","repo":"nodejs/undici","number":1,"limit":1}}'`,
  ];
}

function words(key: string, path: string | null, isTerminal: boolean): { shown: string; header: string } {
  // What the operator gave as a secret is not printed at all.
  if (path === null)
    return { shown: "the one in QUARRY_API_KEY", header: '"Authorization: Bearer $QUARRY_API_KEY"' };
  if (isTerminal) return { shown: `${key}   (also in ${path})`, header: `'Authorization: Bearer ${key}'` };
  const quoted = `'${path.replaceAll("'", `'\\''`)}'`;
  return {
    shown: `${key.slice(0, 7)}…${key.slice(-4)}   (in ${path})`,
    header: `"Authorization: Bearer $(cat ${quoted})"`,
  };
}
