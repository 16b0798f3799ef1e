import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listedDifferences } from "../oracle/differences.ts";
import { ROOT } from "./example-document.ts";

/** How many differences of a kind are left. These numbers only fall. */
const MOST: Readonly<Record<string, number>> = { kv: 2 };

it("lists no more differences than before, each of a kind that an oracle looks at", async () => {
  const oracles = (await readdir(join(ROOT, "test/oracle"))).flatMap(
    (name) => /^(\w+)\.test\.ts$/.exec(name)?.[1] ?? [],
  );
  expect(Object.keys(MOST).sort()).toEqual(oracles.sort());
  let listed = 0;
  for (const [kind, most] of Object.entries(MOST)) {
    const { length } = await listedDifferences(kind);
    expect(length, kind).toBeLessThanOrEqual(most);
    listed += length;
  }
  const rows = (await readFile(join(ROOT, "docs/conformance.md"), "utf8")).match(/^\| `/gm) ?? [];
  expect(rows).toHaveLength(listed);
});
