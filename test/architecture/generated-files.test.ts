import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUILT_IN_IDS } from "../../scripts/generate/built-in-scrapers.ts";
import { errorsDoc } from "../../scripts/generate/errors-doc.ts";
import { type GeneratedFile, PROJECT_ROOT, staleness } from "../../scripts/generate/generated-file.ts";
import { cell } from "../../scripts/generate/markdown.ts";
import { fieldsOf } from "../../scripts/generate/schema-words.ts";
import { CODES } from "../../src/errors/codes.ts";

describe("staleness", () => {
  let root: string;
  const file: GeneratedFile = { path: "docs/x.md", render: () => "one\ntwo\nthree\n" };

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), "quarry-generated-"));
    await mkdir(path.join(root, "docs"));
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each([
    ["a missing file", null, { file, firstLine: null }],
    ["the same content", "one\ntwo\nthree\n", null],
    ["another second line", "one\nzwei\nthree\n", { file, firstLine: 2 }],
    ["lines that are too many", "one\ntwo\nthree\nfour\n", { file, firstLine: 4 }],
    ["a missing end", "one\ntwo\n", { file, firstLine: 3 }],
  ])("judges %s", async (_what, committed, expected) => {
    if (committed !== null) await writeFile(path.join(root, file.path), committed);
    expect(await staleness(file, root)).toEqual(expected);
  });
});

describe("schema.graphql", () => {
  it("stays small enough to read and to send", async () => {
    const { size } = await stat(path.join(PROJECT_ROOT, "schema.graphql"));
    expect(size).toBeLessThan(1_000_000);
  });
});

describe("docs/families", () => {
  it("has a page for each family and no other", async () => {
    const pages = await readdir(path.join(PROJECT_ROOT, "docs/families"));
    expect(pages.sort()).toEqual(BUILT_IN_IDS.map((id) => `${id}.md`));
  });
});

describe("docs/errors.md", () => {
  it("has one heading per code, which is the anchor of docs_url", async () => {
    const headings = (await errorsDoc.render()).split("\n").filter((line) => line.startsWith("## "));
    expect(headings).toEqual(Object.keys(CODES).map((code) => `## \`${code}\``));
  });

  it("shows status, retry, message and instruction of a code", async () => {
    expect(await errorsDoc.render()).toContain(
      "| 402 | after a change of state, such as a top-up | The balance does not cover the estimate of this Request. | Lower `limit` or set a smaller `maxCost`; `details` carry the numbers in micro-USD. For more, ask the account owner: when they choose to top up, POST /v1/billing/checkout gives the page to pay on. |",
    );
  });
});

describe("fieldsOf", () => {
  it("puts types, caps and aliases of a JSON Schema in words", () => {
    const fields = fieldsOf({
      type: "object",
      required: ["terms"],
      properties: {
        terms: {
          type: "array",
          maxItems: 50,
          items: { type: "string", maxLength: 512 },
          aliases: ["q", "queries"],
          description: "Search terms.",
        },
        pages: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
        sort: { enum: ["new", "top"] },
        note: { anyOf: [{ type: "string", format: "uri" }, { type: "null" }] },
        serial: { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      },
    });
    const optional = { required: false, aliases: [], description: "", caps: "" };
    expect(fields).toEqual([
      {
        name: "terms",
        type: "string[]",
        required: true,
        caps: "at most 50 items; each at most 512 characters",
        aliases: ["q", "queries"],
        description: "Search terms.",
      },
      { ...optional, name: "pages", type: "integer", caps: "1 to 1,000, default 1" },
      { ...optional, name: "sort", type: '"new" or "top"' },
      { ...optional, name: "note", type: "string (uri) or null" },
      { ...optional, name: "serial", type: "integer" },
    ]);
  });
});

describe("cell", () => {
  it("keeps a table row on one line", () => {
    expect(cell("a |\n  b")).toBe("a \\| b");
  });
});
