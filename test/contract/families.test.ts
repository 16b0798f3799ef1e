import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

const names = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(".test.ts"))
    .map(({ name }) => name.replace(/\.test\.ts$/, ""))
    .sort();

// A file for each, so that they run beside each other, and `npm test -- <family>` runs one.
it("every family has its test file", () => {
  expect(names("families/")).toEqual(names("../../src/plugins/"));
});
