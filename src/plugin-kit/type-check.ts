import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type ts from "typescript";

/** Of the repository, or of the installed package. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SDK = ["ts", "d.ts"]
  .map((extension) => fileURLToPath(new URL(`../plugin-sdk/index.${extension}`, import.meta.url)))
  .find((path) => existsSync(path));
/** Of a plugin without a tsconfig.json: what Node runs as it stands, and strict. */
const DEFAULTS = {
  target: "ES2023",
  lib: ["ES2024"],
  module: "NodeNext",
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  types: ["node"],
};
const NOT_SOURCES = /(?:^|\/)(?:node_modules|dist|\..*)(?:\/|$)|\.d\.ts$/;

/** The files of a plugin that have types, absolute. Empty for one in plain JavaScript. */
export function typedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !NOT_SOURCES.test(path))
    .map((path) => join(folder, path));
}

/** TypeScript's compiler, or null where it is not installed. */
export async function findCompiler(): Promise<typeof ts | null> {
  try {
    return (await import("typescript")).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  }
}

/** What the compiler finds in these files of a plugin, one sentence each: `records.ts, line 3: … (TS2322)`. */
export function typeProblems(compiler: typeof ts, folder: string, files: readonly string[]): string[] {
  const program = compiler.createProgram({ rootNames: files, options: optionsOf(compiler, folder) });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText, code, start }) => {
      const line = source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line + 1 : 1;
      const text = compiler.flattenDiagnosticMessageText(messageText, "\n");
      return `${relative(folder, file)}, line ${line}: ${text} (TS${code})`;
    });
  });
}

/** The plugin's own settings, with the SDK that runs here in place of any other. */
function optionsOf(compiler: typeof ts, folder: string): ts.CompilerOptions {
  const isOurs = !relative(ROOT, folder).startsWith("..") && !ROOT.includes("node_modules");
  const own = isOurs ? join(ROOT, "tsconfig.json") : join(folder, "tsconfig.json");
  const json: unknown = existsSync(own)
    ? compiler.readConfigFile(own, (path) => compiler.sys.readFile(path)).config
    : { compilerOptions: DEFAULTS };
  const { options } = compiler.parseJsonConfigFileContent(json, compiler.sys, dirname(own));
  return {
    ...options,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    ...(SDK === undefined ? {} : { paths: { ...options.paths, "@quarry/plugin-sdk": [SDK] } }),
    typeRoots: [...(options.typeRoots ?? []), join(ROOT, "node_modules", "@types")],
  };
}
