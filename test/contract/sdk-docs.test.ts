import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it("docs/plugin-sdk.md has one line for every export of the SDK, and no other", () => {
  const exported = [...read("src/plugin-sdk/index.ts").matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(
    ([, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().replace(/^type /, ""))
        .filter((name) => name !== ""),
  );
  // Items of a list: `a`, `b(x)`: …
  const lines = [...read("docs/plugin-sdk.md").matchAll(/^- ((?:`[^`]+`(?:, )?)+):/gm)];
  const documented = lines.flatMap(([, names = ""]) =>
    [...names.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name),
  );
  expect(exported.length).toBeGreaterThan(50);
  expect(documented.toSorted()).toEqual(exported.toSorted());
});
