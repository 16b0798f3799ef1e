import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loopback, type Loopback } from "../scrape-host/http/testing/loopback.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const TEMPLATE = fileURLToPath(new URL("../../scripts/new-scraper/template", import.meta.url));
const SDK_IMPORT = /"(?:\.\.\/)+src\/plugin-sdk\/index\.ts"/g;

let work: string;
let source: Loopback;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "quarry-plugin-kit-"));
  source = await loopback((request, response) => {
    const page = new URL(request.url ?? "", "http://source").searchParams.get("page");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageOf(page ?? "1"));
  });
});
afterAll(async () => {
  await source.close();
  rmSync(work, { recursive: true, force: true });
});

/** A page as the template reads it, too large to stay in its recording. */
function pageOf(page: string): string {
  const item = `<li class="item" data-id="i${page}"><a class="item-title" href="/items/i${page}">Item ${page}</a></li>`;
  const next = page === "1" ? '<a rel="next" href="/items?page=2">next</a>' : "";
  return `<!doctype html><html><head><link rel="canonical" href="https://example.org/items?page=${page}"></head><body><!--${" ".repeat(5000)}--><ul class="items">${item}</ul>${next}</body></html>`;
}

/** The template as a plugin of others, in a folder of this name. */
function pluginIn(name: string): string {
  const folder = join(work, name);
  cpSync(TEMPLATE, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const path of [
    "index.ts",
    "read-item.ts",
    "records.ts",
    "source.ts",
    "targets.ts",
    "item/item-page.ts",
    "item/item.ts",
    "list/items-page.ts",
    "list/list.ts",
  ])
    edit(folder, path, (text) => text.replace(SDK_IMPORT, '"@quarry/plugin-sdk"'));
  return folder;
}

function edit(folder: string, path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

async function kit(...args: string[]) {
  const env = {
    ...process.env,
    QUARRY_ORIGINS: `example.web=${source.origin}`,
    QUARRY_PRIVATE_ORIGINS: source.origin,
  };
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: work, env });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const [code] = (await once(child, "close")) as [number];
  return { code, stdout, stderr: stderr.replaceAll(source.origin, "SOURCE").replaceAll(/\d+ ms/g, "N ms") };
}

describe("try", () => {
  it("runs an input against the source, records it, and runs the same from the recording", async () => {
    pluginIn("shop");
    const live = await kit("try", "shop", '{"limit":5}', "--record", "list.har.json");
    expect(live.stderr).toBe(
      `200 SOURCE/items?page=1 N ms\n200 SOURCE/items?page=2 N ms\n2 Records; no warnings\nrecorded to ${join(work, "list.har.json")}\n`,
    );
    expect(live.code).toBe(0);
    const records = JSON.parse(`[${live.stdout.replaceAll("}\n{", "},{")}]`) as {
      id: string;
      title: string;
    }[];
    expect(records.map(({ id, title }) => [id, title])).toEqual([
      ["i1", "Item 1"],
      ["i2", "Item 2"],
    ]);
    expect(readFileSync(join(work, "list.bodies", "items-page-1.html"), "utf8")).toBe(pageOf("1"));
    const asked = source.requests.length;
    const replayed = await kit("try", "shop", '{"limit":5}', "--har", "list.har.json");
    const withoutTime = (text: string) => text.replaceAll(/"fetchedAt": ".*"/g, "");
    expect(withoutTime(replayed.stdout)).toBe(withoutTime(live.stdout));
    expect(source.requests.length).toBe(asked);
  });

  it("runs the canaries, and fails with what is missing", async () => {
    const folder = pluginIn("canaries");
    const good = await kit("try", "canaries", "--canary", "list");
    expect(good.stderr).toMatch(/\n1 Record; no warnings\ncanary list: passed\n$/);
    expect(good.code).toBe(0);
    edit(folder, "list/list.ts", (text) =>
      text.replace('records: 1, fields: ["title", "url"]', 'records: 3, fields: ["title", "note", "price"]'),
    );
    const poor = await kit("try", "canaries", "--canary", "list");
    expect(poor.stderr).toMatch(/\ncanary list: 3 Records wanted, 2 came; missing: note, price\n$/);
    expect([poor.code, poor.stdout]).toEqual([1, expect.stringContaining('"id": "i2"')]);
    const lost = await kit("try", "canaries", "--canary", "lost");
    expect(lost.stderr).toContain("There is no operation lost with a canary.");
    expect(lost.code).toBe(2);
  });

  it("records with the command of this name what `try --record` records", async () => {
    pluginIn("recorded");
    const made = await kit("record", "recorded.har.json", "recorded", '{"limit":5}');
    expect(made.stderr).toContain(`2 Records; no warnings\nrecorded to ${join(work, "recorded.har.json")}\n`);
    const replayed = await kit("try", "recorded", '{"limit":5}', "--har", "recorded.har.json");
    expect([made.code, replayed.code]).toEqual([0, 0]);
    expect(replayed.stdout.match(/"id": "i[12]"/g)).toHaveLength(2);
  });

  it("says what the nearest recorded request is, and what is wrong with a command line", async () => {
    const folder = pluginIn("missing");
    const har = join(folder, "list", "list-two-pages.har.json");
    const env = { ...process.env };
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [MAIN, "try", folder, ...args], { cwd: work, env, encoding: "utf8" });
    const miss = run('{"query":"kite"}', "--har", har);
    expect(miss.stderr).toContain(
      "0 Records; no warnings\nfailed with replay_miss: No recorded response for GET ",
    );
    expect(miss.stderr).toContain("; it differs in `q` (kite asked for, none recorded).");
    expect([miss.status, miss.stdout]).toEqual([7, ""]);
    for (const [args, message] of [
      [["{"], "The input is not JSON: "],
      [["[]"], "The input must be a JSON object."],
      [["{}", "--har", "none.har"], "There is no HAR file or folder at "],
      [["{}", "--har", har, "--record", "x"], "give one of the two."],
      [["{}", "--hra", har], "Unknown option '--hra'"],
    ] as const) {
      const refused = run(...args);
      expect(refused.stderr).toContain(message);
      expect(refused.status).toBe(2);
    }
    expect(existsSync(join(work, "x"))).toBe(false);
  });
});

describe("test", () => {
  it("runs the cases whose name holds a text, and says when there is none", async () => {
    const bodies = join(pluginIn("cased"), "list");
    // One page in a file of its own: whoever reads the recording finds it there.
    edit(bodies, "list-two-pages.har.json", (text) => {
      const har = JSON.parse(text) as {
        log: { entries: { response: { content: { text?: string; _file?: string } } }[] };
      };
      const content = har.log.entries[0]?.response.content;
      if (content?.text === undefined) throw new Error("The first page of the recording has no text.");
      writeFileSync(join(bodies, "first-page.html"), content.text);
      delete content.text;
      content._file = "first-page.html";
      return JSON.stringify(har);
    });
    const some = await kit("test", "cased", "--case", "TWO pages");
    expect(some.stdout).toMatch(/^cases of example\n {2}✓ list goes over two pages \d+ ms\n\nTests /m);
    expect(some.stdout).not.toMatch(/failure rule|drift/);
    expect([some.code, some.stderr]).toEqual([0, ""]);
    const none = await kit("test", "cased", "--case", "three pages");
    expect(none.stderr).toContain(
      'quarry: No case of example holds "three pages" in its name. There are:\n  item ',
    );
    expect([none.code, none.stdout.includes("✓")]).toEqual([1, false]);
  });

  it("tells all that is wrong with a case, below the sentence that does not hold", async () => {
    const folder = pluginIn("wrong");
    edit(folder, "list/cases.json", (text) => text.replace('"Paper boat"', '"Paper plane"'));
    edit(folder, "list/list.ts", (text) =>
      text.replace("for (const item", "ctx.warn(`odd`, `Odd.`);\n      for (const item"),
    );
    const some = await kit("test", "wrong", "--case", "two pages");
    expect(some.stdout).toContain(
      [
        "",
        "FAIL cases of example > list goes over two pages",
        "✗ gives what is expected",
        "Warnings that the case does not name: odd.",
        'warn: Odd. {"code":"odd"}',
        'records[2].title: expected "Paper plane", got "Paper boat"',
        "",
      ].join("\n"),
    );
    expect(some.stdout).toMatch(/^Tests 1 failed, 10 passed \(11\)$/m);
    expect(some.code).toBe(1);
  });

  it("says in which file, case and place a cases.json is wrong", async () => {
    const folder = pluginIn("mistyped");
    edit(folder, "list/cases.json", (text) => text.replace('"count": 3', '"cuont": 3'));
    const refused = await kit("test", "mistyped");
    expect(refused.stderr).toBe(
      `quarry: ${join(folder, "list", "cases.json")}: case "list goes over two pages": expect: Unrecognized key: "cuont"\n`,
    );
    expect([refused.code, refused.stdout.includes("✓")]).toEqual([1, false]);
  });

  it("runs again upon a change, fails on a wrong type in plain words, and leaves on Ctrl-C", async () => {
    const folder = pluginIn("watched");
    const child = spawn(process.execPath, [MAIN, "test", folder, "--case", "two pages", "--watch"], {
      cwd: work,
    });
    let stdout = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    const ended = once(child, "exit");
    const until = async (text: RegExp) => {
      while (!text.test(stdout)) await Promise.race([once(child.stdout, "data"), ended]);
    };
    await until(/^Tests 11 passed \(11\)$/m);
    edit(folder, "source.ts", (text) => `${text}export const port: number = "80";\n`);
    await until(/^Tests 1 failed, 10 passed \(11\)$/m);
    expect(stdout).toMatch(
      /\nFAIL plugin example > has right types\nsource\.ts, line \d+: Type 'string' is not assignable to type 'number'\. \(TS2322\)\n/,
    );
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  });
});
