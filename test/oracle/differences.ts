import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../docs/example-document.ts";

/** Differences of a kind that docs/conformance.md lists, by their ids: `| \`kv-ttl\` | … |`. */
export async function listedDifferences(kind: string): Promise<string[]> {
  const text = await readFile(join(ROOT, "docs/conformance.md"), "utf8");
  return [...text.matchAll(/^\| `([a-z-]+)`/gm)]
    .map(([, id = ""]) => id)
    .filter((id) => id.startsWith(`${kind}-`));
}
