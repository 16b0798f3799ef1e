import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

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
/** The first is that of the repository, under its own name; beside an installed SDK it is the author's. */
const COMPILERS = ["typescript7", "typescript"];
/** `records.ts(3,7): error TS2322: …`; of settings without a place. */
const PROBLEM = /^(?:(?<file>.+)\((?<line>\d+),\d+\): )?error (?<code>TS\d+): (?<text>.*)$/;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/** 7 is a Go program: collecting garbage takes a third of its time here and saves a tenth of its memory. */
const NO_COLLECTION = { GOGC: "off" };

/** The files of a plugin that have types, absolute. Empty for one in plain JavaScript. */
export function typedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !NOT_SOURCES.test(path))
    .map((path) => join(folder, path));
}

/** Path of TypeScript's compiler, of any version from 5.8 on; null where it is not installed. */
export function findCompiler(): string | null {
  const { resolve: find } = createRequire(import.meta.url);
  for (const name of COMPILERS) {
    try {
      return join(dirname(find(`${name}/package.json`)), "bin", "tsc");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    }
  }
  return null;
}

/**
 * What the compiler finds in these files of a plugin and in its settings, one sentence each: `records.ts, line 3: …
 * (TS2322)`. By its command, which is the same in all versions; 7 has no interface that stands still.
 */
export async function typeProblems(
  compiler: string,
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  // As the compiler prints them: without links.
  const settings = await mkdtemp(join(await realpath(tmpdir()), "quarry-types-"));
  try {
    const project = join(settings, "tsconfig.json");
    await writeFile(project, JSON.stringify(await projectOf(folder, files)));
    const printed = await run(compiler, ["-p", project, "--pretty", "false"], settings);
    return problemsIn(printed, settings, await realpath(folder));
  } finally {
    await rm(settings, { recursive: true, force: true });
  }
}

/** What it prints, also where it finds something. */
function run(compiler: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    const options = { cwd, env: { ...NO_COLLECTION, ...process.env }, maxBuffer: MAX_OUTPUT_BYTES };
    execFile(process.execPath, [compiler, ...args], options, (error, stdout, stderr) => {
      const hasEnded = error === null || typeof error.code === "number";
      if (hasEnded && (error === null || stdout !== "")) done(stdout);
      else fail(new Error(`The compiler could not run: ${stderr || error?.message}`));
    });
  });
}

function problemsIn(printed: string, cwd: string, folder: string): string[] {
  const problems: string[] = [];
  let isOurs = false;
  for (const text of printed.split(/\r?\n/)) {
    const found = PROBLEM.exec(text)?.groups;
    if (found === undefined) {
      // The rest of a long one is indented.
      if (isOurs && text.startsWith(" ")) problems.push(`${problems.pop() ?? ""}\n${text}`);
      continue;
    }
    const path = found.file === undefined ? "" : relative(folder, resolve(cwd, found.file));
    isOurs = !path.startsWith("..");
    const place = path === "" ? "settings" : `${path}, line ${found.line}`;
    if (isOurs) problems.push(`${place}: ${found.text} (${found.code})`);
  }
  return problems;
}

/** The plugin's own settings, with the SDK that runs here in place of any other. */
async function projectOf(folder: string, files: readonly string[]): Promise<object> {
  const isOurs = !relative(ROOT, folder).startsWith("..") && !ROOT.includes("node_modules");
  const own = isOurs ? join(ROOT, "tsconfig.json") : join(folder, "tsconfig.json");
  const hasOwn = existsSync(own);
  return {
    ...(hasOwn ? { extends: own } : {}),
    compilerOptions: {
      ...(hasOwn ? {} : DEFAULTS),
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      ...(SDK === undefined ? {} : { paths: { "@quarry/plugin-sdk": [SDK] } }),
      typeRoots: [...typeRootsAbove(folder), join(ROOT, "node_modules", "@types")],
    },
    files,
    include: [],
  };
}

/** Where the compiler looks for types by itself, had the settings stood in the folder. */
function typeRootsAbove(folder: string): string[] {
  const root = join(folder, "node_modules", "@types");
  const above = dirname(folder);
  return above === folder ? [root] : [root, ...typeRootsAbove(above)];
}
