import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  // The snippets are no files of the project, so the rules that ask the type checker stay out.
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, files: ["**/*.ts"] },
    {
      files: ["**/*.ts"],
      languageOptions: { parserOptions: { projectService: false } },
      rules: { "quarry/sealed-store": "off" },
    },
  ],
});

async function rulesBroken(filePath: string, source: string): Promise<string[]> {
  const results = await eslint.lintText(`${source}\n`, { filePath });
  return results.flatMap((result) => result.messages.map((message) => message.ruleId ?? message.message));
}

describe("lint rules of this project", () => {
  it.each([
    ["a builtin without node:", "src/kernel/sample.ts", 'import "fs";', "no-restricted-imports"],
    ["raw undici in the domain", "src/domain/sample.ts", 'import "undici";', "no-restricted-imports"],
    ["raw node:http in the store", "src/store/sample.ts", 'import "node:http";', "no-restricted-imports"],
    ["fetch in a plugin", "src/plugins/sample/index.ts", 'await fetch("x:");', "no-restricted-globals"],
    ["a timer in a plugin", "src/plugins/sample/index.ts", "setTimeout(String, 1);", "no-restricted-globals"],
    ["the clock in a plugin", "src/plugins/sample/index.ts", "Date.now();", "no-restricted-properties"],
    ["chance in a plugin", "src/plugins/sample/index.ts", "Math.random();", "no-restricted-properties"],
    ["the date in a plugin", "src/plugins/sample/index.ts", "String(new Date());", "no-restricted-syntax"],
    [
      "a quadratic end in a plugin",
      "src/plugins/sample/index.ts",
      'export const a = (b: string) => b.trim().replace(/^x|\\/+$/g, "");',
      "no-restricted-syntax",
    ],
    [
      "a quadratic end of a class in the domain",
      "src/domain/sample.ts",
      'export const a = (b: string) => b.replace(/[.=]+$/, "");',
      "no-restricted-syntax",
    ],
    [
      "a reader of bodies beside the one of all routes",
      "src/pages/sample.ts",
      'import { fastify } from "fastify";\nfastify().addContentTypeParser("text/plain", String);',
      "no-restricted-syntax",
    ],
    ["console in the server", "src/server/sample.ts", 'console.log("x");', "no-console"],
    ["an empty catch", "src/kernel/sample.ts", "try { String(); } catch {}", "no-empty"],
    [
      "a field without type thunk",
      "src/schema/sample.ts",
      "export class A { @Field() b!: string; }",
      "no-restricted-syntax",
    ],
    [
      "a field with options only",
      "src/schema/sample.ts",
      "export class A { @Field({ nullable: true }) b!: string; }",
      "no-restricted-syntax",
    ],
    [
      "an argument without type thunk",
      "src/resolvers/sample.ts",
      'export class A { b(@Arg("id") id: string) { return id; } }',
      "no-restricted-syntax",
    ],
    [
      "a disable without reason",
      "src/kernel/sample.ts",
      "// eslint-disable-next-line no-console\nconsole.log(1);",
      "quarry/describe-disables",
    ],
    ["a bare disable", "src/kernel/sample.ts", "/* eslint-disable -- all */", "quarry/describe-disables"],
    [
      "a disable that is not needed",
      "src/kernel/sample.ts",
      "// eslint-disable-next-line no-console -- was needed once\nString(1);",
      "Unused eslint-disable directive (no problems were reported from 'no-console').",
    ],
    ["a function of 81 lines", "src/kernel/sample.ts", functionOf(81), "max-lines-per-function"],
    ["a file of 401 lines", "src/kernel/sample.ts", "String(1);\n".repeat(401).trimEnd(), "max-lines"],
  ])("refuses %s", async (_what, filePath, source, rule) => {
    expect(await rulesBroken(filePath, source)).toContain(rule);
  });

  it.each([
    ["undici in the HTTP client", "src/scrape-host/http/sample.ts", 'import "undici";'],
    ["undici in a test", "src/domain/sample.test.ts", 'import "undici";'],
    ["a date from a value in a plugin", "src/plugins/sample/index.ts", "String(new Date(0));"],
    [
      "thunks",
      "src/schema/sample.ts",
      'export class A { @Field(() => String, { nullable: true }) b!: string; c(@Arg("id", () => ID) id: string) { return id; } }',
    ],
    [
      "a disable with reason",
      "src/kernel/sample.ts",
      "// eslint-disable-next-line no-console -- the operator waits for this line\nconsole.log(1);",
    ],
    ["a long test", "src/kernel/sample.test.ts", functionOf(81)],
    ["console in a script", "scripts/sample.ts", "console.log(1);"],
  ])("allows %s", async (_what, filePath, source) => {
    expect(await rulesBroken(filePath, source)).toEqual([]);
  });
});

function functionOf(lines: number): string {
  return `export function long(): void {\n${"  String(1);\n".repeat(lines - 2)}}`;
}
