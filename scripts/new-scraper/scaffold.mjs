import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "../launcher/usage-error.mjs";

const TEMPLATE = fileURLToPath(new URL("./template/", import.meta.url));
/** As src/domain/scraper/declaration-check.ts demands it of a scraper id. */
const FAMILY = /^[a-z][a-z0-9-]{1,39}$/;
const SDK_IMPORT = /"(?:\.\.\/)+src\/plugin-sdk\/index\.ts"/g;
const SOURCE_FILE = /\.(?:ts|md)$/;

/**
 * Copies the template under a new name. Writes nothing when it throws.
 *
 * @param {string} root folder of the repository
 * @param {{ family: string, dir?: string }} wish with `dir` a third-party plugin in `dir/family`, else a built-in one
 * @returns {{ family: string, folder: string, isBuiltIn: boolean, isListed: boolean }}
 * @throws {UsageError} for a name that is no scraper id, or a folder that is taken
 */
export function scaffold(root, { family, dir }) {
  if (!FAMILY.test(family)) {
    throw new UsageError(
      `"${family}" is no scraper id: it takes 2 to 40 of a-z, 0-9 and hyphen, and starts with a letter.`,
    );
  }
  const isBuiltIn = dir === undefined;
  const folder = join(dir ?? join(root, "src", "plugins"), family);
  if (existsSync(folder)) throw new UsageError(`${folder} exists already; nothing was written.`);
  const listed = priceOf(root, family);
  const words = {
    title: titleOf(family),
    unit: "record",
    priceUsdMicros: 1000,
    ...(isBuiltIn ? listed : {}),
  };
  for (const path of filesIn(TEMPLATE)) {
    const text = readFileSync(join(TEMPLATE, path), "utf8");
    const made = SOURCE_FILE.test(path) ? renamed(text, path, { family, words, isBuiltIn }) : text;
    write(join(folder, path), made);
  }
  if (!isBuiltIn) writeThirdPartyFiles(root, folder, family);
  return { family, folder, isBuiltIn, isListed: listed !== undefined };
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
  const sdk = isBuiltIn ? `${"../".repeat(depth + 2)}plugin-sdk/index.ts` : "quarry/plugin-sdk";
  return text
    .replace(SDK_IMPORT, `"${sdk}"`)
    .replaceAll('id: "example"', `id: "${family}"`)
    .replace(/^# example$/m, `# ${family}`)
    .replace(/\bExample\b/g, words.title)
    .replace('unit: "record"', `unit: "${words.unit}"`)
    .replace("priceUsdMicros: 1000", `priceUsdMicros: ${words.priceUsdMicros}`);
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

/** Makes Node read the folder as modules, and tells editors where the types of the SDK are. */
function writeThirdPartyFiles(root, folder, family) {
  const sdk = relative(folder, join(root, "src", "plugin-sdk", "index.ts"))
    .split(sep)
    .join("/");
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
      skipLibCheck: true,
      types: ["node"],
      typeRoots: [sdk.replace("src/plugin-sdk/index.ts", "node_modules/@types")],
      paths: { "quarry/plugin-sdk": [sdk] },
    },
  };
  write(
    join(folder, "package.json"),
    `${JSON.stringify({ name: family, private: true, type: "module" }, null, 2)}\n`,
  );
  write(join(folder, "tsconfig.json"), `${JSON.stringify(tsconfig, null, 2)}\n`);
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
