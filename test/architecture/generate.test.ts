import { execFile, execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/generate/generated-file.ts";

/** Files of the repository, committed or about to be. */
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  cwd: PROJECT_ROOT,
  encoding: "utf8",
  maxBuffer: 1e8,
})
  .split("\0")
  .filter(
    (file) =>
      /^(?:src|dashboard|scripts|docs|packages)\/|^[^/]*$/.test(file) &&
      !/\.(?:test\.ts|har\.json)$/.test(file),
  );

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "quarry-generate-"));
  for (const file of FILES.filter((one) => one !== ""))
    await cp(path.join(PROJECT_ROOT, file), path.join(root, file));
  for (const name of ["node_modules", ".runtime"])
    await symlink(path.join(PROJECT_ROOT, name), path.join(root, name));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Without a build: there is none in the copy, and its sources do not compile while typed documents are gone. */
async function generate(): Promise<string> {
  const { stdout } = await promisify(execFile)("node", ["scripts/generate.mjs"], { cwd: root });
  return stdout;
}
const here = (file: string) => readFile(path.join(PROJECT_ROOT, file), "utf8");
const there = (file: string) => readFile(path.join(root, file), "utf8");

const MADE = ["schema.graphql", "src/generated/rest-documents.ts", "src/client/generated/documents.ts"];

it("makes files that are gone or stale, in one go and the same as here", async () => {
  for (const file of ["src/generated", "src/client/generated", "schema.graphql", "docs/errors.md"])
    await rm(path.join(root, file), { recursive: true });
  await writeFile(path.join(root, "docs/families.md"), "stale\n");

  const printed = await generate();
  for (const file of [...MADE, "docs/errors.md", "docs/families.md"]) {
    expect(printed).toContain(`wrote ${file}\n`);
    expect(await there(file)).toBe(await here(file));
  }
});

it("brings a new field of a class into the schema and, by its document, to the faces, and touches nothing else", async () => {
  const edit = async (file: string, before: string, after: string) => {
    const text = await there(file);
    expect(text).toContain(before);
    await writeFile(path.join(root, file), text.replace(before, after));
  };
  const field = `  @Field(() => String, { description: "Words." })\n  words: string;\n\n  @Field(() => [String]`;
  await edit("src/schema/webhook/webhook.type.ts", "  @Field(() => [String]", field);
  await edit("src/documents/webhook.graphql", "  topics\n", "  topics\n  words\n");

  expect((await generate()).match(/(?<=^wrote ).*$/gm)).toEqual([...MADE, "dashboard/generated/webhook.ts"]);
  expect(await there("schema.graphql")).toContain('  """Words."""\n  words: String!');
  for (const file of MADE.slice(1)) expect(await there(file)).toContain("words: string");
});
