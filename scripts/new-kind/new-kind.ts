// Makes a kind of thing that works on every face, with a test and a page: `npm run new:kind <kind> [-- --many <plural>]`.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import { PROJECT_ROOT } from "../generate/generated-file.ts";
import { kindWords, type KindWords } from "./kind-words.ts";
import { refusal } from "./refusal.ts";

const TEMPLATE = path.join(import.meta.dirname, "template");
const SERVICES = "src/services/services.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { many: { type: "string" } } });
const [one, ...others] = positionals;
const many = values.many ?? `${one}s`;
const refused =
  one === undefined || others.length > 0
    ? "usage: npm run new:kind <kind> [-- --many <plural>], such as `note` or `saved-search`"
    : refusal(one, many);
if (one === undefined || refused !== null) {
  console.error(`${refused}\nNothing was written.`);
  process.exitCode = 2;
} else await make(kindWords(one, many, Object.values<Kind>(KINDS)));

async function make(words: KindWords): Promise<void> {
  const files = await Promise.all(
    readdirSync(TEMPLATE, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".txt"))
      .map(async (file) => {
        const to = words.inPath(file.slice(0, -".txt".length));
        return {
          to,
          text: await formatted(to, words.inText(readFileSync(path.join(TEMPLATE, file), "utf8"))),
        };
      }),
  );
  const before = readFileSync(path.join(PROJECT_ROOT, SERVICES), "utf8");
  const services = { to: SERVICES, text: await formatted(SERVICES, withService(before, words)) };
  try {
    for (const { to, text } of [...files, services]) write(to, text);
    generate();
  } catch (error) {
    for (const { to } of files) rmSync(path.join(PROJECT_ROOT, to), { force: true });
    write(SERVICES, before);
    generate();
    throw error;
  }
  console.log(`\nMade ${files.length} files:\n${files.map(({ to }) => `  ${to}`).join("\n")}`);
  console.log(
    "\nSay in them what it is, in Turkish too, then: npm run generate, npm run kind:size -- --update, npm run check",
  );
}

/** The only list that is kept by hand: who makes the services. */
function withService(services: string, { inText }: KindWords): string {
  const imported = inText('import { NoteService } from "../domain/%file%/%file%.service.ts";\n');
  const made = inText("    notes: new NoteService({ store, clock }),\n");
  const text = services
    .replace(/^import \{ Notification/m, (next) => `${imported}${next}`)
    .replace(/^ {4}priceHistory: /m, (next) => `${made}${next}`);
  if (text.includes(imported) && text.includes(made)) return text;
  throw new Error(`${SERVICES} has another form than scripts/new-kind/new-kind.ts knows.`);
}

function generate(): void {
  execFileSync(process.execPath, ["scripts/generate/write.ts"], { cwd: PROJECT_ROOT, stdio: "inherit" });
}

function write(file: string, text: string): void {
  const target = path.join(PROJECT_ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

async function formatted(file: string, text: string): Promise<string> {
  const filepath = path.join(PROJECT_ROOT, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
