// Makes a kind of thing that works on every face, with a test and a page: `npm run new:kind <kind> [-- --many <plural>]`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import { PROJECT_ROOT } from "../generate/generated-file.ts";
import { kindWords, type KindWords } from "./kind-words.ts";

const TEMPLATE = path.join(import.meta.dirname, "template");
const GENERATE = "scripts/generate/write.ts";
const SERVICES = "src/services/services.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { many: { type: "string" } } });
const [name, ...others] = positionals;
const isName = (word: string | undefined): boolean =>
  word === undefined || /^[a-z]{3,20}(-[a-z]{2,20}){0,2}$/.test(word);
if (name === undefined || others.length > 0 || !isName(name) || !isName(values.many)) {
  console.error("usage: npm run new:kind <kind> [-- --many <plural>], such as `note` or `saved-search`");
  process.exitCode = 2;
} else await make(kindWords(name, values.many ?? `${name}s`, Object.values<Kind>(KINDS)));

async function make(words: KindWords): Promise<void> {
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .map((file) => ({ from: path.join(TEMPLATE, file), to: words.inPath(file.slice(0, -".txt".length)) }));
  const taken = files.find(({ to }) => existsSync(path.join(PROJECT_ROOT, to)));
  if (taken !== undefined) throw new Error(`${taken.to} exists already; nothing was written.`);
  for (const { from, to } of files) await write(to, words.inText(readFileSync(from, "utf8")));
  await addService(words);
  execFileSync(process.execPath, [GENERATE], { cwd: PROJECT_ROOT, stdio: "inherit" });
  console.log(`\nMade ${files.length} files:\n${files.map(({ to }) => `  ${to}`).join("\n")}`);
  console.log(
    "\nSay in them what it is, then: npm run generate, npm run kind:size -- --update, npm run check",
  );
}

/** The only list that is kept by hand: who makes the services. */
async function addService({ inText }: KindWords): Promise<void> {
  const file = path.join(PROJECT_ROOT, SERVICES);
  const imported = inText('import { NoteService } from "../domain/%file%/%file%.service.ts";\n');
  const made = inText("    notes: new NoteService({ store, clock }),\n");
  const text = readFileSync(file, "utf8")
    .replace(/^import \{ Notification/m, (next) => `${imported}${next}`)
    .replace(/^ {4}priceHistory: /m, (next) => `${made}${next}`);
  if (!text.includes(imported) || !text.includes(made))
    throw new Error(`${SERVICES} has another form than scripts/new-kind/new-kind.ts knows.`);
  await write(SERVICES, text);
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(PROJECT_ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
}
