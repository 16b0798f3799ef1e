/** One call of the API, as programs write it. */
export interface Call {
  document: { text: string };
  variables: object;
  /** The method of `@quarry/client` that does the same, and its arguments. */
  client: { method: string; arguments: readonly unknown[] };
  /** The words of the command line behind `quarry`, each as it is, and what is read by it. */
  command: { words: readonly string[]; input?: unknown };
}

/** Where a shell keeps the key. */
const KEY = "$QUARRY_API_KEY";

/** Whole commands, to be run as they are with the key in QUARRY_API_KEY, or with this key. */
export function curlOf(
  { document, variables }: Pick<Call, "document" | "variables">,
  origin: string,
  key = KEY,
): string {
  const body = JSON.stringify({ query: document.text.trim(), variables });
  return `curl -sS ${quoted(`${origin}/graphql`)} \\\n  -H "Authorization: Bearer ${key}" \\\n  -H 'Content-Type: application/json' \\\n  --data ${quoted(body)}`;
}

export function graphqlOf({ document, variables }: Call): string {
  return `${document.text.trim()}\n\n# Variables:\n${commented(JSON.stringify(variables, null, 2))}`;
}

export function typescriptOf({ client }: Call, origin: string): string {
  const values = client.arguments.map((one) => JSON.stringify(one, null, 2)).join(", ");
  return `import { createQuarryClient } from "@quarry/client";

const quarry = createQuarryClient({ url: ${JSON.stringify(origin)}, apiKey: process.env.QUARRY_API_KEY });
console.log(await quarry.${client.method}(${values}));
await quarry.close();`;
}

export function commandOf({ command: { words, input } }: Call): string {
  const line = ["quarry", ...words.map(quoted)].join(" ");
  return input === undefined ? line : `echo ${quoted(JSON.stringify(input))} | ${line}`;
}

/** As one word of a shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function commented(text: string): string {
  return text.replaceAll(/^/gm, "# ");
}
