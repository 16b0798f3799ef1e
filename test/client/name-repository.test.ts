import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const SCRIPT = fileURLToPath(new URL("../../scripts/name-repository.mjs", import.meta.url));
const README = "See [the API](../../docs/api.md#rest) and [npm](https://npmjs.com).\n";
const MANIFEST = '{ "name": "@quarry/client" }\n';

let checkout: string;
let folder: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "quarry-repository-"));
  folder = join(checkout, "packages", "client");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), MANIFEST);
  writeFileSync(join(folder, "README.md"), README);
  execFileSync("git", ["init", "-q"], { cwd: checkout });
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function named(origin: string | null): string {
  if (origin !== null) execFileSync("git", ["remote", "add", "origin", origin], { cwd: checkout });
  execFileSync(process.execPath, [SCRIPT], { cwd: folder });
  return readFileSync(join(folder, "package.json"), "utf8");
}

it.each([
  "https://code.example.org/acme/quarry.git",
  "https://code.example.org/acme/quarry",
  "https://token:secret@code.example.org/acme/quarry.git",
  "git@code.example.org:acme/quarry.git",
  "ssh://git@code.example.org/acme/quarry.git",
])("names the repository of %s, and nothing that opens it", (origin) => {
  expect(JSON.parse(named(origin))).toEqual({
    name: "@quarry/client",
    repository: {
      type: "git",
      url: "git+https://code.example.org/acme/quarry.git",
      directory: "packages/client",
    },
  });
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe(
    "See [the API](https://code.example.org/acme/quarry/blob/HEAD/docs/api.md#rest) and [npm](https://npmjs.com).\n",
  );
});

it.each([null, "/srv/quarry.git", "../quarry", "file:///srv/quarry.git"])(
  "names nothing for %s",
  (origin) => {
    expect(named(origin)).toBe(MANIFEST);
    expect(readFileSync(join(folder, "README.md"), "utf8")).toBe(README);
  },
);
