/**
 * `node bundle.mjs <modules> <dist>`: makes of what the compiler wrote into <modules> the few files in <dist> that run, with the
 * packages they use and without what nothing uses. A start opens a hundred files instead of two thousand.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { UNBUNDLED } from "./unbundled.mjs";

/** What is started, loaded by its path, or imported by a script. All of them share one copy of each module. */
const ENTRIES = [
  "server/main",
  "server/health-check",
  "server/supervisor/part-process",
  "host/spawner/spawner-process",
  "host/sqlite/sqlite-thread",
  "engine/engine-process",
  "engine/prepare",
  "engine/shell",
  "cli/main",
  "scrape-host/thread/scrape-thread",
  "domain/scraper/input-thread",
  "domain/scraper/trial-thread",
  "domain/scraper/write-facts",
  "plugin-sdk/index",
];
const OPENTELEMETRY = "@opentelemetry/api";
/** In a raw template an escape is not what it stands for. */
const RAW_TEXT = /\.raw`(?:[^`$]|\$(?!\{)|\$\{[^}]*\})*?[\u0080-\uffff]/;

/** Node keeps a byte for each character of a file, unless a single one is beyond ASCII: then two for each. */
function inOneByte(code) {
  if (RAW_TEXT.test(code)) return code;
  return code.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * As an ES module, `node:http` makes Node load its own undici and HTTP/2, for names that nobody here uses: 60 ms of CPU in each
 * process. This has all others.
 */
function httpWithoutUndici() {
  const names = Object.keys(http).filter((name) => !/^(WebSocket|CloseEvent|MessageEvent)$/.test(name));
  return `const http = process.getBuiltinModule("node:http"); export default http; export const { ${names.join(", ")} } = http;`;
}

const [modules, dist] = process.argv.slice(2);
const plugins = join(modules, "plugins");
const families = existsSync(plugins) ? readdirSync(plugins).map((id) => `plugins/${id}/index`) : [];
const entries = [...ENTRIES, ...families]
  .map((name) => [name, join(modules, `${name}.js`)])
  .filter(([, path]) => existsSync(path));

const bundle = await rolldown({
  input: Object.fromEntries(entries),
  platform: "node",
  external: new RegExp(`^(${UNBUNDLED.join("|")})(/|$)`),
  plugins: [
    {
      name: "http",
      resolveId: (source, _importer, { kind }) =>
        /^(node:)?http$/.test(source) && kind === "import-statement" ? "\0http" : null,
      load: (id) => (id === "\0http" ? httpWithoutUndici() : null),
    },
    {
      name: "one-opentelemetry",
      // prom-client requires what we import: of a hundred small files, one copy.
      resolveId: (source) => (source === OPENTELEMETRY ? fileURLToPath(import.meta.resolve(source)) : null),
    },
    {
      name: "native-hash",
      // Apollo looks for Node's hash where a bundle has none, and then takes one in JavaScript for each query.
      transform: (code, id) =>
        id.includes("@apollo/utils.createhash/")
          ? code.replaceAll("module.require", "process.getBuiltinModule")
          : null,
    },
    {
      name: "own-place",
      // A module that looks for files beside it goes on to find them from where it was.
      transform(code, id) {
        if (!id.startsWith(modules) || !code.includes("import.meta.url")) return null;
        const path = relative(modules, id).split(sep).join("/");
        return code.replaceAll("import.meta.url", `new URL("<dist>/${path}", import.meta.url).href`);
      },
    },
  ],
  // It warns of optional packages that are not there.
  logLevel: "silent",
});
const { output } = await bundle.generate({
  format: "esm",
  keepNames: true,
  comments: false,
  entryFileNames: "[name].js",
  chunkFileNames: "shared/[name]-[hash].js",
});
for (const { fileName, code } of output) {
  const path = join(dist, fileName);
  const up = "../".repeat(fileName.split("/").length - 1) || "./";
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, inOneByte(code.replaceAll('"<dist>/', `"${up}`)));
}
// Browsers load it as it is.
const client = join(modules, "client");
if (existsSync(client)) cpSync(client, join(dist, "client"), { recursive: true });
