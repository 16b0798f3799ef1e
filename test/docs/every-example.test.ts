import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examplesIn, isSample, ROOT } from "./example-document.ts";

/** The test that runs the examples of a document, all of them: it fails when it left one. */
const RUN_BY: Record<string, string> = {
  "README.md": "test/docs/readme.test.ts",
  "CONTRIBUTING.md": "test/docs/readme.test.ts",
  "docs/abuse.md": "test/api/abuse.test.ts",
  "docs/api.md": "test/reference/api-guide.test.ts",
  "docs/cli.md": "test/docs/cli-guide.test.ts",
  "docs/cron.md": "test/process/cron.test.ts",
  "docs/hosting.md": "test/cli/deploy.test.ts",
  "docs/how-to/add-a-resource-kind.md": "test/launcher/new-kind.test.ts",
  "docs/how-to/add-a-scraper.md": "test/docs/add-a-scraper.test.ts",
  "docs/operations.md": "test/docs/operations.test.ts",
  "docs/kv.md": "test/process/kv.test.ts",
  "docs/queues.md": "test/process/queues.test.ts",
  "docs/sqlite.md": "test/api/sqlite.test.ts",
  "docs/service-toml.md": "test/cli/deploy.test.ts",
  "docs/state.md": "test/api/state.test.ts",
  "docs/webhooks.md": "test/docs/webhooks.test.ts",
  "docs/workers.md": "test/hosting/quarry-worker.test.ts",
  "packages/cli/README.md": "test/client/cli-package.test.ts",
  "packages/client/README.md": "test/client/package.test.ts",
  "packages/plugin-sdk/README.md": "test/plugin-sdk/package.test.ts",
};

async function documents(): Promise<string[]> {
  const docs = await readdir(join(ROOT, "docs"), { recursive: true });
  const packages = await readdir(join(ROOT, "packages"));
  return [
    "README.md",
    "CONTRIBUTING.md",
    ...docs.filter((path) => path.endsWith(".md")).map((path) => `docs/${path}`),
    ...packages.map((name) => `packages/${name}/README.md`),
  ];
}

describe("every fenced block", () => {
  it("names its language, and is a sample or in a document whose examples are run", async () => {
    const nameless: string[] = [];
    const withExamples = new Set<string>();
    for (const path of await documents()) {
      for (const example of examplesIn(await readFile(join(ROOT, path), "utf8"))) {
        if (example.language === "") nameless.push(`${path}:${example.line}`);
        if (!isSample(example)) withExamples.add(path);
      }
    }
    expect(nameless).toEqual([]);
    expect([...withExamples].sort()).toEqual(Object.keys(RUN_BY).sort());
  });

  it.each(Object.entries(RUN_BY))("of %s is counted by %s", async (path, test) => {
    const source = await readFile(join(ROOT, test), "utf8");
    const [, name] = new RegExp(`(\\w+) = await openDocument\\("${path}"\\)`).exec(source) ?? [];
    expect(source).toContain(`expect(${name}.untaken()).toEqual([])`);
  });
});

describe("fences", () => {
  it("are found in lists and in longer fences, with their language", () => {
    const text =
      "a\n```sh\none\n```\n- b\n  ```ts ignored\n  two\n\n  ```\n````text\n```\n````\n```\nx\n```\n";
    expect(examplesIn(text)).toEqual([
      { language: "sh", text: "one\n", line: 2 },
      { language: "ts", text: "two\n\n", line: 6 },
      { language: "text", text: "```\n", line: 10 },
      { language: "", text: "x\n", line: 13 },
    ]);
    expect(() => examplesIn("```sh\n")).toThrow("The fence of line 1 is never closed.");
  });

  it("are samples when they say so with a reason", () => {
    const sample = (language: string, text: string) => isSample({ language, text, line: 1 });
    expect(sample("text", "anything\n")).toBe(true);
    expect(sample("sh", "# Not run here: needs a replica set\nmongodump --oplog\n")).toBe(true);
    expect(sample("js", "// Not run here: needs a sharded cluster\n")).toBe(true);
    expect(sample("sh", "# Not run here:\nmongodump\n")).toBe(false);
    expect(sample("sh", "mongodump\n")).toBe(false);
  });
});
