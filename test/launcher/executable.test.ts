import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

it("the programs of the package may be executed, or npx would change their mode in the checkout", () => {
  const { bin } = JSON.parse(readFileSync(path("package.json"), "utf8")) as { bin: Record<string, string> };
  expect(Object.keys(bin)).toEqual(["quarry"]);
  for (const file of Object.values(bin)) expect(statSync(path(file)).mode & 0o111, file).toBe(0o111);
});
