import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { GENERATE, type GeneratedFile, PROJECT_ROOT } from "./generated-file.ts";

interface FolderList {
  /** Where the list is written. Its imports begin in this folder, which is looked through with those below it. */
  folder: string;
  file: string;
  /** The end of the names of the files that it looks into. */
  of: string;
  /** An export that it lists: its first group is the name. */
  each: RegExp;
  /** What it makes of them. */
  text: (names: string[]) => string;
}

/** Lists of what stands in a folder: whoever adds a file there adds it to no list. */
const LISTS: readonly FolderList[] = [
  {
    folder: "src/kinds",
    file: "all-kinds.ts",
    of: ".ts",
    each: /^export const (\w+) = kind\(/gm,
    text: (names) => `/** Every kind of thing. */\nexport const KINDS = {\n${lines(names)}};\n`,
  },
  {
    folder: "src/store",
    file: "all-collections.ts",
    of: "-documents.ts",
    each: /^export const (\w+Collections) = /gm,
    text: (names) =>
      `/** Every collection, by its name in the database. */\nexport const COLLECTIONS = {\n${lines(names.map((name) => `...${name}`))}};\n`,
  },
  {
    folder: "src/resolvers",
    file: "all-nodes.ts",
    of: ".ts",
    each: /^export const (\w+Node) = (?:\{|\w+\.node;)$/gm,
    text: (names) =>
      [
        `import type { NodeSources } from "./node/node-source.ts";\n`,
        `/** How node(id) finds what each kind has. */\nexport const NODES = {`,
        ...names.map((name) => `  ${name.slice(0, -"Node".length)}: ${name},`),
        "} satisfies NodeSources;\n",
      ].join("\n"),
  },
  {
    folder: "src/resolvers",
    file: "all-resolvers.ts",
    of: ".ts",
    each: /^@Resolver\(.*\)\nexport class (\w+)/gm,
    text: (names) => `/** Every resolver. */\nexport const RESOLVERS = [\n${lines(names)}] as const;\n`,
  },
  {
    folder: "src/jobs",
    file: "all-jobs.ts",
    of: ".job.ts",
    each: /^export const (\w+): Job = /gm,
    text: (names) => `/** Every recurring job. */\nexport const JOBS = [\n${lines(names)}];\n`,
  },
  {
    folder: "src/rest-compat/routes",
    file: "all-routes.ts",
    of: ".routes.ts",
    each: /^export const (\w+Routes) = /gm,
    text: (names) =>
      `/** Every route of /v1. */\nexport const ROUTES = [\n${lines(names.map((name) => `...${name}`))}];\n`,
  },
  {
    folder: "dashboard/features",
    file: "all-features.ts",
    of: ".page.ts",
    each: /^export const (\w+): Feature = /gm,
    text: (names) =>
      `/** Every kind that the dashboard shows. */\nexport const FEATURES = [\n${lines(names)}];\n`,
  },
  {
    folder: "dashboard/words/en",
    file: "all-words.ts",
    of: ".ts",
    each: /^export const (\w+) = \{/gm,
    text: (names) =>
      `/** All that the dashboard says, in English: the type of all other languages. */\nexport const en = {\n${lines(names)}};\n`,
  },
  {
    folder: "dashboard/words/tr",
    file: "all-words.ts",
    of: ".ts",
    each: /^export const (\w+): Words/gm,
    text: (names) =>
      `import type { Words } from "../language.ts";\n\n/** All that the dashboard says, in Turkish. What is missing does not compile. */\nexport const tr: Words = {\n${lines(names)}};\n`,
  },
];

const lines = (names: string[]): string => names.map((name) => `  ${name},\n`).join("");

export const folderLists: readonly GeneratedFile[] = LISTS.map((list) => ({
  path: path.posix.join(list.folder, list.file),
  render: () => {
    const found = exportsOf(list);
    const imports = found.map(({ file, names }) => importOf(file, names)).join("");
    return `// Made by \`${GENERATE}\` from the files of this folder. Do not edit.\n${imports}\n${list.text(found.flatMap(({ names }) => names))}`;
  },
}));

/** The files that export something for the list, sorted, with the names. */
function exportsOf({ folder, file: own, of, each }: FolderList): { file: string; names: string[] }[] {
  return readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(of) && !file.endsWith(".test.ts") && file !== own)
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(PROJECT_ROOT, folder, file), "utf8");
      return { file, names: [...source.matchAll(each)].map(([, name = ""]) => name) };
    })
    .filter(({ names }) => names.length > 0);
}

/** As the formatter has it. */
function importOf(file: string, names: string[]): string {
  const line = `import { ${names.join(", ")} } from "./${file}";\n`;
  return line.length <= 111 ? line : `import {\n${lines(names)}} from "./${file}";\n`;
}
