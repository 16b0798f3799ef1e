import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("docs/dependencies.md names every package of package.json with its licence, and no other", async () => {
  const manifest = (await readJson("package.json")) as Record<string, Record<string, string>>;
  const wanted = new Map<string, string>();
  for (const name of Object.keys({ ...manifest["dependencies"], ...manifest["devDependencies"] })) {
    const { license } = (await readJson(`node_modules/${name}/package.json`)) as { license: string };
    wanted.set(name, license);
  }

  const documented = new Map<string, string>();
  for (const line of (await readFile(`${root}/docs/dependencies.md`, "utf8")).split("\n")) {
    const [, names, license] = line.split("|").map((cell) => cell.trim());
    if (names === undefined || license === undefined || !names.startsWith("`")) continue;
    for (const [, name] of names.matchAll(/`([^`]+)`/g)) {
      documented.set(name!, license.replaceAll("*", ""));
    }
  }

  expect([...documented].sort()).toEqual([...wanted].sort());
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(`${root}/${file}`, "utf8"));
}
