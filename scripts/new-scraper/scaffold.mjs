import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "../launcher/usage-error.mjs";

const TEMPLATE = fileURLToPath(new URL("./template/", import.meta.url));
/** What a kind of source has in place of a file of the template, which reads HTML. */
const KINDS = fileURLToPath(new URL("./kinds/", import.meta.url));
const OPERATION = /^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$/;
/** Names that the template's own files use. */
const TAKEN = new Set(
  (
    "operation eachPage eachTarget searchText z parseItemsPage parseItemPage Item itemIds readItemIds askItems askItem " +
    "cases defineScraper failures origins"
  ).split(" "),
);
/** As src/domain/scraper/declaration-check.ts demands it of a scraper id. */
const FAMILY = /^[a-z][a-z0-9-]{1,39}$/;
const SDK_IMPORT = /"(?:\.\.\/)+src\/plugin-sdk\/index\.ts"/g;
const CASES_SCHEMA = /"(?:\.\.\/)+src\/plugin-sdk\/testkit\/cases\.schema\.json"/;
const SOURCE_FILE = /\.(?:ts|md)$/;

/**
 * Copies the template under a new name. Writes nothing when it throws.
 *
 * @param {string | null} root folder of Quarry's repository; null where there is none, and the SDK is a package
 * @param {{ family: string, dir?: string, kind?: string, operations?: string[] }} wish with `dir` a third-party plugin in
 *   `dir/family`, else a built-in one; `kind` is how the source answers: html, json, feed or rpc;
 *   the first of `operations` lists, the others read what ids or addresses name
 * @returns {{ family: string, folder: string, isBuiltIn: boolean, isListed: boolean }}
 * @throws {UsageError} for a name that is no scraper id, or a folder that is taken
 */
export function scaffold(root, { family, dir, kind = "html", operations = ["list", "item"] }) {
  if (!FAMILY.test(family)) {
    throw new UsageError(
      `"${family}" is no scraper id: it takes 2 to 40 of a-z, 0-9 and hyphen, and starts with a letter.`,
    );
  }
  if (!["html", ...readdirSync(KINDS)].includes(kind))
    throw new UsageError(`"${kind}" is no kind of source; there are html, ${readdirSync(KINDS).join(", ")}.`);
  checkOperations(operations);
  const isBuiltIn = dir === undefined;
  const folder = join(dir ?? join(root, "src", "plugins"), family);
  if (existsSync(folder)) throw new UsageError(`${folder} exists already; nothing was written.`);
  const listed = isBuiltIn ? priceOf(root, family) : undefined;
  const words = {
    title: titleOf(family),
    unit: "record",
    priceUsdMicros: 1000,
    ...listed,
  };
  for (const path of filesIn(TEMPLATE)) {
    const ofKind = join(KINDS, kind, path);
    const text = readFileSync(existsSync(ofKind) ? ofKind : join(TEMPLATE, path), "utf8");
    const made = SOURCE_FILE.test(path) ? renamed(text, path, { family, words, isBuiltIn }) : text;
    for (const [target, content] of perOperation(path, made, operations)) {
      const schema = slashed(relative(dirname(join(folder, target)), casesSchema(root)));
      write(join(folder, target), content.replace(CASES_SCHEMA, `"${schema}"`));
    }
  }
  if (isBuiltIn) writeTest(root, family);
  else writeThirdPartyFiles(root, folder, family);
  return { family, folder, isBuiltIn, isListed: listed !== undefined };
}

/** What tells editors how a cases.json is written. */
function casesSchema(root) {
  return root === null
    ? fileURLToPath(new URL("../../dist/plugin-sdk/testkit/cases.schema.json", import.meta.url))
    : join(root, "src", "plugin-sdk", "testkit", "cases.schema.json");
}

/** Families of the repository have a file each below test/contract, which runs their contract suite. */
function writeTest(root, family) {
  write(
    join(root, "test", "contract", "families", `${family}.test.ts`),
    `import { testFamily } from "../built-in-family.ts";\n\nawait testFamily("${family}");\n`,
  );
}

/** @returns {string[]} paths of files, relative to `folder` */
function filesIn(folder, below = "") {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = join(below, name);
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });
}

function renamed(text, path, { family, words, isBuiltIn }) {
  const depth = path.split(sep).length - 1;
  const sdk = isBuiltIn ? `${"../".repeat(depth + 2)}plugin-sdk/index.ts` : "@quarry/plugin-sdk";
  return text
    .replace(SDK_IMPORT, `"${sdk}"`)
    .replace(/"(?:\.\.\/)+template\//g, `"${"../".repeat(depth) || "./"}`)
    .replaceAll('id: "example"', `id: "${family}"`)
    .replace(/^# example$/m, `# ${family}`)
    .replace(/\bExample\b/g, words.title)
    .replace('unit: "record"', `unit: "${words.unit}"`)
    .replace("priceUsdMicros: 1000", `priceUsdMicros: ${words.priceUsdMicros}`);
}

function checkOperations(operations) {
  const wrong = operations.find((one, index) => {
    const name = identifierOf(one);
    return !OPERATION.test(one) || TAKEN.has(name) || !isFree(name) || operations.indexOf(one) !== index;
  });
  if (wrong === undefined) return;
  throw new UsageError(
    `"${wrong}" cannot be the name of an operation; give names such as search,item-reviews.`,
  );
}

/** Whether a name may stand for a constant. */
function isFree(name) {
  try {
    return Boolean(new Function(`"use strict"; let ${name};`));
  } catch {
    return false;
  }
}

/** `item-reviews` is `itemReviews` in code. */
function identifierOf(operation) {
  return operation.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());
}

/**
 * A file of the template under the names of the operations. The first is the one that lists (`list`); each other one reads
 * what ids or addresses name (`item`).
 */
function perOperation(path, text, [first, ...others]) {
  const [role, name] = path.split(sep);
  if (name !== undefined) {
    const operations = role === "list" ? [first] : others;
    return operations.map((one) => [
      join(one, name === `${role}.ts` ? `${one}.ts` : name),
      [`${role}.ts`, "cases.json"].includes(name) ? renamedOperation(text, role, one) : text,
    ]);
  }
  if (path === "targets.ts" && others.length === 0) return [];
  const all = [first, ...others];
  const imported = (one) => `import { ${identifierOf(one)} } from "./${one}/${one}.ts";`;
  const chains = others.map((one) => `{ from: "${first}.id", to: "${one}.itemIds" }`);
  const made = text
    .replace(/^import \{ item \} .*\n/m, "")
    .replace(/^import \{ list \} .*$/m, all.map(imported).join("\n"))
    .replace(/^ {2}\/\/ Which operation .*\n {2}chains: .*\n/m, (lines) =>
      chains.length === 0 ? "" : lines.replace(/\[.*\]/, `[${chains.join(", ")}]`),
    )
    .replace('defaultOperation: "list"', `defaultOperation: "${first}"`)
    .replace("operations: [list, item]", `operations: [${all.map(identifierOf).join(", ")}]`)
    .replace(/^\| `list` .*$/m, (row) => row.replace("`list`", `\`${first}\``))
    .replace(/^\| `item` .*\n/m, (row) => others.map((one) => row.replace("`item`", `\`${one}\``)).join(""))
    .replaceAll("`list/list.ts`", `\`${first}/${first}.ts\``)
    .replaceAll("`list/", `\`${first}/`);
  return [[path, made]];
}

function renamedOperation(text, role, operation) {
  return text
    .replace(`const ${role} =`, `const ${identifierOf(operation)} =`)
    .replaceAll(`"${role}"`, `"${operation}"`)
    .replaceAll(`"name": "${role} `, `"name": "${operation} `);
}

function titleOf(family) {
  const words = family.replaceAll("-", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Title, unit and price of a family that is in the price list. The list is read as text, since this Node may be old. */
function priceOf(root, family) {
  const list = readFileSync(join(root, "src", "domain", "scraper", "price-list.ts"), "utf8");
  const row = new RegExp(
    `\\{ id: "${family}", title: "([^"]*)", unit: "([a-z]+)", priceUsdMicros: (\\d+) \\}`,
  ).exec(list);
  return row ? { title: row[1], unit: row[2], priceUsdMicros: Number(row[3]) } : undefined;
}

/** Makes the folder a package with a server's conventions, and tells editors where the types of the SDK are. */
function writeThirdPartyFiles(root, folder, family) {
  const manifest = {
    name: family,
    version: "0.1.0",
    type: "module",
    keywords: ["quarry-plugin"],
    exports: "./dist/index.js",
    files: ["dist"],
    scripts: {
      test: "quarry-plugin test .",
      prepack: "tsc --noEmit false --outDir dist",
    },
    peerDependencies: { "@quarry/plugin-sdk": "^2" },
    // The server brings it.
    peerDependenciesMeta: { "@quarry/plugin-sdk": { optional: true } },
    devDependencies: { "@quarry/plugin-sdk": "^2", "@types/node": "^24", typescript: ">=5.8" },
  };
  const tsconfig = {
    compilerOptions: {
      target: "ES2023",
      lib: ["ES2024"],
      module: "NodeNext",
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: true,
      skipLibCheck: true,
      types: ["node"],
      ...(root === null ? {} : typesIn(slashed(relative(folder, root)))),
    },
    exclude: ["dist"],
  };
  write(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  write(join(folder, "tsconfig.json"), `${JSON.stringify(tsconfig, null, 2)}\n`);
}

/** Of a plugin that is written beside a checkout of Quarry. */
function typesIn(checkout) {
  return {
    typeRoots: [`${checkout}/node_modules/@types`],
    paths: { "@quarry/plugin-sdk": [`${checkout}/src/plugin-sdk/index.ts`] },
  };
}

const slashed = (path) => path.split(sep).join("/");

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
