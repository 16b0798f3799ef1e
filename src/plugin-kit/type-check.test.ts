import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCompiler, typedFiles, typeProblems } from "./type-check.ts";

const compilerOf = (name: string) =>
  fileURLToPath(import.meta.resolve(`${name}/package.json`)).replace("package.json", "bin/tsc");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-type-check-"));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  await writeFile(
    join(folder, "index.ts"),
    'import { noSuchName } from "@quarry/plugin-sdk";\nimport { port } from "./urls.ts";\nexport const count: string = noSuchName(port);\nexport const pair: { a: { b: number } } = { a: { b: "1" } } as { a: { b: string } };\n',
  );
  await writeFile(join(folder, "urls.ts"), "export const port = 80;\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("takes the compiler of the repository", () => {
  expect(findCompiler()).toBe(compilerOf("typescript7"));
});

describe.each(["typescript7", "typescript"])("with %s", (name) => {
  it("says in which file and line what is wrong, and nothing of right ones", async () => {
    const problems = await typeProblems(compilerOf(name), folder, typedFiles(folder));
    expect(problems.map((problem) => problem.split("\n")[0])).toEqual([
      "index.ts, line 1: Module '\"@quarry/plugin-sdk\"' has no exported member 'noSuchName'. (TS2305)",
      expect.stringMatching(
        /^index\.ts, line 4: Type '\{ a: \{ b: string; \}; \}' is not assignable .* \(TS2322\)$/,
      ),
    ]);
    expect(problems[1]).toMatch(/\n +Type 'string' is not assignable to type 'number'\.$/);
    const right = join(folder, "urls.ts");
    expect(await typeProblems(compilerOf(name), folder, [right])).toEqual([]);
  });

  it("says what is wrong with the plugin's settings", async () => {
    await writeFile(
      join(folder, "tsconfig.json"),
      '{"compilerOptions":{"module":"NodeNext","strictt":true}}',
    );
    const problems = await typeProblems(compilerOf(name), folder, [join(folder, "urls.ts")]);
    await rm(join(folder, "tsconfig.json"));
    expect(problems).toEqual([
      expect.stringMatching(/^tsconfig\.json, line 1: Unknown compiler option 'strictt'\. .*\(TS50\d\d\)$/),
    ]);
  });
});
